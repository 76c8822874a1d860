## The game and its house rules

tractor-title = Tractor
tractor-about = Two sides climb to the ace; pairs, tractors and throws, two packs and a talon.

tractor-preset-seed = Basic rules
tractor-preset-classic = Classic

tractor-option-start_rank = Rank to begin with
tractor-option-start_rank-help = Both sides begin at this rank, and it is the trump rank of the first round.
tractor-option-start_rank-2 = Two
tractor-option-start_rank-5 = Five
tractor-option-start_rank-8 = Eight
tractor-option-start_rank-T = Ten
tractor-option-start_rank-J = Jack
tractor-option-draw_direction = Cards are drawn
tractor-option-draw_direction-help = Who draws the next card. Play goes counterclockwise either way.
tractor-option-draw_direction-clockwise = Clockwise
tractor-option-draw_direction-counterclockwise = Counterclockwise
tractor-option-jokers_order = Two pairs of jokers
tractor-option-jokers_order-help = Whether two red jokers overturn two black ones that were shown.
tractor-option-jokers_order-equal = The first shown stands
tractor-option-jokers_order-red_over_black = Red above black
tractor-option-strengthen = Strengthening what was shown
tractor-option-strengthen-help = Whether a single card that was shown can be made a pair by the second one like it.
tractor-option-strengthen-no = Not allowed
tractor-option-strengthen-yes = Allowed
tractor-option-nobody_shows = When nobody shows
tractor-option-nobody_shows-help = How trumps are found in a later round when nobody has shown. In the first round the cards are dealt again.
tractor-option-nobody_shows-turn_talon = The talon is turned up
tractor-option-nobody_shows-no_trump = There is no trump suit
tractor-option-nobody_shows-redeal = The cards are dealt again
tractor-option-no_trump_rank = Trump rank without a trump suit
tractor-option-no_trump_rank-help = Whether cards of the trump rank still are trumps when jokers were shown.
tractor-option-no_trump_rank-plain = Ranks in its own suit
tractor-option-no_trump_rank-trumps = Stays a trump
tractor-option-follow_tractor = Following a tractor
tractor-option-follow_tractor-help = Whether a tractor that was led draws out tractors, or as many pairs of any kind.
tractor-option-follow_tractor-pairs = Any pairs
tractor-option-follow_tractor-tractors_first = Tractors first
tractor-option-ruff_shape = Ruffing a throw
tractor-option-ruff_shape-help = How trumps have to match the parts of a throw to take it.
tractor-option-ruff_shape-any_reading = Any reading of the trumps
tractor-option-ruff_shape-exact = Exactly the same parts
tractor-option-throw_compare = Comparing ruffs
tractor-option-throw_compare-help = Which of several players who trump a throw takes it.
tractor-option-throw_compare-longest_part = By the longest part
tractor-option-throw_compare-every_part = By every part
tractor-option-throw_compare-highest_card = By the highest card
tractor-option-failed_throw_must_beat = Beating a failed throw
tractor-option-failed_throw_must_beat-help = Whether those who can must beat the part that is led after a throw has failed.
tractor-option-failed_throw_must_beat-no = Not required
tractor-option-failed_throw_must_beat-yes = Required
tractor-option-failed_throw_fine = Fine for a failed throw
tractor-option-failed_throw_fine-help = What a throw that fails costs the side that made it.
tractor-option-failed_throw_fine-per_card = Ten points a card
tractor-option-failed_throw_fine-none = None
tractor-option-failed_throw_fine-ten = Ten points
tractor-option-forced_part = Part to be led
tractor-option-forced_part-help = Which part of a throw that fails has to be led, if several can be beaten.
tractor-option-forced_part-fewest_then_lowest = The fewest cards, then the lowest
tractor-option-forced_part-first_found = The first found
tractor-option-talon_multiplier = What multiplies the talon
tractor-option-talon_multiplier-help = How often the points in the talon count when the opponents win the last trick.
tractor-option-talon_multiplier-twice_cards = Twice the cards of the last trick
tractor-option-talon_multiplier-power = The longest part of the last lead
tractor-option-must_play = Ranks that must be played
tractor-option-must_play-help = Ranks that a side cannot pass by: it has to win a round with them as the declarers.
tractor-option-must_play-none = None
tractor-option-must_play-ace = Ace
tractor-option-must_play-five_ten_king_ace = Five, ten, king and ace
tractor-option-must_play-two_five_ten_king_ace = Two, five, ten, king and ace
tractor-option-draw_speed = Pace of the drawing
tractor-option-draw_speed-help = How long each card takes while all draw, and somebody may be asked whether to show.
tractor-option-draw_speed-slow = Slow
tractor-option-draw_speed-normal = Normal
tractor-option-draw_speed-fast = Fast
tractor-option-rounds = Length of the match
tractor-option-rounds-help = The match ends after so many rounds at most; then the side that stands higher has won.
tractor-option-rounds-full = To the end

## At the table

tractor-round = { $trick ->
    [0] Round { $number }
   *[other] Round { $number }, trick { $trick }
}
tractor-side = { $one_is ->
    [you] You
   *[other] { $one }
} and { $two_is ->
    [you] you
   *[other] { $two }
}
tractor-zone-hand = { $player_is ->
    [you] Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $player }’s hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
tractor-zone-trick = This trick
tractor-zone-last = The last trick
tractor-zone-played = Tricks taken before
tractor-zone-stock = Cards still to be drawn
tractor-zone-talon = The talon
tractor-caption-yours = laid by you
tractor-caption-turned = turned up: { $cards }
tractor-caption-talon = { $points } points, times { $times }
tractor-caption-lost = { $points } points, for nobody
tractor-caption-failed = the throw failed, for { $led } can be beaten: { $player_is ->
    [you] you
   *[other] { $player }
} took back { $cards }{ $points ->
    [0] { "" }
   *[other] , fined { $points } points
}

tractor-line-starter = starter
tractor-line-declarer = declarer
tractor-line-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
tractor-line-shown = showed { tractor-shown }

tractor-fact-trumps = Trumps
tractor-fact-suit = { $suit } and { $ranks }
tractor-fact-rank = { $ranks }; the suit is open
tractor-fact-no-trump = jokers alone
tractor-fact-no-trump-rank = jokers and { $ranks }
tractor-fact-levels = Levels
tractor-fact-we-they = we { $ours }, they { $theirs }
tractor-fact-our-points = Our points
tractor-fact-their-points = Their points
tractor-fact-points-of = Points of { tractor-side-of }
tractor-fact-points = { $points } of 80
tractor-fact-trick = In this trick
tractor-fact-trick-points = { $points } points
tractor-fact-drawn = Drawn
tractor-fact-drawn-of = { $drawn } of 100

tractor-ranks-2 = twos
tractor-ranks-3 = threes
tractor-ranks-4 = fours
tractor-ranks-5 = fives
tractor-ranks-6 = sixes
tractor-ranks-7 = sevens
tractor-ranks-8 = eights
tractor-ranks-9 = nines
tractor-ranks-T = tens
tractor-ranks-J = jacks
tractor-ranks-Q = queens
tractor-ranks-K = kings
tractor-ranks-A = aces
tractor-trumps = trumps
tractor-shown = { $kind ->
    [single] the { $card }
    [pair] both { $ranks } of { $suit }
    [black] both black jokers
   *[red] both red jokers
}
tractor-past = past the ace

## What was played

tractor-what = { $shape ->
    [single] a single
    [pair] a pair
    [tractor] a tractor of { $length } pairs
    [throw] a throw of { tractor-parts }
   *[loose] { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
tractor-parts = { $kinds ->
    [tps] { tractor-part-tractors }, { tractor-part-pairs } and { tractor-part-singles }
    [tp] { tractor-part-tractors } and { tractor-part-pairs }
    [ts] { tractor-part-tractors } and { tractor-part-singles }
    [ps] { tractor-part-pairs } and { tractor-part-singles }
    [t] { tractor-part-tractors }
    [p] { tractor-part-pairs }
   *[s] { tractor-part-singles }
}
tractor-part-tractors = { $tractors ->
    [one] a tractor of { $length } pairs
   *[other] { $tractors } tractors, the longest of { $length } pairs
}
tractor-part-pairs = { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
}
tractor-part-singles = { $singles ->
    [one] a single
   *[other] { $singles } singles
}
tractor-note-what = { tractor-what }
tractor-note-parts = { tractor-parts }

## What is to be done now

tractor-say-drawing = The cards are being drawn.
tractor-say-show-first = You drew the { $drawn }. Only you are asked: show, or let it pass.
tractor-say-show-over = You drew the { $drawn }; { $player_is ->
    [you] you
   *[other] { $player }
} showed { tractor-shown }. Only you are asked: show, or let it pass.
tractor-say-show-last = All cards are drawn. Only you are asked: show now, or let it pass.
tractor-say-settling = All cards are drawn: the trumps are being settled.
tractor-say-talon = You start: lay eight cards in the talon; { $missing ->
    [0] none is missing
    [one] one is missing
   *[other] { $missing } are missing
}.
tractor-say-talon-wait = { $player } is laying eight cards in the talon.
tractor-say-lead = You lead: a single, a pair, a tractor or a throw.
tractor-say-chosen = You have chosen { tractor-what }.
tractor-say-chosen-throw = You have chosen { tractor-what }. It fails if another player can beat a part of it.
tractor-say-follow = { $player_is ->
    [you] You
   *[other] { $player }
} led { tractor-what }: follow with { $suit }{ $pairs ->
    [0] { "" }
    [one] , a pair among them
   *[other] , { $pairs } pairs among them
}.
tractor-say-follow-few = You have only { $count ->
    [one] one card
   *[other] { $count } cards
} of { $suit }: play { $count ->
    [one] it
   *[other] them
} and any other cards.
tractor-say-void = You have no { $suit }: play any { $count ->
    [one] card
   *[other] { $count } cards
}.
tractor-say-must-beat = The throw failed: beat { tractor-what } with { $suit } if you can.
tractor-say-wait = { $player_is ->
    [you] It is your turn.
   *[other] { $player } is to { $lead ->
        [yes] lead
       *[no] play
    }.
}

tractor-asks = Showing
tractor-asks-ask = Ask me
tractor-asks-advise = Show for me
tractor-asks-leave = Leave it

tractor-do-show = Show { tractor-shown }{ $kind ->
    [black] , for no trump suit
    [red] , for no trump suit
   *[other] { "" }
}
tractor-do-draw = Draw a card
tractor-do-wait = Go on
tractor-do-pass = Let it pass
tractor-do-card = { $phase ->
    [talon] Lay the { $card } in the talon
   *[play] Play the { $card }
}
tractor-do-talon = Lay the talon
tractor-do-play = { $count ->
    [0] Play
    [one] Play one card
   *[other] Play { $count } cards
}

## What happened

tractor-tell-show = { $player_is ->
    [you] You showed { tractor-shown }.
   *[other] { $player } showed { tractor-shown }.
}
tractor-tell-show-none = { $player_is ->
    [you] You showed { tractor-shown }: there is no trump suit.
   *[other] { $player } showed { tractor-shown }: there is no trump suit.
}
tractor-tell-pass = You let it pass.
tractor-tell-turned = Nobody has shown. The talon is turned up: { $cards }.
tractor-tell-trumps = Trumps: { $suit } and { $ranks }.
tractor-tell-no-trump = There is no trump suit.
tractor-tell-starter = { $player_is ->
    [you] You start and take the talon.
   *[other] { $player } starts and takes the talon.
}
tractor-tell-talon = { $player_is ->
    [you] You laid eight cards in the talon.
   *[other] { $player } laid eight cards in the talon.
}
tractor-tell-talon-yours = You laid the { $cards } in the talon.
tractor-tell-lead = { $player_is ->
    [you] You
   *[other] { $player }
} led { $shape ->
    [single] the { $cards }.
   *[other] { tractor-what }: the { $cards }.
}
tractor-tell-play = { $player_is ->
    [you] You played the { $cards }.
   *[other] { $player } played the { $cards }.
}
tractor-tell-ruff = { $player_is ->
    [you] You trumped with the { $cards }.
   *[other] { $player } trumped with the { $cards }.
}
tractor-tell-failed = { $player_is ->
    [you] You threw the { $cards }, and a part of it can be beaten: only the { $led } is led, the rest goes back to the hand.
   *[other] { $player } threw the { $cards }, and a part of it can be beaten: only the { $led } is led, the rest goes back to the hand.
}
tractor-tell-fine = { tractor-side } have { $points } points { $more ->
    [yes] more
   *[no] fewer
}.
tractor-side-of = { $one_is ->
    [you] you
   *[other] { $one }
} and { $two_is ->
    [you] you
   *[other] { $two }
}
tractor-tell-trick = { $player_is ->
    [you] You took the trick
   *[other] { $player } took the trick
}{ $points ->
    [0] .
   *[other] , with { $points } points in it.
}

## The score

tractor-headline-first = The first round is not over yet.
tractor-headline-winners = { tractor-side } have passed the ace and win the match.
tractor-headline-higher = { tractor-side } stand higher and win the match.
tractor-headline-draw = The match is a draw.
tractor-headline-resigned = { $player_is ->
    [you] You have given up.
   *[other] { $player } has given up.
}
tractor-row-round = Round { $number }
tractor-level = { $level }
tractor-total = level { $level }
tractor-how-thrown-in = Nobody showed: the cards are dealt again.
tractor-how-declarers = { tractor-side } were the declarers and let the others have { $points } points: { tractor-rise }.
tractor-how-change = { tractor-side } collected { $points } points as the opponents: nobody climbs, and that side declares now.
tractor-how-opponents = { tractor-side } collected { $points } points as the opponents: { tractor-rise }, and that side declares now.
tractor-rise = { $ranks ->
    [0] no rank higher
    [one] one rank higher
   *[other] { $ranks } ranks higher
}
tractor-note-tricks = In tricks the opponents took { $points } points.
tractor-note-fine = { $player_is ->
    [you] You
   *[other] { $player }
} took back { $count ->
    [one] one card
   *[other] { $count } cards
} of a throw: { $points } points for the other side.
tractor-note-talon = The opponents took the last trick: { $points } points in the talon, times { $times }.
tractor-note-starter = { $player_is ->
    [you] You start
   *[other] { $player } starts
} the next round.

## Why a hint is given

tractor-why-talon = It leaves no points in the talon.
tractor-why-empties = With it you are out of { $suit }, and can trump that suit.
tractor-why-points = The trick is { $player }’s for certain, so your { $points } points stay on your side.
tractor-why-no-points = You cannot take this trick, and this gives no points away.
tractor-why-keeps-trumps = It keeps your trumps for later.

## Why something cannot be done

tractor-refuse-over = This round is over.
tractor-refuse-draw = The cards are still being drawn: take the next one.
tractor-refuse-wait = All cards are drawn and the trumps are being settled: go on.
tractor-refuse-showing = You are asked in secret: show, or let it pass.
tractor-refuse-show-held = You do not hold what this would show.
tractor-refuse-show-low = What was shown stands: this cannot overturn it.
tractor-refuse-show-own = What you have shown stands: you can only strengthen it by the second card like it.
tractor-refuse-bury = Eight cards go into the talon: { $count ->
    [0] they are all chosen
    [one] one is missing
   *[other] { $count } are missing
}.
tractor-refuse-play = It is your turn to play: choose cards from your hand.
tractor-refuse-not-held = You do not hold that many of the { $card }.
tractor-refuse-no-card = Choose at least one card to lead.
tractor-refuse-done = Everyone plays as many cards as were led: { $count ->
    [0] they are all chosen
    [one] one is missing
   *[other] { $count } are missing
}.
tractor-refuse-lead-suit = Lead cards of one suit only: the { $card } is of another than those you have chosen.
tractor-owed = { $few ->
    [yes] the { $owed }
   *[no] { $held } different ones
}
tractor-owed-pairs = { $few ->
    [yes] pairs of the { $owed }
   *[no] { $held } different ones
}
tractor-refuse-follow = You cannot play the { $card }: { $suit } were led, and you hold { tractor-owed }.
tractor-refuse-follow-trumps = You cannot play the { $card }: trumps were led, and you hold { tractor-owed }.
tractor-refuse-pair = You cannot play the { $card }: a pair is owed, and you hold { tractor-owed-pairs }.
tractor-refuse-pairs = You cannot play the { $card }: { $count ->
    [one] one pair is owed
   *[other] { $count } pairs are owed
}, and you hold { tractor-owed-pairs }.
tractor-refuse-tractor = You cannot play the { $card }: the longest tractor that you hold is owed. Choose among { tractor-owed }.
tractor-refuse-beat = You cannot play the { $card }: the throw failed, and you must beat what is led of it. That can be done with { tractor-owed }.
tractor-refuse-notation = “{ $text }” is not a choice: write a card such as KH, or done, draw, wait, pass, show=H, show=HH, show=SJ, show=BJ.
