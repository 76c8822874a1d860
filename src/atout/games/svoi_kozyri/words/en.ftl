## The game and its house rules

svoi_kozyri-title = Svoi Kozyri
svoi_kozyri-about = Each player has trumps of their own, and between two all cards are known.

svoi_kozyri-preset-seed = Basic rules
svoi_kozyri-preset-classic = Classic
svoi_kozyri-preset-besicovitch = Besicovitch

svoi_kozyri-option-players = Players
svoi_kozyri-option-trumps = Trump suits
svoi_kozyri-option-trumps-chosen = Each player chooses
svoi_kozyri-option-trumps-dealt = Drawn by lot
svoi_kozyri-option-lowest_rank = Lowest card
svoi_kozyri-option-lowest_rank-2 = Two, 52 cards
svoi_kozyri-option-lowest_rank-6 = Six, 36 cards
svoi_kozyri-option-lowest_rank-7 = Seven, 32 cards
svoi_kozyri-option-lowest_rank-9 = Nine, 24 cards
svoi_kozyri-option-deal = How the cards are dealt
svoi_kozyri-option-deal-random = At random
svoi_kozyri-option-deal-symmetric = As mirror images
svoi_kozyri-option-sixes_home = Lowest trumps go home
svoi_kozyri-option-sixes_home-no = No
svoi_kozyri-option-sixes_home-yes = Yes
svoi_kozyri-option-deals = Number of deals
svoi_kozyri-option-take = How many are picked up
svoi_kozyri-option-take-three_five_all = Three, five or all
svoi_kozyri-option-take-all = The whole pile
svoi_kozyri-option-pick_up = Who may pick up
svoi_kozyri-option-pick_up-unable = Only those who cannot beat
svoi_kozyri-option-pick_up-unwilling = Those who could beat as well
svoi_kozyri-option-after_pick_up = When the pile is taken whole
svoi_kozyri-option-after_pick_up-next_leads = The next player leads
svoi_kozyri-option-after_pick_up-taker_leads = The taker leads
svoi_kozyri-option-last_card = One last card that would beat
svoi_kozyri-option-last_card-draw = Draws the deal
svoi_kozyri-option-last_card-win = Does not help
svoi_kozyri-option-repetitions = Repeated position
svoi_kozyri-option-repetitions-0 = Play goes on
svoi_kozyri-option-repetitions-3 = The third time draws
svoi_kozyri-option-rounds = Length of the match
svoi_kozyri-option-rounds-full = To the end

## At the table

svoi-title = { $of ->
    [1] One deal
   *[other] Deal { $number } of { $of }
}
svoi-zone-hand = { $player_is ->
    [you] Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $player }’s hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
svoi-zone-pile = { $count ->
    [0] The pile is empty
    [one] The pile, one card
   *[other] The pile, { $count } cards, the top card last
}
svoi-caption-take = { $count ->
    [one] In the bracket: the card you would pick up
   *[other] In the bracket: the { $count } cards you would pick up
}
svoi-note-trump = your trump
svoi-line-waiting = no cards yet
svoi-line-cards = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
svoi-line-place = out, place { $place }
svoi-fact-trump = { $player_is ->
    [you] Your trump
   *[other] { $player }’s trump
}
svoi-fact-suit = { $suit }

## What is to be done now

svoi-say-trumps = Your turn: choose your trump suit.
svoi-say-lead = Your turn: play a card to the empty pile, any you like.
svoi-say-beat = { $top_rank ->
    [A] Your turn: beat the { $top } with a trump, one of your { $trump }{ $may_take ->
        [yes] , or pick up
       *[no] {""}
    }.
   *[other] Your turn: beat the { $top } with a higher { $top_suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }, or with one of your { $trump }{ $may_take ->
        [yes] , or pick up
       *[no] {""}
    }.
}
svoi-say-beat-trump = Your turn: beat the { $top }, a trump of your own, with a higher { $top_suit ->
    [S] spade
    [H] heart
    [D] diamond
   *[C] club
}{ $may_take ->
    [yes] , or pick up
   *[no] {""}
}.
svoi-say-beat-plain = Your turn: beat the { $top } with a higher { $top_suit ->
    [S] spade
    [H] heart
    [D] diamond
   *[C] club
}{ $may_take ->
    [yes] , or pick up
   *[no] {""}
}.
svoi-say-cannot = Your turn: you cannot beat the { $top }, so pick up { $count ->
    [one] one card
   *[other] { $count } cards
}.
svoi-say-second = Your turn: lay one more card on it, any you like.
svoi-say-wait = { $player_is ->
    [you] It is your turn.
   *[other] { $phase ->
        [trumps] { $player } is choosing a trump suit.
        [lead] { $player } is to play a card to the empty pile.
        [second] { $player } has beaten the top card and is to lay one more.
       *[beat] { $player } is to beat the top card or pick up.
    }
}

svoi-do-trump = Choose { $suit }
svoi-do-lead = Play the { $card }
svoi-do-beat = Beat with the { $card }
svoi-do-second = Lay the { $card }
svoi-do-take = { $whole ->
    [yes] { $count ->
        [one] Pick up the pile, one card
       *[other] Pick up the pile, { $count } cards
    }
   *[no] Pick up { $count } cards
}

## What happened

svoi-tell-trump = { $player_is ->
    [you] You chose { $suit } as trumps.
   *[other] { $player } chose { $suit } as trumps.
}
svoi-tell-home = Every lowest card went to the player whose trump it is.
svoi-tell-lead = { $player_is ->
    [you] You led the { $card }.
   *[other] { $player } led the { $card }.
}
svoi-tell-beat = { $player_is ->
    [you] You beat the { $top } with the { $card }.
   *[other] { $player } beat the { $top } with the { $card }.
}
svoi-tell-second = { $player_is ->
    [you] You laid the { $card } on it.
   *[other] { $player } laid the { $card } on it.
}
svoi-tell-take = { $player_is ->
    [you] { $whole ->
        [yes] You picked up the whole pile, { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[no] You picked up { $count } cards.
    }
   *[other] { $whole ->
        [yes] { $player } picked up the whole pile, { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[no] { $player } picked up { $count } cards.
    }
}
svoi-tell-out = { $player_is ->
    [you] You have no cards left: place { $place }.
   *[other] { $player } has no cards left: place { $place }.
}

## The score

svoi-headline-first = The first deal is not over yet.
svoi-headline-winner = { $player_is ->
    [you] You win the match.
   *[other] { $player } wins the match.
}
svoi-headline-draw = The match is a draw.
svoi-shared-one = { $one_is ->
    [you] You
   *[other] { $one }
}
svoi-shared-two = { $two_is ->
    [you] you
   *[other] { $two }
}
svoi-shared-three = { $three_is ->
    [you] you
   *[other] { $three }
}
svoi-headline-shared = { $count ->
    [2] { svoi-shared-one } and { svoi-shared-two } share the first place.
   *[other] { svoi-shared-one }, { svoi-shared-two } and { svoi-shared-three } share the first place.
}
svoi-headline-resigned = { $player_is ->
    [you] You have given up.
   *[other] { $player } has given up.
}
svoi-row-deal = Deal { $number }
svoi-cell-won = won
svoi-cell-lost = lost
svoi-cell-draw = draw
svoi-total = { $count ->
    [0] no loss
    [one] one loss
   *[other] { $count } losses
}
svoi-total-resigned = gave up

## How a deal ended

svoi-how-out = { $player_is ->
    [you] You are left with cards and lose the deal.
   *[other] { $player } is left with cards and loses the deal.
}
svoi-how-last-card = A draw: the one card left would beat the top card.
svoi-how-repeated = A draw: the same position stood for the third time.
svoi-how-long = A draw: the deal has gone on for 2,000 turns.
svoi-note-place = out, place { $place }
svoi-note-shared = place { $place }, shared
svoi-note-left = { $count ->
    [one] lost, one card left
   *[other] lost, { $count } cards left
}

## Why something cannot be done

svoi-refuse-symmetric = Hands that are mirror images are for two players only.
svoi-refuse-over = This deal is over.
svoi-refuse-suit-taken = Another player has that suit: choose one that is still free.
svoi-refuse-choose-trump = First choose your trump suit.
svoi-refuse-trumps-stand = The trump suits stand until this deal is over.
svoi-refuse-not-held = That card is not in your hand.
svoi-refuse-empty-pile = There is nothing to pick up: play a card, any you like.
svoi-refuse-second-owed = You have beaten the top card: now play one more, any you like.
svoi-refuse-can-beat = { $count ->
    [one] You cannot pick up: you hold a card that beats the top card.
   *[other] You cannot pick up: you hold { $count } cards that beat the top card.
}
svoi-refuse-beat = { $top_rank ->
    [A] The { $card } does not beat the { $top }: play a trump, one of your { $trump }.
   *[other] The { $card } does not beat the { $top }: play a higher { $top_suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }, or a trump, one of your { $trump }.
}
svoi-refuse-beat-trump = { $top_rank ->
    [A] You cannot beat the ace of your own trumps, { $trump }: pick up the pile.
   *[other] The { $card } does not beat the { $top }, a trump of your own: only higher { $trump } do.
}
svoi-refuse-beat-plain = { $top_rank ->
    [A] Without trumps you cannot beat the { $top }: pick up.
   *[other] The { $card } does not beat the { $top }: play a higher { $top_suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }.
}
svoi-refuse-notation = “{ $text }” is not a choice: write a card such as KH, or take, or trumps=H.

svoi-why-unbeaten = { $player } cannot beat it.
