## Accounts

account-name-taken = Somebody else signs in by this name. Choose another one.
account-phrase-length = A pass-phrase has { $least } to { $most } letters: a short sentence that only you would think of.
account-phrase-is-name = The pass-phrase must not be the name.
account-wrong = The name or the pass-phrase is wrong.
account-wait = There were too many attempts. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next one.
account-busy = Too many people are signing in at this moment. Try again.
account-signed-in = You have an account, and are signed in to it.
account-just-made = You have just signed in here, with the account that you have made. Try again.
account-none = You are not signed in to an account.
account-no-such-device = This device is signed out already.

## You: name, account, matches

you-title = You
you-account = Account
you-account-about = With an account you are the same on all your devices: your name, your tables, your matches. It needs no e-mail address.
you-account-way = An account
you-make = Make an account
you-sign-in = Sign in
you-sign-in-name = Name to sign in with
you-phrase = Pass-phrase
you-show = Show
you-make-about = Ten letters at least: a short sentence that only you would think of. Nobody can give it back to you if you forget it. The tables that you have here stay yours.
you-sign-in-about = This device then is yours as well, and so are the tables where you sit here as a guest.
you-signed-in = You are signed in as { $name }.
you-devices = Devices that are signed in
you-device-unknown = A device
you-device-this = this one
you-device-seen = last here on { $day }
you-sign-out = Sign out
you-sign-out-here = Sign out here
you-sign-out-others = Sign out all others
you-signed-out = This device has been signed out.
you-signed-out-watch = This device has been signed out: it can only watch now.
you-sign-in-again = Sign in again, and you play on at your seat.
you-somebody-else = You are signed in as { $name } now, and have no seat here. It belongs to who you were before: sign in as them, and you play on.
you-just-watch = Just watch
you-change-phrase = Change the pass-phrase
you-phrase-old = Pass-phrase until now
you-phrase-new = New pass-phrase
you-change-about = All other devices are signed out by this.
you-phrase-changed = The pass-phrase is changed. All other devices are signed out.
you-matches = Your matches
you-matches-of = Game
you-matches-all = All
you-matches-none = No match has been played to its end yet.
you-matches-more = Show older ones
you-match-with = { $players }, { $day }
you-outcome-won = won
you-outcome-lost = lost
you-outcome-drawn = drawn
you-outcome-abandoned = abandoned
you-tally-won = { $count } won
you-tally-lost = { $count } lost
you-tally-drawn = { $count } drawn
you-tally-abandoned = { $count } abandoned
you-share = Share this match
you-share-about = Whoever has this link can step through the whole match, with every card.
you-share-link = Link to this match
