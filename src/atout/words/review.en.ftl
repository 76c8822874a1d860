## A review: what an expert would have decided

review-title = Review
review-begin = Review this match
review-stop = Stop
review-whose = Whose decisions?
review-thinking = Thinking it over
review-progress = { $done } of { $of } decisions
review-stopped = Stopped after { $done } of { $of } decisions.
review-none = { $player } had nothing to decide.
review-of =
    { $count ->
        [one] { $player }: one decision
       *[other] { $player }: { $count } decisions
    }
review-curve = The chance to win before each decision, as the computer reckons it
review-curve-says = The chance to win before each decision, as the computer reckons it: { $first } % at the beginning, { $last } % at the last.
review-costliest =
    { $count ->
        [0] No decision gave anything away that the computer would notice.
        [one] The costliest decision:
       *[other] The { $count } costliest decisions:
    }
review-cost = gave away { $cost } %
review-chosen = Chosen: { $choice }
review-better = Better: { $choice }
review-go = Look at it
review-line = Step { $step }, deal { $deal }: { $chosen }. Better: { $best }, which keeps a chance of { $chance } %; this gave { $cost } % of it away.
review-busy = Others are having their matches reviewed. Try again in a minute.
review-unknown = There is no such review. Begin it anew.
cli-help-review = Say of every decision of a record what an expert would have decided.
cli-help-review-seat = Only this seat's decisions.
cli-help-review-seconds = How long to think about each decision.
