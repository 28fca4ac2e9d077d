"""Tables of friends at which a window sits: any title, with a guest on every other seat."""

from collections.abc import Iterator
from pathlib import Path

from game.application.computer_players import InstantPlayers
from game.client.online.online_table import OnlineTableScreen
from game.client.screens.end import EndScreen
from game.engine.luck import Luck
from game.engine.title import Options
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import default_set_up
from game.records.records import HUMAN_PLAYER
from tests.client.online.friends import Company
from tests.helpers.reading_over import application
from tests.online.club import Club

SEED = 5  # of a game in which the first seat begins


def sit_at(company: Company, options: Options) -> list[RemoteTable]:
    """Open a table with these options, with a guest on every other seat, and start."""
    title = company.app.shelf.titles[options.title]
    set_up = default_set_up(title, options, [("", HUMAN_PLAYER)] * options.seats)
    company.flow.online.open_new_table(set_up, {0: "Ann"})
    company.advance_until_still()
    guests = [company.invite(at, f"Guest {at}") for at in range(1, options.seats)]
    company.start()
    return guests


def at_a_table(folder: Path, options: Options) -> Iterator[Company]:
    """Sit in a window at a club's table."""
    with application(folder / "saves", title=options.title) as flow:
        club = Club(folder / "host", flow.app.shelf.titles, InstantPlayers())
        company = Company(flow, club)
        sit_at(company, options)
        yield company
        club.host.unload_tables_and_unlock_folder()


def until_asked(company: Company) -> None:
    """Let the others play until somebody here is asked."""
    assert is_asked_before_the_end(company), "the game is over"


def is_asked_before_the_end(company: Company) -> bool:
    """Let the others play until somebody here is asked; False if the game ends before."""
    luck = Luck()
    luck.reset_from_seed(5)
    for _ in range(100):
        company.others_play(luck)
        company.advance_until_still()
        screen = company.screen
        if isinstance(screen, EndScreen):
            return False
        if not isinstance(screen, OnlineTableScreen) or screen.stage.top_modal is not None:
            company.press_keys("escape")
        elif screen.prompt_controller.question is not None:
            return True
        company.advance_time(1.0)
    raise AssertionError("nobody here is ever asked")
