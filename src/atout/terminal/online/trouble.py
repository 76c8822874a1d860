"""Why a server cannot be spoken to, as one sentence."""

import ssl
from http.client import HTTPException

from websockets.exceptions import WebSocketException

from atout.core.illegal import Illegal
from atout.core.view import Refusal
from atout.terminal.online.places import Place
from atout.words import words

FAILURES = (OSError, UnicodeError, HTTPException, WebSocketException)
"""What may go wrong on the way to a server."""


def trouble(error: Exception, place: Place) -> Illegal:
    """What went wrong on the way."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return Illegal("join-not-trusted", place=place.at, reason=error.verify_message)
    if isinstance(error, ssl.SSLError):
        return Illegal("join-not-secure", place=place.at)
    if isinstance(error, OSError | UnicodeError):  # no such name, nobody there, no answer in time
        return Illegal("join-no-answer", place=place.at)
    return Illegal("join-not-atout", place=place.at)


def heard(refusal: Refusal, place: Place) -> Illegal:
    """What a server refuses; in words that this Atout does not have it is another one's."""
    known = words("en").has(refusal.text.key)
    return Illegal.of(refusal) if known else Illegal("join-other-version", place=place.at)
