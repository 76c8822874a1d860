## The game and its house rules

hand_and_foot-title = Hand and Foot
hand_and_foot-about = Meld with your partner, fill books, and play out a hand and then a foot.

hand_and_foot-preset-seed = As in the document
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

handfoot-many-4 = fours
handfoot-many-5 = fives
handfoot-many-6 = sixes
handfoot-many-7 = sevens
handfoot-many-8 = eights
handfoot-many-9 = nines
handfoot-many-T = tens
handfoot-many-J = jacks
handfoot-many-Q = queens
handfoot-many-K = kings
handfoot-many-A = aces
handfoot-many-W = wild cards
handfoot-many-2 = twos
handfoot-many-X = jokers
handfoot-one-2 = a two
handfoot-one-3 = a black three
handfoot-one-4 = a four
handfoot-one-5 = a five
handfoot-one-6 = a six
handfoot-one-7 = a seven
handfoot-one-8 = an eight
handfoot-one-9 = a nine
handfoot-one-T = a ten
handfoot-one-J = a jack
handfoot-one-Q = a queen
handfoot-one-K = a king
handfoot-one-A = an ace
handfoot-one-X = a joker

## Who plays together

handfoot-side = { $size ->
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

## Why something cannot be done

handfoot-refuse-over = This deal is over.
handfoot-refuse-few = With { $players } players and { $decks } packs only { $count } cards would be left for the stock: take more packs, or fewer cards each. There must be fifty.
handfoot-refuse-draw = First draw two cards, or pick up the discard pile.
handfoot-refuse-drawn = You have drawn in this turn: meld, or discard a card.
handfoot-refuse-answer = Your partner asks whether they may go out: answer yes or no.
handfoot-refuse-no-question = Nobody has asked you anything.
handfoot-refuse-not-held = You hold no such card ({ $name }): choose one from your hand.
handfoot-refuse-pile-empty = There is no card in the discard pile: draw from the stock.
handfoot-refuse-pile-black-three = A black three is on top of the discard pile, so it cannot be picked up.
handfoot-refuse-pile-wild = A wild card is on top of the discard pile, so it cannot be picked up.
handfoot-refuse-pile-wild-pair = To pick up the pile you need two { $name } in your hand; you hold { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
handfoot-refuse-pile-pair = To pick up the pile you need two { $rank } in your hand; you hold { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
handfoot-refuse-pile-full = Your side’s meld of { $rank } has { $count } cards: three more do not fit, so the pile stays.
handfoot-refuse-pile-minimum = Your first melds must be worth { $minimum } points; with the top card and your hand you come to { $points } at most.
handfoot-refuse-pile-keep = After picking up and melding you must hold two cards at least: one to discard and one to keep.
handfoot-refuse-stock = { $count ->
    [0] The stock is empty
   *[other] The stock has one card left
}: pick up the discard pile, or end the deal.
handfoot-refuse-end = The deal can be ended only at the start of a turn with fewer than two cards in the stock.
handfoot-refuse-ratio = A meld needs twice as many natural cards as wild ones: { $rank } with { $natural } natural cannot have { $wild } wild.
handfoot-refuse-begin = You have added to your melds in this turn, so you cannot begin one: add to those that lie there.
handfoot-refuse-add = You have begun melds in this turn, so you cannot add to the old { $rank }: begin others, or fill those that you began.
handfoot-refuse-again = You have just completed a book of { $rank }: another meld of them can be begun in a later turn.
handfoot-refuse-three = A meld needs three cards: you cannot bring three together with { $rank }.
handfoot-refuse-unfinished = The new meld of { $rank } needs three cards at least: lay more on it.
handfoot-refuse-minimum = Your first melds must be worth { $minimum } points; like this you come to { $points } at most.
handfoot-refuse-short = Your first melds are worth { $points } points so far and must be worth { $minimum }: add to them.
handfoot-refuse-foot-cards = That card cannot help with your first melds: it came with the pile or from the foot.
handfoot-refuse-nothing = You have put no card out: choose cards to meld, or discard one.
handfoot-refuse-compose = Finish your melds first: lay them, or take the cards back.
handfoot-refuse-keep = On the foot a meld must leave you two cards at least, one to discard and one to keep; this would leave { $count }.
handfoot-refuse-last = The last card of the foot may be discarded only to go out.
handfoot-refuse-all = The last card must be discarded: a meld cannot take all your cards.
handfoot-refuse-leave = You have been allowed to go out and must do so: with this you could not.
handfoot-refuse-ask-alone = You have no partner: if the books lie there, you need not ask.
handfoot-refuse-ask-hand = You can go out only from the foot: play out your hand first.
handfoot-refuse-ask-twice = You have asked in this turn already.
handfoot-refuse-ask-partner = { $player } has not played a turn from the foot yet, so you cannot go out.
handfoot-refuse-ask-books = To go out your side still needs books: { $clean } clean, { $dirty } dirty, { $wild } wild.
handfoot-refuse-ask-cards = No melds that you may lay now leave you one card, so there is nothing to ask for.
handfoot-refuse-ask-now = Ask after drawing, before or between your melds.
handfoot-refuse-end-turn = End your turn by discarding a card.
handfoot-refuse-notation = “{ $text }” is not a choice.
