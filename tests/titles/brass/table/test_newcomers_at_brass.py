"""What somebody who has read nothing stumbled over at the table of Brass."""

import math
from itertools import combinations

import pytest

from game.engine.move import Move
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.rules import kinds
from game.titles.brass.rules.scoring import link_points
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.gain_marks import DISC_RADIUS
from game.titles.brass.table.layout import PRICE_SHEET_SIZE
from game.titles.brass.table.move_options import ACTION_PART, BUYER_PART, SPACE_PART
from game.titles.brass.table.panels import income_track
from game.titles.brass.table.panels.income_track import fanned_disc_positions
from game.titles.brass.table.panels.price_sheet import (
    CUBE_RADIUS,
    WRAPPED_TITLE_STYLE,
    PriceSheet,
)
from game.titles.brass.table.targets import BrassSpaceNode, SpaceLook
from game.titles.brass.table.ui_anchors import ui_anchor
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import NAMES, HotSeat, draft_move, play

pytestmark = pytest.mark.thorough

MIN_DISC_DISTANCE = 6.0  # u between the middles of income discs, so that each is seen


def aside(sitting: HotSeat) -> str:
    """Return what the prompt says beside the name."""
    look = present(sitting.table.parts.prompt.look)
    return look.heading_note


def deed(sitting: HotSeat) -> PriceSheet:
    """Return the open bill."""
    return of_kind(sitting.ui.find(name="deed"), PriceSheet)


@pytest.mark.rule("B-2.4")
def test_the_first_turn_of_all_says_that_it_has_one_action(sitting: HotSeat) -> None:
    sitting.asked(lambda state, _: state.phase == kinds.ACTIONS_PHASE and state.round == 1)
    assert aside(sitting) == "one action only"


@pytest.mark.rule("B-2.3")
@pytest.mark.parametrize("action", [1, 2])
def test_later_turns_count_two_actions(sitting: HotSeat, action: int) -> None:
    sitting.workshop.until(
        lambda state, _: (
            state.phase == kinds.ACTIONS_PHASE and state.round > 1 and state.action == action
        )
    )
    sitting.ask()
    assert aside(sitting) == f"action {action} of 2"


def with_builds_on_two_cards(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a build that one card of several allows."""
    return bool(
        state.phase == kinds.ACTIONS_PHASE
        and state.round > 1
        and sum(move.kind == "build" and not move.text.endswith("two-cards") for move in moves) > 3
    )


def test_cards_speak_of_a_place_only_once_one_is_picked(sitting: HotSeat) -> None:
    sitting.asked(with_builds_on_two_cards)
    slots = range(len(sitting.table.current_part_draft.hand))
    before = [sitting.ui.find(name=f"card:{slot}").label for slot in slots]
    sitting.ui.press_keys("b")
    assert [sitting.ui.find(name=f"card:{slot}").label for slot in slots] == before
    draft = sitting.table.current_part_draft
    space = min(
        draft.legal_values(SPACE_PART) - draft.spaces_needing_two_cards
    )  # with two cards any two will do
    sitting.ui.click(name=f"space:{space}")
    assert any(sitting.ui.find(name=f"card:{slot}").label.endswith("doesn’t fit") for slot in slots)


def coal_of(state: BrassState, move: Move) -> list[str]:
    """Return the mines a build asks to choose from, in the order of its moves."""
    then = of_kind(state.clone(), BrassState)
    HotSeat.GAME.rules.apply(then, move.code)
    if then.phase == kinds.CARD_PHASE:
        HotSeat.GAME.rules.apply(then, HotSeat.GAME.readable_moves(then)[0].code)
    if then.phase != kinds.COAL_PHASE:
        return []
    return [each.text.split()[1] for each in HotSeat.GAME.readable_moves(then)]


def is_own(state: BrassState, space: str) -> bool:
    """Return whether the counter on a space is of the seat that decides."""
    return int(state.owner[state.board.space_numbers[space]]) == int(state.to_move)


def with_an_own_mine_among_others(state: BrassState, move: Move) -> bool:
    """Whether a build asks between mines of which an own one is not the first."""
    mines = coal_of(state, move) if move.kind == "build" else []
    return bool(mines) and not is_own(state, mines[0]) and any(is_own(state, m) for m in mines)


def asked_for_a_mine(sitting: HotSeat) -> Move:
    """Ask for an action among which such a build is, and return it."""

    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return state.phase == kinds.ACTIONS_PHASE and any(
            with_an_own_mine_among_others(state, move) for move in moves
        )

    sitting.asked(wanted)
    state = sitting.workshop.state
    moves = sitting.workshop.moves()
    return next(each for each in moves if with_an_own_mine_among_others(state, each))


@pytest.mark.rule("B-7.2")
def test_a_mine_has_the_number_on_the_map_that_its_choice_has_on_the_sheet(
    sitting: HotSeat,
) -> None:
    draft_move(sitting, asked_for_a_mine(sitting).text, keys=False)
    choices = [each.picked_value for each in present(deed(sitting).look).choices]
    nodes = [of_kind(sitting.ui.find(name=f"space:{mine}"), BrassSpaceNode) for mine in choices]
    marks = [of_kind(node.look, SpaceLook).source_mark for node in nodes]
    assert marks == [str(number) for number in range(1, len(choices) + 1)]


@pytest.mark.rule("B-7.2")
def test_coal_comes_from_an_own_mine_unless_another_is_picked(sitting: HotSeat) -> None:
    move = asked_for_a_mine(sitting)
    state = sitting.workshop.state
    own = [mine for mine in coal_of(state, move) if is_own(state, mine)]
    play(sitting, move.text, keys=False)
    given = ""
    while not given.startswith("coal"):
        given = sitting.answer()
        if not given.startswith("coal"):
            sitting.ask(afresh=False)
    mine = given.split()[1]
    assert mine in own


def several_buyers(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a mill with two ports to choose from, and another mill that sells to a port as well."""
    sales = [move.text.split()[1:] for move in moves if move.kind == "sell"]
    ports = [(mill, buyer) for mill, buyer in sales if buyer != "market"]
    mills = {mill for mill, _ in ports}
    return state.phase == kinds.ACTIONS_PHASE and len(mills) > 1 and len(ports) > len(mills)


def test_the_key_that_sells_all_works_while_buyers_may_be_chosen(sitting: HotSeat) -> None:
    sitting.asked(several_buyers)
    sales = [m.text.split()[1:] for m in sitting.workshop.moves() if m.kind == "sell"]
    ports = [mill for mill, buyer in sales if buyer != "market"]
    mill = next(mill for mill in ports if ports.count(mill) > 1)
    sitting.ui.press_keys("s")
    sitting.ui.click(name=f"space:{mill}")
    assert deed(sitting).look is not None
    assert not sitting.table.current_part_draft.picked_or_only_value(BUYER_PART)
    sitting.ui.press_keys("s")
    assert sitting.table.current_part_draft.picked_or_only_value(ACTION_PART) == "sell"
    assert sitting.table.current_part_draft.picked_or_only_value(BUYER_PART)


def test_a_sale_to_a_port_says_nothing_of_the_luck_of_the_distant_market(sitting: HotSeat) -> None:
    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        sales = [move.text.split()[1:] for move in moves if move.kind == "sell"]
        mills = [mill for mill, buyer in sales if buyer == "market"]
        return any(mill in mills and buyer != "market" for mill, buyer in sales)

    sitting.asked(wanted)
    sales = [m.text.split()[1:] for m in sitting.workshop.moves() if m.kind == "sell"]
    distant = [mill for mill, buyer in sales if buyer == "market"]
    mill, port = next(each for each in sales if each[0] in distant and each[1] != "market")
    sitting.ui.press_keys("s")
    sitting.ui.click(name=f"space:{mill}")
    assert "undone" in " ".join(present(deed(sitting).look).notes)
    sitting.ui.click(name=f"space:{port}")
    assert "undone" not in " ".join(present(deed(sitting).look).notes)


def test_a_choice_of_ports_names_each_owner_by_mark_and_in_words(sitting: HotSeat) -> None:
    sitting.asked(several_buyers)
    sales = [m.text.split()[1:] for m in sitting.workshop.moves() if m.kind == "sell"]
    ports = [mill for mill, buyer in sales if buyer != "market"]
    sitting.ui.press_keys("s")
    sitting.ui.click(name=f"space:{next(mill for mill in ports if ports.count(mill) > 1)}")
    look = present(deed(sitting).look)
    for choice, button in zip(look.choices, deed(sitting).choice_buttons, strict=False):
        if choice.picked_value != "market":
            assert button.icon is not None
            assert NAMES[choice.seat] in button.label


def test_a_stack_that_is_spoken_of_can_stand_above_a_note(sitting: HotSeat) -> None:
    sitting.asked(with_builds_on_two_cards)
    found = present(ui_anchor(sitting.table.parts, None, "stack:cotton-mill"))
    whole = sitting.ui.find(name="stack:cotton-mill").bounding_box()
    assert found.box[3] < whole[3] / 1.8


def test_what_rings_the_hand_goes_round_its_keys(sitting: HotSeat) -> None:
    sitting.asked(with_builds_on_two_cards)
    found = present(ui_anchor(sitting.table.parts, None, "hand"))
    assert found.box[1] < 0


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_advice_hides_no_players_money(size: tuple[int, int]) -> None:
    sitting = HotSeat(size)
    layout = sitting.table.parts.layout
    players = layout.column.seat_panel_boxes
    assert all(layout.spare_rect("advice").y >= player.bottom for player in players)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_every_place_and_line_is_written_whole_on_a_bill(
    size: tuple[int, int], language: str
) -> None:
    sitting = HotSeat(size, language)
    context = sitting.table.context
    k = sitting.table.parts.layout.window_size.px_per_u
    lettering = sitting.window.kit.lettering
    room = round((PRICE_SHEET_SIZE[0] - 36) * k)
    board = sitting.workshop.state.board
    for place in board.place_names:
        name = context.area_name(place)
        for key in ("deed-at", "deed-over"):
            assert lettering.fits(
                context.say(key, place=name), inks.BILL_NARROW_MOTTO_STYLE, k, room
            ), name
        figure = lettering.line_width_px("£0", inks.BILL_BOLD_STYLE, k)
        beside = room - figure - round((2 * DISC_RADIUS + 2 * CUBE_RADIUS + 24) * k)
        assert lettering.fits(name, inks.BILL_TEXT_STYLE, k, beside), name
    for line in board.line_names:
        title = context.area_name(line)
        rows = lettering.wrapped_lines(title, WRAPPED_TITLE_STYLE, k, room)
        assert len(rows) < 3 or lettering.fits(title, inks.BILL_TITLE_STYLE, k, room), title


@pytest.mark.rule("B-15.1")
def test_a_free_line_tells_what_a_link_there_would_count(sitting: HotSeat) -> None:
    sitting.asked(with_builds_on_two_cards)
    state = sitting.workshop.state
    number = state.board.line_names.index("lancaster scotland")
    assert state.link[number] == kinds.EMPTY
    tip = present(
        tooltip_from_source(sitting.table.parts.map_node.targets["lancaster scotland"].tooltip)
    )
    assert f"A link would be worth {link_points(state, number)} VP now" in tip.lines


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_whatever_lies_round_the_map_says_what_it_means(language: str) -> None:
    sitting = HotSeat((1920, 1080), language)
    sitting.asked(with_builds_on_two_cards)
    parts = sitting.table.parts
    told: list[Node] = [
        *parts.seats,
        *parts.stacks_panel.stack_nodes.values(),
        parts.income_track,
        parts.tracks,
        parts.market,
    ]
    told += [node for node in parts.top_bar.walk() if node.name.startswith("told:")]
    tips = [tooltip_from_source(node.tooltip) for node in told]
    assert len(tips) == 4 + 5 + 3 + 4
    for tip in tips:
        assert tip is not None
        assert tip.title
        assert tip.lines
        assert "{" not in " ".join((tip.title, *tip.lines))


def test_the_key_of_a_stack_that_cannot_be_built_says_so_and_why(sitting: HotSeat) -> None:
    sitting.asked(lambda state, _: state.phase == kinds.ACTIONS_PHASE and state.round == 1)
    sitting.ui.press_keys("t")
    notes = present(deed(sitting).look).notes
    assert notes[0].startswith("You can’t build this tile now")
    assert "level 0" in notes[1]
    sitting.ui.press_keys("escape", "d", "t")
    assert "can’t build" not in " ".join(present(deed(sitting).look).notes)


def test_a_locked_stack_says_why_and_a_foreign_one_is_told_of_its_owner(sitting: HotSeat) -> None:
    question = sitting.asked(
        lambda state, _: state.phase == kinds.ACTIONS_PHASE and state.round == 1
    )
    yards = sitting.ui.find(name="stack:shipyard")
    tip = present(tooltip_from_source(yards.tooltip))
    assert "can’t be built" in tip.lines[0]
    sitting.ui.click(name=f"seat:{(question.seat + 1) % 4}")
    assert tooltip_from_source(yards.tooltip) is not None


@pytest.mark.parametrize("spaces", [(16, 15, 16), (10, 10, 10, 10), (14, 15, 16, 17), (40, 12, 41)])
@pytest.mark.parametrize("width", [8.0, 10.0, 14.5])
def test_every_income_disc_lies_below_its_own_space_and_hides_no_other(
    spaces: tuple[int, ...], width: float
) -> None:
    found = fanned_disc_positions(spaces, width)
    for space, (x, _) in zip(spaces, found, strict=True):
        assert width * space < x < width * (space + 1)
    assert all(math.dist(one, other) > MIN_DISC_DISTANCE for one, other in combinations(found, 2))


def test_a_disc_that_stands_alone_hangs_below_its_space() -> None:
    y = income_track.LONE_DISC_Y
    assert fanned_disc_positions([9, 29], 10.0) == [(95.0, y), (295.0, y)]
