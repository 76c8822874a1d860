## The game and its house rules

hand_and_foot-title = Hand and Foot
hand_and_foot-about = Meld with your partner, fill books, and play out a hand and then a foot.

hand_and_foot-preset-seed = Basic rules
hand_and_foot-preset-classic = Classic

hand_and_foot-option-players = Players
hand_and_foot-option-sides_of_six = Six players
hand_and_foot-option-sides_of_six-three = Three sides of two
hand_and_foot-option-sides_of_six-two = Two sides of three
hand_and_foot-option-decks = Packs
hand_and_foot-option-cards_each = Cards in the hand and in the foot
hand_and_foot-option-meld_per_turn = Melding in one turn
hand_and_foot-option-meld_per_turn-either = Begin melds or add to them
hand_and_foot-option-meld_per_turn-both = Begin melds and add to them
hand_and_foot-option-pile = Picking up the pile
hand_and_foot-option-pile-seven = The top seven cards
hand_and_foot-option-pile-whole = The whole pile
hand_and_foot-option-wild_top = A wild card on top
hand_and_foot-option-wild_top-blocks = Blocks the pile
hand_and_foot-option-wild_top-two_of_a_kind = Is taken by two like it
hand_and_foot-option-last_card = The last card
hand_and_foot-option-last_card-discard = Must be discarded
hand_and_foot-option-last_card-optional = May be melded
hand_and_foot-option-contract = Books to go out
hand_and_foot-option-contract-2-2-1 = 2 clean, 2 dirty, 1 wild
hand_and_foot-option-contract-1-1-1 = 1 clean, 1 dirty, 1 wild
hand_and_foot-option-contract-1-1-0 = 1 clean, 1 dirty
hand_and_foot-option-contract-2-2-0 = 2 clean, 2 dirty
hand_and_foot-option-rounds = Length of the match
hand_and_foot-option-rounds-full = All four deals

## The cards by name: several of a rank, and one

hand_and_foot-many-4 = fours
hand_and_foot-many-5 = fives
hand_and_foot-many-6 = sixes
hand_and_foot-many-7 = sevens
hand_and_foot-many-8 = eights
hand_and_foot-many-9 = nines
hand_and_foot-many-T = tens
hand_and_foot-many-J = jacks
hand_and_foot-many-Q = queens
hand_and_foot-many-K = kings
hand_and_foot-many-A = aces
hand_and_foot-many-W = wild cards
hand_and_foot-many-2 = twos
hand_and_foot-many-3 = black threes
hand_and_foot-many-X = jokers
hand_and_foot-one-2 = a two
hand_and_foot-one-3 = a black three
hand_and_foot-one-4 = a four
hand_and_foot-one-5 = a five
hand_and_foot-one-6 = a six
hand_and_foot-one-7 = a seven
hand_and_foot-one-8 = an eight
hand_and_foot-one-9 = a nine
hand_and_foot-one-T = a ten
hand_and_foot-one-J = a jack
hand_and_foot-one-Q = a queen
hand_and_foot-one-K = a king
hand_and_foot-one-A = an ace
hand_and_foot-one-X = a joker

## Who plays together

hand_and_foot-side = { $players ->
    [1] { $one_is ->
        [you] You
       *[other] { $one }
    }
    [2] { $one_is ->
        [you] You
       *[other] { $one }
    } and { $two_is ->
        [you] you
       *[other] { $two }
    }
   *[other] { $one_is ->
        [you] You
       *[other] { $one }
    }, { $two_is ->
        [you] you
       *[other] { $two }
    } and { $three_is ->
        [you] you
       *[other] { $three }
    }
}

## At the table

hand_and_foot-deal = Deal { $number } of { $of }
hand_and_foot-zone-hand = { $player_is ->
    [you] Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $player }’s hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
hand_and_foot-zone-foot = { $player_is ->
    [you] Your foot
   *[other] { $player }’s foot
}
hand_and_foot-zone-stock = Stock
hand_and_foot-zone-discard = Discard pile
hand_and_foot-zone-meld = { $many }
hand_and_foot-zone-threes = red threes
hand_and_foot-caption-meld = { $kind ->
    [clean] clean
    [dirty] dirty
   *[wild] wild
}, { $count } of 7
hand_and_foot-caption-book = { $kind ->
    [clean] clean book
    [dirty] dirty book
   *[wild] wild book
}
hand_and_foot-caption-new = new
hand_and_foot-caption-threes = { $points } points
hand_and_foot-caption-take = gives { $count ->
    [one] one card
   *[other] { $count } cards
}
hand_and_foot-caption-take_three = blocked by a black three
hand_and_foot-caption-take_wild = blocked by a wild card
hand_and_foot-caption-take_pair = needs two { $rank }
hand_and_foot-caption-take_full = no room on your { $rank }
hand_and_foot-caption-take_minimum = opens with { $points } of { $minimum }
hand_and_foot-caption-take_keep = would leave too few cards
hand_and_foot-caption-take_empty = empty
hand_and_foot-missing = { $clean ->
    [0] { $dirty ->
        [0] { $wild ->
            [0] nothing
          *[other] { $wild } wild
        }
       *[other] { $wild ->
            [0] { $dirty } dirty
          *[other] { $dirty } dirty, { $wild } wild
        }
    }
   *[other] { $dirty ->
        [0] { $wild ->
            [0] { $clean } clean
          *[other] { $clean } clean, { $wild } wild
        }
       *[other] { $wild ->
            [0] { $clean } clean, { $dirty } dirty
          *[other] { $clean } clean, { $dirty } dirty, { $wild } wild
        }
    }
}
hand_and_foot-row-side = { $who ->
    [we] We
    [they] They
   *[names] { hand_and_foot-side }
}
hand_and_foot-row-first = { hand_and_foot-row-side }: first melds from { $minimum } points
hand_and_foot-row-missing = { hand_and_foot-row-side }: { $who ->
    [names] missing
   *[other] need
} { hand_and_foot-missing }
hand_and_foot-row-complete = { hand_and_foot-row-side }: all books to go out
hand_and_foot-line-dealer = dealer
hand_and_foot-line-hand = { $count } in hand
hand_and_foot-line-foot = { $count } in the foot
hand_and_foot-fact-out = To go out
hand_and_foot-fact-foot = Your foot
hand_and_foot-fact-cards = { $count } cards
hand_and_foot-fact-play = { $player } must play from the foot
hand_and_foot-fact-word = { $player } must agree
hand_and_foot-fact-yes = allowed in this turn
hand_and_foot-fact-no = refused in this turn

## What is to be done now

hand_and_foot-say-draw = Your turn: draw two cards{ $pile ->
    [yes] , or pick up the discard pile
   *[no] {""}
}.
hand_and_foot-say-end = { $count ->
    [0] The stock is empty
   *[other] The stock has one card left
}: pick up the discard pile, or end the deal.
hand_and_foot-say-first = Your turn: put out first melds worth { $minimum } points, or discard a card.
hand_and_foot-say-opening = To open { $points } of { $minimum }: { $missing } missing.
hand_and_foot-say-enough = To open { $points } of { $minimum }: lay the melds, or put out more.
hand_and_foot-say-short = The new meld of { $many } needs { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
hand_and_foot-say-opening-short = To open { $points } of { $minimum }; the { $many } need { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
hand_and_foot-say-meld = Your turn: { $way ->
    [begin] you may begin more melds
    [add] you may add to more melds
    [both] you may begin melds and add to them
   *[either] you may begin melds or add to them
}; then discard a card.
hand_and_foot-say-wilds = The meld of { $many } needs { $count ->
    [one] one more natural card
   *[other] { $count } more natural cards
} for its wild ones.
hand_and_foot-say-opening-wilds = To open { $points } of { $minimum }; the { $many } need { $count ->
    [one] one more natural card
   *[other] { $count } more natural cards
} for their wild ones.
hand_and_foot-say-more = To go out with these cards, put out more before you lay them.
hand_and_foot-say-lay = You put out { $points } points: lay the melds, or put out more.
hand_and_foot-say-discard = Your turn: discard a card.
hand_and_foot-say-few = Your turn: discard a card; to open, your cards come to { $points } of { $minimum } points.
hand_and_foot-say-ask = Your turn: you could go out. Ask whether you may, or { $or ->
    [end] end the turn
   *[play] play on and keep two cards
}.
hand_and_foot-say-leave = You may go out: { $way ->
    [last] discard your last card
    [meld] meld your last card
    [all] meld all your cards, or all but one and discard that one
   *[most] meld all cards but one, and discard that one
}.
hand_and_foot-say-keep = You may not go out now: keep two cards, one to discard and one to play on.
hand_and_foot-say-last = You have no card to spare: end your turn.
hand_and_foot-say-answer = { $player } asks whether they may go out now. { $partners ->
    [one] After a yes
   *[other] If all of you say yes,
} they must, and the deal ends.
hand_and_foot-say-asked = { $player_is ->
    [you] You are asked whether { $asker } may go out.
   *[other] { $asker_is ->
        [you] You have asked { $player } whether you may go out.
       *[other] { $asker } has asked { $player } whether they may go out.
    }
}
hand_and_foot-say-wait = { $player_is ->
    [you] It is your turn.
   *[other] { $phase ->
        [draw] { $player } is to draw cards.
       *[meld] { $player } may meld, and discards a card.
    }
}

hand_and_foot-do-draw = Draw two cards
hand_and_foot-do-pile = Pick up the pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand_and_foot-do-end = End the deal
hand_and_foot-do-meld = On the { $many }
hand_and_foot-do-meld-several = On the { $many } ({ $count } cards)
hand_and_foot-do-begin = New meld: { $many }
hand_and_foot-do-begin-several = { $count } new melds: { $many }
hand_and_foot-do-lay = Lay the melds
hand_and_foot-do-discard = Discard { $one }
hand_and_foot-do-ask = Ask whether you may go out
hand_and_foot-do-yes = Yes, go out
hand_and_foot-do-no = No, not yet
hand_and_foot-do-end-turn = End the turn

## What happened

hand_and_foot-tell-drew = { $player_is ->
    [you] You
   *[other] { $player }
} drew { $one } and { $two }.
hand_and_foot-tell-drew-pair = { $player_is ->
    [you] You
   *[other] { $player }
} drew two { $many }.
hand_and_foot-tell-draws = { $player_is ->
    [you] You drew { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $player } drew { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
hand_and_foot-tell-threes = { $player_is ->
    [you] You
   *[other] { $player }
} laid { $count ->
    [one] a red three
   *[other] { $count } red threes
} and took { $taken ->
    [0] nothing for { $count ->
        [one] it
       *[other] them
    }, as the stock is empty
    [one] another card
   *[other] { $taken } other cards
}.
hand_and_foot-tell-pile = { $player_is ->
    [you] You
   *[other] { $player }
} picked up the pile, { $count ->
    [one] one card
   *[other] { $count } cards
}, with { $one } on top.
hand_and_foot-tell-meld = { $player_is ->
    [you] You
   *[other] { $player }
} laid { $natural ->
    [no] { $count ->
        [one] one wild card
       *[other] { $count } wild cards
    } on the { $many }
   *[yes] { $count ->
        [one] one card
       *[other] { $count } cards
    } on the { $many }{ $wild ->
        [0] {""}
       *[other] , { $wild } wild
    }
}.
hand_and_foot-tell-begin = { $player_is ->
    [you] You
   *[other] { $player }
} began a meld of { $many }, { $count } cards{ $wild ->
    [0] {""}
   *[other] , { $wild } wild
}.
hand_and_foot-tell-opened = { $player_is ->
    [you] You
   *[other] { $player }
} opened with { $points } points.
hand_and_foot-tell-book = That makes a { $kind ->
    [clean] clean
    [dirty] dirty
   *[wild] wild
} book{ $kind ->
    [wild] {""}
   *[other] {" "}of { $many }
}.
hand_and_foot-tell-discard = { $player_is ->
    [you] You
   *[other] { $player }
} discarded { $one }.
hand_and_foot-tell-foot = { $player_is ->
    [you] You picked up your foot.
   *[other] { $player } picked up the foot.
}
hand_and_foot-tell-ask = { $player_is ->
    [you] You asked
   *[other] { $player } asked
} { $partner_is ->
    [you] you
   *[other] { $partner }
}: may I go out?
hand_and_foot-tell-yes = { $player_is ->
    [you] You
   *[other] { $player }
} said yes: go out.
hand_and_foot-tell-no = { $player_is ->
    [you] You
   *[other] { $player }
} said no: not yet.
hand_and_foot-tell-end = { $player_is ->
    [you] You
   *[other] { $player }
} ended the deal, as the stock is used up.
hand_and_foot-tell-end-turn = { $player_is ->
    [you] You
   *[other] { $player }
} had no card to discard.

## The score

hand_and_foot-headline-first = The first deal is not over yet.
hand_and_foot-headline-winners = { $players ->
    [1] { $one_is ->
        [you] You win the match.
       *[other] { $one } wins the match.
    }
   *[other] { hand_and_foot-side } win the match.
}
hand_and_foot-headline-draw = The match is a draw.
hand_and_foot-headline-resigned = { $player_is ->
    [you] You have given up.
   *[other] { $player } has given up.
}
hand_and_foot-row-deal = Deal { $number }
hand_and_foot-points = { $points }
hand_and_foot-how-out = { $player_is ->
    [you] You went out.
   *[other] { $player } went out.
}
hand_and_foot-how-stock = The stock is used up, and nobody went out.
hand_and_foot-how-long = The deal ended after 500 turns, and nobody went out.
hand_and_foot-item-points = { $count ->
    [0] { $points }
   *[other] ({ $count }) { $points }
}
hand_and_foot-item-cards = cards melded
hand_and_foot-item-clean = clean books, 500 each
hand_and_foot-item-dirty = dirty books, 300 each
hand_and_foot-item-wild = wild books, 1,500 each
hand_and_foot-item-reds = red threes
hand_and_foot-item-out = going out
hand_and_foot-item-left = cards left

## Why a hint is given

hand_and_foot-why-out = With it you go out.
hand_and_foot-why-book = It completes a { $kind ->
    [clean] clean
    [dirty] dirty
   *[wild] wild
} book.
hand_and_foot-why-opens = It opens with { $points } points, and { $minimum } are needed.
hand_and_foot-why-foot = It brings you to your foot.
hand_and_foot-why-pile = The pile brings { $count } cards, the stock only two.
hand_and_foot-why-blocks = { $player } cannot pick up the pile with { $one } on top.
hand_and_foot-why-no-pair = { $player } cannot hold two { $many }, and so cannot pick up the pile.
hand_and_foot-why-full = The other side’s { $many } have no room for three more, so { $player } cannot pick up the pile.

## Why something cannot be done

hand_and_foot-refuse-few-cards = Only { $left } cards would be left for the stock, and there must be { $fewest }: take more packs, or fewer cards each.
hand_and_foot-refuse-over = This deal is over.
hand_and_foot-refuse-not_asked = Nobody has asked you anything.
hand_and_foot-refuse-answer = Your partner asks whether they may go out: answer yes or no.
hand_and_foot-refuse-choice = There is no such choice: lay cards, discard one, draw, or pick up the pile.
hand_and_foot-refuse-draw_first = First draw two cards, or pick up the discard pile.
hand_and_foot-refuse-drawn = You have your new cards in this turn: meld, or discard a card.
hand_and_foot-refuse-no_stock = The stock has no two cards left: pick up the discard pile, or end the deal.
hand_and_foot-refuse-no_end = While the stock has two cards the deal goes on: draw, or pick up the discard pile.
hand_and_foot-refuse-take_empty = There is no card in the discard pile: draw from the stock.
hand_and_foot-refuse-take_three = A black three is on top, so the pile cannot be picked up.
hand_and_foot-refuse-take_wild = A wild card is on top, so the pile cannot be picked up.
hand_and_foot-refuse-take_pair = To pick up the pile you need two { $rank } in your hand.
hand_and_foot-refuse-take_full = Your side’s meld of { $rank } has no room for three more cards, so the pile stays.
hand_and_foot-refuse-take_minimum = Your first melds must be worth { $minimum } points; the top card and your hand come to { $points }, so the pile stays.
hand_and_foot-refuse-take_keep = After picking up and melding you must hold two cards: one to discard and one to keep.
hand_and_foot-refuse-not_held = You hold no such card: choose one from your hand.
hand_and_foot-refuse-three = Threes are never melded: discard the black ones.
hand_and_foot-refuse-start = You have added to your melds in this turn, so you cannot begin one: add to those that lie there.
hand_and_foot-refuse-add = You have begun melds in this turn, so you cannot add to an old one: begin others, or fill those that you began.
hand_and_foot-refuse-wilds = That would be too many wild cards: a meld needs twice as many natural cards as wild ones.
hand_and_foot-refuse-short = A meld needs three cards, and this one could not get them: choose cards of which you can lay three.
hand_and_foot-refuse-minimum = Your first melds must be worth { $minimum } points, and after that they could not be: choose other cards.
hand_and_foot-refuse-keep_two = On the foot a meld must leave you two cards: one to discard and one to keep.
hand_and_foot-refuse-leave_out = You have been allowed to go out, so you must; after that you could not.
hand_and_foot-refuse-done_nothing = You have put no card out: choose cards to meld, or discard one.
hand_and_foot-refuse-done_short = The meld of { $rank } needs three cards at least: put out more of them.
hand_and_foot-refuse-done_wilds = The meld of { $rank } has too many wild cards: put out twice as many natural ones.
hand_and_foot-refuse-done_minimum = Your first melds must be worth { $minimum } points and come to { $points }: put out more.
hand_and_foot-refuse-done_keep = On the foot you must keep two cards after melding, unless you go out: take some back, or put out more.
hand_and_foot-refuse-done_out = You have been allowed to go out, so you must: meld so that you still can.
hand_and_foot-refuse-discard_held = You hold no such card: discard one from your hand.
hand_and_foot-refuse-discard_done = You are putting melds together: lay them first, or take the cards back.
hand_and_foot-refuse-discard_last = The last card of the foot may be discarded only to go out.
hand_and_foot-refuse-discard_out = You have been allowed to go out, so you must: meld first, and discard your last card.
hand_and_foot-refuse-ask_done = You are putting melds together: lay them, then ask.
hand_and_foot-refuse-ask_hand = You can go out only from the foot: play out your hand first.
hand_and_foot-refuse-ask_nobody = You have no partner to ask.
hand_and_foot-refuse-ask_partner = Your partner must play a turn from the foot before you can go out.
hand_and_foot-refuse-ask_twice = You have asked in this turn already.
hand_and_foot-refuse-ask_unable = You could not go out now: melds must leave you one card, with all the books on the table.
hand_and_foot-refuse-keep = End your turn by discarding a card.
hand_and_foot-refuse-notation = “{ $text }” is not a choice: write K to discard a king, +K to lay one, 2+K for a two, or draw, take, done.
