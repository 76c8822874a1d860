"""How the facts that a hint of Pitch gives are tried."""

from tests.games.tricks import FACTS

__all__ = ["FACTS"]
