"""What clients send, read into messages; what cannot be read is refused with the reason."""

import re
from typing import Any, TypeVar, get_args

import msgspec

from atout.core.illegal import Illegal
from atout.server.messages import LIMIT, FromClient

T = TypeVar("T")

SHOWN = 60
"""Of what a client has sent, so many characters are said back at most."""
_AT = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<field>.*?)`)?$", re.DOTALL)

TYPES = tuple(str(kind.__struct_config__.tag) for kind in get_args(FromClient))
_decode = msgspec.json.Decoder(FromClient).decode


class _Head(msgspec.Struct):
    type: Any = None


_decode_head = msgspec.json.Decoder(_Head).decode


def read(frame: str) -> FromClient:
    """The message in a frame; an Illegal says why there is none."""
    if len(frame.encode()) > LIMIT:
        raise Illegal("server-too-large")
    try:
        return _decode(frame)
    except msgspec.ValidationError as error:
        raise _not_a_message(frame, error) from None
    except (msgspec.DecodeError, RecursionError):
        raise Illegal("server-not-json") from None


def _not_a_message(frame: str, error: msgspec.ValidationError) -> Illegal:
    """Why this is not a message although it began like JSON."""
    try:
        kind = _decode_head(frame).type
    except msgspec.ValidationError:
        return Illegal("server-frame-untyped")
    except (msgspec.DecodeError, RecursionError):
        return Illegal("server-not-json")
    if not isinstance(kind, str):
        return Illegal("server-frame-untyped")
    if kind not in TYPES:
        return Illegal("server-frame-unknown", type=kind[:SHOWN], known=", ".join(TYPES))
    return _wrong("server-frame-wrong", error)


def about(frame: str) -> str:
    """What a frame is about, as far as it says so."""
    try:
        kind = _decode_head(frame).type
    except (msgspec.DecodeError, RecursionError):
        return ""
    return kind[:SHOWN] if isinstance(kind, str) else ""


def read_body(body: bytes, kind: type[T]) -> T:
    """What the body of a request holds; an Illegal says why it does not."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise _wrong("server-body-wrong", error) from None
    except (msgspec.DecodeError, RecursionError):
        raise Illegal("server-not-json") from None


def _wrong(key: str, error: msgspec.ValidationError) -> Illegal:
    found = _AT.match(str(error))
    what, field = (found["what"], found["field"]) if found else (str(error), None)
    return Illegal(key, field=(field or "-")[:SHOWN], what=what[:SHOWN])
