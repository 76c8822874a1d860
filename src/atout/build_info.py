"""How this copy of Atout was built: what the rules were compiled from and with, and the browser's files.

The build writes ``build_info.json`` beside this module; ``atout doctor`` reads it. Only the
standard library is used, because ``setup.py`` needs this module before anything is installed.
"""

import hashlib
import json
from pathlib import Path

PACKAGE = Path(__file__).parent
UNKNOWN = "no record of a build"


def sources(package: Path = PACKAGE) -> list[Path]:
    """All that the compiled modules are made from, in a fixed order."""
    types = sorted(package.rglob("*.pxd"))
    return types + compiled(package)


def compiled(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile: those whose types beside them declare a class."""
    typed = [path for path in sorted(package.rglob("*.pxd")) if "cdef class" in path.read_text("utf-8")]
    return [path.with_suffix(".py") for path in typed if path.with_suffix(".py").exists()]


def digest(package: Path = PACKAGE) -> str:
    """A number for the sources as they are now."""
    total = hashlib.sha256()
    for path in sources(package):
        total.update(path.relative_to(package).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def read(package: Path = PACKAGE) -> dict[str, str]:
    """What the build wrote down.

    ``rules`` and ``browser`` say in words what was done, ``sources`` and ``web`` from what.
    """
    file = package / "build_info.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def write(package: Path = PACKAGE, **entries: str) -> None:
    """Add to what is written down."""
    text = json.dumps(read(package) | entries, indent=1, sort_keys=True)
    (package / "build_info.json").write_text(text + "\n", "utf-8")


def extension_files(package: Path = PACKAGE) -> list[Path]:
    """The compiled modules that are there for some Python, by the end of their names."""
    return sorted(path for end in ("*.so", "*.pyd") for path in package.rglob(end))


def is_stale(package: Path = PACKAGE) -> bool:
    """Whether compiled modules are there and their sources have changed since."""
    return bool(extension_files(package)) and read(package).get("sources") != digest(package)


def summary(package: Path = PACKAGE) -> str:
    """Two lines for people: the rules and the browser's files."""
    entries = read(package)
    return f"rules: {entries.get('rules', UNKNOWN)}\nbrowser: {entries.get('browser', UNKNOWN)}"
