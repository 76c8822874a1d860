"""Compiles the rules: every module whose .pxd declares a class becomes a C extension, or none does.

Everything else about the package stands in pyproject.toml.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, "src")

from atout import build_info

SOURCE = Path("src/atout")

RELEASE = (["-O2"], ["-s"])
UNDEFINED = ["-fsanitize=undefined", "-fno-sanitize-recover=bounds"]
SANITIZER = (["-O1", "-g", *UNDEFINED], UNDEFINED)

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "annotation_typing": False,  # types come from the .pxd alone
}


def extensions():
    """The modules to compile. A new game is found; nobody edits this."""
    from Cython.Build import cythonize  # noqa: PLC0415  setup.py is also read where nothing is compiled

    compile_args, link_args = SANITIZER if os.environ.get("ATOUT_SANITIZER") else RELEASE
    modules = [
        Extension(
            ".".join(path.relative_to("src").with_suffix("").parts),
            [str(path)],
            extra_compile_args=compile_args,
            extra_link_args=link_args,
        )
        for path in build_info.compiled(SOURCE)
    ]
    return cythonize(modules, build_dir="build/c", nthreads=2, compiler_directives=DIRECTIVES)


def compiler_command():
    """How the C compiler is run."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"


def compiler():
    """The first line that the C compiler says of itself."""
    command = compiler_command()
    try:
        answer = subprocess.run(
            [*shlex.split(command), "--version"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return command
    return answer.stdout.partition("\n")[0]


def reason():
    """Why nothing was compiled, in one line that tells a person what to do."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        return f"there is no {headers} (Debian: apt install gcc python3-dev)"
    command = compiler_command()
    if not shutil.which(shlex.split(command)[0]):
        return f"there is no C compiler ({command}; Debian: apt install gcc)"
    return f"the C compiler ({command}) failed; pip install -v shows how"


class AllOrNothing(build_ext):
    """Without a compiler, or if one module fails, install plain Python: never a mixture.

    A mixture fails at import if one is lucky, and computes wrong numbers if not.
    """

    def initialize_options(self):
        """Use every core unless told otherwise."""
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self):
        """Compile, and write down what came of it beside the modules."""
        in_place = self.inplace
        package = SOURCE if in_place else Path(self.build_lib, "atout")
        made_from = build_info.digest(SOURCE)
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  whatever went wrong, plain Python works
            print(error)
            self.inplace = in_place
            self.extensions = []
            rules = f"not compiled, because {reason()}"
        else:
            rules = f"compiled with {compiler()}"
        self.remove_all_but(self.extensions, package)
        build_info.write(package, rules=rules, sources=made_from)
        print(f"rules: {rules}")

    def remove_all_but(self, wanted, package):
        """Remove modules of an earlier build, whose source is gone or could not be compiled now."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        names = {Path(self.get_ext_filename(module.name)) for module in wanted}
        for path in package.rglob(f"*{suffix}"):
            if path.relative_to(package.parent) not in names:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
