"""A table of Tiletum in a window without a screen, and a game to play on it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from game.application.box_factory import make_kit, read_words
from game.engine.move import Move
from game.engine.title import Options
from game.scene.stage.stage import Stage
from game.scene.widgets import Button
from game.table_protocol import ClientAccess, PersonalQuestion, SeatPlayer
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.factory import TiletumTableFactory
from game.titles.tiletum.table.panels.action_sheet import ActionSheetPanel
from game.titles.tiletum.table.table import TiletumTable
from game.titles.tiletum.table.view import question_key
from game.titles.tiletum.table.words import table_key_commands
from game.titles.tiletum.title import TiletumTitle
from tests.helpers.hot_seat import HotSeat, RandomGame
from tests.helpers.present import of_kind, present
from tests.helpers.table_host import Sitter

NAMES = ("Margriet", "Jakob", "Isabel", "Pietro")
LIKED = {"house": 9.0, "pillar": 9.0, "tile": 4.0, "place": 9.0, "fulfil": 9.0, "crest": 9.0}
LIKED |= {"contribute": 9.0, "end": 0.3, "step": 2.0, "buy": 0.2, "exchange": 0.3}
LIKED |= {"mine": 9.0, "raise": 9.0, "explorer": 9.0}
Wanted = Callable[[TiletumState, tuple[Move, ...]], bool]


class Courtier(Sitter, Protocol):
    """Somebody who sits at a table of Tiletum and answers its questions."""

    @property
    def asking(self) -> ActionSheetInput:
        """What is being done about the question."""

    @property
    def idle(self) -> bool:
        """Whether the action sheet has given way to something else."""


class Court(RandomGame[TiletumState], HotSeat[TiletumState, TiletumTable]):
    """One game, its table, and a UI driver."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        larger: float = 1.0,
        options: Options | None = None,
    ) -> None:
        words = read_words("tiletum", language)
        RandomGame.__init__(self, TiletumTitle().make_game(options or Options("tiletum", 4)), LIKED)
        self._silver = 0
        self.tables = TiletumTableFactory(TiletumTitle(), words)
        kit = make_kit(table_key_commands())
        names = NAMES[: len(self.game.colours)]
        HotSeat.__init__(
            self,
            self,
            kit,
            self._make_table,
            names,
            size=size,
            larger=larger,
        )

    def _make_table(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess
    ) -> TiletumTable:
        """Return an empty table that knows with which options the game is played."""
        return self.tables.make_table_without_position(
            stage, seats, replace(client, options=self.game.options)
        )

    @property
    def idle(self) -> bool:
        """Whether the action sheet has given way to something else: dice are in the window."""
        return question_key(self.state) == "turn" and gives_way(self.table)

    @property
    def asking(self) -> ActionSheetInput:
        """What is being done about the question."""
        return present(self.table.current_input)

    def prepare(self) -> None:
        """Give everybody some silver more."""
        for seat in range(len(self.state.silver)):
            self.state.silver[seat] += self._silver

    def until(self, wanted: Wanted, *, silver: int = 0) -> None:
        """Play games at random until a question is wanted, with some silver more for everybody."""
        self._silver = silver
        super().until(wanted)

    def asked(self, wanted: Wanted, *, silver: int = 0) -> PersonalQuestion:
        """Play until a question is wanted, and ask it."""
        self.until(wanted, silver=silver)
        return self.ask()

    def late(self) -> PersonalQuestion:
        """Come to a turn of the third round, and ask."""
        return self.asked(lambda st, moves: st.round == 3 and st.turn == 2 and st.depth == 0)


def action_sheet_of(table: TiletumTable) -> ActionSheetPanel:
    """Return the panel that lists what may be done."""
    return of_kind(table.root.find("action-sheet"), ActionSheetPanel)


def gives_way(table: TiletumTable) -> bool:
    """Whether no answers are listed: technologies lie there, or a turn that is being read."""
    action_sheet = action_sheet_of(table)
    return not action_sheet.visible or (
        action_sheet.look is not None and bool(action_sheet.look.decree_lines)
    )


def play(court: Courtier, move: Move, *, keys: bool) -> None:
    """Answer with a move by the lines of the action sheet, by its keys, or by what confirms."""
    for _ in range(6):
        if court.host.answers:
            return
        asking = court.asking
        if asking.die_value_moves:
            number = move.amount("new")
            if (
                number != asking.resulting_die_value
            ):  # else its key would pick another die of that value
                court.ui.press_keys(str(number)) if keys else court.ui.click(name=f"value:{number}")
            court.ui.press_keys("return") if keys else court.ui.click(name="confirm")
        elif is_die(move) and not asking.picked_targets and (keys or court.idle):
            _pick_die(court, move, keys=keys)
        elif asking.finishing_move == move and asking.can_be_declined:
            court.ui.press_keys("n") if keys else court.ui.click(name="decline")
        elif asking.finishing_move == move and not asking.picked_targets:
            court.ui.press_keys("e") if keys else court.ui.click(name="confirm")
        elif not _pick_line(court, move, keys=keys):
            _pick_task(court, move, keys=keys)


def is_die(move: Move) -> bool:
    """Whether a move takes a die of the window."""
    return move.kind == "take" and move.amount("value") > 0


def _pick_die(court: Courtier, move: Move, *, keys: bool) -> None:
    """Pick a die in the window: by a click, or by the key of its value until it is that one."""
    die = f"die:{move.choice}.{move.amount('value')}"
    if not keys:
        court.ui.click(name=die)
        return
    for _ in range(12):
        court.ui.press_keys(str(move.amount("value")))
        if die in court.asking.picked_targets or court.host.answers:
            return
        court.ui.press_keys("escape")
        assert not court.asking.picked_targets
    raise AssertionError(f"no key picks {die}")


def _pick_line(court: Courtier, move: Move, *, keys: bool) -> bool:
    """Pick the line of a move; False when no line leads there."""
    for number, answer in enumerate(court.asking.answer_lines, start=1):
        if move in answer.moves:
            name = f"answer:{number}"
            row = court.ui.screen.stage.root.find(name)
            digit = row.key_cap if isinstance(row, Button) else ""  # rows out of sight have none
            if keys and digit:
                court.ui.press_keys(digit)
            elif keys:
                court.ui.focus_by_keyboard(name=name)
                court.ui.press_keys("return")
            else:
                court.table.parts.action_sheet.answer_list.scroll_to_row(number - 1)
                court.ui.click(name=name)
            return True
    return False


def _pick_task(court: Courtier, move: Move, *, keys: bool) -> None:
    """Pick the task of a move."""
    task = {"explorer": "delve", "raise": "learn"}.get(move.kind, move.kind)
    key = {"buy": "b", "fulfil": "g", "crest": "c", "contribute": "k", "use": "p", "exchange": "s"}
    key |= {"delve": "d", "learn": "t"}
    court.ui.press_keys(key[task]) if keys else court.ui.click(name=f"action:{task}")
