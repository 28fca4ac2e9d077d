"""A replay shows the survey cards of the seat that looks on, where all lies open those of who acts,
and nobody's where only what everybody knows is shown.
"""

import pytest

from game.application.box_factory import make_kit, read_words
from game.engine.knowledge import (
    COMMON_OBSERVER,
    OPEN_OBSERVER,
    make_observed_state,
    make_view_for_seat,
)
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.table.factory import TrailTableFactory
from game.titles.tinners_trail.table.game_facts import trail_key_commands
from game.titles.tinners_trail.table.panels.hand import (
    TrailCardNode,
    card_display_name,
    is_card_hidden,
)
from game.titles.tinners_trail.table.table import TrailTable
from tests.helpers.hot_seat import HotSeat as TableInWindow
from tests.titles.tinners_trail.table.hot_seat import NAMES, Game

FOOT = 226.0
SIZES = ((1920, 1080), (1280, 720))
Replayed = TableInWindow[TrailState, TrailTable]


@pytest.fixture(params=SIZES, ids=str)
def replayed(request: pytest.FixtureRequest) -> Replayed:
    """A table with somebody else's foot, in the middle of a game."""
    game = Game(4, 3)
    assert game.until("extract")
    tables = TrailTableFactory(read_words(TITLE_NAME))

    def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> TrailTable:
        return tables.make_table_without_position(stage, seats, client, foot=FOOT)

    return TableInWindow(game, make_kit(trail_key_commands()), make, NAMES, size=request.param)


def cards(replayed: Replayed) -> list[Node]:
    """The cards that are drawn."""
    hand = replayed.table.parts.hand_node
    return [*hand.children] if hand.visible else []


def shown(replayed: Replayed) -> list[str]:
    """What is said of the cards that are drawn."""
    return [str(card.label) for card in cards(replayed)]


def held(replayed: Replayed, seat: int) -> list[str]:
    """What is said of the cards that a seat holds."""
    context = replayed.table.context
    state = replayed.played.state
    hand = make_table_view(state, OPEN_OBSERVER).seats[seat].hand
    return [card_display_name(context, card) for card in hand]


@pytest.mark.thorough
def test_the_seat_that_looks_on_sees_its_own_cards(replayed: Replayed) -> None:
    seat = (replayed.played.mover + 1) % 4
    replayed.table.show_view(
        make_view_for_seat(replayed.played.rules, replayed.played.state, seat), seat
    )
    replayed.ui.advance_time(0.1)
    assert shown(replayed) == held(replayed, seat)


@pytest.mark.thorough
def test_with_all_open_the_cards_are_those_of_who_acts(replayed: Replayed) -> None:
    replayed.table.show_view(replayed.played.state, OPEN_OBSERVER)
    replayed.ui.advance_time(0.1)
    assert shown(replayed) == held(replayed, replayed.played.mover)


def test_of_what_everybody_knows_cards_show_their_backs(replayed: Replayed) -> None:
    view = make_observed_state(replayed.played.rules, replayed.played.state, COMMON_OBSERVER)
    replayed.table.show_view(view, OPEN_OBSERVER)
    replayed.ui.advance_time(0.1)
    drawn = [node.look for node in cards(replayed) if isinstance(node, TrailCardNode)]
    assert drawn
    assert [card for card in drawn if not is_card_hidden(str(card))] == []


def test_cards_lie_between_the_exchange_and_the_players(replayed: Replayed) -> None:
    replayed.table.show_view(replayed.played.state, OPEN_OBSERVER)
    replayed.ui.advance_time(0.1)
    layout = replayed.table.parts.layout
    assert layout.hand is not None
    full = layout.hand.full_hand_box(layout.hand.right_limit, layout.top_of_button_bar)
    taken = [*layout.document_boxes, *layout.column.seat_panel_boxes, *layout.tab_boxes.values()]
    assert [box for box in taken if box.overlaps(full)] == []
