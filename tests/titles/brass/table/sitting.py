"""Hands that play any move at the table of Brass, by clicking or by typing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, cast

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Options
from game.packing import make_kit, read_words, speak
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock
from game.scene.window.window import Window, WindowOptions
from game.table_protocol import PersonalQuestion, Table
from game.tabletop.panel.look_widget import CHOSEN
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.factory import BrassTableFactory
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.table import BrassTable
from game.titles.brass.table.words import commands
from game.titles.brass.title import BrassTitle
from tests.helpers.table_host import Sitter, TableHost


def sheet_choices(table: Table) -> tuple[str, ...]:
    """What the choices of the open deed stand for, top to bottom."""
    sheet = table.root.find("deed")
    assert isinstance(sheet, PriceSheet)
    assert sheet.look is not None
    return tuple(each.value for each in sheet.look.choices)


def pick(sitting: Sitter, *, keys: bool, **search: str) -> None:
    """Pick something by a click, or by leading the keyboard there."""
    if keys:
        sitting.ui.lead(**search)
        sitting.ui.press("return")
    else:
        sitting.ui.click(**search)


def confirm(sitting: Sitter, *, keys: bool) -> None:
    """Confirm what is drafted, unless the last pick has answered."""
    if sitting.host.answers:
        return
    if keys:
        sitting.ui.press("return")
    else:
        sitting.ui.click(name="confirm")


def play(sitting: Sitter, text: str, *more: str, keys: bool) -> None:
    """Draft and confirm a move by its line in the notation, with further parts of its action."""
    _draft(sitting, text, keys=keys)
    for part in more:
        kind, *words = part.split()
        if kind == "develop":  # the action is begun: only the stack is picked
            pick(sitting, keys=keys, name=f"stack:{words[0]}")
        else:
            _draft(sitting, part, keys=keys)
    confirm(sitting, keys=keys)


def _draft(sitting: Sitter, text: str, *, keys: bool) -> None:
    kind, *words = text.split()
    reach = {
        "build": _build,
        "develop": _develop,
        "sell": _sell,
        "loan": _loan,
        "pass": _passing,
        "card": _card,
    }
    if kind in ("canal", "rail"):
        pick(sitting, keys=keys, name=f"line:{' '.join(words)}")
    elif kind in ("coal", "iron", "remove"):
        pick(sitting, keys=keys, name=f"space:{words[0]}")
    elif kind != "done":
        reach[kind](sitting, words, keys)


def _build(sitting: Sitter, words: list[str], keys: bool) -> None:
    industry, space, *two = words
    if two:
        for slot in (0, 1):
            sitting.ui.press(str(slot + 1)) if keys else sitting.ui.click(name=f"card:{slot}")
    else:
        sitting.ui.press("b") if keys else sitting.ui.click(name="action:build")
    pick(sitting, keys=keys, name=f"space:{space}")
    stack = sitting.ui.find(name=f"stack:{industry}")
    if getattr(stack, "state", "") != CHOSEN:
        pick(sitting, keys=keys, name=f"stack:{industry}")


def _develop(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press("d") if keys else sitting.ui.click(name="action:develop")
    pick(sitting, keys=keys, name=f"stack:{words[0]}")


def _sell(sitting: Sitter, words: list[str], keys: bool) -> None:
    mill, buyer = words
    pick(sitting, keys=keys, name=f"space:{mill}")
    if sitting.table.draft.value("buyer") == buyer:
        return
    if buyer != "market":
        pick(sitting, keys=keys, name=f"space:{buyer}")
        return
    choices = sheet_choices(sitting.table)
    number = next(at for at, value in enumerate(choices, start=1) if value == buyer)
    if keys:
        sitting.ui.press("abcde"[number - 1])
    else:
        sitting.ui.click(name=f"choice:{number}")


def _loan(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press("o") if keys else sitting.ui.click(name="action:loan")
    if sitting.table.draft.pending is not None:
        return
    number = sheet_choices(sitting.table).index(words[0]) + 1
    if keys:
        sitting.ui.press("abcde"[number - 1])
    else:
        sitting.ui.click(name=f"choice:{number}")


def _passing(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press("space") if keys else sitting.ui.click(name="action:pass")


def _card(sitting: Sitter, words: list[str], keys: bool) -> None:
    slot = sitting.table.draft.hand.index(words[0])
    sitting.ui.press(str(slot + 1)) if keys else sitting.ui.click(name=f"card:{slot}")


# A table of Brass in a window without a screen, and a game to play on it.

NAMES = ("Hannah", "Jabez", "Esther", "Silas")
LIKED = {"build": 9.0, "canal": 5.0, "rail": 5.0, "sell": 9.0, "loan": 0.6, "pass": 0.05}


class Workshop:
    """One game, played at random to where a test wants it."""

    def __init__(self, seats: int = 4) -> None:
        self.game = BrassTitle().game(Options("brass", seats))
        self.rules = self.game.rules
        self.state = self.rules.new_state()
        self.seats = seats

    def moves(self) -> tuple[Move, ...]:
        """Every legal move, by its text."""
        return self.game.moves(self.state)

    def view(self, seat: int) -> State:
        """What a seat may know."""
        view = self.rules.new_state()
        self.rules.hide(self.state, seat, view)
        return view

    def until(self, wanted: Callable[[BrassState, tuple[Move, ...]], bool]) -> None:
        """Play games at random until a question is wanted."""
        for seed in range(1, 60):
            self.rules.deal(self.state, seed)
            chance = random.Random(seed)
            while self.state.to_move != NOBODY and not self._is_wanted(wanted):
                self.step(chance)
            if self._is_wanted(wanted):
                return
        raise AssertionError("no game comes to what is wanted")

    def _is_wanted(self, wanted: Callable[[BrassState, tuple[Move, ...]], bool]) -> bool:
        if self.state.to_move < 0:
            return False
        return wanted(cast("BrassState", self.state), self.moves())

    def step(self, chance: random.Random) -> None:
        """Play a move, or what luck brings."""
        if self.state.to_move == CHANCE:
            self.rules.apply(self.state, self.rules.draw_outcome(self.state))
            return
        moves = self.moves()
        weights = [LIKED.get(move.kind, 1.0) for move in moves]
        self.rules.apply(self.state, chance.choices(moves, weights)[0].code)


class HotSeat:
    """A game, its table, and a pilot."""

    GAME: Final = BrassTitle().game(Options("brass", 4))

    def __init__(
        self, size: tuple[int, int] = (1280, 720), language: str = "en", larger: float = 1.0
    ) -> None:
        words = read_words("brass")
        speak(words, "brass", language)
        kit = make_kit(commands())
        self.workshop = Workshop()
        self.window = Window(kit, WindowOptions(size=size, user_scale=larger), FakeClock())
        tables = BrassTableFactory(BrassTitle(), words)
        self.host: TableHost[BrassTable] = TableHost(
            kit, tables.table, NAMES, self.workshop.game.colours
        )
        self.window.push(self.host)
        self.ui = UiDriver(self.window)

    @property
    def table(self) -> BrassTable:
        """The table on the screen."""
        return self.host.table

    def ask(
        self, *, afresh: bool = True, holds: bool = False, speed: float | None = None
    ) -> PersonalQuestion:
        """Ask whoever is to move; `afresh` draws the table anew before, `holds` the end of turns
        back and shows it at a speed.
        """
        state = self.workshop.state
        seat = int(state.to_move)
        view, moves = self.workshop.view(seat), self.workshop.moves()
        question = PersonalQuestion(
            seat, view, moves, True, "No undo.", holds_turn=holds, speed=speed
        )
        self.host.answers.clear()
        if afresh:
            self.host.stage.focus.set(None, shown=False)
            self.table.show(question.view, seat)
        self.table.ask(question)
        self.ui.advance(1 / 60)
        return question

    def answer(self) -> str:
        """Return the text of the only answer, and play it."""
        (code,) = self.host.answers
        text = self.workshop.game.move(self.workshop.state, code).text
        self.workshop.rules.apply(self.workshop.state, code)
        return text

    def close(self) -> None:
        """Close the window."""
        self.window.close()
