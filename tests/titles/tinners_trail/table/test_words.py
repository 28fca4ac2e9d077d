"""Every word the table asks for is there, and no word is there that nobody asks for."""

import re
from pathlib import Path

import pytest

from game import tabletop
from game.application.box_factory import folders_of_text_files
from game.files.folders import assets_folder
from game.text.languages import text_file_paths
from game.text.words import Words
from game.titles.tinners_trail.table.description import area_description
from tests.helpers.listening_words import ListeningWords
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat

pytestmark = pytest.mark.thorough

FOLDER = Path(__file__).parents[4] / "game" / "titles" / "tinners_trail" / "table"
KIT = Path(next(iter(tabletop.__path__)))
CODE = "\n".join(
    file.read_text(encoding="utf-8") for top in (FOLDER, KIT) for file in top.rglob("*.py")
)
OWN = Words(assets_folder() / "tinners_trail" / "words" / "en" / "table.toml")


EVERYTHING = ("arsenic", "emigration", "kickstarter")
ACTIONS = ("build", "extract", "adit", "train", "port", "miner", "pass")
EXTRA_ACTIONS = ("process", "sell", "emigrate", "place")


@pytest.mark.parametrize(
    ("seats", "seed", "expansions", "wallace"),
    [
        (2, 3, (), None),
        (2, 4, EVERYTHING, ()),
        pytest.param(4, 8, (), None, marks=pytest.mark.slow),
        pytest.param(5, 6, EVERYTHING, None, marks=pytest.mark.slow),
        pytest.param(2, 5, (), ("shady-land-purchases", "bailing-out"), marks=pytest.mark.slow),
    ],
)
def test_no_word_of_actions_and_areas_is_missing_in_whole_games(
    seats: int, seed: int, expansions: tuple[str, ...], wallace: tuple[str, ...] | None
) -> None:
    game = Game(seats, seed, expansions, wallace)
    actions = ACTIONS + (EXTRA_ACTIONS if expansions else ())
    words = ListeningWords(*text_file_paths(folders_of_text_files("tinners-trail"), "en"))
    hot_seat = HotSeat(game, words=words)
    while not game.is_over:
        if game.mover >= 0:
            hot_seat.ask()
            for action in actions:
                hot_seat.table.action_tooltip(action)
        hot_seat.table.show_view(game.step(0)[1], 0)
        assert hot_seat.table.model is not None
        for area in hot_seat.table.model.view.areas:
            area_description(area, hot_seat.table.context)
    assert not words.missing
    assert not words.unfilled


def test_no_word_of_the_table_is_dead() -> None:
    literal = set(re.findall(r'"(?:table\.)?([a-z0-9-]+)"', CODE))
    starts = set(re.findall(r'f"(?:table\.)?([a-z-]+-)\{', CODE))
    ends = set(re.findall(r'f"(?:table\.)?\{[^}"]*\}(-[a-z-]+)"', CODE))
    everything = OWN.sentence_keys()
    keys = [key.removeprefix("table.") for key in everything if key.startswith("table.")]
    dead = [
        key
        for key in keys
        if key not in literal
        and not any(key.startswith(start) for start in starts)
        and not any(key.endswith(end) for end in ends)
    ]
    assert not dead


def test_every_area_and_colour_has_a_name() -> None:
    game = Game(5, 1)
    names = [*game.face.colours, "adit", "miner", "port", "train", "pumps"]
    hot_seat = HotSeat(game)
    hot_seat.table.show_view(game.view(0), 0)
    names += hot_seat.table.parts.map_node.county.shapes.areas
    assert not [name for name in names if f"name.{name}" not in OWN]
