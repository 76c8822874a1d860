"""A process that works for the server: it reads jobs and writes answers, and ends when the server does.

A job is a function and its arguments, an answer whether it went well and what came of it; both are
pickled, with their length before them. The server alone writes to it, so what it reads is trusted.
"""

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO

LENGTH = struct.Struct("!I")


def main() -> None:
    """Work until there is nobody to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    os.nice(5)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get into the answers
    while (message := _read(source)) is not None:
        answer = _answer(message)
        try:
            sink.write(LENGTH.pack(len(answer)) + answer)
            sink.flush()
        except BrokenPipeError:
            return


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return source.read(length)


def _answer(message: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(message)  # noqa: S301  from the server
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:  # noqa: BLE001  whatever it is, the server wants to know
        return pickle.dumps((False, error))


if __name__ == "__main__":
    main()
    sys.exit()
