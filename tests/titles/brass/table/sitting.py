"""Hands that play any move at the table of Brass, by clicking or by typing."""

from collections.abc import Callable
from typing import Final, Unpack

from game.application.box_factory import make_kit, read_words
from game.engine.move import Move
from game.engine.title import Options
from game.scene.testing.ui_driver import WidgetQuery
from game.table_protocol import PersonalQuestion, Table
from game.tabletop.panel.look_widget import CHOSEN_STATE
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.factory import BrassTableFactory
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.table import BrassTable
from game.titles.brass.table.words import table_key_commands
from game.titles.brass.title import BrassTitle
from tests.helpers.hot_seat import HotSeat as TableInWindow
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import of_kind
from tests.helpers.table_host import Sitter

Wanted = Callable[[BrassState, tuple[Move, ...]], bool]

NAMES = ("Hannah", "Jabez", "Esther", "Silas")
LIKED = {"build": 9.0, "canal": 5.0, "rail": 5.0, "sell": 9.0, "loan": 0.6, "pass": 0.05}


def sheet_choices(table: Table) -> tuple[str, ...]:
    """What the choices of the open deed stand for, top to bottom."""
    sheet = of_kind(table.root.find("deed"), PriceSheet)
    assert sheet.look is not None
    return tuple(each.picked_value for each in sheet.look.choices)


def pick(sitting: Sitter, *, keys: bool, **search: Unpack[WidgetQuery]) -> None:
    """Pick something by a click, or by leading the keyboard there."""
    if keys:
        sitting.ui.focus_by_keyboard(**search)
        sitting.ui.press_keys("return")
    else:
        sitting.ui.click(**search)


def confirm(sitting: Sitter, *, keys: bool) -> None:
    """Confirm what is drafted, unless the last pick has answered."""
    if sitting.host.answers:
        return
    if keys:
        sitting.ui.press_keys("return")
    else:
        sitting.ui.click(name="confirm")


def play(sitting: Sitter, text: str, *more: str, keys: bool) -> None:
    """Draft and confirm a move by its line in the notation, with further parts of its action."""
    draft_move(sitting, text, keys=keys)
    for part in more:
        kind, *words = part.split()
        if kind == "develop":  # the action is begun: only the stack is picked
            pick(sitting, keys=keys, name=f"stack:{words[0]}")
        else:
            draft_move(sitting, part, keys=keys)
    confirm(sitting, keys=keys)


def draft_move(sitting: Sitter, text: str, *, keys: bool) -> None:
    """Pick the parts of a move, without confirming it."""
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
            sitting.ui.press_keys(str(slot + 1)) if keys else sitting.ui.click(name=f"card:{slot}")
    else:
        sitting.ui.press_keys("b") if keys else sitting.ui.click(name="action:build")
    pick(sitting, keys=keys, name=f"space:{space}")
    stack = sitting.ui.find(name=f"stack:{industry}")
    if getattr(stack, "state", "") != CHOSEN_STATE:
        pick(sitting, keys=keys, name=f"stack:{industry}")


def _develop(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press_keys("d") if keys else sitting.ui.click(name="action:develop")
    pick(sitting, keys=keys, name=f"stack:{words[0]}")


def _sell(sitting: Sitter, words: list[str], keys: bool) -> None:
    mill, buyer = words
    pick(sitting, keys=keys, name=f"space:{mill}")
    if sitting.table.current_part_draft.picked_or_only_value("buyer") == buyer:
        return
    if buyer != "market":
        pick(sitting, keys=keys, name=f"space:{buyer}")
        return
    _choose(sitting, buyer, keys)


def _choose(sitting: Sitter, value: str, keys: bool) -> None:
    place = sheet_choices(sitting.table).index(value)
    sitting.ui.press_keys(str(place + 1)) if keys else sitting.ui.click(name=f"choice:{place + 1}")


def _loan(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press_keys("o") if keys else sitting.ui.click(name="action:loan")
    if sitting.table.current_part_draft.option_to_confirm is not None:
        return
    _choose(sitting, words[0], keys)


def _passing(sitting: Sitter, words: list[str], keys: bool) -> None:
    sitting.ui.press_keys("space") if keys else sitting.ui.click(name="action:pass")


def _card(sitting: Sitter, words: list[str], keys: bool) -> None:
    slot = sitting.table.current_part_draft.hand.index(words[0])
    sitting.ui.press_keys(str(slot + 1)) if keys else sitting.ui.click(name=f"card:{slot}")


# A table of Brass in a window without a screen, and a game to play on it.


class Workshop(RandomGame[BrassState]):
    """One game of Brass."""

    def __init__(self, seats: int = 4) -> None:
        super().__init__(BrassTitle().make_game(Options("brass", seats)), LIKED)


class HotSeat(TableInWindow[BrassState, BrassTable]):
    """A game, its table, and a UI driver."""

    GAME: Final = BrassTitle().make_game(Options("brass", 4))

    def __init__(
        self, size: tuple[int, int] = (1280, 720), language: str = "en", larger: float = 1.0
    ) -> None:
        words = read_words("brass", language)
        self.workshop = Workshop()
        tables = BrassTableFactory(BrassTitle(), words)
        kit = make_kit(table_key_commands())
        make = tables.make_table_without_position
        super().__init__(self.workshop, kit, make, NAMES, size=size, larger=larger)

    def asked(self, wanted: Wanted) -> PersonalQuestion:
        """Play until a question is wanted, and ask it."""
        self.workshop.until(wanted)
        return self.ask()
