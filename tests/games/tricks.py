"""Facts about a trick, tried in games of single cards: Pitch and Bid Euchre."""


def taker(deal, choices, luck):
    """Who takes the trick after these choices, the rest of it played by chance."""
    tricks = deal.tricks
    for choice in choices:
        deal.play(choice)
    while deal.turn >= 0 and deal.tricks == tricks:
        deal.play(luck.choice(deal.choices()))
    return deal.takers[tricks]


def takes(deal, choices, _, side, luck):
    """The side takes the trick."""
    return taker(deal, choices, luck) in side


def is_lost(deal, choices, _, __, luck):
    """No card of the seat takes the trick."""
    seat = deal.turn
    return taker(deal.clone(), choices, luck) != seat and all(
        taker(deal.clone(), [choice], luck) != seat for choice in deal.choices()
    )


FACTS = {"hint-why-takes": takes, "hint-why-partner": takes, "hint-why-lost": is_lost}
