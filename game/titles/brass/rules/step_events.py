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
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState

EventBuilder = Callable[[Board, BrassState, int, int, int], Event | None]
"""Returns the event of a fact, None for none, from the board, the state before, the seat and the
fact's two numbers.
"""


def make_plain_event_builder(
    kind: str, *amounts: str, place_kind: str = "", skips_zero: bool = False
) -> EventBuilder:
    """Return a function that converts a fact to an event of this kind; `amounts` names the fact's
    numbers.

    With `place_kind` ("space" or "line") the first number is the event's place. With `skips_zero`
    there is no event for 0.
    """

    def event_of_fact(
        board: Board, _before: BrassState, seat: int, first: int, second: int
    ) -> Event | None:
        numbers = [first, second]
        names = {
            state_form.CELL_PER_SPACE: board.space_names,
            state_form.CELL_PER_LINE: board.line_names,
        }
        places = (names[place_kind][numbers.pop(0)],) if place_kind else ()
        if skips_zero and not numbers[0]:
            return None
        return Event(kind, seat, places, amounts=tuple(zip(amounts, numbers, strict=False)))

    return event_of_fact


def make_cube_event_builder(name: str) -> EventBuilder:
    """Return a function that converts a fact about a cube to the event NAME-taken (from a space)
    or NAME-bought (for pounds)."""

    def event_of_fact(
        board: Board, _before: BrassState, seat: int, space: int, pounds: int
    ) -> Event:
        if space == kinds.EMPTY:
            return Event(f"{name}-bought", seat, amounts=(("pounds", pounds),))
        return Event(f"{name}-taken", seat, (board.space_names[space],))

    return event_of_fact


def make_counter_event_builder(event: str, cost_divisor: int = 0) -> EventBuilder:
    """Return a function that converts a fact about a counter to an event with its space, industry,
    level and pounds.

    The pounds are the cost of the counter divided by `cost_divisor`, rounded down; 0 if
    `cost_divisor` is 0.
    """

    def event_of_fact(board: Board, _before: BrassState, seat: int, space: int, kind: int) -> Event:
        pounds = int(board.cost_of_counter_kind[kind]) // cost_divisor if cost_divisor else 0
        industry = INDUSTRY_NAMES[kind // kinds.LEVEL_COUNT]
        level = kind % kinds.LEVEL_COUNT
        amounts = (("level", level), ("pounds", pounds))
        return Event(event, seat, (board.space_names[space],), industry, amounts)

    return event_of_fact


def card_played_event(
    board: Board, _before: BrassState, seat: int, card: int, _second: int
) -> Event:
    """Return the event "played" with the name of the card, "" for an unknown card."""
    return Event("played", seat, card="" if card == kinds.EMPTY else board.card_names[card])


def link_built_event(board: Board, before: BrassState, seat: int, line: int, pounds: int) -> Event:
    """Return the event "dug-canal" in the canal era or "laid-rail" in the rail era, with the line's
    name and the pounds paid."""
    kind = "dug-canal" if before.era == kinds.CANAL_ERA else "laid-rail"
    return Event(kind, seat, (board.line_names[line],), amounts=(("pounds", pounds),))


def counter_developed_event(
    _board: Board, _before: BrassState, seat: int, kind: int, _second: int
) -> Event:
    """Return the event "developed" with the industry and level of the counter removed from the
    stack."""
    level = (("level", kind % kinds.LEVEL_COUNT),)
    return Event("developed", seat, card=INDUSTRY_NAMES[kind // kinds.LEVEL_COUNT], amounts=level)


def mill_sold_event(board: Board, _before: BrassState, seat: int, mill: int, buyer: int) -> Event:
    """Return the event "sold-to-market" with the mill's space, or "sold-to-port" with the spaces
    of mill and port; `buyer` is DISTANT_MARKET_BUYER, or 1 more than the port's space."""
    if buyer == kinds.DISTANT_MARKET_BUYER:
        return Event("sold-to-market", seat, (board.space_names[mill],))
    return Event("sold-to-port", seat, (board.space_names[mill], board.space_names[buyer - 1]))


def demand_fell_event(
    _board: Board, _before: BrassState, _seat: int, spaces_fallen: int, demand: int
) -> Event:
    """Return the chance event that the demand of the distant market fell by `spaces_fallen` to
    `demand`."""
    return Event("demand-fell", CHANCE, amounts=(("steps", spaces_fallen), ("demand", demand)))


def demand_bonus_event(
    _board: Board, _before: BrassState, seat: int, amount: int, is_money: int
) -> Event | None:
    """Return the event of the bonus of a distant sale: "market-bonus" with income spaces, or
    "market-paid" with pounds if `is_money` is 1; None for 0."""
    if amount == 0:
        return None
    kind, name = ("market-paid", "pounds") if is_money else ("market-bonus", "spaces")
    return Event(kind, seat, amounts=((name, amount),))


def loan_taken_event(
    board: Board, _before: BrassState, seat: int, pounds: int, space: int
) -> Event:
    """Return the event "borrowed" with the pounds of a loan and the income in pounds a round after
    it."""
    level = int(board.income_pounds_of_space[space])
    return Event("borrowed", seat, amounts=(("pounds", pounds), ("income", level)))


def income_collected_event(
    _board: Board, _before: BrassState, seat: int, pounds: int, _second: int
) -> Event | None:
    """Return the event "collected" for pounds above 0 or "owed" for pounds below 0, with their
    amount as a positive number; None for 0 pounds."""
    if pounds == 0:
        return None
    kind = "collected" if pounds > 0 else "owed"
    return Event(kind, seat, amounts=(("pounds", abs(pounds)),))


def turn_order_rank_event(
    _board: Board, _before: BrassState, seat: int, rank: int, pounds_spent: int
) -> Event:
    """Return the event that a seat got its rank (from 1) in the order of the next round, with
    the pounds it spent."""
    return Event("next-in-order", seat, amounts=(("rank", rank + 1), ("spent", pounds_spent)))


def round_began_event(
    _board: Board, _before: BrassState, _seat: int, era: int, round_number: int
) -> Event:
    """Return the event "canal-round" or "rail-round" of no seat, with the number of the round that
    began."""
    return Event(f"{kinds.ERA_NAMES[era]}-round", NOBODY, amounts=(("round", round_number),))


def era_ended_event(
    _board: Board, _before: BrassState, _seat: int, era: int, _second: int
) -> Event:
    """Return the event "canal-era-ended" or "rail-era-ended" of no seat."""
    return Event(f"{kinds.ERA_NAMES[era]}-era-ended", NOBODY)
