"""What the command ``atout`` can do: each command in a module of its own, imported when it is called."""

import sys
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Group, Parameter

from atout import __version__
from atout.commands.help import Help
from atout.commands.mistakes import understood
from atout.commands.reader import MISTAKE, Lang, asked_for, language_last, tell_mistake, words_for
from atout.commands.terms import Terms
from atout.core.illegal import Illegal

Wanted = Literal["value", "best", "length", "all"]

app = App(
    name="atout",
    version=f"atout {__version__}",
    version_flags=["--version"],
    help="cli-help-atout",
    help_flags=["--help", "-h"],
    help_format="plaintext",
    help_on_error=False,
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative_iterable=(), show_default=True),
    group_commands=Group("cli-help-commands"),
    group_arguments=Group("cli-help-arguments"),
    group_parameters=Group("cli-help-options"),
)

TERMS = Terms()
GameName = Annotated[str, Parameter(help="cli-help-game")]


def run(arguments: list[str]) -> int:
    """Do what the arguments say; a mistake in them is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot write Khmer shows question marks
    said = words_for(asked_for(arguments))
    app.help_formatter = Help(said)
    asked = language_last(arguments)
    try:
        code = app(asked, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        tell_mistake(said, understood(error))
    except Illegal as mistake:
        tell_mistake(said, mistake)
    else:
        return code or 0
    return MISTAKE


@app.default
def table(  # noqa: PLR0913  what can be set about a server
    *,
    host: Annotated[str, Parameter(help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-help-port")] = 8000,
    browser: Annotated[bool, Parameter(help="cli-help-browser")] = True,
    data: Annotated[str, Parameter(help="cli-help-data")] = "",
    proxy: Annotated[str, Parameter(help="cli-help-proxy")] = "",
    log: Annotated[Literal["plain", "json"], Parameter(help="cli-help-log")] = "plain",
    metrics: Annotated[bool, Parameter(help="cli-help-metrics", negative=())] = False,
    lang: Lang = None,
) -> int:
    """Start the server and open the browser."""
    from atout.commands.table import start

    return start(host, port, data, lang, browser=browser, proxy=proxy, log=log, metrics=metrics)


@app.command(help="cli-help-play")
def play(
    game: GameName,
    /,
    *,
    level: Annotated[str, Parameter(help="cli-help-level")] = "medium",
    preset: Annotated[str, Parameter(help="cli-help-preset")] = "",
    option: Annotated[list[str] | None, Parameter(help="cli-help-option")] = None,
    lang: Lang = None,
) -> int:
    """Play against the computer in the terminal."""
    from atout.commands.play import play

    return play(game, level, preset, option or [], lang)


@app.command(help="cli-help-join")
def join(  # noqa: PLR0913  what can be said of a visit
    link: Annotated[str, Parameter(help="cli-help-link")],
    code: Annotated[str, Parameter(help="cli-help-code")] = "",
    /,
    *,
    name: Annotated[str, Parameter(help="cli-help-name")] = "",
    account: Annotated[str, Parameter(help="cli-help-account")] = "",
    data: Annotated[str, Parameter(help="cli-help-visits")] = "",
    lang: Lang = None,
) -> int:
    """Sit down at a table of a server."""
    from atout.commands.join import join

    return join(link, code, (name, account, data), lang)


@app.command(help="cli-help-invite")
def invite(  # noqa: PLR0913  what can be said of a table and of a visit
    server: Annotated[str, Parameter(help="cli-help-server")],
    game: GameName,
    /,
    *,
    preset: Annotated[str, Parameter(help="cli-help-preset")] = "",
    option: Annotated[list[str] | None, Parameter(help="cli-help-option")] = None,
    public: Annotated[bool, Parameter(help="cli-help-public", negative=())] = False,
    name: Annotated[str, Parameter(help="cli-help-name")] = "",
    account: Annotated[str, Parameter(help="cli-help-account")] = "",
    data: Annotated[str, Parameter(help="cli-help-visits")] = "",
    lang: Lang = None,
) -> int:
    """Make a table at a server, and sit down there."""
    from atout.commands.join import invite

    return invite(server, (game, preset, option or []), (name, account, data), lang, public=public)


@app.command(help="cli-help-meet")
def meet(  # noqa: PLR0913  what can be wished for, and said of a visit
    server: Annotated[str, Parameter(help="cli-help-server")],
    game: GameName,
    /,
    *,
    preset: Annotated[str, Parameter(help="cli-help-wish-preset")] = "",
    option: Annotated[list[str] | None, Parameter(help="cli-help-wish")] = None,
    level: Annotated[str, Parameter(help="cli-help-level-of-others")] = "medium",
    name: Annotated[str, Parameter(help="cli-help-name")] = "",
    account: Annotated[str, Parameter(help="cli-help-account")] = "",
    data: Annotated[str, Parameter(help="cli-help-visits")] = "",
    lang: Lang = None,
) -> int:
    """Find a public table at a server, or make one, and sit down there."""
    from atout.commands.join import meet

    return meet(server, (game, preset, option or []), level, (name, account, data), lang)


@app.command(help="cli-help-lobby")
def lobby(
    server: Annotated[str, Parameter(help="cli-help-server")],
    game: GameName = "",
    /,
    *,
    data: Annotated[str, Parameter(help="cli-help-visits")] = "",
    lang: Lang = None,
) -> int:
    """List the public tables of a server."""
    from atout.commands.lobby import lobby

    return lobby(server, game, data, lang)


@app.command(help="cli-help-account-new")
def account(
    server: Annotated[str, Parameter(help="cli-help-server")],
    name: Annotated[str, Parameter(help="cli-help-account-name")],
    /,
    *,
    data: Annotated[str, Parameter(help="cli-help-visits")] = "",
    lang: Lang = None,
) -> int:
    """Make an account at a server."""
    from atout.commands.account import account

    return account(server, name, data, lang)


@app.command(help="cli-help-solve")
def solve(  # noqa: PLR0913  what can be asked of a solver
    position: Annotated[str, Parameter(help="cli-help-position", allow_leading_hyphen=True)],
    /,
    *,
    game: GameName = "svoi-kozyri",
    json: Annotated[bool, Parameter(help="cli-help-json", negative=())] = False,
    wanted: Annotated[Wanted, Parameter(help="cli-help-wanted")] = "length",
    seconds: Annotated[float, Parameter(help="cli-help-seconds")] = 60,
    memory: Annotated[int, Parameter(help="cli-help-memory")] = 1024,
    lang: Lang = None,
) -> int:
    """Solve a position exactly."""
    from atout.commands.solve import solve

    return solve(position, game, wanted, seconds, memory, lang, as_json=json)


@app.command(help="cli-help-arena")
def arena(  # noqa: PLR0913  what can be asked of an arena
    game: GameName,
    first: Annotated[str, Parameter(name="A", help="cli-help-first")],
    second: Annotated[str, Parameter(name="B", help="cli-help-second")],
    /,
    *,
    terms: Terms = TERMS,
    until_decided: Annotated[bool, Parameter(help="cli-help-until-decided", negative=())] = False,
    effect: Annotated[float, Parameter(help="cli-help-effect")] = 0.2,
    json: Annotated[str, Parameter(help="cli-help-results")] = "",
    plot: Annotated[str, Parameter(help="cli-help-plot")] = "",
    lang: Lang = None,
) -> int:
    """Compare two computer players."""
    from atout.commands.arena import compare

    return compare(game, first, second, terms, json, plot, lang, until_decided=until_decided, effect=effect)


@app.command(help="cli-help-ladder")
def ladder(
    game: GameName,
    /,
    *players: Annotated[str, Parameter(help="cli-help-players")],
    terms: Terms = TERMS,
    lang: Lang = None,
) -> int:
    """Rate computer players."""
    from atout.commands.arena import climb

    return climb(game, players, terms, lang)


@app.command(help="cli-help-replay")
def replay(
    file: Annotated[str, Parameter(help="cli-help-file")],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="cli-help-seat")] = None,
    lang: Lang = None,
) -> int:
    """Step through a record."""
    from atout.commands.replay import replay

    return replay(file, seat, lang)


@app.command(help="cli-help-review")
def review(
    file: Annotated[str, Parameter(help="cli-help-file")],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="cli-help-review-seat")] = None,
    seconds: Annotated[float, Parameter(help="cli-help-review-seconds")] = 0.7,
    json: Annotated[bool, Parameter(help="cli-help-json", negative=())] = False,
    lang: Lang = None,
) -> int:
    """Say what an expert would have decided."""
    from atout.commands.review import review

    return review(file, seat, seconds, lang, as_json=json)


@app.command(help="cli-help-verify")
def verify(
    file: Annotated[str, Parameter(help="cli-help-file")],
    /,
    *,
    json: Annotated[bool, Parameter(help="cli-help-proofs", negative=())] = False,
    lang: Lang = None,
) -> int:
    """Check that the deals of a record were dealt as promised."""
    from atout.commands.verify import proofs, verify

    return proofs(file, lang) if json else verify(file, lang)


@app.command(help="cli-help-rules")
def rules(game: GameName, /, *, lang: Lang = None) -> int:
    """Print the rules of a game."""
    from atout.commands.rules import print_rules

    return print_rules(game, lang)


@app.command(help="cli-help-games")
def games(game: GameName = "", /, *, lang: Lang = None) -> int:
    """List the games, or the house rules of one."""
    from atout.commands.games import list_games, list_house_rules

    return list_house_rules(game, lang) if game else list_games(lang)


@app.command(help="cli-help-doctor")
def doctor(*, data: Annotated[str, Parameter(help="cli-help-data")] = "", lang: Lang = None) -> int:
    """Say how this installation is."""
    from atout.commands.doctor import examine

    return examine(data, lang)


@app.command(help="cli-help-backup")
def backup(
    file: Annotated[str, Parameter(help="cli-help-backup-file")],
    /,
    *,
    data: Annotated[str, Parameter(help="cli-help-data")] = "",
    lang: Lang = None,
) -> int:
    """Copy what is kept, while the server runs."""
    from atout.commands.backup import back_up

    return back_up(file, data, lang)


@app.command(help="cli-help-restore")
def restore(
    file: Annotated[str, Parameter(help="cli-help-backup-file")],
    /,
    *,
    data: Annotated[str, Parameter(help="cli-help-data")] = "",
    force: Annotated[bool, Parameter(help="cli-help-force", negative=())] = False,
    lang: Lang = None,
) -> int:
    """Put such a copy in the place of what is kept."""
    from atout.commands.backup import restore

    return restore(file, data, lang, force=force)
