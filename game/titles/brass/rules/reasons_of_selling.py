"""Reasons why cotton cannot be sold: mill, route, port, distant market (B-12)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import FactValue, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.counters import is_open_port
from game.titles.brass.rules.named_pieces import space_numbers_among_names
from game.titles.brass.rules.selling import can_sell_any_mill, has_cotton_buyer, is_own_unsold_mill
from game.titles.brass.rules.state import BrassState

MARKET_BUYER_NAME = "market"


def why_not_sell(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    """Return why the mill that is named first cannot be sold to the named port or market, None if
    it can. If no buyer is named, any will do; if no space is named, return why no mill can be
    sold."""
    spaces = space_numbers_among_names(view, places)
    if not spaces:
        return _why_no_sale(view)
    reason = why_not_sell_mill(view, spaces[0])
    if reason:
        return reason
    if MARKET_BUYER_NAME in places:
        return why_not_sell_to_market(view, spaces[0])
    if len(spaces) > 1:
        return why_not_sell_to_port(view, spaces[0], spaces[1])
    facts: dict[str, FactValue] = {"mill": view.board.space_names[spaces[0]]}
    return None if has_cotton_buyer(view, spaces[0]) else Reason("no-buyer", facts)


def _why_no_sale(view: BrassState) -> Reason | None:
    seat = int(view.to_move)
    if can_sell_any_mill(view, seat):
        return None
    mills = [
        space
        for space in range(int(view.board.space_count))
        if is_own_unsold_mill(view, seat, space)
    ]
    return Reason("no-buyer-anywhere") if mills else Reason("no-mill")


def why_not_sell_mill(view: BrassState, space: int) -> Reason | None:
    """Return why the counter on a space cannot be sold as a mill, None if it can: it is no mill of
    the seat to move, or has been sold (B-12.1, B-12.10). Buyers are not checked."""
    facts: dict[str, FactValue] = {"mill": view.board.space_names[space]}
    if (
        view.owner[space] != view.to_move
        or view.counter[space] // kinds.LEVEL_COUNT != kinds.COTTON_MILL_INDUSTRY
    ):
        return Reason("not-your-mill", facts)
    return Reason("mill-sold", facts) if view.flipped[space] else None


def why_not_sell_to_market(view: BrassState, mill: int) -> Reason | None:
    """Return why a mill cannot sell to the distant market, None if it can: the market is closed, or
    no port is connected to the mill (B-12.3, B-12.6)."""
    if view.demand == kinds.LAST_DEMAND_SPACE:
        return Reason("market-closed")
    connected = view.connected_place_set[view.board.place_of_space[mill]] & view.port_place_set
    return None if connected else Reason("no-port-connected", _mill_fact(view, mill))


def why_not_sell_to_port(view: BrassState, mill: int, port: int) -> Reason | None:
    """Return why a mill cannot sell to a port, None if it can: there is no unflipped port on its
    space, or it is not connected to the mill (B-12.2)."""
    facts = {**_mill_fact(view, mill), "port": view.board.space_names[port]}
    if view.owner[port] == kinds.EMPTY or not is_open_port(view, port):
        return Reason("no-open-port", facts)
    if (
        not view.connected_place_set[view.board.place_of_space[mill]]
        & view.board.place_set_of_space[port]
    ):
        return Reason("port-not-connected", facts)
    return None


def _mill_fact(view: BrassState, mill: int) -> dict[str, FactValue]:
    return {"mill": view.board.space_names[mill]}
