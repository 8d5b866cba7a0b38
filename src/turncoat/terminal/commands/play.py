"""`turncoat play`: a person against bots, at the terminal."""

from typing import Annotated

import typer

from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.terminal.commands.options import parse_options
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import new_game, opponents, table_size
from turncoat.terminal.session import Session, commands
from turncoat.words import Words


def add_commands(app: typer.Typer, say: Words) -> None:
    """Add `turncoat play`."""

    @app.command(help=say("terminal-play-help"))
    def play(
        game: Annotated[str, typer.Argument(help=say("terminal-play-game"))],
        bot: Annotated[str | None, typer.Option(help=say("terminal-play-bot"))] = None,
        players: Annotated[int | None, typer.Option(help=say("terminal-play-players"))] = None,
        name: Annotated[str | None, typer.Option(help=say("terminal-play-name"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("terminal-play-option"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("terminal-play-seed"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("terminal-play-resume"))] = False,
    ) -> None:
        found = find(game)
        person = say("terminal-guest") if name is None else name
        options = parse_options(found, option or [], table_size(found, players))
        fresh = new_game(found, person, opponents(found, bot, say.language), options, seed, players)
        screen, saves = Screen.standard(), Saves.for_user()
        saved = saves.load(game) if resume else _offer_saved(game, screen, say, saves) or fresh
        session = Session(saved, screen, say, saves)
        while session.play() and session.wants_another():
            match, bots = session.match, list(session.saved.bots.values())
            again = new_game(found, match.seats[0], bots, match.options, None, len(match.seats))
            session = Session(again, screen, say, saves)


def _offer_saved(game: str, screen: Screen, say: Words, saves: Saves) -> SavedGame | None:
    """Ask whether to go on with an unfinished game, and return it if so."""
    try:
        saved = saves.load(game)
    except Illegal as no:
        if no.code != "nothing_saved":
            screen.show_sentence(say.refusal(no), style="wax")
        return None
    screen.show_sentence(say("terminal-waiting"))
    try:
        answer = screen.ask()
    except (KeyboardInterrupt, EOFError):
        screen.show_gap()
        raise typer.Exit from None
    return None if commands(say).match(answer) == "no" else saved
