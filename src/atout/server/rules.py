"""The rules of a game as HTML: each numbered paragraph can be linked to."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from atout import registry, words
from atout.core.illegal import Illegal

_RULE = re.compile(r"[A-Z]{1,4}-\d+")


@cache
def html(game: str, lang: str) -> str:
    """The rules in a language, a fragment of HTML."""
    found = registry.find(game)
    if lang not in words.languages():
        raise Illegal("server-language-unknown", lang=lang[:20], known=", ".join(words.languages()))
    text = (files("atout.games") / found.name / "rules" / f"{lang}.md").read_text("utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("text", _text)
    tokens = markdown.parse(text)
    _name_rules(tokens)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _name_rules(tokens: list[Token]) -> None:
    """A paragraph that begins with a rule's number in bold gets it as its id."""
    for paragraph, inline in pairwise(tokens):
        if paragraph.type != "paragraph_open" or not inline.children:
            continue
        kinds = [child.type for child in inline.children if child.type != "text" or child.content]
        words_in = [child.content for child in inline.children if child.type == "text" and child.content]
        if kinds[:1] == ["strong_open"] and words_in and _RULE.fullmatch(words_in[0]):
            paragraph.attrSet("id", words_in[0])


def _text(_renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: object) -> str:
    """Words of a line; a browser is not to break a rule's number at its hyphen."""
    return _RULE.sub(r'<span class="rule-number">\g<0></span>', escapeHtml(tokens[at].content))
