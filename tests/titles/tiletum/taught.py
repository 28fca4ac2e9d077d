"""What Tiletum teaches."""

from pathlib import Path

from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.engine.title import Options
from game.scene.testing.ui_driver import UiDriver
from game.titles.tiletum.table.figures import PAINTER_BY_FIGURE
from tests.helpers.rule_cases import read_rule_ids
from tests.teaching.playing import Pupil, Taught
from tests.titles.tiletum.table.court import Court, gives_way, play
from tools.titles.tiletum.puzzles import PUZZLES

RULE_IDS = read_rule_ids(Path(__file__).with_name("rule_ids.txt"))


class Guest(Pupil):
    """Somebody at a lesson of Tiletum."""

    @property
    def idle(self) -> bool:
        """Whether the action sheet has given way to something else."""
        return gives_way(self.table)


def play_move(ui: UiDriver, screen: LessonScreen, move: Move, keys: bool) -> None:
    """Play a move of a lesson by its lines or its keys."""
    play(Guest(ui, screen), move, keys=keys)


def on_the_table() -> set[str]:
    """Names of nodes of a table with a question."""
    court = Court((1920, 1080))
    court.until(lambda state, moves: state.round > 1 and moves[0].kind == "take")
    court.ask()
    names = {node.name for node in court.table.root.walk() if node.name}
    court.close()
    return names | names_at_the_own_panel()


def names_at_the_own_panel() -> set[str]:
    """Names of nodes of a table with Silver whose technologies are open instead of the dice."""
    court = Court((1920, 1080), options=Options("tiletum", 2, expansions=("silver",)))
    court.asked(lambda state, moves: moves[0].kind == "take")
    court.ui.click(name=f"seat:{int(court.state.to_move)}")
    names = {node.name for node in court.table.root.walk() if node.name and node.visible}
    court.close()
    return names


TAUGHT = Taught(
    "tiletum",
    lessons_named=(
        *("dice", "houses", "cathedrals", "buildings", "contracts", "fairs", "tasks", "ending"),
        *("cardinal", "silver"),
    ),
    objected=("end", "bonus", "buy", "use", "contribute", "step", "take", "raise", "explorer"),
    found_out=frozenset({"paid", "with-silver"}),
    challenges=(12, 9),
    kinds=frozenset({"buy", "use"}),
    practice={"last-two": 3, "last": 4},
    figures=PAINTER_BY_FIGURE,
    on_the_table=on_the_table,
    play=play_move,
    asked=("action:", "space:", "die:", "petal:", "card:", "building:", "store:", "seat:"),
    many=60,
    seldom=frozenset({"action:*"}),
    chapters=frozenset(name[:-2] for name in RULE_IDS),
    puzzles_at_least=60,
    check=PUZZLES.check,
    is_quick=lambda puzzle: False,
)
