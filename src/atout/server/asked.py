"""A request, and what of the house it asks for."""

from typing import Any

from litestar import Request

from atout.table.hall import Hall
from atout.table.lobby import Lobby

Asked = Request[Any, Any, Any]


def hall_of(request: Asked) -> Hall:
    """The tables of this house."""
    hall: Hall = request.app.state.hall
    return hall


def lobby_of(request: Asked) -> Lobby:
    """Where people find tables."""
    lobby: Lobby = request.app.state.lobby
    return lobby
