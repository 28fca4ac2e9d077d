"""What Brass teaches."""

from pathlib import Path

from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.scene.testing.ui_driver import UiDriver
from game.titles.brass.table.figures import PAINTER_BY_FIGURE
from tests.helpers.rule_cases import read_rule_ids
from tests.teaching.playing import Pupil, Taught
from tests.titles.brass.table.sitting import HotSeat, play
from tools.titles.brass.puzzles import PUZZLES

RULE_IDS = read_rule_ids(Path(__file__).with_name("rule_ids.txt"))


def on_the_table() -> set[str]:
    """Names of nodes of a table with a question."""
    sitting = HotSeat()
    sitting.workshop.until(lambda state, moves: state.round > 2 and len(moves) > 20)
    sitting.ask()
    names = {node.name for node in sitting.table.root.walk() if node.name}
    sitting.close()
    return names


def play_move(ui: UiDriver, screen: LessonScreen, move: Move, keys: bool) -> None:
    """Play a move of a lesson, with the further parts of its action: the table proposes cards."""
    more = (
        part
        for part in screen.lesson_run.step.following_moves_of_player
        if part.split()[0] == move.kind
    )
    play(Pupil(ui, screen), move.text, *more, keys=keys)


TAUGHT = Taught(
    "brass",
    lessons_named=(
        *("network", "coal", "selling", "canals", "developing", "money", "rails", "planning"),
    ),
    objected=("card", "coal", "done", "rail", "develop"),
    found_out=frozenset({"flipped", "shut"}),
    challenges=(12, 8),
    kinds=frozenset({"build", "canal", "rail", "develop", "sell", "loan", "pass"}),
    practice={"rail": 11, "last-three": 18},
    figures=PAINTER_BY_FIGURE,
    on_the_table=on_the_table,
    play=play_move,
    asked=("action:", "space:", "line:", "place:", "stack:", "card:", "seat:"),
    many=100,
    seldom=frozenset({"deed"}),
    chapters=frozenset(name.partition(".")[0] for name in RULE_IDS),
    puzzles_at_least=60,
    check=PUZZLES.check,
    is_quick=lambda puzzle: True,
    max_right_answers=3,
)
