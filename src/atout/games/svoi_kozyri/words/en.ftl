## The game and its house rules

svoi_kozyri-title = Svoi Kozyri
svoi_kozyri-about = Each player has trumps of their own; no luck after the deal.

svoi_kozyri-preset-seed = As in the document
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

## How a deal ended

svoi-how-out = { $player_is ->
    [you] You are left with cards and lose the deal.
   *[other] { $player } is left with cards and loses the deal.
}
svoi-how-last-card = A draw: the one card left would beat the top card.
svoi-how-repeated = A draw: the same position stood for the third time.
svoi-how-long = A draw: the deal has gone on for 2,000 turns.
svoi-note-place = out, place { $place }
svoi-note-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
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
