"""The program starts whatever lies in the folder of saved games, and every page about saved games
opens: games of a title that is gone, of a newer version's editions and options, and files that are
no games at all."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from game.client.screens.crash import CrashScreen
from game.client.screens.shelf_page import ShelfScreen
from game.engine.title import Options
from game.match.match_factory import beginning_of_new_game
from game.records.codec import encode_record
from game.records.frames import JOURNAL_HEADER_BYTES, JOURNAL_MAGIC_BYTES, encode_frames
from game.records.records import Opening, Seat
from game.scene.nodes.node import Node
from game.titles import title_by_name, title_names
from tests.client.client_driver import ClientDriver
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

SEED: Final = 11
STRANGE_OPENINGS: Final[dict[str, Callable[[Opening], Opening]]] = {
    "a title that is gone": lambda opening: with_options(opening, title="nim", edition="first"),
    "an edition that is gone": lambda opening: with_options(opening, edition="1899"),
    "an expansion of a newer version": lambda opening: with_options(
        opening, expansions=("airships",)
    ),
    "an automa with options of a newer version": lambda opening: with_options(
        opening, automa=("sleepless",)
    ),
    "more seats than the title has": lambda opening: with_options(opening, seats=9),
    "a computer player of a newer version": lambda opening: with_seats(opening, player="ai:99"),
    "a colour of a newer version": lambda opening: with_seats(opening, colour="ultraviolet"),
    "players without names": lambda opening: with_seats(opening, name=""),
    "newer rules": lambda opening: replace(opening, rules_revision=opening.rules_revision + 1),
    "newer states": lambda opening: replace(opening, state_version=opening.state_version + 1),
    "other components": lambda opening: replace(opening, components_digest=bytes(8)),
}
STRANGE_FILES: Final[dict[str, bytes]] = {
    "nothing": b"",
    "text": b"Once upon a time",
    "zeros": bytes(4096),
    "only the head of a game": JOURNAL_HEADER_BYTES,
    "a newer format": JOURNAL_MAGIC_BYTES + b"\x7f" + bytes(64),
    "frames with something else inside": encode_frames([b"\x00"]),
}


def with_options(opening: Opening, **changes: object) -> Opening:
    """Return the opening of a game that was set up otherwise."""
    return replace(opening, options=replace(opening.options, **changes))  # type: ignore[arg-type]


def with_seats(opening: Opening, **changes: str) -> Opening:
    """Return the opening of a game whose last player is another one."""
    *others, last = opening.seats
    return replace(opening, seats=(*others, replace(last, **changes)))


def write_strange_game(folder: Path, name: str, change: Callable[[Opening], Opening]) -> Path:
    """Write a game of a title whose opening was changed, as the newest file of the folder."""
    known = title_by_name(name)
    options = Options(name, min(known.seats))
    colours = known.make_game(options).colours
    seats = [Seat(f"Player {place}", "human", colour) for place, colour in enumerate(colours, 1)]
    dealt = beginning_of_new_game(known, options, seats, SEED).chronicle
    content = encode_frames(
        [encode_record(change(dealt.opening)), *map(encode_record, dealt.records)]
    )
    return write_file(folder, content)


def write_file(folder: Path, content: bytes) -> Path:
    """Write a file that is named like a saved game."""
    folder.mkdir(exist_ok=True)
    file = folder / "game-0001.counthouse"
    file.write_bytes(content)
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the games are saved."""
    return tmp_path / "saves"


def start(folder: Path) -> Iterator[ClientDriver]:
    """Start the program as `play` does and go to the shelf."""
    with application(folder) as flow:
        flow.open_box_of_last_game()
        flow.close_all_and_show_first_page()
        yield ClientDriver(flow)


def back_to_the_shelf(ui: ClientDriver) -> None:
    """Leave a table or page, and close what was said above the shelf."""
    assert not isinstance(ui.screen, CrashScreen)
    ui.flow.close_all_and_show_first_page()
    ui.advance_time(0.1)
    while ui.screen.stage.top_modal is not None:
        ui.press_keys("escape")
    assert isinstance(ui.screen, ShelfScreen)


def row_buttons(ui: ClientDriver, key: str) -> list[Node]:
    """Return the buttons of the saved games that are called by this key."""
    return [node for node in ui.find_all() if node.name.startswith(f"{key}:")]


def walk_through(folder: Path) -> None:
    """Start; look at the shelf, its title pages and the saved games; press all that they offer."""
    for ui in start(folder):
        back_to_the_shelf(ui)
        ui.flow.games.continue_last_game_of_any_title()
        for page in ("play", "records", "replays"):
            back_to_the_shelf(ui)
            ui.click(name=page, wait_seconds=0.1)
        for key in ("watch", "resume"):
            back_to_the_shelf(ui)
            ui.click(name="replays", wait_seconds=0.1)
            for button in row_buttons(ui, key)[:1]:
                ui.click(name=button.name, wait_seconds=0.2)
        back_to_the_shelf(ui)
    assert not (folder / "log").exists()


@pytest.mark.parametrize("kind", STRANGE_OPENINGS)
@pytest.mark.parametrize("name", list(title_names()))
def test_the_program_starts_beside_a_saved_game_from_another_world(
    folder: Path, name: str, kind: str
) -> None:
    write_strange_game(folder, name, STRANGE_OPENINGS[kind])
    walk_through(folder)


def test_a_game_of_a_title_that_is_gone_says_so_in_the_list_and_offers_nothing(
    folder: Path,
) -> None:
    write_strange_game(folder, "brass", STRANGE_OPENINGS["a title that is gone"])
    for ui in start(folder):
        ui.click(name="replays", wait_seconds=0.1)
        assert any("this program doesn’t have" in node.label for node in ui.find_all())
        assert not row_buttons(ui, "watch")
        assert not row_buttons(ui, "resume")


@pytest.mark.parametrize("kind", STRANGE_FILES)
def test_the_program_starts_beside_a_file_that_is_no_game(folder: Path, kind: str) -> None:
    write_file(folder, STRANGE_FILES[kind])
    walk_through(folder)


def test_the_program_starts_beside_a_folder_named_like_a_game(folder: Path) -> None:
    (folder / "game-0001.counthouse").mkdir(parents=True)
    walk_through(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_program_starts_beside_a_link_that_leads_nowhere(folder: Path) -> None:
    folder.mkdir()
    (folder / "game-0001.counthouse").symlink_to(folder / "gone")
    walk_through(folder)
