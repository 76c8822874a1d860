## The game and its house rules

bid_euchre-title = Bid Euchre
bid_euchre-about = Bid for tricks with your partner, and name the trumps.

bid_euchre-preset-seed = Basic rules
bid_euchre-preset-classic = Classic
bid_euchre-preset-double = Double deck

bid_euchre-option-decks = Packs
bid_euchre-option-decks-1 = One, 24 cards
bid_euchre-option-decks-2 = Two, 48 cards
bid_euchre-option-target = Points to win
bid_euchre-option-plain_six = Plain bid of all tricks
bid_euchre-option-plain_six-no = No
bid_euchre-option-plain_six-yes = Yes
bid_euchre-option-no_trump = No-trump
bid_euchre-option-no_trump-no = Not allowed
bid_euchre-option-no_trump-yes = May be named
bid_euchre-option-stick_the_dealer = Stick the dealer
bid_euchre-option-stick_the_dealer-no = The dealer may pass
bid_euchre-option-stick_the_dealer-yes = The dealer must bid
bid_euchre-option-ace_no_face = Ace no face
bid_euchre-option-ace_no_face-no = Cannot be claimed
bid_euchre-option-ace_no_face-yes = May be claimed
bid_euchre-option-joker = Joker
bid_euchre-option-joker-no = Without
bid_euchre-option-joker-yes = With the joker
bid_euchre-option-reneges = Reneges
bid_euchre-option-reneges-prevented = The table prevents them
bid_euchre-option-reneges-allowed = Players call them
bid_euchre-option-failed_alone = A failed ask or moon
bid_euchre-option-failed_alone-bid = Loses the number bid
bid_euchre-option-failed_alone-full = Loses all it could have won
bid_euchre-option-win_when = Who wins
bid_euchre-option-win_when-first_there = The first side there
bid_euchre-option-win_when-making_or_setting = Only a side that makes or sets a bid
bid_euchre-option-rounds = Length of the match
bid_euchre-option-rounds-full = To the end

## At the table

euchre-title = Deal { $number }, to { $target } points
euchre-no-trump = no-trump
euchre-bid = { $bid ->
    [all] all { $tricks }
    [ask] { $tricks } with ask
    [moon] shoot the moon
   *[tricks] { $tricks }
}
euchre-side = { $one_is ->
    [you] You
   *[other] { $one }
} and { $two_is ->
    [you] you
   *[other] { $two }
}
euchre-zone-hand = { $player_is ->
    [you] Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $player }’s hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
euchre-zone-trick = This trick
euchre-zone-last = The last trick
euchre-zone-number = Trick { $number }
euchre-zone-played = Tricks taken before
euchre-zone-discard = The dealer’s discard
euchre-note-by = played by { $player_is ->
    [you] you
   *[other] { $player }
}
euchre-note-left = left bower, a trump
euchre-line-dealer = dealer
euchre-line-passed = passed
euchre-line-bid = bid { euchre-bid }
euchre-line-out = sitting out
euchre-tricks = { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { $tricks } tricks
}
euchre-line-tricks = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { $count } tricks
}
euchre-fact-bid = Bid
euchre-fact-to-beat = The bid to beat
euchre-fact-no-bid = none yet
euchre-fact-highest = { $player_is ->
    [you] You
   *[other] { $player }
}: { euchre-do-bid }
euchre-fact-bidder = { euchre-bid }, { $player_is ->
    [you] you
   *[other] { $player }
}
euchre-fact-trump = Trumps
euchre-fact-suit = { $suit }
euchre-fact-no-trump = none
euchre-fact-taken = Tricks
euchre-fact-both = we { $ours }, they { $theirs }
euchre-fact-side = { euchre-side }
euchre-fact-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}

## What is to be done now

euchre-say-claims = You hold an ace and no face card: you may claim a new deal. Nobody else knows that you are asked.
euchre-say-discards = Your turn: discard a card, face down.
euchre-say-bidding = Your turn: bid how many tricks your side will take, or pass.
euchre-say-bid-over = Your turn: bid higher than { euchre-bid }, or pass.
euchre-say-naming = Your turn: name the trumps.
euchre-say-giving = Your turn: give your partner { $count ->
    [one] the card
   *[other] the { $count } cards
} you want to be rid of. Trumps: { $trump }.
euchre-say-gift = Your partner asks: give { $count ->
    [one] your best trump
   *[other] your { $count } best trumps
}, or your best card if you have none. Trumps: { $trump }.
euchre-say-calls = The hand is played: tap a card that was played against the rules, or let it pass.
euchre-say-lead = Your turn: lead any card.
euchre-say-any = Your turn: the { $card } asks for no suit, play any card.
euchre-say-follow = Your turn: the { $card } was led, so follow with { $suit } if you can.
euchre-say-follow-left = Your turn: the { $card } was led, so follow with { $suit }; your { $left } is one of them.
euchre-say-out = You sit this hand out: { $player } is to play.
euchre-say-wait = { $player_is ->
    [you] It is your turn.
   *[other] { $phase ->
        [claims] The cards are dealt.
        [discards] { $player } is discarding a card.
        [bidding] { $player } is to bid.
        [naming] { $player } is naming the trumps.
        [giving] { $player } is giving their partner a card.
        [gift] { $player } is choosing what to give you.
        [calls] { $player } may call a renege.
       *[play] { $player } is to play.
    }
}

euchre-do-pass = { $phase ->
    [claims] Play this hand
    [calls] Let it pass
   *[bidding] Pass
}
euchre-do-claim = Claim ace no face: new cards
euchre-do-bid = { $bid ->
    [all] All { $tricks } tricks
    [ask] Ask
    [moon] Shoot the moon
   *[tricks] { $tricks } tricks
}
euchre-means-all = you both play
euchre-means-ask = alone, with { $cards ->
    [one] one card
   *[other] { $cards } cards
} from your partner: { $points } points
euchre-means-moon = alone, without help: { $points } points
euchre-do-trump = { $suit }
euchre-do-no-trump = No-trump
euchre-do-card = { $phase ->
    [discards] Discard the { $card }
    [giving] Give the { $card }
    [gift] Give the { $card }
   *[play] Play the { $card }
}
euchre-do-call = Call the { $card } by { $player }, trick { $trick }

## What happened

euchre-tell-claim = { $player_is ->
    [you] You claimed ace no face: the cards are gathered.
   *[other] { $player } claimed ace no face: the cards are gathered.
}
euchre-tell-no-claim = { $player_is ->
    [you] You did not claim ace no face.
   *[other] { $player } did not claim ace no face.
}
euchre-tell-discard = { $player_is ->
    [you] You discarded the { $card }.
   *[other] { $player } discarded the { $card }.
}
euchre-tell-discards = { $player_is ->
    [you] You discarded a card.
   *[other] { $player } discarded a card.
}
euchre-tell-pass = { $player_is ->
    [you] You passed.
   *[other] { $player } passed.
}
euchre-tell-bid = { $player_is ->
    [you] You bid { euchre-bid }.
   *[other] { $player } bid { euchre-bid }.
}
euchre-tell-trump = { $player_is ->
    [you] You named the trumps: { $trump }.
   *[other] { $player } named the trumps: { $trump }.
}
euchre-tell-gave = { $player_is ->
    [you] You gave your partner the { $card }.
   *[other] { $player } gave you the { $card }.
}
euchre-tell-gives = { $player_is ->
    [you] You exchanged a card with your partner.
   *[other] { $player } exchanged a card with their partner.
}
euchre-tell-lead = { $player_is ->
    [you] You led the { $card }.
   *[other] { $player } led the { $card }.
}
euchre-tell-play = { $player_is ->
    [you] You played the { $card }.
   *[other] { $player } played the { $card }.
}
euchre-tell-trick = { $player_is ->
    [you] You took the trick.
   *[other] { $player } took the trick.
}
euchre-tell-answer = { $player_is ->
    [you] You have answered.
   *[other] { $player } has answered.
}
euchre-tell-right = { $player_is ->
    [you] You
   *[other] { $player }
} called the { $card } by { $owner_is ->
    [you] you
   *[other] { $owner }
}: rightly, it was a renege.
euchre-tell-wrong = { $player_is ->
    [you] You
   *[other] { $player }
} called the { $card } by { $owner_is ->
    [you] you
   *[other] { $owner }
}: wrongly, two points are lost.

## The score

euchre-headline-first = The first deal is not over yet.
euchre-headline-winners = { euchre-side } win the match.
euchre-headline-draw = The match is a draw.
euchre-headline-resigned = { $player_is ->
    [you] You have given up.
   *[other] { $player } has given up.
}
euchre-row-deal = Deal { $number }
euchre-points = { $points }
euchre-how-passed = Everybody passed: the next player deals.
euchre-how-claimed = { $player_is ->
    [you] You
   *[other] { $player }
} claimed ace no face: the next player deals.
euchre-how-made = { $player_is ->
    [you] You bid { euchre-bid } and made it.
   *[other] { $player } bid { euchre-bid } and made it.
}
euchre-how-set = { $player_is ->
    [you] You bid { euchre-bid } and were set.
   *[other] { $player } bid { euchre-bid } and was set.
}
euchre-note-tricks = { euchre-side }: { euchre-tricks }, { $points ->
    [one] one point
   *[other] { $points } points
}.
euchre-note-set = { euchre-side }: set with { euchre-tricks }, { $points } points.
euchre-note-ask = { euchre-side }: asked and took all { $tricks } tricks, { $points } points.
euchre-note-moon = { euchre-side }: shot the moon and took all { $tricks } tricks, { $points } points.
euchre-note-fine = { euchre-side }: { $points } points for reneges and wrong calls.
euchre-note-renege = The { $card } by { $player_is ->
    [you] you
   *[other] { $player }
} was a renege: from trick { $trick } on every trick counts for the other side.

## Why something cannot be done

euchre-refuse-over = This deal is over.
euchre-refuse-claim = You are asked in secret: claim ace no face, or play this hand.
euchre-refuse-discard = First discard one of your cards.
euchre-refuse-pass = Nobody has bid, so the dealer must.
euchre-refuse-plain = All tricks are bid with ask or as a moon.
euchre-refuse-bid = The bidding is on: bid a number of tricks, or pass.
euchre-refuse-all = That many tricks cannot be bid by number: there are { $tricks }, and all of them are a bid of their own.
euchre-refuse-low = Bid higher than every bid before, and at least three.
euchre-refuse-name = Name the trumps: one of the four suits, or no-trump where that is played.
euchre-refuse-no-trump = One of the four suits must be trumps.
euchre-refuse-best = You have a trump: give your best.
euchre-refuse-give = Give a card that you held before the exchange.
euchre-refuse-play = Trumps are named: play a card.
euchre-refuse-not-held = That card is not in your hand.
euchre-refuse-follow = You cannot play the { $card }: { $suit } was led and you hold { $count ->
    [one] a card
   *[other] { $count } cards
} of it.
euchre-refuse-call = Call a card that an opponent played, or let it pass.
euchre-refuse-notation = “{ $text }” is not a choice: write a card such as KH, or pass, 4, all, ask, moon, trumps=H, claim, call=7.
