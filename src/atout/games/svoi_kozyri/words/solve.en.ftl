## What is wrong with a position to be solved

solve-two-players = Positions of two players alone can be solved.
solve-over = The deal is over in this position: one player has no cards left.
solve-hands = A position has two to four hands, each after a trump suit or a seat and a colon; here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
}.
solve-name = “{ $name }” means nothing here: write { $known }.
solve-name-twice = “{ $name }” is given twice.
solve-word = “{ $word }” belongs to no hand and not to the pile.
solve-card = “{ $word }” is no card: write rank and suit, as 9H, TS or AC.
solve-card-twice = The { $card } is there twice.
solve-trumps-count = trumps={ $given } does not give a letter for each of the { $count } players.
solve-trump = “{ $given }” is no trump suit for seat { $seat }: write S, H, D or C, or - for none.
solve-trumps-differ = Seat { $seat } is called { $label } and has { $letter } for trumps: which is it?
solve-trump-shared = Two players have { $suit } for trumps; they may not share a suit.
solve-turn = turn={ $given } is no seat: write 0 to { $last }.
solve-empty-hand = Seat { $seat } is to play and has no cards.
solve-phase = phase={ $given } is not one of { $known }.
solve-lead-on-pile = Nobody leads while cards lie on the pile.
solve-beat-nothing = There is no card on the pile to beat.
solve-second-after-none = A second card follows one that has beaten the card below; the pile does not end so.
