"""Builds the browser's client, ``web/``, into the package."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from atout import build_info
from toolchain import Npm

WEB = Path("web")
PACKAGE = Path("src/atout")
STATIC = PACKAGE / "static"
NOT_SOURCES = {"node_modules", "test-results", "dist", ".svelte-kit", "coverage"}


class WebBuildError(Exception):
    """The client could not be built."""


def is_built() -> bool:
    """Whether the client's files are there."""
    return (STATIC / "index.html").exists()


def is_fresh() -> bool:
    """Whether they are there and made from the sources as they are now."""
    return is_built() and build_info.read(PACKAGE).get("web") == digest()


def digest() -> str:
    """A number for all that the client is made from. Words come from the server, when it runs."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(path.as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def sources() -> Iterator[Path]:
    """The files of ``web/`` without what npm and the tests put there."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)


def build(npm: Npm) -> None:
    """Install the client's libraries, build it, and write down with what."""
    install(npm)
    made_from = digest()
    run(npm, "run", "build")
    if not is_built():
        raise WebBuildError(f"npm run build ended well but left no {STATIC / 'index.html'}")
    build_info.write(PACKAGE, web=made_from, browser=f"built with Node {npm.node}")


def install(npm: Npm) -> None:
    """``npm ci``, unless what it installs is there: it would remove all and begin again."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund")


def run(npm: Npm, *arguments: str) -> None:
    """Run npm in ``web/``; a failure ends the build."""
    print(f"atout: npm {' '.join(arguments)}", flush=True)
    result = subprocess.run([*npm.command, *arguments], cwd=WEB, env=npm.environment, check=False)
    if result.returncode:
        raise WebBuildError(
            f"'npm {' '.join(arguments)}' in {WEB}/ failed: the reason stands above. "
            "To install without the browser's client: pip install . -C browser=no"
        )
