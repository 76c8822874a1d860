## Tables that wait for people: what is refused

table-private = This table is private: it can be seen only by its invite.
table-not-watched = Nobody may watch at this table.
gathering-barred = The host has sent you away from this table. With a new invite you may come back.
gathering-begun = The match has begun already.
gathering-not-begun = The match has not begun yet.
gathering-full = Every seat is taken.
gathering-taken = Somebody sits there already.
gathering-crowded = More than { $limit } guests cannot come to one table.
gathering-host-alone = Only the host of this table can do that.
gathering-not-removable = Nobody sits there who could be sent away.
gathering-too-many = { $people } people are sitting here, and these rules have only { $wanted } seats. Someone has to stand up first.
gathering-seats-open = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
} Wait for more people, or let computers take them.
invite-unknown = There is no table with this invite. The link or the code may be a wrong or an old one.
invite-over = This invite is over: the match has begun without you.
server-too-often = That was too often. Wait a minute, then try again.
name-empty = Write a name that can be read.
name-long = A name has at most { $limit } letters and signs.
name-computer = That is how computer players are written. Choose another name.
