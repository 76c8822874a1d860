## Computer players compared: help

cli-help-arena = Compare two computer players on the same cards, with sides exchanged.
cli-help-ladder = Let computer players play each other, and rate them.
cli-help-first = A player: easy, medium, hard, expert, random, greedy, ismcts; expert:0.2 thinks for 0.2 seconds; module:function is your own (docs/arena.md).
cli-help-second = The other player.
cli-help-players = The players; without any, the four levels.
cli-help-deals = How many deals (with --matches, matches) to play, each once with every arrangement of the sides.
cli-help-matches = Play whole matches.
cli-help-fraction = At which fraction of their time all players think.
cli-help-processes = How many processes play.
cli-help-seed = The number that the cards follow from.
cli-help-until-decided = Stop as soon as it is decided who is better.
cli-help-effect = The smallest difference that matters, in standard deviations of a deal: a verdict is about it.
cli-help-results = The file (JSON) for the results; where it has some of these players, they are added to.
cli-help-plot = The file (.png, .svg or .pdf) for a picture.

## Computer players compared

arena-heading = { $first } against { $second }: { $game } ({ $rules })
arena-played = { $unit ->
    [deal] { $pairs ->
        [one] One deal, { $games } times with sides exchanged.
       *[other] { $pairs } deals, with sides exchanged { $games } in all.
    }
   *[match] { $pairs ->
        [one] One match, { $games } times with sides exchanged.
       *[other] { $pairs } matches, with sides exchanged { $games } in all.
    }
}
arena-difference = { $sure ->
    [yes] Difference, { $first } less { $second }: { $mean } ({ $low } to { $high } with 95 % confidence)
   *[no] Difference, { $first } less { $second }: { $mean } (too little was played for an interval)
}
arena-won = { $sure ->
    [yes] Won by { $first }: { $share } % ({ $low } to { $high } with 95 % confidence)
   *[no] Won by { $first }: { $share } %
}
arena-times = { $player }: { $decisions } decisions, half of them within { $median } s, 95 of 100 within { $late } s
arena-verdict-first = Decided: { $first } is better.
arena-verdict-second = Decided: { $second } is better.
arena-verdict-equal = Decided: neither is better by as much as --effect says.
arena-verdict-open = Not decided.
arena-so-far = { $mean } so far
arena-ladder =
    { $game } ({ $rules }): ratings, { $unit ->
        [deal] { $pairs ->
            [one] one deal
           *[other] { $pairs } deals
        }
       *[match] { $pairs ->
            [one] one match
           *[other] { $pairs } matches
        }
    } between any two with sides exchanged
arena-rating =
    { $sure ->
        [yes] { $player }: { $rating } ({ $low } to { $high } with 95 % confidence)
       *[no] { $player }: { $rating } (too little was played for an interval)
    }
arena-stopped = Stopped before all was played.
arena-plot-title = { $game }: { $first } less { $second }
arena-plot-difference = difference in a pair
arena-plot-mean = mean difference so far
arena-plot-pairs = pairs

## What is wrong with a comparison

arena-no-such-player = There is no player “{ $name }”. There are: { $known }; or your own, written module:function.
arena-bad-time = In “{ $name }” the time “{ $time }” is no number of seconds above 0.
arena-not-importable = The player “{ $name }” cannot be found: { $reason }.
arena-not-callable = The player “{ $name }” is no function.
arena-player-failed = The player “{ $name }” failed: { $reason }.
arena-illegal-choice = Player { $player } chose { $choices }, which is not allowed: { $reason }
arena-too-few = A ladder takes two players or more, all of them different: { $known }.
arena-library-missing = “{ $library }” is missing: pip install “atout[arena]” brings it.
arena-no-picture = A picture is a file with one of these endings: { $known }; not “{ $name }”.
arena-no-results = The file “{ $name }” holds no results of a comparison.
arena-file-in-use = Another comparison is adding to “{ $name }” now.
arena-other-settings = The results in “{ $name }” are of something else: { $setting } is “{ $there }” there and “{ $here }” here.
