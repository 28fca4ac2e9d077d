"""A replay shows the cards of the seat that looks on, where all lies open those of who acts, and
nobody's where only what everybody knows is shown."""

import pytest

from game.application.box_factory import make_kit, read_words
from game.engine.knowledge import COMMON_OBSERVER, make_observed_state, make_view_for_seat
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import hand_card_texts
from game.titles.brass.table.factory import BrassTableFactory
from game.titles.brass.table.look.panel_looks import UNKNOWN_CARD, card_name
from game.titles.brass.table.table import BrassTable
from game.titles.brass.table.words import table_key_commands
from game.titles.brass.title import BrassTitle
from tests.helpers.hot_seat import HotSeat as TableInWindow
from tests.helpers.present import of_kind
from tests.titles.brass.table.sitting import NAMES, Workshop

pytestmark = pytest.mark.thorough

FOOT = 226.0
Replayed = TableInWindow[BrassState, BrassTable]


@pytest.fixture
def replayed() -> Replayed:
    """A table with somebody else's foot, in the middle of a game."""
    workshop = Workshop()
    workshop.until(lambda state, moves: state.round == 3)
    tables = BrassTableFactory(BrassTitle(), read_words("brass", "en"))

    def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> BrassTable:
        return tables.make_table_without_position(stage, seats, client, foot=FOOT)

    return TableInWindow(workshop, make_kit(table_key_commands()), make, NAMES, size=(1920, 1080))


def shown(replayed: Replayed) -> list[str]:
    """Return what is said of the cards that are shown."""
    return [str(card.label) for card in replayed.table.parts.hand_node.cards if card.visible]


def names_of(replayed: Replayed, seat: int) -> list[str]:
    context = replayed.table.context
    return [card_name(context, card) for card in hand_card_texts(replayed.played.state, seat)]


def test_the_seat_that_looks_on_sees_its_own_cards(replayed: Replayed) -> None:
    seat = 1
    replayed.table.show_view(
        make_view_for_seat(replayed.played.rules, replayed.played.state, seat), seat
    )
    replayed.ui.advance_time(0.1)
    assert shown(replayed) == names_of(replayed, seat)


def test_with_all_open_the_cards_are_those_of_who_acts_or_is_looked_at(replayed: Replayed) -> None:
    acting = replayed.played.mover
    replayed.table.show_view(replayed.played.state, -1)
    replayed.ui.advance_time(0.1)
    assert shown(replayed) == names_of(replayed, acting)
    replayed.ui.press_keys("f8")
    assert shown(replayed) == names_of(replayed, (acting + 1) % len(NAMES))


def test_of_what_everybody_knows_cards_are_no_part(replayed: Replayed) -> None:
    rules = replayed.played.rules
    state = replayed.played.state
    view = make_observed_state(rules, state, COMMON_OBSERVER)
    replayed.table.show_view(view, -1)
    replayed.ui.advance_time(0.1)
    assert {*hand_card_texts(of_kind(view, BrassState), replayed.played.mover)} == {UNKNOWN_CARD}
    assert set(shown(replayed)) == {"Face-down card"}
