"""The facts of a step as events: `place` is a space or a line, `card` a card or an industry."""

# interpreted: for people, once a step

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.events import Event
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import happenings
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.kinds import CANAL, EMPTY, ERA_NAMES, LEVELS, MARKET
from game.titles.brass.rules.rehearsal import Fact
from game.titles.brass.rules.state import BrassState

Teller = Callable[[Board, BrassState, Fact], Event | None]


def told(board: Board, before: BrassState, fact: Fact) -> list[Event]:
    """Return the event of a fact, none where it is nothing to tell."""
    event = TELLERS[fact[0]](board, before, fact)
    return [event] if event else []


def _played(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, card, _ = fact
    return Event("played", seat, card="" if card == EMPTY else board.card_names[card])


def _cube(name: str) -> Teller:
    def teller(board: Board, _before: BrassState, fact: Fact) -> Event:
        _, seat, space, pounds = fact
        if space == EMPTY:
            return Event(f"{name}-bought", seat, amounts=(("pounds", pounds),))
        return Event(f"{name}-taken", seat, (board.space_names[space],))

    return teller


def _counter(kind_of_event: str) -> Teller:
    def teller(board: Board, _before: BrassState, fact: Fact) -> Event:
        _, seat, space, kind = fact
        return Event(
            kind_of_event,
            seat,
            (board.space_names[space],),
            INDUSTRIES[kind // LEVELS],
            (("level", kind % LEVELS), ("pounds", _pounds(board, kind_of_event, kind))),
        )

    return teller


def _pounds(board: Board, kind_of_event: str, kind: int) -> int:
    cost = int(board.cost[kind])
    return {"built": cost, "removed": cost // 2}.get(kind_of_event, 0)


def _filled(_board: Board, before: BrassState, fact: Fact) -> Event:
    _, seat, moved, pounds = fact
    return Event("delivered", seat, amounts=(("cubes", moved), ("pounds", pounds)))


def _flipped(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, space, spaces = fact
    return Event("flipped", seat, (board.space_names[space],), amounts=(("spaces", spaces),))


def _linked(board: Board, before: BrassState, fact: Fact) -> Event:
    _, seat, line, pounds = fact
    kind = "dug-canal" if before.era == CANAL else "laid-rail"
    return Event(kind, seat, (board.line_names[line],), amounts=(("pounds", pounds),))


def _developed(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, kind, _ = fact
    industry = INDUSTRIES[kind // LEVELS]
    return Event("developed", seat, card=industry, amounts=(("level", kind % LEVELS),))


def _sold(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, mill, buyer = fact
    if buyer == MARKET:
        return Event("sold-to-market", seat, (board.space_names[mill],))
    return Event("sold-to-port", seat, (board.space_names[mill], board.space_names[buyer - 1]))


def _demanded(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, _, steps, demand = fact
    return Event("demand-fell", CHANCE, amounts=(("steps", steps), ("demand", demand)))


def _bonus(_board: Board, _before: BrassState, fact: Fact) -> Event | None:
    _, seat, number, is_money = fact
    if number == 0:
        return None
    if is_money:
        return Event("market-paid", seat, amounts=(("pounds", number),))
    return Event("market-bonus", seat, amounts=(("spaces", number),))


def _lost_sale(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, mill, _ = fact
    return Event("market-closed", seat, (board.space_names[mill],))


def _borrowed(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, pounds, space = fact
    level = int(board.level[space])
    return Event("borrowed", seat, amounts=(("pounds", pounds), ("income", level)))


def _passed(_board: Board, _before: BrassState, fact: Fact) -> Event:
    return Event("passed", fact[1])


def _collected(_board: Board, _before: BrassState, fact: Fact) -> Event | None:
    _, seat, pounds, _ = fact
    if pounds == 0:
        return None
    kind = "collected" if pounds > 0 else "owed"
    return Event(kind, seat, amounts=(("pounds", abs(pounds)),))


def _forfeited(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, missing, lost = fact
    return Event("forfeited", seat, amounts=(("pounds", missing), ("points", lost)))


def _ordered(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, place, spent = fact
    return Event("next-in-order", seat, amounts=(("rank", place + 1), ("spent", spent)))


def _drew(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, cards, _ = fact
    return Event("drew", seat, amounts=(("cards", cards),))


def _round_began(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, _, era, number = fact
    return Event(f"{ERA_NAMES[era]}-round", NOBODY, amounts=(("round", number),))


def _era_ended(_board: Board, _before: BrassState, fact: Fact) -> Event:
    return Event(f"{ERA_NAMES[fact[2]]}-era-ended", NOBODY)


def _line_scored(board: Board, _before: BrassState, fact: Fact) -> Event | None:
    _, seat, line, points = fact
    if points == 0:
        return None
    return Event("link-scored", seat, (board.line_names[line],), amounts=(("points", points),))


def _counter_scored(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, space, points = fact
    return Event("counter-scored", seat, (board.space_names[space],), amounts=(("points", points),))


def _money_scored(_board: Board, _before: BrassState, fact: Fact) -> Event | None:
    _, seat, points, _ = fact
    return Event("money-scored", seat, amounts=(("points", points),)) if points else None


TELLERS: Final[dict[int, Teller]] = {
    happenings.PLAYED: _played,
    happenings.COAL_USED: _cube("coal"),
    happenings.IRON_USED: _cube("iron"),
    happenings.BUILT: _counter("built"),
    happenings.BUILT_OVER: _counter("built-over"),
    happenings.FILLED: _filled,
    happenings.FLIPPED: _flipped,
    happenings.LINKED: _linked,
    happenings.DEVELOPED: _developed,
    happenings.SOLD: _sold,
    happenings.DEMANDED: _demanded,
    happenings.BONUS: _bonus,
    happenings.LOST_SALE: _lost_sale,
    happenings.BORROWED: _borrowed,
    happenings.PASSED: _passed,
    happenings.REMOVED: _counter("removed"),
    happenings.COLLECTED: _collected,
    happenings.FORFEITED: _forfeited,
    happenings.ORDERED: _ordered,
    happenings.DREW: _drew,
    happenings.ROUND_BEGAN: _round_began,
    happenings.ERA_ENDED: _era_ended,
    happenings.LINE_SCORED: _line_scored,
    happenings.COUNTER_SCORED: _counter_scored,
    happenings.MONEY_SCORED: _money_scored,
}
