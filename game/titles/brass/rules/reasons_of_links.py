"""Why a link cannot be built: era, line, counters left, where it starts, coal, money (B-10)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import Fact, Reason
from game.titles.brass.rules.kinds import CANAL, EMPTY, RAIL, RAIL_PHASE
from game.titles.brass.rules.network import touched
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, can_pay, coal_price_of_line
from game.titles.brass.rules.state import BrassState


def why_not_canal(view: BrassState, seat: int, line: int) -> Reason | None:
    """Return why the canal, or with EMPTY any, cannot be dug."""
    if view.era != CANAL:
        return Reason("canals-are-over")
    return _any_or_one(view, seat, line, int(view.board.canal_cost))


def why_not_rail(view: BrassState, seat: int, line: int) -> Reason | None:
    """Return why the rail, or with EMPTY any, cannot be laid; a second one is dearer."""
    if view.era != RAIL:
        return Reason("rails-come-later")
    second = view.phase == RAIL_PHASE
    pounds = view.board.second_rail_cost if second else view.board.rail_cost
    return _any_or_one(view, seat, line, int(pounds))


def _any_or_one(view: BrassState, seat: int, line: int, pounds: int) -> Reason | None:
    if view.links_left[seat] == 0:
        return Reason("no-links-left")
    if touched(view, seat) == 0:
        return Reason("nothing-to-start-from")
    if line != EMPTY:
        return _why_not_line(view, seat, line, pounds)
    board, era = view.board, int(view.era)
    lines = [number for number in range(int(board.lines)) if board.fits_era(number, era)]
    reasons = [_why_not_line(view, seat, number, pounds) for number in lines]
    if None in reasons:
        return None
    found = {reason.key: reason for reason in reasons if reason}
    for key in ("too-dear-link", "no-coal-for-rail"):
        if key in found:
            return Reason(f"{key}-anywhere", found[key].facts)
    return Reason("no-line-anywhere")


def _why_not_line(view: BrassState, seat: int, line: int, pounds: int) -> Reason | None:
    board = view.board
    facts: dict[str, Fact] = {"line": board.line_names[line]}
    if not board.fits_era(line, int(view.era)):
        return Reason("no-canal-line" if view.era == CANAL else "no-rail-line", facts)
    if view.link[line] != EMPTY:
        return Reason("line-taken", facts)
    if not board.ends[line] & touched(view, seat):
        return Reason("not-touching", facts)
    coal = int(coal_price_of_line(view, line)) if view.era == RAIL else 0
    if coal == NOT_TO_BE_HAD:
        return Reason("no-coal-for-rail", facts)
    if not can_pay(view, seat, pounds + coal):
        money = int(view.money[seat])
        return Reason("too-dear-link", {**facts, "pounds": pounds + coal, "money": money})
    return None
