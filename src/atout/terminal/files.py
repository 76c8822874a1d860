"""Why a file cannot be read or written, in the reader's words."""

import errno

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


def reason(error: OSError, words: Words) -> str:
    """The common ones in words of ours, the rest as the system says it."""
    key = KEYS.get(error.errno or 0)
    return words.get(key) if key else error.strerror or str(error)
