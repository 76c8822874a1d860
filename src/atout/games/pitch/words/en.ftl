## The game and its house rules

pitch-title = Pitch
pitch-about = Bid for high, low, jack and game; your first card names trumps.

pitch-preset-seed = Basic rules
pitch-preset-classic = Classic

pitch-option-players = Players
pitch-option-partners = Partners
pitch-option-partners-no = Everyone alone
pitch-option-partners-yes = Two against two
pitch-option-min_bid = Lowest bid
pitch-option-steal = The dealer may take a bid
pitch-option-steal-below_four = Below four
pitch-option-steal-only_four = Only a four
pitch-option-steal-any = Any bid
pitch-option-steal-no = No bid
pitch-option-all_pass = When nobody bids
pitch-option-all_pass-dealer_bids_two = The dealer bids two at least
pitch-option-all_pass-throw_in = The hand is thrown in
pitch-option-follow = Following suit
pitch-option-follow-or_trump = Follow or trump
pitch-option-follow-strict = Trump only without the suit
pitch-option-low = Low counts for
pitch-option-low-won = Who wins it
pitch-option-low-dealt = Who was dealt it
pitch-option-game_tie = A tie for game
pitch-option-game_tie-nobody = Gives the point to nobody
pitch-option-game_tie-pitcher = Goes to the pitcher
pitch-option-game_tie-other_side = Goes to the other side
pitch-option-target = Points to win
pitch-option-win_when = Who can win
pitch-option-win_when-pitcher = Only the pitcher
pitch-option-win_when-pitcher_made = Only a pitcher who made the bid
pitch-option-win_when-any = Everyone
pitch-option-rounds = Length of the match
pitch-option-rounds-full = To the end

## At the table

pitch-heading = Hand { $number }, to { $target } points
pitch-side = { $number ->
    [1] { $one_is ->
        [you] You
       *[other] { $one }
    }
   *[2] { $one_is ->
        [you] You
       *[other] { $one }
    } and { $two_is ->
        [you] you
       *[other] { $two }
    }
}
pitch-zone-hand = { $player_is ->
    [you] Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $player }’s hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
pitch-zone-trick = This trick
pitch-zone-last = The last trick
pitch-zone-played = Tricks taken before
pitch-zone-stock = Not in play
pitch-line-dealer = dealer
pitch-line-pitcher = pitcher
pitch-line-passed = passed
pitch-line-bid = bid { $points }
pitch-line-tricks = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { $count } tricks
}
pitch-fact-bid = Bid
pitch-fact-to-beat = The bid to beat
pitch-fact-no-bid = none yet
pitch-fact-highest = { $player_is ->
    [you] You
   *[other] { $player }
}: { pitch-do-bid }
pitch-fact-pitcher = { $points }, { $player_is ->
    [you] you
   *[other] { $player }
}
pitch-fact-trump = Trumps
pitch-fact-suit = { $suit }

## What is to be done now

pitch-say-bid = Your turn: bid { $points } or more of the four points, or pass. A card played now bids four with its suit as trumps.
pitch-say-must-bid = Your turn: nobody has bid, so the dealer bids { $points } at least.
pitch-say-steal = Your turn: as the dealer you may take the bid of { $points }, bid higher, or pass.
pitch-say-pitch = Your turn: lead a card; its suit will be trumps.
pitch-say-lead = Your turn: lead any card.
pitch-say-follow = Your turn: follow with { $suit } if you can.
pitch-say-follow-or-trump = Your turn: follow with { $suit }, or trump with { $trump }.
pitch-say-wait = { $player_is ->
    [you] It is your turn.
   *[other] { $phase ->
        [bidding] { $player } is to bid.
       *[play] { $player } is to play.
    }
}

pitch-do-pass = Pass
pitch-do-bid = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pitch-do-steal = { $points ->
    [one] Take the bid at one point
   *[other] Take the bid at { $points } points
}
pitch-means-four = high, low, jack and game
pitch-do-smudge = Smudge: bid four and lead the { $card }
pitch-do-play = Play the { $card }

## What happened

pitch-tell-pass = { $player_is ->
    [you] You passed.
   *[other] { $player } passed.
}
pitch-tell-bid = { $player_is ->
    [you] You bid { $points }.
   *[other] { $player } bid { $points }.
}
pitch-tell-steal = { $player_is ->
    [you] You took the bid at { $points }.
   *[other] { $player } took the bid at { $points }.
}
pitch-tell-smudge = { $player_is ->
    [you] You smudged: you bid four and led the { $card }.
   *[other] { $player } smudged: bid four and led the { $card }.
}
pitch-tell-trump = Trumps are { $suit }.
pitch-tell-lead = { $player_is ->
    [you] You led the { $card }.
   *[other] { $player } led the { $card }.
}
pitch-tell-play = { $player_is ->
    [you] You played the { $card }.
   *[other] { $player } played the { $card }.
}
pitch-tell-trick = { $player_is ->
    [you] You took the trick.
   *[other] { $player } took the trick.
}

## The score

pitch-headline-first = The first hand is not over yet.
pitch-headline-winner = { $number ->
    [1] { $one_is ->
        [you] You win the match.
       *[other] { $one } wins the match.
    }
   *[2] { pitch-side } win the match.
}
pitch-headline-draw = The match is a draw between { $count }.
pitch-headline-resigned = { $player_is ->
    [you] You have given up.
   *[other] { $player } has given up.
}
pitch-row-hand = Hand { $number }
pitch-points = { $points }
pitch-how-thrown = Nobody bid: the hand is thrown in.
pitch-how-made = { $player_is ->
    [you] You bid { $points } and made it.
   *[other] { $player } bid { $points } and made it.
}
pitch-how-set = { $player_is ->
    [you] You bid { $points } and were set back.
   *[other] { $player } bid { $points } and was set back.
}
pitch-note-high = High, the { $card }: { pitch-side }.
pitch-note-low = Low, the { $card }: { pitch-side }.
pitch-note-jack = The { $card }: { pitch-side }.
pitch-note-no-jack = The jack of { $suit } was not in play.
pitch-note-game = { $sides ->
    [2] Game, { $counts }: { pitch-side }.
   *[other] Game, with { $best }: { pitch-side }.
}
pitch-note-no-game = Game, { $counts }: nobody.

## Why something cannot be done

pitch-refuse-partners = Partners are for four players only.
pitch-refuse-other-side = A tie for game can go to the other side only where there are two sides.
pitch-refuse-over = This hand is over.
pitch-refuse-pass = Nobody has bid, so the dealer cannot pass.
pitch-refuse-two = Nobody has bid, so the dealer bids two at least.
pitch-refuse-smudge = You can only smudge with a card of your hand.
pitch-refuse-bid = The bidding is on: bid 1 to 4, smudge, or pass.
pitch-refuse-low = { $points ->
    [5] Nothing is higher than four.
   *[other] You can bid { $points } or more.
}
pitch-refuse-steal = The bid of { $points } cannot be taken.
pitch-refuse-play = The bidding is over: play a card.
pitch-refuse-not-held = That card is not in your hand.
pitch-refuse-follow = You cannot play the { $card }: follow with { $suit }.
pitch-refuse-follow-or-trump = You cannot play the { $card }: follow with { $suit }, or trump with { $trump }.
pitch-refuse-notation = “{ $text }” is not a choice: write a card such as KH, or pass, 1 to 4, smudge=KH.
