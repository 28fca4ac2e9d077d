"""Convert the facts of a step to events: `place` is a space or a line, `card` a card or an
industry.
"""

# interpreted: used once a step, for people
from __future__ import annotations

from collections.abc import Callable

from game.engine.events import Event
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import kinds, state_form
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.state import BrassState

Teller = Callable[[Board, BrassState, int, int, int], Event | None]
"""Tells a fact: by the board, the state before, the seat, and the fact's two numbers."""


def plain_event(kind: str, *amounts: str, at: str = "", if_any: bool = False) -> Teller:
    """Return a function that converts a fact to an event with amounts of these names.

    With `at`, "space" or "line", the first number is its place. With `if_any` a 0 makes no event.
    """

    def teller(
        board: Board, _before: BrassState, seat: int, first: int, second: int
    ) -> Event | None:
        numbers = [first, second]
        names = {state_form.SPACE: board.space_names, state_form.LINE: board.line_names}
        places = (names[at][numbers.pop(0)],) if at else ()
        if if_any and not numbers[0]:
            return None
        return Event(kind, seat, places, amounts=tuple(zip(amounts, numbers, strict=False)))

    return teller


def cube_event(name: str) -> Teller:
    """Return a function for cubes that were taken from a space or bought for pounds."""

    def teller(board: Board, _before: BrassState, seat: int, space: int, pounds: int) -> Event:
        if space == kinds.EMPTY:
            return Event(f"{name}-bought", seat, amounts=(("pounds", pounds),))
        return Event(f"{name}-taken", seat, (board.space_names[space],))

    return teller


def counter_event(event: str, share: int = 0) -> Teller:
    """Return a function for counters, with their full cost (1), half of it (2) or none (0)."""

    def teller(board: Board, _before: BrassState, seat: int, space: int, kind: int) -> Event:
        pounds = int(board.cost[kind]) // share if share else 0
        industry = INDUSTRIES[kind // kinds.LEVELS]
        level = kind % kinds.LEVELS
        amounts = (("level", level), ("pounds", pounds))
        return Event(event, seat, (board.space_names[space],), industry, amounts)

    return teller


def played_event(board: Board, _before: BrassState, seat: int, card: int, _second: int) -> Event:
    """Return the event that a card was played."""
    return Event("played", seat, card="" if card == kinds.EMPTY else board.card_names[card])


def linked_event(board: Board, before: BrassState, seat: int, line: int, pounds: int) -> Event:
    """Return the event that a canal was dug or a rail laid on a line."""
    kind = "dug-canal" if before.era == kinds.CANAL else "laid-rail"
    return Event(kind, seat, (board.line_names[line],), amounts=(("pounds", pounds),))


def developed_event(
    _board: Board, _before: BrassState, seat: int, kind: int, _second: int
) -> Event:
    """Return the event that a counter was developed away."""
    level = (("level", kind % kinds.LEVELS),)
    return Event("developed", seat, card=INDUSTRIES[kind // kinds.LEVELS], amounts=level)


def sold_event(board: Board, _before: BrassState, seat: int, mill: int, buyer: int) -> Event:
    """Return the event that a mill sold to the market or through a port."""
    if buyer == kinds.MARKET:
        return Event("sold-to-market", seat, (board.space_names[mill],))
    return Event("sold-to-port", seat, (board.space_names[mill], board.space_names[buyer - 1]))


def demanded_event(
    _board: Board, _before: BrassState, _seat: int, steps: int, demand: int
) -> Event:
    """Return the event that the demand of the cotton market fell."""
    return Event("demand-fell", CHANCE, amounts=(("steps", steps), ("demand", demand)))


def bonus_event(
    _board: Board, _before: BrassState, seat: int, number: int, is_money: int
) -> Event | None:
    """Return the event that a demand tile brought income or money, None for nothing."""
    if number == 0:
        return None
    kind, name = ("market-paid", "pounds") if is_money else ("market-bonus", "spaces")
    return Event(kind, seat, amounts=((name, number),))


def borrowed_event(board: Board, _before: BrassState, seat: int, pounds: int, space: int) -> Event:
    """Return the event that a loan was taken."""
    level = int(board.level[space])
    return Event("borrowed", seat, amounts=(("pounds", pounds), ("income", level)))


def collected_event(
    _board: Board, _before: BrassState, seat: int, pounds: int, _second: int
) -> Event | None:
    """Return the event that income was collected or paid, None for no pounds."""
    if pounds == 0:
        return None
    kind = "collected" if pounds > 0 else "owed"
    return Event(kind, seat, amounts=(("pounds", abs(pounds)),))


def ordered_event(_board: Board, _before: BrassState, seat: int, place: int, spent: int) -> Event:
    """Return the event that a seat got its rank in the order of the next round."""
    return Event("next-in-order", seat, amounts=(("rank", place + 1), ("spent", spent)))


def round_began_event(
    _board: Board, _before: BrassState, _seat: int, era: int, number: int
) -> Event:
    """Return the event that a round of an era began."""
    return Event(f"{kinds.ERA_NAMES[era]}-round", NOBODY, amounts=(("round", number),))


def era_ended_event(
    _board: Board, _before: BrassState, _seat: int, era: int, _second: int
) -> Event:
    """Return the event that an era ended."""
    return Event(f"{kinds.ERA_NAMES[era]}-era-ended", NOBODY)
