"""What can be set about tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Times in seconds. Tests set those to nothing that are there for people's eyes."""

    sheet: float = 20
    """How long a score sheet stays at most."""
    move: float = 0.45
    """How long a computer's decision takes at least, so that people can follow."""
    secret: float = 4
    """How long somebody may be asked in secret; as long passes where nobody is."""
    secret_alone: float = 0.15
    """The same for one person among computers, who learn nothing from it: an answer may take any time."""
    rhythm: float = 1
    """How much is kept of the time that a game wants for cards that are dealt one by one."""
    last_card: bool = True
    """Whether the last card of a hand plays itself, in the rhythm of ``move``."""
    alone: float = 0.03
    """How long a computer thinks at most where every person at the table is out and waits for the end."""
    part: float = 5
    """How long a player's part of a deal is waited for; 0: nobody is asked for one."""
    part_alone: float = 1
    """The same for one person among computers."""
    retry: float = 2
    """When a computer's decision that could not be saved is tried again."""
    grace: float = 60
    """How long somebody may be away, while others wait, before a computer plays for them."""
    vote: float = 30
    """How long a vote to end the match lasts at most."""
    vote_again: float = 60
    """After how long another vote may be called."""
    idle: float = 60
    """After how long a table that nobody looks at is put away."""
    idle_tables: int = 500
    """So many of them are kept for as long; where there are more, those that were left first are put away."""
    workers: int = 2
    """How many processes think for the computer players."""
    busy: float = 2
    """How long a locked database is waited for."""
    stay_away: float = 180
    """How long who sits at a table that waits for people may be away before the others go on without them."""
    gathering: float = 48 * 3600
    """After how long a table that never began is cleared away."""
    patience: float = 10
    """How long a request waits for its turn at a table."""
    tables_an_hour: int = 60
    """How many tables one person may make in an hour."""
