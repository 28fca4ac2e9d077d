"""The facts of a step as events: `place` is a space or a line, `card` a card or an industry."""

# interpreted: for people, once a step
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.moves import kind_of
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import state_form, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.eras import seats_from_best
from game.titles.brass.rules.kinds import (
    CANAL,
    CARD,
    CARD_PHASE,
    EMPTY,
    ERA_NAMES,
    LEVELS,
    MARKET,
    OVER,
)
from game.titles.brass.rules.offers import Fact, rehearsed, when_counted
from game.titles.brass.rules.state import BrassState

Teller = Callable[[Board, BrassState, Fact], Event | None]


def told(board: Board, before: BrassState, fact: Fact) -> list[Event]:
    """Return the event of a fact, none where it is nothing to tell."""
    event = TELLERS[fact[0]](board, before, fact)
    return [event] if event else []


def _played(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, card, _ = fact
    return Event("played", seat, card="" if card == EMPTY else board.card_names[card])


def _plain(kind: str, *amounts: str, at: str = "", if_any: bool = False) -> Teller:
    """Tell the numbers of a fact as amounts of these names; `at` a space or line is the first one
    its place. With `if_any` nothing is told of 0.
    """

    def teller(board: Board, _before: BrassState, fact: Fact) -> Event | None:
        _, seat, *numbers = fact
        names = {state_form.SPACE: board.space_names, state_form.LINE: board.line_names}
        places = (names[at][numbers.pop(0)],) if at else ()
        if if_any and not numbers[0]:
            return None
        found = tuple(zip(amounts, numbers, strict=False))
        return Event(kind, seat, places, amounts=found)

    return teller


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


def _borrowed(board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, pounds, space = fact
    level = int(board.level[space])
    return Event("borrowed", seat, amounts=(("pounds", pounds), ("income", level)))


def _collected(_board: Board, _before: BrassState, fact: Fact) -> Event | None:
    _, seat, pounds, _ = fact
    if pounds == 0:
        return None
    kind = "collected" if pounds > 0 else "owed"
    return Event(kind, seat, amounts=(("pounds", abs(pounds)),))


def _ordered(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, seat, place, spent = fact
    return Event("next-in-order", seat, amounts=(("rank", place + 1), ("spent", spent)))


def _round_began(_board: Board, _before: BrassState, fact: Fact) -> Event:
    _, _, era, number = fact
    return Event(f"{ERA_NAMES[era]}-round", NOBODY, amounts=(("round", number),))


def _era_ended(_board: Board, _before: BrassState, fact: Fact) -> Event:
    return Event(f"{ERA_NAMES[fact[2]]}-era-ended", NOBODY)


TELLERS: Final[dict[int, Teller]] = {
    step_facts.PLAYED: _played,
    step_facts.COAL_USED: _cube("coal"),
    step_facts.IRON_USED: _cube("iron"),
    step_facts.BUILT: _counter("built"),
    step_facts.BUILT_OVER: _counter("built-over"),
    step_facts.FILLED: _plain("delivered", "cubes", "pounds"),
    step_facts.FLIPPED: _plain("flipped", "spaces", at=state_form.SPACE),
    step_facts.LINKED: _linked,
    step_facts.DEVELOPED: _developed,
    step_facts.SOLD: _sold,
    step_facts.DEMANDED: _demanded,
    step_facts.BONUS: _bonus,
    step_facts.LOST_SALE: _plain("market-closed", at=state_form.SPACE),
    step_facts.BORROWED: _borrowed,
    step_facts.PASSED: _plain("passed"),
    step_facts.REMOVED: _counter("removed"),
    step_facts.COLLECTED: _collected,
    step_facts.FORFEITED: _plain("forfeited", "pounds", "points"),
    step_facts.ORDERED: _ordered,
    step_facts.DREW: _plain("drew", "cards"),
    step_facts.ROUND_BEGAN: _round_began,
    step_facts.ERA_ENDED: _era_ended,
    step_facts.LINE_SCORED: _plain("link-scored", "points", at=state_form.LINE, if_any=True),
    step_facts.COUNTER_SCORED: _plain("counter-scored", "points", at=state_form.SPACE),
    step_facts.MONEY_SCORED: _plain("money-scored", "points", if_any=True),
}


# Narration: what happened in one step, told from one seat's view before and after.

ON_MAP: Final = (state_form.SPACE, state_form.LINE)
ONLY_WITH: Final = {"discards": "played", "distant": "demand-fell"}


def narrate(before: BrassState, move: Move | None, after: BrassState) -> tuple[Event, ...]:
    """Return the events of a step as the seat whose views these are may know them.

    The last event is always "asked": whose turn it is now. Applied in order, the changes of all
    events turn the plain form of `before` into that of `after`.
    """
    events = [] if move is None else _events(before, move, after)
    events += _ends(after)
    events.append(Event("asked", int(after.to_move)))
    board = after.board
    places = {state_form.SPACE: board.space_names, state_form.LINE: board.line_names}
    shares = Shares(state_form.FORM, places, ONLY_WITH)
    end = next((n for n, event in enumerate(events) if event.kind == "canal-era-ended"), None)
    if move is None or end is None:
        return shares.share_out(changes_between(before, after), events)
    counted = _with_map_of(before, when_counted(before, move.code, after))
    cleared = _with_map_of(before, after)
    on_map = (
        *shares.share_out(changes_between(before, counted), events[:end]),
        *shares.share_out(changes_between(counted, cleared), events[end:]),
    )
    beside = shares.share_out(changes_between(cleared, after), events)
    return tuple(
        replace(event, changes=event.changes + other.changes)
        for event, other in zip(on_map, beside, strict=True)
    )


def _with_map_of(view: BrassState, other: BrassState) -> BrassState:
    """Return a view with what lies on the map of another one."""
    rows, others = view.to_plain(), other.to_plain()
    for number, theirs in enumerate(others):
        row = state_form.FORM.row_at(number)
        if row is not None and row.holder in ON_MAP:
            rows[number] = theirs
    mixed = view.clone()
    assert isinstance(mixed, BrassState)
    mixed.load_plain(rows)
    return mixed


def _events(before: BrassState, move: Move, after: BrassState) -> list[Event]:
    if after.phase == CARD_PHASE:  # an action was chosen, or the first of two cards played
        is_card = kind_of(move.code) == CARD
        kind = "played" if is_card else "chose"
        return [Event(kind, int(before.to_move), move.places, move.card or move.choice)]
    facts: Sequence[Fact] = rehearsed(before, move.code, after)
    return [event for fact in facts for event in told(after.board, before, fact)]


def _ends(after: BrassState) -> list[Event]:
    """Tell the ranking when the game is over (B-16.2)."""
    if after.phase != OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
