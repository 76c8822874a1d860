"""The HTTP interface of accounts: signing in and out, the pass-phrase, the devices."""

import datetime as dt
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from litestar import delete, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from atout.core.illegal import Illegal
from atout.server import frames
from atout.server.addresses import address_of
from atout.server.asked import Asked, hall_of, lobby_of
from atout.server.crowd import Crowd
from atout.server.devices import device_of
from atout.server.messages import Device, NewPhrase, SignIn, You
from atout.server.phrases import LONGEST, Phrases, cleaned
from atout.server.rates import Rate
from atout.server.sessions import give_token, new_token, visitor_of
from atout.server.waits import Waits
from atout.table import names
from atout.table.accounts import Account, Accounts, Login, Visitor, folded
from atout.table.hall import new_id
from atout.table.store import NotSaved

SEEN_AGAIN = dt.timedelta(hours=1)
"""A device is said to have been seen so often at most."""


class Desk:
    """What signing in needs beside the store. A person's memory is given more attempts than a stranger's."""

    def __init__(self, accounts: int) -> None:
        """So many ``accounts`` may be made from one address in an hour."""
        self.phrases = Phrases()
        self.by_name = Waits(free=5, longest=60)
        self.by_address = Waits(free=10, longest=900)
        self.new = Rate(accounts, 3600)


async def visitor(accounts: Accounts, token: str) -> Visitor | None:
    """Who comes with the token of this hash; that a device was seen is written down now and then."""
    found = await accounts.visitor(token)
    if found is not None and found.login and _is_long_ago(found.seen):
        with suppress(NotSaved):
            await accounts.was_seen(found.login)
    return found


def _is_long_ago(moment: str) -> bool:
    return dt.datetime.now(dt.UTC) - dt.datetime.fromisoformat(moment) > SEEN_AGAIN


@get("/api/you")
async def you(request: Asked) -> You:
    """Who you are here."""
    return await _you(request, visitor_of(request.scope))


@post("/api/account")
async def make_account(request: Asked) -> You:
    """An account for the guest that you are: the tables stay yours."""
    wanted = frames.read_body(await request.body(), SignIn)
    who = visitor_of(request.scope)
    if who.login:
        raise Illegal("account-signed-in")
    desk = _desk(request)
    name = names.cleaned(wanted.name)
    _check_phrase(wanted.phrase, name)
    desk.new.take(address_of(request.scope))
    phrase = await desk.phrases.hash(wanted.phrase)
    with _login(request) as login:
        await _accounts(request).add(Account(who.who, name, phrase), login)
    _crowd(request).move(who.token, login.hash)
    await lobby_of(request).rename(who.who, name)
    return await _you(request, Visitor(who.who, login.hash))


@post("/api/sign-in", status_code=HTTP_200_OK)
async def sign_in(request: Asked) -> You:
    """Be who you are on another device. No answer, nor its time, tells whether there is such a name."""
    given = frames.read_body(await request.body(), SignIn)
    account = await _accounts(request).find(given.name)
    account = await _checked(request, given.name, given.phrase, account)
    before = visitor_of(request.scope)
    with _login(request) as login:
        await _accounts(request).sign_in(account.who, login)
        if not before.login:
            await hall_of(request).hand_over(before.who, account.who)
    if not before.login:
        await lobby_of(request).rename(account.who, await hall_of(request).selves.name_of(account.who))
    await _leave(request, before)
    return await _you(request, Visitor(account.who, login.hash))


@post("/api/sign-out", status_code=HTTP_200_OK)
async def sign_out(request: Asked) -> You:
    """Be a guest again, another one."""
    await _leave(request, visitor_of(request.scope))
    return await _you(request, Visitor(give_token(request.scope)))


@post("/api/account/phrase", status_code=HTTP_200_OK)
async def change_phrase(request: Asked) -> You:
    """Another pass-phrase: all other devices are signed out."""
    given = frames.read_body(await request.body(), NewPhrase)
    account = await _own(request)
    _check_phrase(given.new, account.name)
    await _checked(request, account.name, given.old, account)
    phrase = await _desk(request).phrases.hash(given.new)
    before = await _accounts(request).logins(account.who)
    with _login(request) as login:
        await _accounts(request).change_phrase(account.who, phrase, login)
    _crowd(request).move(visitor_of(request.scope).token, login.hash)
    for gone in before:
        _crowd(request).send_away(gone.hash)
    return await _you(request, Visitor(account.who, login.hash))


@delete("/api/devices/{device_id:str}", status_code=HTTP_200_OK)
async def end_device(request: Asked, device_id: FromPath[str]) -> You:
    """Sign out one of your devices."""
    who = visitor_of(request.scope)
    ended = await _accounts(request).end(who.who, device_id)
    _crowd(request).send_away(ended)
    return await _you(request, Visitor(give_token(request.scope)) if ended == who.login else who)


@delete("/api/devices", status_code=HTTP_200_OK)
async def end_other_devices(request: Asked) -> You:
    """Sign out all your devices but this one."""
    who = visitor_of(request.scope)
    for login in await _accounts(request).logins(who.who):
        if login.hash != who.login:
            await _accounts(request).sign_out(login.hash)
            _crowd(request).send_away(login.hash)
    return await _you(request, who)


# --- what these have in common ----------------------------------------------------------------------


def _accounts(request: Asked) -> Accounts:
    return hall_of(request).accounts


def _desk(request: Asked) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _crowd(request: Asked) -> Crowd:
    crowd: Crowd = request.app.state.crowd
    return crowd


@contextmanager
def _login(request: Asked) -> Iterator[Login]:
    """This device, under a new token: whoever knew the old one, or had set it, is left with nothing."""
    device = device_of(request.headers.get("user-agent", ""))
    with new_token(request.scope) as hashed:
        yield Login(hashed, new_id(), device)


async def _leave(request: Asked, who: Visitor) -> None:
    """All windows of this browser come again, as whoever it is then."""
    if who.login:
        await _accounts(request).sign_out(who.login)
    _crowd(request).send_away(who.token)


async def _own(request: Asked) -> Account:
    who = visitor_of(request.scope)
    account = await _accounts(request).of(who.who) if who.login else None
    if account is None:
        raise Illegal("account-none")
    return account


async def _you(request: Asked, who: Visitor) -> You:
    hall = hall_of(request)
    account = await hall.accounts.of(who.who) if who.login else None
    logins = await hall.accounts.logins(who.who) if account else []
    devices = [Device(login.id, login.device, login.seen, login.hash == who.login) for login in logins]
    return You(await hall.selves.name_of(who.who), account.name if account else "", devices)


def _check_phrase(phrase: str, name: str) -> None:
    if folded(phrase) == folded(name):
        raise Illegal("account-phrase-is-name")
    cleaned(phrase)


async def _checked(request: Asked, name: str, phrase: str, account: Account | None) -> Account:
    """The account, if the phrase is its own; without an account all is refused in the same way, as slowly."""
    desk = _desk(request)
    tried, address = folded(name[:LONGEST]), address_of(request.scope)
    desk.by_name.check(tried)
    desk.by_address.check(address)
    desk.by_name.count(tried)
    desk.by_address.count(address)
    fits = await desk.phrases.fits(phrase, account.phrase if account else None)
    if account is None or not fits:
        raise Illegal("account-wrong")
    desk.by_name.forgive(tried)
    desk.by_address.undo(address)
    return account


HANDLERS = [you, make_account, sign_in, sign_out, change_phrase, end_device, end_other_devices]
