"""How the facts that a hint of Hand and Foot gives are tried."""

from atout.games.hand_and_foot.numbers import DRAW, TAKE, WENT_OUT

LONGEST = 20


def decision(deal, choice, luck):
    """A turn, or what of it comes before a card is revealed."""
    deal, seat, made = deal.clone(), deal.turn, []
    while deal.turn == seat and len(made) < LONGEST:
        made.append(choice)
        on_foot = deal.on_foot[seat]
        deal.play(choice)
        if choice == DRAW or deal.turn != seat or deal.on_foot[seat] != on_foot:
            break
        choice = luck.choice(deal.choices())
    return made


def play(deal, choices):
    for choice in choices:
        deal.play(choice)


def goes_out(deal, choices, *_):
    seat = deal.turn
    play(deal, choices)
    return deal.ended == WENT_OUT and deal.out == seat


def makes_a_book(deal, choices, args, *_):
    """One more lies when the announcement is complete."""
    count = getattr(deal, f"now_{args['kind']}")
    most = count
    for choice in choices:
        deal.play(choice)
        most = max(most, getattr(deal, f"now_{args['kind']}"))
        if deal.turn < 0 or most > count:
            break
    return most > count


def opens(deal, choices, args, *_):
    side = deal.side
    was, laid, minimum = deal.opened[side], deal.melded[side], deal.minimum
    for choice in choices:
        if not deal.opened[side]:
            deal.play(choice)
    laid = deal.melded[side] - laid
    return not was and deal.opened[side] and laid == args["points"] >= args["minimum"] == minimum


def brings_the_foot(deal, choices, *_):
    seat, was = deal.turn, deal.on_foot[deal.turn]
    play(deal, choices)
    return not was and bool(deal.on_foot[seat])


def brings_cards(deal, choices, args, *_):
    """So many cards leave the pile."""
    assert TAKE in choices
    before, most = deal.in_pile, 0
    for choice in choices:
        deal.play(choice)
        most = max(most, before - deal.in_pile)
    return most == args["count"] or (deal.taking and most == 1)


def next_cannot_take(deal, choices, args, *_):
    play(deal, choices)
    return deal.turn < 0 or (deal.turn == args["player"].value and TAKE not in deal.choices())


FACTS = {
    "hand_and_foot-why-out": goes_out,
    "hand_and_foot-why-book": makes_a_book,
    "hand_and_foot-why-opens": opens,
    "hand_and_foot-why-foot": brings_the_foot,
    "hand_and_foot-why-pile": brings_cards,
    "hand_and_foot-why-blocks": next_cannot_take,
    "hand_and_foot-why-no-pair": next_cannot_take,
    "hand_and_foot-why-full": next_cannot_take,
}
