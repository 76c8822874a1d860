## The command line: help

cli-help-usage = Usage: { $how }
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-atout = Atout: a card table. Without a command it opens the table in your browser.
cli-help-play = Play against the computer in this terminal.
cli-help-solve = Solve a position exactly: who wins, by which choices, in how many turns.
cli-help-replay = Step through a record; when piped, print what happened.
cli-help-proofs = Check nothing: print what there is to check in JSON, for other tools.
cli-help-verify = Check that the deals of a record were dealt as promised.
cli-help-rules = Print the rules of a game.
cli-help-games = List the games, or the house rules of one.
cli-help-backup = Copy all tables, accounts and records into a file; the server may go on.
cli-help-restore = Put a copy back; the server must not run.
cli-help-doctor = Say how this installation is, and what is broken.
cli-help-game = The game, as “atout games” lists it.
cli-help-level = How well the computer plays: easy, medium, hard or expert.
cli-help-preset = A set of house rules, as “atout games GAME” lists them.
cli-help-option = A house rule, name=value, as “atout games GAME” lists them; may be given several times.
cli-help-lang = The language: en or km.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 takes a free one.
cli-help-browser = Open the browser, or not.
cli-help-backup-file = The file of the copy.
cli-help-proxy = Addresses of proxies that say where people come from: 127.0.0.1, or 10.0.0.0/8.
cli-help-log = How to log: plain lines for people, or json for programs.
cli-help-metrics = Show the figures at /metrics to everybody, not to this machine alone.
cli-help-force = Replace tables that are there; they are kept beside the new ones.
cli-help-data = The folder where tables are kept.
cli-help-position = The position as text (docs/positions.md), or - for one on each line of the input.
cli-help-wanted = How much to find out: value, best (every best choice), length, or all about every choice.
cli-help-json = Answer in JSON.
cli-help-seconds = The most time to take, in seconds.
cli-help-memory = The most memory to take, in megabytes.
cli-help-file = The file that holds the record.
cli-help-seat = The seat to look from, from 0; all hands are open without it.

## Mistakes in the arguments

cli-unknown-command = There is no command “{ $name }”. “atout --help” lists those there are.
cli-unknown-option = There is no option “{ $name }” here. “--help” after the command lists those there are.
cli-missing-value = Something is missing: { $name } needs a value.
cli-bad-value = { $name } cannot be “{ $value }”.
cli-given-twice = { $name } is given more than once.
cli-too-much = “{ $name }” is one argument too many.
cli-not-understood = These arguments are not understood: { $reason }
cli-option-form = A house rule is written name=value, not “{ $text }”.
cli-no-terminal = This command needs a terminal to draw on.
cli-no-such-file = There is no file “{ $name }”.
cli-unreadable = The file “{ $name }” cannot be read: { $reason }.
cli-not-text = The file “{ $name }” is not a text in UTF-8.
cli-no-such-seat = There is no seat { $seat_number } in this match; the last one is { $last }.
cli-port-range = A port is a number from 0 to 65535, not { $port }.
cli-no-memory = There are not { $memory } megabytes of memory to be had: give less by --memory.
cli-positive = { $name } has to be more than 0.
cli-no-solver = Positions of “{ $game }” cannot be solved.
cli-backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $path }, with all accounts and records. Whoever reads this file sees every card.
cli-restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back in { $path }.
cli-restore-unsealed = This copy has no seal: it is of an older Atout, or the file of the tables itself. Whether something in it was overwritten cannot be seen.
cli-restore-before = What was there before is kept as { $path }.
cli-server = The table is open at { $url } (Ctrl-C closes it).

## Solving

cli-solving = Solving: { $nodes } positions looked into
cli-solved-win = A win for the player in turn.
cli-solved-loss = A loss for the player in turn.
cli-solved-draw = A draw.
cli-solved-no-loss = No loss for the player in turn: a win or a draw.
cli-solved-no-win = No win for the player in turn: a draw or a loss.
cli-solved-best = Best choices: { $choices }
cli-solved-length = { $count ->
    [one] It is over after one choice.
   *[other] It is over after { $count } choices, both sides counted.
}
cli-solved-shortest = As soon or as late as can be by: { $choices }
cli-solved-choice = { $choice }: { $value }
cli-solved-choice-length = { $choice }: { $value } ({ $count })
cli-value-win = win
cli-value-loss = loss
cli-value-draw = draw
cli-value-unknown = not known
cli-solved-limit-time = Not all is solved: the time was up (--seconds).
cli-solved-limit-memory = Not all is solved: the memory was used up (--memory).
cli-solved-limit-cancelled = Not all is solved: it was stopped.
cli-solved-work =
    { $positions ->
        [one] One position
       *[other] { $positions } positions
    }, { $seconds } seconds

## doctor

cli-doctor-python = Python { $version }, { $system }
cli-doctor-atout = Atout { $version }, in { $place }
cli-doctor-cython = Cython { $version }
cli-doctor-no-cython = Cython is not installed here; only building needs it.
cli-doctor-compiled = The rules run { $how }.
cli-doctor-pure = The rules run as plain Python, which is slow: { $how }.
cli-doctor-pure-wanted = The rules run as plain Python because ATOUT_PURE is set.
cli-doctor-unknown = nothing was written down when it was built
cli-doctor-stale = Broken: the compiled rules are older than their sources. Build again: scripts/build, or pip install.
cli-doctor-fresh = The compiled rules are up to date.
cli-doctor-data = Tables are kept in { $place }, which can be written to.
cli-doctor-no-data = Broken: tables cannot be kept: { $reason }
cli-doctor-browser = The browser’s files are there ({ $how }).
cli-doctor-no-browser = Broken: the browser’s files are not there ({ $how }). “atout play” works without them.
cli-doctor-game = { $game } is there.
cli-doctor-bad-game = Broken: { $game } cannot be loaded: { $reason }.
cli-doctor-well = All is well.
cli-doctor-broken = Something is broken: see above.

## Playing in the terminal

cli-key-rules = Rules
cli-key-save = Save
cli-key-quit = Leave
cli-thinking = { $player } is thinking.
cli-advice = A good choice: { $choice }
cli-which = What is this card for?
cli-refused = { $reason } ({ $rule }; r opens the rules.)
cli-save-where = Save the record to which file?
cli-saved = Saved to { $name }.
cli-not-written = Not all could be written: { $reason }.
cli-not-saved = Not saved to { $name }: { $reason }.
cli-more = ▼ It goes on below: { $how }
cli-leave-ask = Leave the match? It is not kept unless you saved it.
cli-keys-text =
    Left, right, up, down: go through the cards
    Enter or space: play the card, press the button
    1 to 9: press a button
    2 to 9, 0 or t, j, q, k, a: go to the next card of that rank
    Tab: from the hand to the buttons, the pile and what happened, and back
    Page up, page down: the table, where it is longer than the screen
    h: a hint
    u: take back the last card chosen, or your last decision
    c: the score
    r: the rules
    s: save the record to a file
    g: resign
    ? : these keys
    Ctrl-C: leave
cli-signs =
    Signs: [K♥] the top card · 9♥+6♣ a card and the second one played with it · * a trump · {"{"}9♥ 6♣{"}"} would be picked up · ^ chosen · underlined can be played

## Replays

cli-replay-keys = ? Keys  ← → One step  Tab Another seat  a All hands open  r Rules  c Score
cli-replay-keys-text =
    Left, right: one step back, one step on
    Page up, page down: ten steps
    Up, down: the table, where it is longer than the screen
    Home, end: the first step, the last step
    Tab: look from the next seat
    a: all hands open
    c: the score
    r: the rules
    Ctrl-C: leave

## Why a file cannot be used

cli-os-permission = it is not allowed
cli-os-read-only = nothing can be written there
cli-os-full = the disk is full
cli-os-folder = it is a folder
cli-os-no-file = it is not an ordinary file
cli-os-no-folder = there is no such folder
cli-os-exists = there is already such a file
cli-os-long-name = the name is too long

## Whether deals were dealt as promised

verify-holds = Deal { $deal }: as promised. The cards lie as the secret and the parts say.
verify-fails = Deal { $deal }: not as promised.
verify-unpromised = Deal { $deal }: cannot be proved, as nothing was promised for it.
verify-given-up = Promise { $promise } was given up before its deal.
verify-parts = { $count ->
    [one] A part was added by { $players }.
   *[other] Parts were added by { $players }.
}
verify-no-parts = No player added a part: the promise alone held the server.
verify-withheld = { $count ->
    [one] { $players } promised a part that did not come in time.
   *[other] { $players } promised parts that did not come in time.
}
verify-sum = As promised: { $proved } of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.

process-died = A process that worked on it has died.
