"""What is logged, and how. No secret gets into it: of an error its kind and its place, not what it says.

What an error says may hold anything that somebody has sent, or a card.
"""

import datetime as dt
import json
import logging
import sys
import traceback
from typing import Literal, TextIO

Kind = Literal["plain", "json"]


def set_up(kind: Kind, stream: TextIO = sys.stderr) -> None:
    """Log warnings of libraries, and what the house itself has to say."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Json() if kind == "json" else _Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("atout").setLevel(logging.INFO)


def _said(record: logging.LogRecord) -> str:
    """The message; of asyncio's the first line, for in the others stands whatever was at hand."""
    return record.getMessage().partition("\n")[0]


def _error(record: logging.LogRecord) -> tuple[str, list[str]]:
    """What kind of error it was, and where it came from, the innermost place last."""
    if not record.exc_info or record.exc_info[0] is None:
        return "", []
    kind, _, at = record.exc_info
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(at)]
    return kind.__name__, places


class _Plain(logging.Formatter):
    """One line for a person, and the places of an error below it."""

    def format(self, record: logging.LogRecord) -> str:
        kind, places = _error(record)
        lines = [f"{_time(record)} {record.levelname} {record.name}: {_said(record)}"]
        return "\n".join([*lines, *(f"  {place}" for place in places), *([f"  {kind}"] if kind else [])])


class _Json(logging.Formatter):
    """One object on a line for a program."""

    def format(self, record: logging.LogRecord) -> str:
        kind, places = _error(record)
        told = {"time": _time(record), "level": record.levelname, "from": record.name, "said": _said(record)}
        return json.dumps(told | ({"error": kind, "at": places} if kind else {}), ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds")
