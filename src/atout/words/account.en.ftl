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
account-none = You are not signed in to an account.
account-no-such-device = This device is signed out already.
