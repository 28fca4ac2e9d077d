"""The hand of Brass: where a card leads the keyboard, what it says, and its key."""

from typing import cast

import pytest

from game.engine.move import Move
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.look.panel_looks import card_name
from game.titles.brass.table.move_lookahead import MoveLookahead
from game.titles.brass.table.move_options import ACTION_PART, LINE_PART, LOAN_SUM_PART, SPACE_PART
from game.titles.brass.table.panels.hand import HandCardLook, HandCardNode
from game.titles.brass.table.panels.price_sheet import PriceSheet
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough


def with_links(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a choice of an action with links and builds."""
    found = {move.kind for move in moves}
    return state.phase == kinds.ACTIONS_PHASE and {"build", "canal", "loan"} <= found


def slots_that_build(sitting: HotSeat) -> list[int]:
    """Return the cards of the hand that open a building."""
    draft = sitting.table.current_part_draft
    return [slot for slot, kind in enumerate(draft.hand) if draft.count_builds_with_card(kind)]


def feet(sitting: HotSeat) -> list[str]:
    """Return the lines at the end of the cards."""
    looks = [card.look for card in sitting.table.parts.hand_node.cards if card.visible]
    return [present(of_kind(look, HandCardLook).face).foot_text for look in looks]


def test_a_card_leads_the_keyboard_to_a_space_it_builds_on_before_any_link(
    sitting: HotSeat,
) -> None:
    sitting.asked(with_links)
    for slot in slots_that_build(sitting):
        sitting.ask()
        sitting.ui.press_keys(str(slot + 1))
        focused = present(sitting.host.stage.focus.node)
        assert focused.name.removeprefix("space:") in sitting.table.current_part_draft.legal_values(
            SPACE_PART
        )


def test_every_card_fits_an_action_for_which_any_card_may_be_played(sitting: HotSeat) -> None:
    sitting.asked(with_links)
    fits = sitting.table.context.say("card-fits")
    for key in "no":
        sitting.ask()
        sitting.ui.press_keys(key)
        assert set(feet(sitting)) == {fits}


def tooltips_of_cards(sitting: HotSeat) -> list[Tooltip]:
    """Return the tooltips of the visible cards."""
    cards = [card for card in sitting.table.parts.hand_node.cards if card.visible]
    return [present(tooltip_from_source(card.tooltip)) for card in cards]


@pytest.mark.parametrize("era", [kinds.CANAL_ERA, kinds.RAIL_ERA], ids=["canals", "rails"])
def test_the_tip_of_a_card_does_not_speak_of_building_while_any_card_may_be_played(
    sitting: HotSeat, era: int
) -> None:
    say = sitting.table.context.say

    def wanted(state: BrassState, moves: tuple[Move, ...]) -> bool:
        found = {move.kind for move in moves}
        return state.era == era and with_any_card(state, found) and has_idle_card(sitting, state)

    sitting.asked(wanted)
    for key in ("n", "d", "s", "o", "space"):
        sitting.ask()
        sitting.ui.press_keys(key)
        if sitting.table.current_part_draft.picked_or_only_value(ACTION_PART):
            assert {tip.lines for tip in tooltips_of_cards(sitting)} == {(say("tip-any-card"),)}


def with_any_card(state: BrassState, kinds_of_moves: set[str]) -> bool:
    """Tell whether an action has to be chosen, and a link is possible."""
    return state.phase == kinds.ACTIONS_PHASE and bool({"canal", "rail"} & kinds_of_moves)


def has_idle_card(sitting: HotSeat, state: BrassState) -> bool:
    """Tell whether the seat to move holds a card that allows no build."""
    model = BrassModel(state, int(state.to_move))
    why = sitting.GAME.reason_against_action
    return any(why(state, "card", (card,)) is not None for card in {*model.hand})


def test_the_tip_of_a_card_agrees_with_its_foot_while_a_card_is_asked_for(
    sitting: HotSeat,
) -> None:
    sitting.asked(lambda state, _moves: bool(state.phase == kinds.CARD_PHASE))
    fits = sitting.table.context.say("card-fits")
    no_build = sitting.table.context.say("card-no-build")
    for foot, tip in zip(feet(sitting), tooltips_of_cards(sitting), strict=True):
        assert no_build not in tip.lines
        assert bool(tip.lines) == (foot != fits or sitting.table.current_part_draft.plays_any_card)


@pytest.mark.parametrize("era", [kinds.CANAL_ERA, kinds.RAIL_ERA], ids=["canals", "rails"])
def test_the_tip_of_links_has_the_name_on_their_button(sitting: HotSeat, era: int) -> None:
    sitting.asked(
        lambda state, _moves: bool(state.era == era and state.phase == kinds.ACTIONS_PHASE)
    )
    button = sitting.table.parts.actions.buttons["link"]
    assert present(tooltip_from_source(button.tooltip)).title == button.text


def test_a_card_has_a_key_while_numbers_pick_what_stands_on_the_sheet(sitting: HotSeat) -> None:
    sitting.asked(with_links)
    sitting.ui.press_keys("o", "shift+2")
    assert sitting.table.current_part_draft.picked_card_slots == (1,)
    assert isinstance(sitting.table.root.find("deed"), PriceSheet)


@pytest.mark.parametrize("strokes", ["", "o"], ids=["number", "with a sheet"])
def test_a_low_card_bears_its_key_too(strokes: str) -> None:
    sitting = HotSeat(size=(1280, 720), larger=1.5)
    sitting.asked(with_links)
    sitting.ui.press_keys(*strokes)
    card: HandCardNode = sitting.table.parts.hand_node.cards[0]
    assert card.is_small
    assert len(painted(sitting, card)) == 3  # the card, the plate of its key, and its name


def painted(sitting: HotSeat, node: Node) -> list[object]:
    """Return what a node puts on the screen."""
    canvas = Canvas(sitting.host.stage.kit)
    canvas.paint(node, Transform(0.0, 0.0, 1.0))
    return list(canvas.items)


def test_tab_goes_from_a_rail_link_to_the_routes_of_a_second_one_before_the_cards(
    sitting: HotSeat,
) -> None:
    lookahead = MoveLookahead(sitting.GAME)

    def first_of_two(state: BrassState, moves: tuple[Move, ...]) -> str:
        rails = (
            move for move in moves if move.kind == "rail" and state.phase == kinds.ACTIONS_PHASE
        )
        return next(
            (m.text for m in rails if lookahead.result_of_move(state, m).moves_of_further_part), ""
        )

    question = sitting.asked(lambda state, moves: bool(first_of_two(state, moves)))
    route = first_of_two(cast("BrassState", question.view), question.moves)
    sitting.ui.focus_by_keyboard(name=f"line:{route.removeprefix('rail ')}")
    sitting.ui.press_keys("return")
    further = {f"line:{each.parts[LINE_PART]}" for each in sitting.table.options_for_further_part}
    visited = [present(sitting.host.stage.focus.node).name]
    for _ in further:
        sitting.ui.press_keys("tab")
        visited.append(present(sitting.host.stage.focus.node).name)
    assert visited[0] == "confirm"
    assert set(visited[1:]) == further


def test_the_sheet_of_an_action_names_the_card_that_is_proposed_for_it(sitting: HotSeat) -> None:
    sitting.asked(with_links)
    for action in ("loan", "link"):
        sitting.ask()
        draft = sitting.table.current_part_draft
        part = LINE_PART if action == "link" else LOAN_SUM_PART
        draft.pick_value(ACTION_PART, action)
        draft.pick_value(part, min(draft.legal_values(part)))
        sitting.table.refresh()
        sheet = of_kind(sitting.table.root.find("deed"), PriceSheet)
        [slot] = draft.slots_of_picked_and_proposed_cards()
        named = sitting.table.context.say(
            "plays-card", card=card_name(sitting.table.context, draft.hand[slot])
        )
        assert present(sheet.look).notes[-1] == named
        draft.pick_card(slot)
        sitting.table.refresh()
        assert named not in present(sheet.look).notes
