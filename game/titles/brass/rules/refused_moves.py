"""Why single moves are refused: a sale, a card, cubes of coal."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.engine.reasons import FactValue, Reason
from game.titles.brass.rules import kinds, reasons_of_selling
from game.titles.brass.rules.counters import has_counter_with_cubes
from game.titles.brass.rules.hands import card_kind_set_in_hand
from game.titles.brass.rules.kinds import BIT_BY_PLACE
from game.titles.brass.rules.state import BrassState


def why_sale_refused(view: BrassState, mill: int, buyer: int, _third: int) -> Reason | None:
    """Return why a sale of the mill is refused; None if no reason is found. `buyer` is 0 for the
    distant market, for a port 1 + its space."""
    reason = reasons_of_selling.why_not_sell_mill(view, mill)
    if reason:
        return reason
    return (
        reasons_of_selling.why_not_sell_to_port(view, mill, buyer - 1)
        if buyer
        else reasons_of_selling.why_not_sell_to_market(view, mill)
    )


def why_card_refused(view: BrassState, card: int, *_others: int) -> Reason:
    """Return why playing a card is refused: the seat does not hold it, or it does not fit the
    pending action."""
    held = int(card_kind_set_in_hand(view, view.to_move)) & int(BIT_BY_PLACE[card])
    facts: dict[str, FactValue] = {"card": view.board.card_names[card]}
    return Reason("card-does-not-fit" if held else "card-not-held", facts)


def why_coal_refused(view: BrassState, space: int, *_others: int) -> Reason:
    """Return why taking coal from a space is refused: no coal there, the mine not connected, or
    not the nearest."""
    if not has_counter_with_cubes(view, space, kinds.COAL_MINE_INDUSTRY):
        return make_reason_at_space("no-coal-in-mine", view, space)
    connected = _place_set_connected_to_pending_coal_need(view) & int(
        view.board.place_set_of_space[space]
    )
    return make_reason_at_space(
        "mine-not-nearest" if connected else "mine-not-connected", view, space
    )


def _place_set_connected_to_pending_coal_need(view: BrassState) -> int:
    """Return the set of places connected to where the pending rail or counter needs its coal."""
    board = view.board
    first = int(first_field_of_move(view.pending))
    if kind_of_move(view.pending) == kinds.LAY_RAIL_MOVE:
        return int(
            view.connected_place_set[board.first_end_of_line[first]]
            | view.connected_place_set[board.second_end_of_line[first]]
        )
    return int(view.connected_place_set[board.place_of_space[second_field_of_move(view.pending)]])


def make_reason_at_space(key: str, view: BrassState, space: int) -> Reason:
    """Return a reason with the space's name as its fact "place"."""
    return Reason(key, {"place": view.board.space_names[space]})
