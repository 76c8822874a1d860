"""Accounts: a name and a pass-phrase for the same self on several devices, and the devices signed in."""

import secrets
import unicodedata
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from atout.core.illegal import Illegal
from atout.table.schema import ACCOUNTS, LOGINS
from atout.table.store import Store, Taken, ago, now, remember


class Account(NamedTuple):
    """Whose it is, what is typed to sign in, and the hash of the pass-phrase."""

    who: str
    name: str
    phrase: str


class Login(NamedTuple):
    """A device that is signed in: ``hash`` is of its token, ``id`` names it to its owner."""

    hash: str
    id: str
    device: str
    seen: str = ""


class Visitor(NamedTuple):
    """Who comes with a token. Of a guest, ``login`` and when it was ``seen`` last are empty.

    ``passing``: with one that was spent just now, as somebody whom nobody comes back as.
    """

    who: str
    login: str = ""
    seen: str = ""
    passing: bool = False

    @property
    def token(self) -> str:
        """The hash of the token that they came with; empty where none came."""
        return self.login or self.who


CROSSING = 60.0
"""So many seconds a request and the answer that gives its browser another token may cross."""


def _passer_by() -> Visitor:
    """A self that nobody comes back as."""
    return Visitor(secrets.token_hex(32), passing=True)


def folded(name: str) -> str:
    """What two names have in common that nobody could tell apart by ear."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """The accounts that a store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def visitor(self, token: str) -> Visitor | None:
        """Who comes with the token of this hash; None where it is good for nothing any more.

        Somebody else for once where it was spent just now: the browser is about to have the account's, and
        another one, given to a request of before, would take its place.
        """
        login = select(LOGINS.c.self, LOGINS.c.hash, LOGINS.c.seen).where(LOGINS.c.hash == token)
        spent = select(ACCOUNTS.c.made).where(ACCOUNTS.c.self == token)

        def work(db: Connection) -> Visitor | None:
            if row := db.execute(login).one_or_none():
                return Visitor(*row)
            # The guest who made this account had that token: it must not open the account for ever.
            made = db.scalar(spent)
            if made is None:
                return Visitor(token)
            return _passer_by() if made > ago(CROSSING) else None

        return await self._store.read(work)

    async def find(self, name: str) -> Account | None:
        """The account of this name."""
        return await self._account(ACCOUNTS.c.folded == folded(name))

    async def of(self, who: str) -> Account | None:
        """The account of a self."""
        return await self._account(ACCOUNTS.c.self == who)

    async def _account(self, which: ColumnElement[bool]) -> Account | None:
        found = select(ACCOUNTS.c.self, ACCOUNTS.c.name, ACCOUNTS.c.phrase).where(which)
        row = await self._store.read(lambda db: db.execute(found).one_or_none())
        return Account(*row) if row else None

    async def add(self, account: Account, login: Login) -> None:
        """A guest has an account from now on, and is signed in to it."""
        who, name, phrase = account
        row = {"self": who, "name": name, "folded": folded(name), "phrase": phrase, "made": now()}

        def work(db: Connection) -> None:
            if db.scalar(select(ACCOUNTS.c.self).where(ACCOUNTS.c.self == who)):
                raise Illegal("account-signed-in")
            remember(db, who)
            db.execute(insert(ACCOUNTS), row)
            _sign_in(db, who, login)

        try:
            await self._store.write(work)
        except Taken:
            raise Illegal("account-name-taken") from None

    # --- devices ----------------------------------------------------------------------------------------

    async def sign_in(self, who: str, login: Login) -> None:
        """A further device."""
        await self._store.write(lambda db: _sign_in(db, who, login))

    async def logins(self, who: str) -> list[Login]:
        """The devices that are signed in, the last seen first."""
        found = (
            select(LOGINS.c.hash, LOGINS.c.id, LOGINS.c.device, LOGINS.c.seen)
            .where(LOGINS.c.self == who)
            .order_by(LOGINS.c.seen.desc())
        )
        return await self._store.read(lambda db: [Login(*row) for row in db.execute(found)])

    async def was_seen(self, login: str) -> None:
        """A device has been here now."""
        seen = update(LOGINS).where(LOGINS.c.hash == login).values(seen=now())
        await self._store.write(lambda db: db.execute(seen))

    async def sign_out(self, login: str) -> None:
        """A device leaves."""
        gone = delete(LOGINS).where(LOGINS.c.hash == login)
        await self._store.write(lambda db: db.execute(gone))

    async def end(self, who: str, login_id: str) -> str:
        """One of somebody's devices is signed out; the hash of its token."""
        which = (LOGINS.c.self == who) & (LOGINS.c.id == login_id)
        found = await self._store.read(lambda db: db.scalar(select(LOGINS.c.hash).where(which)))
        if found is None:
            raise Illegal("account-no-such-device")
        await self.sign_out(found)
        return str(found)

    async def change_phrase(self, who: str, phrase: str, login: Login) -> None:
        """Another pass-phrase: all devices are signed out but the one where it was changed."""

        def work(db: Connection) -> None:
            db.execute(update(ACCOUNTS).where(ACCOUNTS.c.self == who).values(phrase=phrase))
            db.execute(delete(LOGINS).where(LOGINS.c.self == who))
            _sign_in(db, who, login)

        await self._store.write(work)


def _sign_in(db: Connection, who: str, login: Login) -> None:
    moment = now()
    row = {"hash": login.hash, "id": login.id, "device": login.device, "self": who}
    db.execute(insert(LOGINS), row | {"made": moment, "seen": moment})
