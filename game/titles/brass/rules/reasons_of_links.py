"""Why a link cannot be built: era, line, counters left, where it starts, coal, money (B-10)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import FactValue, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.own_network import own_touched_place_set
from game.titles.brass.rules.sources import UNAVAILABLE_COST, can_pay, coal_price_of_line
from game.titles.brass.rules.state import BrassState


def why_not_canal(view: BrassState, line: int) -> Reason | None:
    """Return why the seat to move cannot dig the canal on a line, None if it can; for the line
    EMPTY, why it can dig no canal at all."""
    if view.era != kinds.CANAL_ERA:
        return Reason("canals-are-over")
    return _link_refusal(view, line, int(view.board.canal_cost))


def why_not_rail(view: BrassState, line: int) -> Reason | None:
    """Return why the seat to move cannot lay a rail on a line at its price, which is higher for a
    second rail, None if it can; for the line EMPTY, why it can lay no rail at all."""
    if view.era != kinds.RAIL_ERA:
        return Reason("rails-come-later")
    second = view.phase == kinds.RAIL_PHASE
    pounds = view.board.second_rail_cost if second else view.board.rail_cost
    return _link_refusal(view, line, int(pounds))


def _link_refusal(view: BrassState, line: int, pounds: int) -> Reason | None:
    if line != kinds.EMPTY:
        return (
            _why_no_seat_can_link_line_in_era(view, line)
            or _why_no_link(view)
            or _why_not_link_on_line(view, line, pounds)
        )
    no_link = _why_no_link(view)
    if no_link:
        return no_link
    board = view.board
    era = int(view.era)
    lines = [number for number in range(int(board.line_count)) if board.line_fits_era(number, era)]
    reasons = [
        _why_no_seat_can_link_line_in_era(view, number)
        or _why_not_link_on_line(view, number, pounds)
        for number in lines
    ]
    if None in reasons:
        return None
    found = {reason.key: reason for reason in reasons if reason}
    for key in ("too-dear-link", "no-coal-for-rail"):
        if key in found:
            return Reason(f"{key}-anywhere", found[key].facts)
    return Reason("no-line-anywhere")


def _why_no_link(view: BrassState) -> Reason | None:
    """Return why the seat to move cannot build a link on any line, None if nothing speaks against
    it: it has no links left, or has nothing on the map from which a link can start."""
    if view.links_left[view.to_move] == 0:
        return Reason("no-links-left")
    return (
        None if own_touched_place_set(view, int(view.to_move)) else Reason("nothing-to-start-from")
    )


def _why_no_seat_can_link_line_in_era(view: BrassState, line: int) -> Reason | None:
    """Return why no seat can build on the line in this era, None if the line is free: it is not
    printed for this era, or it has a link."""
    board = view.board
    facts: dict[str, FactValue] = {"line": board.line_names[line]}
    if not board.line_fits_era(line, int(view.era)):
        return Reason("no-canal-line" if view.era == kinds.CANAL_ERA else "no-rail-line", facts)
    return Reason("line-taken", facts) if view.link[line] != kinds.EMPTY else None


def _why_not_link_on_line(view: BrassState, line: int, pounds: int) -> Reason | None:
    seat = int(view.to_move)
    board = view.board
    facts: dict[str, FactValue] = {"line": board.line_names[line]}
    if not board.place_set_of_line[line] & own_touched_place_set(view, seat):
        return Reason("not-touching", facts)
    coal = int(coal_price_of_line(view, line)) if view.era == kinds.RAIL_ERA else 0
    if coal == UNAVAILABLE_COST:
        return Reason("no-coal-for-rail", facts)
    if not can_pay(view, seat, pounds + coal):
        money = int(view.money[seat])
        needs_coal = int(view.era == kinds.RAIL_ERA)
        return Reason(
            "too-dear-link", {**facts, "pounds": pounds + coal, "money": money, "coal": needs_coal}
        )
    return None
