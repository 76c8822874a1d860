## Games and house rules

game-unknown = There is no game “{ $name }”. There are: { $known }.
preset-unknown = There is no set of rules “{ $name }”. There are: { $known }.
option-unknown = There is no house rule “{ $name }”. There are: { $known }.
option-out-of-range = The house rule { $name } cannot be “{ $value }”. It can be: { $offered }.

## Matches

match-not-your-turn = It is not your turn.
match-no-choice = Nothing was chosen.
match-no-such-choice = There is no such choice in this game.
match-no-deal = No deal is being played now.
match-not-between-deals = The deal is still being played.
match-impossible-chances = These cards cannot have been dealt in this game.
match-over = The match is over.
match-not-over = The match is not over yet.
match-no-such-seat = There is no seat { $seat_number } at this table.
match-claim-uncertain = The rest is not certain: another player may hold a card that takes one of these tricks.
match-nothing-to-continue = There is no score sheet to close now.
match-nothing-to-take-back = There is nothing to take back.
match-stands-in = A computer plays for this player already.
match-nobody-stands-in = Nobody plays for this player.
match-abandoned = The match ended by vote: nobody has won or lost.

view-forced = The last cards play themselves.
view-quiet = One moment …

## What happened at a table

event-dealt = { $player_is ->
    [you] Deal { $number } begins: you are the dealer.
   *[other] Deal { $number } begins: { $player } is the dealer.
}
event-claimed = { $player_is ->
    [you] You claimed the rest.
   *[other] { $player } claimed the rest.
}
event-took-back = { $player_is ->
    [you] You took your move back.
   *[other] { $player } took a move back.
}
event-resigned = { $player_is ->
    [you] You gave up.
   *[other] { $player } gave up.
}
event-again = Another match begins.
event-stood-in = { $player_is ->
    [you] You were away: the computer plays for you.
   *[other] The computer plays on for { $player }.
}
event-came-back = { $player_is ->
    [you] You are back, and play yourself again.
   *[other] { $player } is back.
}
event-clock = { $player_is ->
    [you] Your time was up: the computer decided for you.
   *[other] { $player } ran out of time: the computer decided.
}
event-vote-ended = The vote is over: the match ends here.
event-vote-kept = The vote is over: the match goes on.

## Refusals

refused-rule = { $text } ({ $rule })
refused-line = Line { $line }: { $text }

## Records

record-too-long = The record is too long: more than { $limit } characters.
record-too-much-back = Too much is taken back in this record for it to be read.
record-header-missing = The line “{ $name }: …” is missing from the head of the record.
record-header-twice = The line “{ $name }: …” stands twice in the head of the record.
record-version = The record was written by version { $version } of the rules or of the format; this program reads version { $known }.
record-not-an-entry = “{ $text }” is neither a deal nor a decision.
record-not-a-number = “{ $text }” is not a number that can stand here.
record-chance-unknown = Nothing called “{ $name }” is drawn or dealt here.
record-chance-unreadable = The cards or suits of “{ $name }” cannot be read.
