## Tables that wait for people: what is refused

table-private = This table is private: it can be seen only by its invite.
table-not-watched = Nobody may watch at this table.
gathering-barred = The host has sent you away from this table. With a new invite you may come back.
gathering-begun = The match has begun already.
gathering-not-begun = The match has not begun yet.
gathering-nobody = The server does not know who you are. Load the page again, and allow it its cookie.
gathering-full = Every seat is taken.
gathering-taken = Somebody sits there already.
gathering-crowded = { $limit } guests are at this table already, and it takes no more. As soon as one of them leaves, the invite works again.
gathering-host-alone = Only the host of this table can do that.
gathering-not-removable = Nobody sits there who could be sent away.
gathering-too-many = { $people } people are sitting here, and these rules have only { $wanted } seats. Someone has to stand up first.
gathering-seats-open = { $count ->
    [one] One seat is still empty. Wait for somebody, or let a computer take it.
   *[other] { $count } seats are still empty. Wait for more people, or let computers take them.
}
invite-unknown = There is no table with this invite. The link or the code may be wrong, or old: a code ends when the match begins.
invite-over = This invite is over: the match has begun without you.
server-too-often = That was too often. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, then try again.
name-empty = Write a name that can be read.
name-long = A name has at most { $limit } letters and signs.
name-computer = That is what computer players are called. Choose another name.

## Names

gather-your-name = Your name
gather-name-keep = Save
gather-name-kept = Saved

## The lobby

gather-play-with = Play with
gather-computers = Computers
gather-anyone = Anyone
gather-either = Either
gather-any = Any
gather-just = Only this
gather-level-of-others = Computers in empty seats are
gather-waiting-tables = Tables waiting for a player
gather-all-games = All games
gather-free-seats = Free seats
gather-any-number = Any number
gather-at-least = { $number } or more
gather-table-of = { $game }, table of { $host }
gather-sit-missing = { $here ->
    [one] one sits
   *[other] { $here } sit
}, { $free ->
    [0] nobody is missing
    [one] one is missing
   *[other] { $free } are missing
}
gather-being-played = being played: { $players }
gather-own-rules = Rules of its own
gather-none = No table is waiting just now. Choose to play with “{ gather-anyone }” and then “{ ui-play-now }”: that opens one, and whoever comes next sits down with you.
gather-none-such = No such table is waiting just now.
gather-watch-it = Watch
gather-have-code = Were you told a code?
gather-join = Go to the table
gather-not-joined = This invite does not lead to a table
gather-not-now = You cannot come to the table just now

## Waiting for people

gather-title = { $game }: waiting for players
gather-head-waiting = Waiting for players
gather-head-full = Everyone is here
gather-head-invited = { $host } invites you
gather-count = { $taken } of { $seats } seats are taken
gather-seats = How you will sit
gather-empty-seat = Empty
gather-host = host
gather-away = away
gather-side = side { $number }
gather-sit = Sit down
gather-full-watch = Every seat is taken. Stay here, and you can watch as soon as it begins.
gather-full-no-watch = Every seat is taken, and nobody may watch at this table.
gather-tap-a-seat = Tap a seat to change who sits there.
gather-opposite = Who sits opposite is your partner.
gather-tap-to-sit = Tap an empty seat to sit there.
gather-tap-to-move = Tap an empty seat to move there.
gather-about = The table
gather-who = Who may come
gather-private = By invite
gather-public = Anyone
gather-watch = May others watch?
gather-fill = Computers in empty seats
gather-fill-none = None
gather-when-full = It begins
gather-by-host = When I say so
gather-by-itself = When all sit
gather-is-public = Anyone may come to this table.
gather-is-private = People come to this table by invite.
gather-is-watched = Others may watch.
gather-is-not-watched = Nobody may watch.
gather-start = Begin
gather-start-with = { $count ->
    [one] Begin with one computer
   *[other] Begin with { $count } computers
}
gather-host-starts = { $host } begins the match.
gather-starts-itself = It begins by itself when every seat is taken.
gather-leave = Give up the seat
gather-leave-ask = Somebody else can sit down here then. You may come back while there is an empty seat.
gather-leave-last = You are the only one here: if you go, this table is closed and its invite is void.
gather-stay = Stay
gather-given-up = Your seat here was given up. As long as a seat is empty, you can sit down again.
gather-not-sent = The connection is lost, and this was not sent. It is tried again by itself: press once more when it is back.

## The invite

gather-invite = Invite friends
gather-this-device = Friends cannot open this address: it works on this device alone. Start it with { "atout --host 0.0.0.0" }, and open it by the name or number that this machine has in your network.
gather-link = The link to this table
gather-link-watch = Whoever has this link can watch the match
gather-link-crowded = This table has as many guests as it takes: whoever opens the link now is turned away until one of them leaves.
gather-elsewhere = On another device of yours
gather-elsewhere-account = Sign in there as { $name }: the match stands at the top of the games, and you play on at your seat.
gather-elsewhere-guest = With an account you play on at your seat from any device: make it here, then sign in there.
gather-share = Send the link
gather-copy = Copy the link
gather-copied = Copied
gather-qr = The link to this table as a QR image, to be scanned with a phone’s camera
gather-code = Or by a code:
gather-code-is = Code
gather-code-help = to be typed at { $address }

## A seat

gather-seat-of = Seat { $number }: { $player }
gather-move-here = Sit here myself
gather-who-sits = Who sits here
gather-keep-open = Kept for a person
gather-computer = Computer: { $level }
gather-swap = Change places
gather-swap-with = with seat { $number }: { $player }
gather-remove = Send away
gather-remove-note = They can come back only by a new invite. The link and the code change, so send them to your friends again.

## Time, absence and talk

gather-clock = Time for each decision
gather-any-time = Any time
gather-seconds = { $count } seconds
gather-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
gather-reserve = Reserve for the whole match
gather-no-reserve = None
gather-more-terms = Absent players and talk
gather-stand-in = The computer that plays for who is away
gather-watchers = When players talk, watchers
gather-watchers-nothing = Hear nothing
gather-watchers-read = Read it
gather-watchers-talk = Talk too
gather-has-clock = Each decision has { $seconds } seconds.
