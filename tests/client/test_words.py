"""Words: every sentence the screens ask for is there, and none is there for nothing."""

import re
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from ai.levels import player_names
from game.application.app_factory import make_app
from game.application.computer_players import InstantPlayers
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.screens.shelf_page import player_counts_text
from game.client.stored.settings import Settings
from game.client.widgets.dates import date_text
from game.client.widgets.piece_row import PieceRow
from game.client.widgets.player_labels import distinct_portrait_kind_by_seat
from game.files.folders import assets_folder
from game.scene.layout import LayoutMeasurer
from game.table_protocol import PicturesOutsideTable
from game.text.languages import text_file_paths
from game.text.words import Words, read_sentences
from tests.client.client_driver import FIRST_LUCK_SECONDS, ClientDriver
from tests.client.conftest import OWN_WORDS
from tests.helpers.listening_words import ListeningWords
from tools.checks.terms import faults_of_terms

SHARED = text_file_paths((assets_folder() / "shared",), "en")
OF_A_TITLE = {"title.name", "title.motto", "title.place", "learn.page-1.head", "ledger.pebbles"}
PROJECT = Path(__file__).parents[2]
# Tables whose keys are put together while the game runs, by whoever owns them.
BUILT = (
    "reason.",
    "player.",
    "month.",
    "menu.",
    "setup.preset.",
    "setup.people-note-",
    "settings.",
    "learn.",
    "credits.",
    "saves.",
    "synonyms.",
)

KINDS = ("random", "ai:1", "ai:2", "ai:3", "ai:4")


@pytest.fixture
def heard(flow: Flow) -> ListeningWords:
    """The words of the flow's desk, listening."""
    flow.app.words = words = ListeningWords(*SHARED, OWN_WORDS)
    return words


@pytest.mark.thorough
def test_every_page_finds_its_words(heard: ListeningWords, ui: ClientDriver) -> None:
    for name in ("new-game", "replays", "learn", "settings", "credits"):
        ui.click(name=name)
        if name == "learn":
            ui.click(name="how-to-play")
        ui.flow.close_all_and_show_title_page()
        ui.advance_time(0.1)
    ui.play("human", "human", seed=1, wait=FIRST_LUCK_SECONDS)
    ui.click(name="open", wait_seconds=0.1)
    ui.click(name="menu", wait_seconds=0.1)
    assert heard.missing <= OF_A_TITLE


def test_no_sentence_is_there_for_nothing() -> None:
    sources = [*(PROJECT / "game").rglob("*.py"), *(PROJECT / "ai").rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    named = set(re.findall(r'"([a-z][a-z0-9_.-]+)"', code))
    patterns = re.findall(r'f"([a-z][a-z0-9_.{}\[\]\'()-]*\{[^"]*)"', code)
    built = [
        re.compile(re.sub(r"\{[^}]*\}", ".+", pattern).replace(".+.+", ".+"))
        for pattern in patterns
    ]
    every_key = Words(*SHARED).sentence_keys()
    dead = [
        key
        for key in every_key
        if key not in named
        and not key.startswith(BUILT)
        and not any(pattern.fullmatch(key) for pattern in built)
    ]
    assert dead == []


@pytest.mark.thorough
def test_every_key_that_is_put_together_can_be_a_sentence() -> None:
    sources = (PROJECT / "game" / "client").rglob("*.py")
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    patterns = set(re.findall(r'\bsay\(\s*f"([^"]*)"', code))
    keys = "\n".join({key.split(" ")[-1] for key in every_sentence()})
    assert len(patterns) > 50
    assert [
        pattern
        for pattern in sorted(patterns)
        if not re.search(f"^{re.sub(r'[{][^}]*[}]', '.+', pattern)}$", keys, re.MULTILINE)
    ] == []


def every_sentence() -> dict[str, str]:
    """Return every sentence of every title and language, by file and key."""
    files = sorted(assets_folder().glob("*/words/*/*.toml"))
    return {
        f"{file.relative_to(assets_folder())} {key}": sentence
        for file in files
        for key, sentence in read_sentences([file]).items()
    }


@pytest.mark.thorough
def test_no_sentence_names_a_letter_the_player_may_have_given_to_another_command() -> None:
    pressed = r"(?i:\b(press|key|naciśnij|klawisz|stiskni|klávesa)) [A-Z]\b|\([A-Z]\)"
    assert [key for key, told in every_sentence().items() if re.search(pressed, told)] == []


@pytest.mark.thorough
def test_every_key_a_sentence_names_belongs_to_a_command(tmp_path: Path) -> None:
    app = make_app(tmp_path, Settings(), InstantPlayers())
    boxes = [app.box_of_title_or_open_box(title) for title in app.shelf.titles]
    known = {command.name for box in boxes for command in (*COMMANDS_OF_EVERY_TITLE, *box.commands)}
    named = {name for told in every_sentence().values() for name in re.findall(r"\{@([^}]*)", told)}
    assert named
    assert named <= known


@pytest.mark.parametrize("language", ["en", "pl"])
def test_only_czech_writes_a_space_before_the_percent_sign(language: str) -> None:
    written = PROJECT.glob(f"assets/*/words/{language}/*.toml")
    assert [file.name for file in written if " %" in file.read_text(encoding="utf-8")] == []


@pytest.mark.thorough
def test_no_sentence_uses_a_retired_term() -> None:
    assert faults_of_terms() == []


def test_every_computer_player_has_a_name_a_note_and_a_personality_of_its_own() -> None:
    words = Words(*SHARED)
    keys = [f"player.{name.replace(':', '-')}" for name in player_names()]
    assert all(key in words and f"{key}-note" in words for key in keys)
    traits = [words.say(f"{key}-trait") for key in keys]
    assert all(trait.endswith(".") for trait in traits)
    assert len(set(traits)) == len(traits)


@pytest.mark.parametrize(
    ("title", "edition", "told"),
    [
        ("tinners-trail", "remastered", "1 to 5 players"),
        ("tinners-trail", "2007", "3 to 4 players"),
        ("brass", "", "3 to 4 players, or 2 as a variant"),
        ("tiletum", "", "1 to 4 players"),
    ],
)
def test_the_shelf_counts_players(tmp_path: Path, title: str, edition: str, told: str) -> None:
    app = make_app(tmp_path, Settings(), InstantPlayers())
    assert player_counts_text(app, app.box_of_title_or_open_box(title), edition) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "5 March 2026"), ("pl", "5 marca 2026"), ("cs", "5. března 2026")],
)
def test_a_day_is_written_as_its_language_writes_it(
    tmp_path: Path, language: str, told: str
) -> None:
    app = make_app(tmp_path, Settings(language=language), InstantPlayers())
    assert date_text(app, date(2026, 3, 5)) == told


# Pieces in large, side by side on a page.


def piece(width: int, height: int, edge: int) -> pygame.Surface:
    """A piece with a clear edge round it."""
    picture = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    picture.fill((200, 40, 40), (edge, edge, width, height))
    return picture


ONE_PX = cast("LayoutMeasurer", SimpleNamespace(px_per_u=1.0))
"""A u has one px."""


def row(**pieces: pygame.Surface) -> PieceRow:
    pictures_outside_table = SimpleNamespace(enlarged_piece=lambda name, k: pieces[name])
    return PieceRow(
        cast("PicturesOutsideTable", pictures_outside_table), tuple(pieces), tallest_piece=100
    )


def test_a_row_is_as_high_as_what_is_drawn_on_its_pictures() -> None:
    figures = row(low=piece(30, 40, 25), high=piece(20, 70, 3))
    assert figures.height_at_width(ONE_PX, 400) == 70


def test_a_piece_too_tall_for_its_row_is_made_smaller_not_cut() -> None:
    figures = row(card=piece(60, 200, 8))
    assert figures.height_at_width(ONE_PX, 400) == 100


# Computers of one level do not look alike at one table.


def app(kinds: tuple[str, ...] = KINDS) -> App:
    """A desk with portraits of these players."""

    def portrait(player: str, size: int) -> object | None:
        return object() if player in kinds else None

    pictures_outside_table = SimpleNamespace(portrait=portrait)
    players = SimpleNamespace(player_kinds=kinds)
    return cast(
        "App",
        SimpleNamespace(
            box=SimpleNamespace(pictures_outside_table=pictures_outside_table),
            computer_players=players,
        ),
    )


def test_every_level_has_its_own_face_and_people_have_none() -> None:
    assert distinct_portrait_kind_by_seat(app(), ["human", "ai:1", "ai:3"]) == (
        "human",
        "ai:1",
        "ai:3",
    )


def test_of_one_level_only_the_first_has_its_face_and_nobody_that_of_another() -> None:
    shown = distinct_portrait_kind_by_seat(app(), ["human", "ai:3", "ai:3", "ai:3", "ai:3"])
    assert shown[1] == "ai:3"
    assert len(set(shown[1:])) == 4
    first, second, other = distinct_portrait_kind_by_seat(app(), ["ai:2", "ai:2", "ai:4"])
    assert (first, other) == ("ai:2", "ai:4")
    assert second not in {"ai:2", "ai:4"}


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("kind", ["ai:2", "ai:3", "ai:4"])
def test_nobody_gets_another_face_when_a_computer_takes_a_seat(place: int, kind: str) -> None:
    began = ["ai:3", "ai:3", "ai:3", "ai:3"]
    began[place] = "human"
    now = [*began]
    now[place] = kind
    before = distinct_portrait_kind_by_seat(app(), began)
    after = distinct_portrait_kind_by_seat(app(), now, began)
    assert [face for at, face in enumerate(after) if at != place] == [
        face for at, face in enumerate(before) if at != place
    ]
    assert len(set(after)) == 4


def test_where_faces_run_out_they_repeat() -> None:
    seated = ["human", "human", "ai:1", "ai:1"]
    assert distinct_portrait_kind_by_seat(app(("ai:1",)), seated) == tuple(seated)
