"""The hand of Brass: where a card leads the keyboard, what it says, and its key."""

import pytest

from game.engine.move import Move
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.move_options import SPACE
from game.titles.brass.table.panels.hand import HandCardLook, HandCardNode
from game.titles.brass.table.panels.price_sheet import PriceSheet
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import HotSeat

pytestmark = pytest.mark.thorough


def with_links(state: BrassState, moves: tuple[Move, ...]) -> bool:
    """Want a choice of an action with links and builds."""
    found = {move.kind for move in moves}
    return state.phase == kinds.ACTIONS and {"build", "canal", "loan"} <= found


def slots_that_build(sitting: HotSeat) -> list[int]:
    """Return the cards of the hand that open a building."""
    draft = sitting.table.draft
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
        assert focused.name.removeprefix("space:") in sitting.table.draft.legal_values(SPACE)


def test_every_card_fits_an_action_for_which_any_card_may_be_played(sitting: HotSeat) -> None:
    sitting.asked(with_links)
    fits = sitting.table.context.say("card-fits")
    for key in "no":
        sitting.ask()
        sitting.ui.press_keys(key)
        assert set(feet(sitting)) == {fits}


def test_a_card_has_a_key_while_numbers_pick_what_stands_on_the_sheet(sitting: HotSeat) -> None:
    sitting.asked(with_links)
    sitting.ui.press_keys("o", "shift+2")
    assert sitting.table.draft.picked_card_slots == (1,)
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
