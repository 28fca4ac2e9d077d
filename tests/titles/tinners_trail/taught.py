"""What Tinners' Trail teaches."""

import re
from dataclasses import replace
from pathlib import Path

from game.client.puzzles.puzzle import Puzzle, SimulatedAnswer
from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.titles.tinners_trail.notation.game_options import EDITION_2007, EDITION_NAMES
from game.titles.tinners_trail.table import table
from game.titles.tinners_trail.table.figures import PAINTER_BY_FIGURE
from tests.teaching.playing import Pupil, Taught
from tests.titles.tinners_trail.table.hands import Keyboard, Mouse
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007, seated
from tools.titles.tinners_trail.puzzles import OTHER_PUZZLES, PUZZLES

QUICK = 800  # positions of an end that is counted out at once


def names_below(node: Node) -> set[str]:
    """Return the names of a node and of all below it."""
    return {each.name for each in node.walk() if each.name}


def on_the_table() -> set[str]:
    """Names of nodes of a table with expansions, of a crowded solo table, and of all sheets."""
    games = (
        (Game(5, 3, ("arsenic", "emigration")), 1.0),
        (Game(5, 3, ("arsenic", "emigration")), 2.0),
        (Game(2, 3, ("arsenic", "emigration"), ()), 2.0),
    )
    shown: set[str] = set()
    for game, scale in games:
        hot_seat = HotSeat(game)
        hot_seat.window.set_user_scale(scale)
        hot_seat.ui.advance_time(0.1)
        hot_seat.table.show_view(game.view(0), 0)
        shown |= names_below(hot_seat.table.root)
    of_2007 = seated(game_of_2007(4, 3))
    shown |= names_below(of_2007.table.root)
    sources = Path(table.__file__).parent.rglob("*.py")
    code = "".join(source.read_text(encoding="utf-8") for source in sources)
    written = set(re.findall(r'(?:name ?= ?|key_button\()"([a-z-]+)"', code))
    folding = shown & {"working-day", "exchange", "development", "journal", "wallace", "boxes"}
    editions = {f"edition:{name}" for name in EDITION_NAMES}  # asked by the menu of learning
    named = shown | editions | written | {f"tab:{name}" for name in folding}
    return named | {f"{edition}/{name}" for edition in EDITION_NAMES for name in named}


def is_quick(puzzle: Puzzle) -> bool:
    """Return whether its end is counted out at once."""
    answer = puzzle.answer
    return not isinstance(answer, SimulatedAnswer) and answer.counted_position_count <= QUICK


def play_move(ui: UiDriver, screen: LessonScreen, move: Move, keys: bool) -> None:
    """Play a move of a lesson."""
    (Mouse, Keyboard)[keys](Pupil(ui, screen)).answer(move)


TAUGHT = Taught(
    "tinners-trail",
    lessons_named=(
        *("round", "auction", "ore", "developments", "selling", "survey"),
        *("wallace", "arsenic", "emigration", "first-edition"),
    ),
    objected=("pass", "none", "bid", "drop", "peek", "place"),
    found_out=frozenset({"bought", "insured", "pair", "solo"}),
    challenges=(12, 10),
    kinds=frozenset(
        {"pasties", "port", "train", "miner", "build", "adit", "pumps", "extract", "pass"}
    ),
    practice={"last-two": 3, "last": 4},
    figures=PAINTER_BY_FIGURE,
    on_the_table=on_the_table,
    play=play_move,
    asked=("action:", "tab:", "area:"),
    many=30,
    seldom=frozenset(
        {
            *("way:michigan", "way:sierra-madre", "way:kimberley", "way:adelaide"),
            *("way:own*", "way:deck", "way:tin", "way:copper"),
        }
    ),
    puzzles_at_least=60,
    check=PUZZLES.check,
    is_quick=is_quick,
)
OTHER_EDITIONS = (
    replace(
        TAUGHT,
        edition=EDITION_2007,
        puzzles_at_least=40,
        check=OTHER_PUZZLES[EDITION_2007].check,
        max_right_answers=2,
    ),
)
