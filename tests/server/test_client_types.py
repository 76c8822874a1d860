"""The browser's types say what the server sends: the same names, the same fields, the same ones left out."""

import re
from pathlib import Path

import msgspec
import pytest

from atout.core import options, view
from atout.server import messages
from atout.table import terms

TYPES = (Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts").read_text()
INTERFACES = {
    name: dict(re.findall(r"^  (\w+)(\??):", body, re.MULTILINE))
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", TYPES, re.MULTILINE | re.DOTALL)
}


def structure(name):
    found = next(vars(module)[name] for module in (view, messages, options, terms) if name in vars(module))
    assert issubclass(found, msgspec.Struct)
    return found


def sent(struct):
    """Field names, with ``?`` where a default is left out of what is sent."""
    optional = "?" if struct.__struct_config__.omit_defaults else ""
    fields = msgspec.structs.fields(struct)
    names = {field.name: "" if field.required else optional or "?" for field in fields}
    return ({"type": ""} if struct.__struct_config__.tag else {}) | names


@pytest.mark.parametrize("name", sorted(INTERFACES))
def test_an_interface_of_the_client_is_a_structure_of_the_server(name):
    theirs, ours = INTERFACES[name], sent(structure(name))
    if name == "NewTable":  # the client always says its options
        theirs["options"] = "?"
    if name == "Face":
        assert theirs["card"] == "?"
    assert theirs == ours


def test_every_structure_that_the_server_sends_has_an_interface():
    parts = [view.View, messages.State, messages.Refused, messages.Tried, messages.Advice, messages.Talked]
    parts += [messages.GameInfo]
    assert {part.__name__ for part in parts} <= set(INTERFACES)
    assert len(INTERFACES) > 25
