## Tables and where they are kept

table-stale = The table has changed meanwhile. Look at it again.
table-quiet = One moment: it will go on shortly.
table-not-asked = Nobody can be asked in secret now.
table-skip-alone = The dealing can be skipped only where all the others are computers.
table-nothing-to-skip = There is nothing to skip now.
table-twice = You have made this move already.
table-time-up = Your time is up: the computer decides.
vote-none = There is no vote now.
vote-goes-on = A vote goes on already.
vote-nobody-left = Nobody has left: there is nothing to vote on.
vote-too-soon = There was a vote just now. Wait a little before the next one.
vote-stands = You have changed your vote often enough: it stands.
talk-empty = There is nothing to send.
talk-long = That is too long: at most { $limit } characters.
talk-too-fast = That was a lot at once. Wait a moment, then send it again.
talk-not-here = Watchers only read at this table.
talk-no-such-phrase = There is no such phrase.
talk-no-such-person = Nobody like that is at this table.
table-no-seat = You have no seat at this table: you are looking on.
table-number-unknown = Nothing at this table has the number { $number }.
table-no-such-choice = There is no choice { $choice } in this game.
table-too-many-choices = One decision has at most { $limit } choices.
table-take-back-alone = A move can be taken back only where all the others are computers.
table-not-saved = Not saved, so nothing has been done. The disk may be full; try again.
table-not-read = The tables cannot be read just now. Try again.
table-store-in-use = An Atout is running over the tables in { $path }. Stop it first.
backup-nothing = There are no tables to copy: { $path } is not there.
backup-there = There is a file { $path } already. Choose another name.
backup-unwritable = { $path } could not be written. Nothing has been changed.
backup-damaged = The file { $path } is damaged.
backup-not-ours = The file { $path } cannot be read, or is not a copy of Atout’s tables.
restore-there = There are tables in { $path } already. To replace them, say --force: they are kept beside the new ones.
table-store-no-copy = Before these tables are brought to this version of Atout, a copy of their file is made: it could not be written to { $path }. Nothing has been changed.
table-store-unreadable = The file { $path } cannot be opened, or is not one of Atout’s.
table-store-unwritable = Nothing can be kept in the folder { $path }.
table-store-version = The tables were kept by another Atout: their file has version { $version }, and this Atout knows { $known }.
hint-coming = The hint is on its way.
hint-with-why = { $text }. { $why }
hint-why-takes = It takes the trick for certain.
hint-why-partner = The trick is { $player }’s already.
hint-why-lost = No card of yours can take this trick.

table-crowded = As many people are at this table as it has room for. Try again when somebody has left.
table-unknown = There is no such table.
table-seats-count = { $given ->
    [one] One seat was filled; these rules want { $wanted }.
   *[other] { $given } seats were filled; these rules want { $wanted }.
}
table-seats-yours = Exactly one seat has to be yours.
table-level-unknown = There is no level “{ $level }”. There are: { $known }.
table-busy = Too much is going on at this table just now. Try again.
table-fault = Something went wrong, and nothing has been done. Try again.

## A fair deal

fair-not-now = For this deal nothing more can be added.
fair-twice = For this deal something has been added from your seat already.
fair-wrong-part = This is not what was promised for the deal, so it counts as nothing.
fair-not-digits = “{ $text }” is not 64 hexadecimal digits in small letters.
fair-nothing-promised = Nothing was promised for this deal.
fair-parts-count = { $given } parts were given for { $wanted } seats.

fair-fault-secret = The secret is not the one that was promised before the deal.
fair-fault-part = { $player_is ->
    [you] Your part is not the one that was promised before the deal.
   *[other] The part of { $player } is not the one that was promised before the deal.
}
fair-fault-order = The cards do not lie as they would by the secret and the parts.
fair-fault-other-promise = This is not the promise that was given here before the deal.
fair-fault-left-out = Your part was opened here in time, but the deal was made without it.
fair-fault-others = What the others had promised is not what was told here before your part was opened.

fair-holds = Fair deal: checked
fair-fails = Fair deal: something is wrong
fair-about = The order of the cards follows from a secret that was promised before the deal, and from the parts that the players added.
fair-about-alone = The order of the cards follows from a secret that was promised before the deal. No player added a part: the promise alone held the server.
fair-own-part = One of the parts is this browser’s own, which nobody knew before.
fair-seen = This browser was given the promise before the deal.
fair-not-seen = This browser was not here before the deal: it can only say that all of it fits together.
fair-commitment = The promise before the deal
fair-secret = The secret
fair-part = { $player_is ->
    [you] Your part
   *[other] The part of { $player }
}
fair-late = { $player_is ->
    [you] You promised a part that did not come in time: the deal was made without it.
   *[other] { $player } promised a part that did not come in time: the deal was made without it.
}
fair-verify = To check it with another program, download the record of the match and run “atout verify” on it.

fair-heading = Were the cards dealt fairly?
fair-sum-holds = Your browser has checked { $held } of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: all of it fits.
fair-sum-wrong = Something is wrong with { $wrong } of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
fair-sum-none = Nobody can check it: nothing was promised before the { $deals ->
    [one] deal
   *[other] deals
}.
fair-deal-holds = Deal { $deal }: checked, all of it fits
fair-deal-fails = Deal { $deal }: something is wrong
fair-deal-unpromised = Deal { $deal }: nothing was promised before it, so it cannot be checked.
fair-given-up = Promise { $promise }: given up before its deal
fair-given-up-fails = Promise { $promise }, given up before its deal: something is wrong
fair-given-up-about = The match ended before this deal. The secret is the one that was promised.
