"""Narration: what happened in one step, told from one seat's view before and after."""

# interpreted: for people, once a step
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.titles.tiletum.rules import answers, fairs, kinds, state_form, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS, TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.step_facts import TiletumStepFacts

Fact = tuple[int, int, int, int]

EVENTS: Final[dict[int, tuple[str, ...]]] = {
    step_facts.ROLLED: ("rolled", "good", "value"),
    step_facts.CORRUPTED: ("corrupted", "spaces"),
    step_facts.TOOK_DIE: ("took-die", "good", "value"),
    step_facts.PAID: ("paid", "good", "number"),
    step_facts.GAINED: ("gained", "good", "number"),
    step_facts.RECOLOURED: ("recoloured", "good"),
    step_facts.STORED: ("stored", "tile", "from"),
    step_facts.CHOSE_ACTION: ("began", "action", "ap"),
    step_facts.MOVED_MERCHANT: ("moved-merchant", "space"),
    step_facts.MOVED_ARCHITECT: ("moved-architect", "space"),
    step_facts.BUILT_HOUSE: ("built-house", "space"),
    step_facts.BUILT_PILLAR: ("built-pillar", "space"),
    step_facts.KING_STEPS: ("king-rose", "steps", "space:"),
    step_facts.REFRESHED: ("refreshed",),
    step_facts.PLACED: ("moved-in", "tile", "building"),
    step_facts.ROOF_HOUSE: ("filled", "building"),
    step_facts.COMPLETED: ("completed", "building", "ap"),
    step_facts.CALLED: ("called", "tile"),
    step_facts.USED: ("used", "tile"),
    step_facts.FULFILLED: ("fulfilled", "tile", "points"),
    step_facts.FREED_PILLAR: ("freed-pillar",),
    step_facts.CREST_PLACED: ("placed-crest", "crest", "building"),
    step_facts.CONTRIBUTED: ("contributed", "space", "points"),
    step_facts.SCORED: ("scored", "points"),
    step_facts.DREW_CONTRACT: ("offered-contract", "tile"),
    step_facts.DREW_CHARACTER: ("offered-character", "tile"),
    step_facts.DREW_BONUS: ("laid-bonus", "tile", "spot"),
    step_facts.KING_SCORED: ("king-scored", "points"),
    step_facts.KING_TILE_LEFT: ("left-tile", "tile"),
    step_facts.KING_LAST: ("led-at-last", "points"),
    step_facts.FAIR_SCORED: ("fair-scored", "points", "fair"),
    step_facts.RAISED: ("raised",),
    step_facts.ROUND_BEGAN: ("round-began", "round"),
    step_facts.BUILDINGS_SCORED: ("buildings-scored", "points", "buildings"),
    step_facts.PIECES_SCORED: ("pieces-scored", "points"),
    step_facts.GOODS_SCORED: ("goods-scored", "points", "goods"),
    step_facts.DECREED: ("decreed", "decree"),
    step_facts.DECREE_LINE: ("by-line", "decree", "line"),
    step_facts.CARDINAL_TILE: ("cardinal-took", "tile", "from"),
    step_facts.NEXT_IN_ORDER: ("next-in-order", "rank"),
    step_facts.GAINED_SILVER: ("gained-silver", "silver"),
    step_facts.PAID_SILVER: ("paid-silver", "silver"),
    step_facts.GAINED_MINES: ("gained-mines", "mines"),
    step_facts.BUILT_MINE: ("built-mine", "space"),
    step_facts.MOVED_EXPLORER: ("moved-explorer", "space"),
    step_facts.NEW_EXPLORER: ("new-explorer", "space"),
    step_facts.COVERED: ("covered", "tablet", "space"),
    step_facts.RAISED_LEVEL: ("raised-level", "technology", "level"),
    step_facts.CHOSE_BONUSED: ("chose-bonused", "good"),
    step_facts.DUG: ("dug", "tile"),
    step_facts.SURPRISED: ("surprised", "surprise"),
    step_facts.SILVER_SCORED: ("silver-scored", "points", "silver"),
    step_facts.LEVELS_SCORED: ("levels-scored", "points"),
}
"""The event of each kind of fact, and what its numbers are: a card, a place, else an amount
(as is, with a colon, the space of the king track)."""

CARDS: Final[dict[str, Callable[[Board, int], str]]] = {
    "good": lambda _board, number: GOODS[number],
    "action": lambda _board, number: EVERY_ACTION[number],
    "tile": lambda board, number: board.tile_names[number],
    "crest": lambda board, number: board.tile_names[int(board.crest_tile[number])],
    "fair": lambda board, number: board.fair_names[number],
    "decree": lambda board, number: board.cards.decree_names[number],
    "tablet": lambda _board, number: f"tablet:{TABLETS[number]}",
    "technology": lambda _board, number: f"technology:{TECHNOLOGIES[number]}",
    "surprise": lambda board, number: f"surprise:{board.cards.surprise_names[number]}",
}
PLACES: Final = ("space", "spot", "from")  # the last names a space of the map alone
FROM_ONE: Final = ("building", "rank", "line")  # counted from 0 by the rules
NOT_FOR_NOTHING: Final = (
    *(step_facts.BUILDINGS_SCORED, step_facts.PIECES_SCORED, step_facts.GOODS_SCORED),
    *(step_facts.SILVER_SCORED, step_facts.LEVELS_SCORED),
)
ONLY_WITH: Final = {"dice": "rolled", "tokens": "corrupted"}


def told(board: Board, fact: Fact) -> Event | None:
    """Return the event of a fact, None where it is nothing to tell."""
    kind, seat, first, second = fact
    name, *words = EVENTS[kind]
    if kind in NOT_FOR_NOTHING and first < 1:
        return None
    if kind == step_facts.DECREE_LINE and second < 0:
        name = "by-foot"
    if kind == step_facts.ROUND_BEGAN:
        seat = NOBODY
    card = ""
    places: tuple[str, ...] = ()
    amounts: list[tuple[str, int]] = []
    for word, number in zip(words, (first, second), strict=False):
        if word in CARDS:
            card = CARDS[word](board, number)
        elif word in PLACES:
            beside = word == "from" and number >= board.spaces
            places = () if beside else (board.spot_names[number],)
        else:
            amounts.append((word.rstrip(":"), number + (word in FROM_ONE)))
    return Event(name, seat, places, card, tuple(amounts))


def narrate(before: TiletumState, move: Move | None, after: TiletumState) -> tuple[Event, ...]:
    """Return the events of a step as the seat whose views these are may know them.

    Everything is public, so the step is played again on the view to hear what happens. The last
    event is always "asked": whose turn it is now. Applied in order, the changes of all events
    turn the plain form of `before` into that of `after`.
    """
    events = [] if move is None else _events(before, move.code)
    events += _ends(after)
    events.append(Event("asked", int(after.to_move)))
    places = {state_form.SPOT: after.board.spot_names, state_form.SLOT: after.board.slot_names}
    shares = Shares(after.board.form, places, ONLY_WITH)
    return shares.share_out(changes_between(before, after), events)


def _events(before: TiletumState, code: int) -> list[Event]:
    state = before.clone()
    assert isinstance(state, TiletumState)
    state.step_facts = TiletumStepFacts()
    answers.apply(state, code)
    found = (told(state.board, fact) for fact in state.step_facts.facts)
    return [event for event in found if event]


def _ends(after: TiletumState) -> list[Event]:
    """Tell the ranking when the game is over (T-802)."""
    if after.phase != kinds.OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(fairs.seats_from_best(after), start=1)
    ]
