"""The facts of a step as events: `place` is a space or a line, `card` a card or an industry."""

# interpreted: for people, once a step
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.moves import kind_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import kinds, state_form, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.eras import seats_from_best
from game.titles.brass.rules.offers import rehearsed, when_counted
from game.titles.brass.rules.state import BrassState

Teller = Callable[[Board, BrassState, int, int, int], Event | None]
"""Tells a fact: by the board, the state before, the seat, and the fact's two numbers."""

ON_MAP: Final = (state_form.SPACE, state_form.LINE)
ONLY_WITH: Final = {"discards": "played", "distant": "demand-fell"}


def _plain(kind: str, *amounts: str, at: str = "", if_any: bool = False) -> Teller:
    """Tell the numbers of a fact as amounts of these names; `at` a space or line is the first one
    its place. With `if_any` nothing is told of 0.
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


def _cube(name: str) -> Teller:
    def teller(board: Board, _before: BrassState, seat: int, space: int, pounds: int) -> Event:
        if space == kinds.EMPTY:
            return Event(f"{name}-bought", seat, amounts=(("pounds", pounds),))
        return Event(f"{name}-taken", seat, (board.space_names[space],))

    return teller


def _counter(event: str, share: int = 0) -> Teller:
    """Tell of a counter, and of a share of its cost: all (1), half (2) or nothing of it."""

    def teller(board: Board, _before: BrassState, seat: int, space: int, kind: int) -> Event:
        pounds = int(board.cost[kind]) // share if share else 0
        industry = INDUSTRIES[kind // kinds.LEVELS]
        level = kind % kinds.LEVELS
        amounts = (("level", level), ("pounds", pounds))
        return Event(event, seat, (board.space_names[space],), industry, amounts)

    return teller


def _played(board: Board, _before: BrassState, seat: int, card: int, _second: int) -> Event:
    return Event("played", seat, card="" if card == kinds.EMPTY else board.card_names[card])


def _linked(board: Board, before: BrassState, seat: int, line: int, pounds: int) -> Event:
    kind = "dug-canal" if before.era == kinds.CANAL else "laid-rail"
    return Event(kind, seat, (board.line_names[line],), amounts=(("pounds", pounds),))


def _developed(_board: Board, _before: BrassState, seat: int, kind: int, _second: int) -> Event:
    level = (("level", kind % kinds.LEVELS),)
    return Event("developed", seat, card=INDUSTRIES[kind // kinds.LEVELS], amounts=level)


def _sold(board: Board, _before: BrassState, seat: int, mill: int, buyer: int) -> Event:
    if buyer == kinds.MARKET:
        return Event("sold-to-market", seat, (board.space_names[mill],))
    return Event("sold-to-port", seat, (board.space_names[mill], board.space_names[buyer - 1]))


def _demanded(_board: Board, _before: BrassState, _seat: int, steps: int, demand: int) -> Event:
    return Event("demand-fell", CHANCE, amounts=(("steps", steps), ("demand", demand)))


def _bonus(
    _board: Board, _before: BrassState, seat: int, number: int, is_money: int
) -> Event | None:
    if number == 0:
        return None
    kind, name = ("market-paid", "pounds") if is_money else ("market-bonus", "spaces")
    return Event(kind, seat, amounts=((name, number),))


def _borrowed(board: Board, _before: BrassState, seat: int, pounds: int, space: int) -> Event:
    level = int(board.level[space])
    return Event("borrowed", seat, amounts=(("pounds", pounds), ("income", level)))


def _collected(
    _board: Board, _before: BrassState, seat: int, pounds: int, _second: int
) -> Event | None:
    if pounds == 0:
        return None
    kind = "collected" if pounds > 0 else "owed"
    return Event(kind, seat, amounts=(("pounds", abs(pounds)),))


def _ordered(_board: Board, _before: BrassState, seat: int, place: int, spent: int) -> Event:
    return Event("next-in-order", seat, amounts=(("rank", place + 1), ("spent", spent)))


def _round_began(_board: Board, _before: BrassState, _seat: int, era: int, number: int) -> Event:
    return Event(f"{kinds.ERA_NAMES[era]}-round", NOBODY, amounts=(("round", number),))


def _era_ended(_board: Board, _before: BrassState, _seat: int, era: int, _second: int) -> Event:
    return Event(f"{kinds.ERA_NAMES[era]}-era-ended", NOBODY)


TELLERS: Final[dict[int, Teller]] = {
    step_facts.PLAYED: _played,
    step_facts.COAL_USED: _cube("coal"),
    step_facts.IRON_USED: _cube("iron"),
    step_facts.BUILT: _counter("built", 1),
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
    step_facts.REMOVED: _counter("removed", 2),
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
    rows = view.to_plain()
    others = other.to_plain()
    for number, theirs in enumerate(others):
        row = state_form.FORM.row_at(number)
        if row is not None and row.holder in ON_MAP:
            rows[number] = theirs
    mixed = view.clone()
    assert isinstance(mixed, BrassState)
    mixed.load_plain(rows)
    return mixed


def _events(before: BrassState, move: Move, after: BrassState) -> list[Event]:
    if after.phase == kinds.CARD_PHASE:  # an action was chosen, or the first of two cards played
        is_card = kind_of(move.code) == kinds.CARD
        kind = "played" if is_card else "chose"
        return [Event(kind, int(before.to_move), move.places, move.card or move.choice)]
    told = (
        TELLERS[kind](after.board, before, seat, first, second)
        for kind, seat, first, second in rehearsed(before, move.code, after)
    )
    return _by_two_cards(before, [event for event in told if event is not None])


def _by_two_cards(before: BrassState, events: list[Event]) -> list[Event]:
    """Let a build tell that it took two cards (B-4.6): the first may have been played before."""
    began = before.phase != kinds.ACTIONS and kind_of(before.pending) == kinds.BUILD
    by_two = began and third_of(before.pending) == kinds.TWO_CARDS
    played = sum(event.kind == "played" for event in events)
    if not by_two and played < kinds.TWO_CARDS:
        return events
    two = (("cards", kinds.TWO_CARDS),)
    return [
        replace(event, amounts=event.amounts + two) if event.kind == "built" else event
        for event in events
    ]


def _ends(after: BrassState) -> list[Event]:
    """Tell the ranking when the game is over (B-16.2)."""
    if after.phase != kinds.OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
