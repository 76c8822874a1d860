## Cards

card = { $rank } of { $suit }
card-rank = { $rank }
card-red = red { $rank }
card-black = black { $rank }
joker = joker
joker-red = red joker
joker-black = black joker

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

list-more = { $a }, { $b }
list-last = { $a } and { $b }

## Computer players

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## Quick phrases

phrase-hello = Hello, everyone.
phrase-good_luck = Good luck!
phrase-well_played = Well played.
phrase-one_moment = One moment, please.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-play_on = Let us play on.
phrase-good_game = Good game. Until next time.

## Players

ui-you = You
ui-guest = A guest
ui-seat = Seat { $number }
ui-computer = The computer
ui-computer-initial = C
ui-computer-number = Computer { $number }
ui-partner = partner
ui-seats = Players in order of play
ui-away = connection lost
ui-stand-in = away: the computer plays
ui-gone-for-good = gone for good: the computer plays
ui-thinking = thinking
ui-their-turn = to play

## Cards as they lie

ui-face-down = a card face down
ui-trump = trump
ui-mark-top = the top card
ui-mark-take = would be picked up
ui-mark-best = highest so far
ui-mark-fresh = new
ui-card-points = { $points } points
ui-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-pile-covered = { $covered ->
    [one] One more card below: look through the pile
   *[other] { $covered } more cards below: look through the pile
}
ui-pile-look = Look through the pile
ui-look-through = { $place }: look at the cards
ui-pile-order = From the bottom to the top; the last card lies on top.

## The table

ui-table = Table
ui-watching = you are watching
ui-leave = Back to the games
ui-to-lobby = To the games
ui-we = We
ui-they = They
ui-side = Score and log
ui-score = Score
ui-total = Total
ui-log = What happened
ui-nothing-yet = Nothing yet.
ui-choose-card = Choose a card
ui-choose-card-first = First choose a card: those that can be played are bright.
ui-undo = Take the last card back
ui-lay = Lay { $count } cards
ui-lay-on = { $place }: lay { $count ->
    [one] this card
   *[other] these { $count } cards
}
ui-choose-these = Choose these
ui-claim = Claim the rest
ui-take-back = Take back
ui-skip = Skip the dealing
ui-hint = Hint
ui-hint-is = Hint: { $text }
ui-open-rule = Open rule { $rule }
ui-resign = Resign
ui-resign-ask = Give up this match? It counts as lost, and cannot be taken back.
ui-cancel = Go on playing
ui-continue = Continue
ui-again = Play again
ui-others-reading = The others are still reading the score.
ui-see-table = Look at the table
ui-see-score = To the score

## Clocks, votes, talk

ui-clock-yours = Your time
ui-clock-left = time left:
ui-clock-reserve = reserve left:
ui-clock-none = Take your time: no clock runs at this table.
ui-clock-ten = You have ten seconds left.
ui-vote = End the match?
ui-vote-call = Vote on ending the match
ui-vote-call-ask = Everybody who is here votes, and more than half must agree. Then the match ends, and nobody has won or lost.
ui-vote-asks = { $who ->
    [you] You have asked, because somebody has left.
   *[other] { $name } asks, because somebody has left.
}
ui-vote-count = For ending it: { $yes }. Against: { $no }. It takes { $needed }.
ui-vote-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
ui-vote-yes = End it
ui-vote-no = Play on
ui-talk = Talk
ui-talk-new = { $count ->
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
ui-talk-nothing = Nobody has said anything yet.
ui-talk-write = Say something
ui-talk-send = Send
ui-talk-phrases = Quick phrases
ui-talk-reads = Those who watch only read here.
ui-talk-watcher = A watcher
ui-talk-hide = Whose lines to hide
ui-replay = Replay
ui-download = Download the record

## States

ui-loading = One moment.
ui-connecting = Coming to the table.
ui-lost = The connection is lost. It is tried again by itself, and nothing is forgotten.
ui-retry = Try again
ui-no-table = There is no such table, or it is not yours to see.
ui-no-page = There is nothing here
ui-no-game = There is no such game.
ui-no-answer = Atout does not answer. Is it still running?
ui-strange-answer = Something went wrong. Try again.

## Keys

ui-slide-before = Show what lies further left
ui-slide-after = Show what lies further right
ui-keys = Keys
ui-space = Space
ui-key-arrows = go through the hand
ui-key-space = choose a card
ui-key-enter = play
ui-key-hint = a hint
ui-key-last = the last move
ui-key-talk = talk
ui-key-keys = these keys
ui-key-esc = lay the card down, close

## The lobby

ui-lobby-title = Atout: choose a game
ui-lobby-head = Choose a game and sit down
ui-games = Games
ui-how-to-play = How to play
ui-seats-minutes = { $several ->
    [yes] { $low } to { $high } players, { $minutes } minutes
   *[no] { $low } players, { $minutes } minutes
}
ui-number = { $number }
ui-players = Players
ui-level = { $count ->
    [one] The computer is
   *[other] The computers are
}
ui-preset = Rules
ui-house-rules = All house rules
ui-read-rules = Read the rules
ui-line = { $name }: { $what }
ui-yes = Yes
ui-no = No
ui-fewer = One fewer
ui-more = One more
ui-play-now = Play now
ui-dealing = Dealing
ui-my-tables = Your tables
ui-no-tables = No table yet. Choose a game above and sit down.
ui-with = { $over ->
    [yes] { $players }: over
   *[no] { $players }
}
ui-go-on = Go on
ui-look-at = Look at it
ui-upload = Open a record

## Rules

ui-rules = Rules of the game
ui-rules-of = { $game }: the rules

## Replay

ui-step = Step
ui-step-of = step { $step } of { $steps }
ui-step-first = To the beginning
ui-step-before = One step back
ui-step-next = One step on
ui-step-last = To the end
ui-seen-by = Seen by
ui-seen-open = All hands open
ui-seen-seat = Seen by { $player }
ui-seen-watcher = Seen by a watcher

## Settings

ui-settings = Settings
ui-close = Close
ui-language = Language
ui-digits = Digits
ui-theme = Light
ui-theme-system = As the device
ui-theme-day = Day
ui-theme-night = Night
ui-suits = Colours of the suits
ui-suits-two = Two
ui-suits-four = Four
ui-index = Signs in the cards’ corners
ui-index-auto = To fit
ui-index-standard = Standard
ui-index-large = Large
ui-motion = Motion
ui-motion-on = Cards move
ui-motion-none = Nothing moves
ui-sound = Sound
ui-sound-off = Off
ui-sound-on = On
