"""Every number on a price sheet of Brass says what it counts."""

import random
import re
from collections.abc import Iterator

import pytest

from game.engine.move import Move
from game.engine.rules import NOBODY
from game.scene.layout import LayoutMeasurer
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.gain_marks import GainMarks, certain_gain_range
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.layout import PRICE_SHEET_SIZE
from game.titles.brass.table.move_lookahead import MoveLookahead
from game.titles.brass.table.panels.price_sheet import (
    PriceChoice,
    PriceSheet,
    PriceSheetHandlers,
    PriceSheetLook,
)
from game.titles.brass.table.price_sheet_writer import PriceSheetWriter
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import LIKED, HotSeat

NUMBER_WITHOUT_UNIT = re.compile(r"^[-+−×]?\d+\b|×\d")
NO_HANDLERS = PriceSheetHandlers(lambda: None, lambda: None, lambda _: None)
SIDE_PADDINGS = 36.0  # u left and right of the buttons of a sheet
PARTS = ("action", "industry", "space", "line", "mill", "buyer", "sum")


def with_sheets(sitting: HotSeat, seed: int) -> Iterator[tuple[ActionDraft, PriceSheetLook]]:
    """Play a game at random; yield the price sheet of its moves after every pick."""
    game = RandomGame[BrassState](HotSeat.GAME, LIKED)
    chance = random.Random(seed)
    game.rules.deal(game.state, seed)
    while game.mover != NOBODY:
        code = game.choose(chance)
        if game.mover >= 0:
            seat = game.mover
            view = game.view(seat)
            question = PersonalQuestion(
                seat, view, game.game.readable_moves(view), can_undo=False, undo_reason=""
            )
            controller = BrassController(MoveLookahead(game.game))
            action_draft = controller.input_for(question, BrassModel(view, seat))
            if isinstance(action_draft, ActionDraft):
                option = next(
                    each
                    for each in action_draft.current_part_draft.options
                    if each.move.code == code
                )
                for part in PARTS:
                    if part not in option.parts:
                        continue
                    action_draft.pick_value(part, option.parts[part])
                    look = PriceSheetWriter(sitting.table.context, action_draft).sheet_look()
                    if look is not None:
                        yield action_draft, look
        game.rules.apply(game.state, code)


def test_no_choice_or_line_shows_a_number_without_its_unit(sitting: HotSeat) -> None:
    for _, look in with_sheets(sitting, seed=1):
        for line in look.price_lines:
            assert not NUMBER_WITHOUT_UNIT.search(line.amount_text), line
        for choice in look.choices:
            assert not NUMBER_WITHOUT_UNIT.search(choice.side_text), choice
            assert "×" not in choice.text, choice


def test_the_coins_of_a_sale_are_those_of_the_tile_beside_its_owner(sitting: HotSeat) -> None:
    sold = 0
    for action_draft, look in with_sheets(sitting, seed=1):
        mill = action_draft.current_part_draft.picked_or_only_value("mill")
        if not mill or action_draft.finished_parts:
            continue
        sold += 1
        counters = {
            each.counter.owner: each.counter.kind.income_spaces
            for each in [present(action_draft.model).view.space_by_name(mill)]
            if each.counter is not None
        }
        line = look.price_lines[0]
        assert line.income_spaces == (counters[line.seat], counters[line.seat])
        ports = [each for each in look.choices if each.picked_value != "market"]
        for choice in ports:
            port = present(
                present(action_draft.model).view.space_by_name(choice.picked_value).counter
            )
            assert choice.seat == port.owner
            assert choice.marks.income_spaces == (
                port.kind.income_spaces,
                port.kind.income_spaces,
            )
    assert sold > 0


def a_sale_with_a_choice(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a mill that sells to a port or to the distant market."""
    sales = [move.text.split()[1:] for move in moves if move.kind == "sell"]
    mills = {mill for mill, buyer in sales if buyer == "market"}
    chosen = [mill for mill, buyer in sales if buyer != "market" and mill in mills]
    return state.phase == kinds.ACTIONS_PHASE and bool(chosen)


def min_width_with_key_cap(button: Button, measuring: LayoutMeasurer) -> float:
    """Return the width that a button needs for its pictures, its key cap and its text in the
    smallest letters."""
    shrinks_by = measuring.text_width(
        button.text, button.text_style
    ) - measuring.min_unshortened_line_width(button.text, button.text_style)
    return button.width_with_key_cap(measuring) - shrinks_by


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_coins_of_a_choice_are_drawn_and_said(language: str, scale: float) -> None:
    sitting = HotSeat((1280, 720), language, larger=scale)
    sitting.asked(a_sale_with_a_choice)
    sales = [m.text.split()[1:] for m in sitting.workshop.moves() if m.kind == "sell"]
    distant = {mill for mill, buyer in sales if buyer == "market"}
    mill = next(mill for mill, buyer in sales if buyer != "market" and mill in distant)
    sitting.ui.click(name="action:sell")
    sitting.ui.click(name=f"space:{mill}")
    sheet = of_kind(sitting.ui.find(name="deed"), PriceSheet)
    look = present(sheet.look)
    k = sitting.table.parts.layout.window_size.px_per_u
    measuring = LayoutMeasurer(sitting.window.kit, k)
    for choice, button in zip(look.choices, sheet.choice_buttons, strict=False):
        assert choice.marks.income_spaces is not None
        assert str(choice.marks.income_spaces[1]) in button.label
        assert min_width_with_key_cap(button, measuring) <= button.width


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_place_has_room_beside_the_pictures_of_its_choice(language: str) -> None:
    sitting = HotSeat((1280, 720), language)
    context = sitting.table.context
    sheet = PriceSheet(context, PRICE_SHEET_SIZE[1], NO_HANDLERS)
    measuring = LayoutMeasurer(sitting.window.kit, sitting.table.parts.layout.window_size.px_per_u)
    for place in sitting.workshop.state.board.place_names:
        for marks in (
            GainMarks(1, "coal", 5),
            GainMarks(1, "iron", 1, certain_gain_range(10)),
            GainMarks(1, income_spaces=certain_gain_range(4)),
        ):
            choice = PriceChoice("coal", place, context.area_name(place), marks=marks)
            sheet.show_look(PriceSheetLook("", "", choices=(choice,)))
            button = sheet.choice_buttons[0]
            room = PRICE_SHEET_SIZE[0] - SIDE_PADDINGS
            if marks.picture_count > 2:  # the key is left out before a picture is
                button.key_cap = ""
            assert min_width_with_key_cap(button, measuring) <= room, choice
