"""The link of an invite as a QR image in the terminal."""

import pytest
import segno

from atout.terminal.online import qr

ROWS = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


@pytest.mark.parametrize(
    "link",
    [
        "http://192.168.1.5:8000/join/p0t_UIwmFygjD7dGMY_70",
        "https://cards.a-school-with-a-long-name.example.org/join/p0t_UIwmFygjD7dGMY_70",
    ],
)
def test_it_is_the_code_of_the_link_and_fits_a_small_terminal(link):
    drawn = qr.image(link)
    lines = drawn.plain.split("\n")
    squares = [[ROWS[letter][half] for letter in line] for line in lines for half in (0, 1)]
    wanted = [list(row) for row in segno.make(link, error="l", micro=False, boost_error=False).matrix]
    inside = slice(qr.BORDER, qr.BORDER + len(wanted))
    assert [row[inside] for row in squares[inside]] == wanted
    assert sum(map(sum, squares)) == sum(map(sum, wanted))  # nothing dark around it
    assert len(lines) <= 21
    assert str(drawn.style) == "black on white"
