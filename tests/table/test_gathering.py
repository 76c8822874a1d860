"""A table before its match, as a value: whatever people do, everyone sits once and somebody is the host."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from atout import registry
from atout.core import options
from atout.core.illegal import Illegal
from atout.table.gathering import CODE_DIGITS, MOST_GUESTS, Setup, gather, new_invite
from atout.table.seat import Seat

PEOPLE = ["ann", "bo", "cy", "di", "ed"]


def table(seats=4, setup=None, **house_rules):
    """A table of this many seats where ann is the host."""
    rules = {"players": seats} | house_rules
    return gather(
        "svoi_kozyri", rules, [Seat("Ann", session="ann")] + [Seat()] * (seats - 1), "ann", setup or Setup()
    )


def with_people(*who, **how):
    now = table(**how)
    for one in who:
        now = now.admitted(one, now.invite.token).sat(one, one.title())
    return now


def names(now):
    return [seat.name or seat.level for seat in now.seats]


def test_who_is_invited_sits_where_it_is_free():
    now = with_people("bo", "cy")
    assert names(now) == ["Ann", "Bo", "Cy", ""]
    assert names(now.sat("bo", "Bo", 3)) == ["Ann", "", "Cy", "Bo"]
    with pytest.raises(Illegal, match="gathering-taken"):
        now.sat("bo", "Bo", 0)
    for nowhere in (-2, 4, 10**30):
        with pytest.raises(Illegal, match="match-no-such-seat"):
            now.sat("bo", "Bo", nowhere)
    with pytest.raises(Illegal, match="table-private"):
        now.sat("di", "Di")
    with pytest.raises(Illegal, match="gathering-full"):
        with_people("bo", seats=2).sat("ann", "Ann")


def test_a_computer_s_seat_is_not_free():
    now = table().with_seat("ann", 1, "hard")
    assert now.free == [2, 3]
    with pytest.raises(Illegal, match="gathering-taken"):
        now.sat("ann", "Ann", 1)
    assert now.with_seat("ann", 1, "").free == [1, 2, 3]


def test_fewer_seats_take_the_open_ones_first_then_the_computers():
    now = with_people("bo").with_seat("ann", 2, "hard")
    assert names(now.set_up("ann", Setup(), {"players": 3})) == ["Ann", "Bo", "hard"]
    assert names(now.set_up("ann", Setup(), {"players": 2})) == ["Ann", "Bo"]
    with pytest.raises(Illegal, match="gathering-too-many"):
        with_people("bo", "cy").set_up("ann", Setup(), {"players": 2})
    assert names(with_people("bo", seats=2).set_up("ann", Setup(), {"players": 3})) == ["Ann", "Bo", ""]


def test_the_match_begins_with_computers_in_empty_seats_and_the_code_is_void():
    now = with_people("bo", setup=Setup(fill="expert")).started("ann")
    assert names(now) == ["Ann", "Bo", "expert", "expert"]
    assert now.begun
    assert now.invite.code == ""
    assert now.may("ann") == []
    for late in (lambda: now.sat("bo", "Bo"), lambda: now.stood("bo"), lambda: now.swapped("ann", 0, 1)):
        with pytest.raises(Illegal, match="gathering-begun"):
            late()
    with pytest.raises(Illegal, match="gathering-seats-open"):
        with_people("bo", setup=Setup(fill="")).started("ann")


def test_who_may_look():
    private, public = with_people("bo"), table(setup=Setup(public=True))
    public.check_may_look("anyone")
    private.check_may_look("bo")
    unwatched = table(setup=Setup(public=True, watch=False))
    unwatched.check_may_look("anyone")
    with pytest.raises(Illegal, match="table-private"):
        private.check_may_look("anyone")
    with pytest.raises(Illegal, match="table-private"):
        private.check_may_look("")
    with pytest.raises(Illegal, match="table-not-watched"):
        unwatched.started("ann").check_may_look("anyone")
    unwatched.started("ann").check_may_look("ann")


def test_whoever_is_sent_away_needs_a_new_invite():
    before = with_people("bo", setup=Setup(public=True))
    now = before.without("ann", 1)
    assert now.invite != before.invite
    with pytest.raises(Illegal, match="gathering-barred"):
        now.sat("bo", "Bo")
    now.admitted("bo", now.invite.token).sat("bo", "Bo")
    for nobody in (0, 2):
        with pytest.raises(Illegal, match="gathering-not-removable"):
            before.without("ann", nobody)


def test_whoever_gives_a_seat_up_may_look_on_and_sit_down_again():
    """The host too, who came by no invite, and who sat down while anyone might come."""
    now = with_people("bo", setup=Setup(public=True)).set_up("ann", Setup(), {})
    for who in ("ann", "bo"):
        stood = now.stood(who)
        stood.check_may_look(who)
        assert stood.sat(who, "Again").seat_of(who) >= 0


def test_what_is_the_host_s_is_refused_to_others_who_sit():
    now = with_people("bo", "cy")
    for deed in (
        lambda: now.swapped("bo", 0, 1),
        lambda: now.with_seat("bo", 3, "easy"),
        lambda: now.without("bo", 2),
        lambda: now.set_up("bo", Setup(public=True), {"players": 4}),
        lambda: now.started("bo"),
    ):
        with pytest.raises(Illegal, match="gathering-host-alone"):
            deed()
    assert set(now.may("bo")) == {"stand", "sit"}


def test_not_the_whole_world_is_invited():
    now = table()
    for number in range(MOST_GUESTS):
        now = now.admitted(f"guest {number}", now.invite.token)
    with pytest.raises(Illegal, match="gathering-crowded"):
        now.admitted("one more", now.invite.token, now.guests)
    assert now.admitted("guest 0", now.invite.token) is now


def test_of_so_many_guests_who_has_gone_makes_room():
    now = table()
    for number in range(MOST_GUESTS):
        now = now.admitted(f"guest {number}", now.invite.token)
    now = now.sat("guest 0", "Bo")
    here = {f"guest {number}" for number in range(MOST_GUESTS) if number not in {0, 7, 9}}
    assert not now.crowded(here)

    now = now.admitted("one more", now.invite.token, here)
    assert len(now.guests) == MOST_GUESTS
    assert now.seat_of("guest 0") >= 0
    with pytest.raises(Illegal, match="table-private"):
        now.check_may_look("guest 7")
    now.check_may_look("guest 9")
    here |= {"one more", "guest 9"}
    assert now.crowded(here)
    with pytest.raises(Illegal, match="gathering-crowded"):
        now.admitted("another", now.invite.token, here)


def test_invites_are_not_alike():
    invites = [new_invite() for _ in range(200)]
    assert len({invite.token for invite in invites}) == len({invite.code for invite in invites}) == 200
    assert all(len(invite.token) == 22 and len(invite.code) == CODE_DIGITS for invite in invites)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_gathered_for(game):
    found = registry.find(game)
    count = found.seats_of(found.options())
    now = gather(game, {}, [Seat(session="ann")] + [Seat()] * (count - 1), "ann", Setup())

    assert sorted(seat for side in now.sides for seat in side) == list(range(count))
    assert now.options == options.as_dict(found.options())


# --- whatever people do -------------------------------------------------------------------------------

SEATS = st.integers(-1, 4)
WHO = st.sampled_from(PEOPLE)
LEVEL = st.sampled_from(["", "easy", "x"])
DEEDS = st.one_of(
    st.builds(lambda who, seat: lambda now: now.sat(who, who, seat), WHO, SEATS),
    st.builds(lambda who: lambda now: now.admitted(who, now.invite.token), WHO),
    st.builds(lambda who: lambda now: now.stood(who), WHO),
    st.builds(lambda who, one, other: lambda now: now.swapped(who, one, other), WHO, SEATS, SEATS),
    st.builds(lambda who, seat, level: lambda now: now.with_seat(who, seat, level), WHO, SEATS, LEVEL),
    st.builds(lambda who, seat: lambda now: now.without(who, seat), WHO, SEATS),
    st.builds(
        lambda who, public, level, players: lambda now: now.set_up(
            who, Setup(public=public, fill=level), {"players": players}
        ),
        WHO, st.booleans(), LEVEL, st.integers(1, 5),
    ),
    st.builds(lambda who: lambda now: now.started(who), WHO),
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(DEEDS, max_size=25))
def test_whatever_is_done_everyone_sits_once_and_one_of_them_is_the_host(deeds):
    now = table()
    for deed in deeds:
        before = now
        try:
            now = deed(now)
        except Illegal:
            now = before
        if now is None:
            assert len(before.people) == 1
            return
        assert len(now.people) == len(set(now.people))
        assert now.host in now.people
        assert len(now.seats) == now.options["players"]
        assert not any(seat.level and seat.session for seat in now.seats)
        assert not set(now.barred) & set(now.people)
        assert not now.begun or not now.free
        assert not before.begun or now == before or now.seats == before.seats
