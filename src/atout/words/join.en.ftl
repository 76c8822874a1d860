## A table of a server in the terminal: help

cli-help-join = Sit down at a table of an Atout server, in this terminal.
cli-help-invite = Make a table at an Atout server that waits for the people you invite, and sit there in this terminal.
cli-help-meet = Play now with whoever is there: sit down, in this terminal, at a public table with the rules you wish for, or open one.
cli-help-wish-preset = A set of house rules to wish for, as “atout games GAME” lists them.
cli-help-wish = A house rule to wish for, name=value; given several times for one rule, each of the values will do. Rules not named may be either way.
cli-help-level-of-others = At a table opened for you, how well computers play in seats left empty: easy, medium, hard or expert.
cli-help-lobby = List the public tables of an Atout server that wait for players or can be watched.
cli-help-account-new = Make an account at an Atout server: with it you are the same there on all your devices.
cli-help-account-name = The name to sign in with.
cli-help-server = The address of the server.
cli-help-public = A table in the lobby, where anybody may sit down; without it only those come whom you invite.
cli-help-link = The link of an invite or of a table, or the address of the server.
cli-help-code = The code of the invite, after the address of the server.
cli-help-name = What you are called at the table; without it you are asked.
cli-help-account = The account to sign in to, to be who you are in your browser.
cli-help-visits = The folder that keeps who you are at each server.

## The lobby

cli-lobby-none = No public table is waiting at { $place } just now. Open one, and whoever comes next sits down with you: atout meet { $place } GAME

## An account

cli-phrase-again = The same once more
cli-phrase-differs = The two are not the same. Type it anew.
cli-account-made = You have the account { $name } at { $place } now. On another device sign in with this name; in a terminal: atout join LINK --account { $typed }

## At the table

cli-sit-at = Sit down on seat { $number }
cli-move-to = Move to seat { $number }
cli-host-seats = Change who sits where
cli-host-table = Change what is set about the table
cli-others-watch = May others watch
cli-swap-with = Change places with seat { $number }: { $player }
cli-link-image = Show the link as a QR image for a phone’s camera
cli-text = { $text }
cli-join-leave-ask = Leave the table? Your seat stays yours: come back with the same command.
cli-join-back = Your seat is kept. Come back with: atout join { $url }
cli-join-keys-text =
    Left, right, up, down: go through the cards
    Enter or space: play the card, press the button
    1 to 9: press a button
    2 to 9, 0 or t, j, q, k, a: go to the next card of that rank
    Tab: from the hand to the buttons, the pile and what happened, and back
    Page up, page down: the table, where it is longer than the screen
    m: say something, or a quick phrase; hide somebody’s lines, or read them again
    n: your name
    h: a hint
    u: take back the last card chosen; with computers alone, your last decision
    c: the score
    r: the rules
    s: save the record to a file
    g: resign
    ? : these keys
    Ctrl-C: leave; the seat stays yours

## Why there is no way to a table

join-bad-link = “{ $link }” is no link to a table. One looks like http://192.168.1.5:8000/join/…
invite-bad-server = “{ $address }” is no address of a server. One looks like http://192.168.1.5:8000
join-no-code = { $place } is only the address of a server. Write the code of the invite after it, or give the whole link.
join-no-answer = { $place } does not answer. Is the address right, and does Atout run there?
join-not-atout = What answers at { $place } is not Atout.
join-other-version = The Atout at { $place } is older or newer than this one, and the two do not understand each other. Use the same version.
join-elsewhere = { $place } sends you on to { $url }. If that is where you want to go, give its link.
join-not-trusted = It is not certain that { $place } is who it says it is: { $reason }.
join-not-secure = There is no safe connection to { $place }. Perhaps its link begins with http: and not with https:.
join-not-kept = Who you are at the server cannot be kept in { $path }: { $reason }. Choose another folder by --data.
join-kept-damaged = The file { $path } is damaged. Move it away, and servers will take you for somebody new.
