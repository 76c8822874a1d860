## Games and house rules

game-unknown = There is no game “{ $name }”. There are: { $known }.
preset-unknown = There is no set of rules “{ $name }”. There are: { $known }.
option-unknown = There is no house rule “{ $name }”. There are: { $known }.
option-out-of-range = The house rule { $name } cannot be “{ $value }”. It can be: { $offered }.

## Matches

match-not-your-turn = It is not your turn.
match-no-choice = Nothing was chosen.
match-no-deal = No deal is being played now.
match-not-between-deals = The deal is still being played.
match-impossible-chances = These cards cannot have been dealt in this game.
match-over = The match is over.
