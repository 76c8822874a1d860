"""``atout backup`` and ``atout restore``."""

import asyncio

import pytest

from atout.cli import main
from atout.table.store import Store
from atout.words import words
from tests.table.test_store import kept


@pytest.fixture
def house(tmp_path):
    """A folder with one table."""

    async def fill():
        store = await Store.open(folder)
        await store.add_table(kept())
        await store.close()

    folder = tmp_path / "house"
    folder.mkdir()
    asyncio.run(fill())
    return str(folder)


@pytest.mark.parametrize("lang", ["en", "km"])
def test_there_and_back(capsys, house, tmp_path, lang):
    copy, other = str(tmp_path / "copy"), str(tmp_path / "other")

    assert main(["backup", copy, "--data", house, "--lang", lang]) == 0
    assert copy in capsys.readouterr().out
    assert main(["restore", copy, "--data", other, "--lang", lang]) == 0
    assert other in capsys.readouterr().out
    assert main(["restore", copy, "--data", other, "--lang", lang]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["restore", copy, "--data", other, "--lang", lang, "--force"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("lang", ["en", "km"])
def test_a_copy_without_a_seal_is_put_back_with_a_word_about_it(capsys, house, tmp_path, lang):
    other = str(tmp_path / "other")

    assert main(["restore", f"{house}/atout.sqlite", "--data", other, "--lang", lang]) == 0
    assert words(lang).get("cli-restore-unsealed") in capsys.readouterr().out.splitlines()


def test_what_is_not_there_cannot_be_put_back(capsys, tmp_path):
    file = str(tmp_path / "copy")

    assert main(["restore", file, "--data", str(tmp_path / "house")]) == 2
    assert words("en").get("backup-not-ours", {"path": file}) in capsys.readouterr().err
