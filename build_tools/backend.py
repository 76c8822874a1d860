"""The build backend: setuptools, with a C compiler and Node fetched only where they are missing.

It builds the browser's client before the package, and says at the end what was done. pip shows
that only with ``-v``, so it is also written into the package, where ``atout doctor`` reads it.

Settings, given as ``pip install . -C download=no``:

``download=no``
    Fetch neither compiler nor Node: build with what is here, and do without what is not.
``browser=no``
    Do not build the browser's client.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path

from setuptools import build_meta

import toolchain
import web
from atout import build_info  # not installed: pyproject.toml puts src/ on the backend's path

Settings = dict[str, str | list[str]] | None

PACKAGE = Path("src/atout")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The compiler and Node, if they are missing."""
    return [toolchain.ZIG] * wants_zig(config_settings) + [toolchain.NODE] * wants_node(config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node, if it is missing: a source distribution carries the browser's files."""
    return [toolchain.NODE] * wants_node(config_settings)


get_requires_for_build_editable = get_requires_for_build_wheel
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel, from clean folders: what setuptools left there by an earlier build would be packed too."""
    for folder in Path("build").glob("lib*"):
        shutil.rmtree(folder)
    prepare(config_settings)
    wheel = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    for built in Path("build").glob("lib*/atout"):
        say(built)
    return wheel


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """An editable install: modules and browser's files lie in the source folders."""
    prepare(config_settings)
    wheel = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    say(PACKAGE)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source distribution, with the browser's files if there is anything to build them with."""
    build_browser(config_settings)
    archive = build_meta.build_sdist(sdist_directory, config_settings)
    print(f"\natout: browser: {build_info.read(PACKAGE)['browser']}")
    return archive


def prepare(settings: Settings) -> None:
    """All that comes before setuptools' own work."""
    build_browser(settings)
    toolchain.choose_compiler()


def build_browser(settings: Settings) -> None:
    """Build the client if it has to be, and write down what was done."""
    build_info.write(PACKAGE, browser=browser(settings))


def browser(settings: Settings) -> str:
    """The client's part of the summary, after the work."""
    if is_from_sdist():
        return "taken from the source distribution" if web.is_built() else "absent: not in the sdist"
    if not Path("web/package.json").exists():
        return "absent: there is no web/package.json"
    if setting(settings, "browser") == "no":
        return "not built anew (-C browser=no)" if web.is_built() else "absent: not wanted (-C browser=no)"
    npm = toolchain.npm()
    if npm is None and not web.is_fresh():
        print("atout: NO BROWSER FILES: there is no Node 20.19 or newer here, and none was fetched")
        return "absent: there was no Node 20.19 or newer"
    if not web.is_fresh():
        web.build(npm)
    return build_info.read(PACKAGE)["browser"]


def say(package: Path) -> None:
    """The last lines of the output."""
    print("\natout was built:")
    for line in build_info.summary(package).splitlines():
        print(f"  {line}")
    sys.stdout.flush()


def wants_zig(settings: Settings) -> bool:
    """A compiler is missing, could be fetched, and would be of use."""
    may_fetch = setting(settings, "download") != "no" and has_wheels()
    return may_fetch and toolchain.has_python_headers() and toolchain.compiler() is None


def wants_node(settings: Settings) -> bool:
    """Node is missing, could be fetched, and there is a client to build."""
    if is_from_sdist() or not Path("web/package.json").exists() or web.is_fresh():
        return False
    may_fetch = setting(settings, "download") != "no" and setting(settings, "browser") != "no"
    return may_fetch and has_wheels() and toolchain.npm() is None


def has_wheels() -> bool:
    """Whether both packages have binaries for this kind of machine; elsewhere pip would give up."""
    return platform.machine().lower() in {"x86_64", "amd64", "aarch64", "arm64"}


def is_from_sdist() -> bool:
    """A source distribution has its metadata at the root; a checkout has not."""
    return Path("PKG-INFO").exists()


def setting(settings: Settings, name: str) -> str:
    """A setting of pip's ``-C``, or nothing."""
    value = (settings or {}).get(name, "")
    return value if isinstance(value, str) else value[-1]
