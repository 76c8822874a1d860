"""Why a file cannot be read or written, in the reader's words."""

import errno

from atout.core.view import Arg, word
from atout.words import Words

KEYS = {
    errno.EACCES: "cli-os-permission",
    errno.EPERM: "cli-os-permission",
    errno.EROFS: "cli-os-read-only",
    errno.ENOSPC: "cli-os-full",
    errno.EISDIR: "cli-os-folder",
    errno.ENOTDIR: "cli-os-no-folder",
    errno.ENOENT: "cli-os-no-folder",
    errno.EEXIST: "cli-os-exists",
    errno.ENAMETOOLONG: "cli-os-long-name",
}


def told(error: OSError) -> Arg:
    """What stands in the gap of a sentence: the common ones in our words, the rest as the system has it."""
    key = KEYS.get(error.errno or 0)
    return word(key) if key else error.strerror or str(error)


def reason(error: OSError, words: Words) -> str:
    """The same as a text."""
    key = KEYS.get(error.errno or 0)
    return words.get(key) if key else error.strerror or str(error)
