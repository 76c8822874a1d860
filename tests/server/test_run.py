"""Starting and stopping: the address is said, and what stands in the way is one clear refusal."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from atout.core.illegal import Illegal
from atout.server.run import data_folder, listen, serve
from atout.table.store import FILE

SOURCE = Path(__file__).parents[2] / "src"


def command(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "atout.server", *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_a_port_that_is_taken(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = command("--port", port, "--data", tmp_path)

    assert done.returncode == 2
    assert done.stderr == (
        f"Port {port} of 127.0.0.1 is taken: another program uses it, perhaps another Atout. "
        "Choose another one by --port; --port 0 takes a free one.\n"
    )
    assert done.stdout == ""


def test_a_folder_where_nothing_can_be_kept(tmp_path):
    (tmp_path / "file").write_text("")
    done = command("--port", 0, "--data", tmp_path / "file")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "file") in done.stderr


def test_a_file_that_is_not_ours(tmp_path):
    (tmp_path / FILE).write_bytes(b"something else" * 100)
    done = command("--port", 0, "--data", tmp_path)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert FILE in done.stderr


@pytest.mark.parametrize(
    ("host", "port", "key"),
    [
        ("no.such.host.invalid", 0, "server-no-such-address"),
        ("192.0.2.1", 0, "server-no-such-address"),
        ("127.0.0.1", 99999, "server-no-such-address"),
    ],
)
def test_an_address_that_is_not_there(host, port, key):
    with pytest.raises(Illegal, match=key):
        listen(host, port)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_it_is_and_ends_when_told(process, house_at, tmp_path, how):
    server = await process(tmp_path)
    async with house_at(server.at) as guest:
        assert (await guest.http.get("/healthz")).text == "ok"
        table = await guest.make_table("expert", lowest_rank=2)
        async with guest.at(table) as place:
            await place.my_turn()
            await place.play()

            assert await server.end(how) in {0, -how}


def test_the_address_is_told_and_the_browser_opened(monkeypatch, tmp_path):
    told, opened = [], []
    monkeypatch.setattr("webbrowser.open", opened.append)

    def ready(address):
        told.append(address)
        asyncio.get_running_loop().call_later(0.2, signal.raise_signal, signal.SIGINT)

    serve(port=0, data=tmp_path, open_browser=True, ready=ready)

    assert len(told) == 1
    assert told == opened
    assert told[0].startswith("http://127.0.0.1:")


def test_the_data_folder_is_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "atout"
