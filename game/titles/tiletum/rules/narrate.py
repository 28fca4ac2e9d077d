"""The facts of a step as events: `place` is a space, `card` a tile, a good or an action."""

# interpreted: for people, once a step
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import state_form, step_facts
from game.titles.tiletum.rules.answers import apply
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS, TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import OVER
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.step_facts import TiletumStepFacts

# The facts of a step as events: `place` is a space, `card` a tile, a good or an action.

Fact = tuple[int, int, int, int]
Teller = Callable[[Board, Fact], Event | None]


def told(board: Board, fact: Fact) -> Event | None:
    """Return the event of a fact, None where it is nothing to tell."""
    return TELLERS[fact[0]](board, fact)


def _good(kind: str, amount: str) -> Teller:
    def teller(_board: Board, fact: Fact) -> Event:
        _, seat, good, number = fact
        return Event(kind, seat, card=GOODS[good], amounts=((amount, number),))

    return teller


def _space(kind: str) -> Teller:
    return lambda board, fact: Event(kind, fact[1], (board.space_names[fact[2]],))


def _tile(kind: str) -> Teller:
    return lambda board, fact: Event(kind, fact[1], card=board.tile_names[fact[2]])


def _alone(kind: str) -> Teller:
    return lambda _board, fact: Event(kind, fact[1])


def _number(kind: str, amount: str, second: str = "", *, least: int = -999) -> Teller:
    """Tell of one number, or two; a first one below the least is not told."""

    def teller(_board: Board, fact: Fact) -> Event | None:
        _, seat, one, two = fact
        amounts = ((amount, one), (second, two)) if second else ((amount, one),)
        return Event(kind, seat, amounts=amounts) if one >= least else None

    return teller


def _rolled(_board: Board, fact: Fact) -> Event:
    return Event("rolled", CHANCE, card=GOODS[fact[2]], amounts=(("value", fact[3]),))


def _corrupted(_board: Board, fact: Fact) -> Event:
    return Event("corrupted", CHANCE, amounts=(("spaces", fact[2]),))


def _stored(board: Board, fact: Fact) -> Event:
    _, seat, tile, spot = fact
    places = (board.space_names[spot],) if spot < board.spaces else ()
    return Event("stored", seat, places, board.tile_names[tile])


def _action(_board: Board, fact: Fact) -> Event:
    _, seat, action, points = fact
    return Event("began", seat, card=EVERY_ACTION[action], amounts=(("ap", points),))


def _housed(board: Board, fact: Fact) -> Event:
    _, seat, tile, building = fact
    amounts = (("building", building + 1),)
    return Event("moved-in", seat, card=board.tile_names[tile], amounts=amounts)


def _completed(_board: Board, fact: Fact) -> Event:
    _, seat, building, marker = fact
    return Event("completed", seat, amounts=(("building", building + 1), ("ap", marker)))


def _roof(_board: Board, fact: Fact) -> Event:
    return Event("filled", fact[1], amounts=(("building", fact[2] + 1),))


def _fulfilled(board: Board, fact: Fact) -> Event:
    _, seat, tile, points = fact
    return Event("fulfilled", seat, card=board.tile_names[tile], amounts=(("points", points),))


def _crest(board: Board, fact: Fact) -> Event:
    _, seat, crest, building = fact
    name = board.tile_names[int(board.crest_tile[crest])]
    return Event("placed-crest", seat, card=name, amounts=(("building", building + 1),))


def _contributed(board: Board, fact: Fact) -> Event:
    _, seat, space, points = fact
    return Event("contributed", seat, (board.space_names[space],), amounts=(("points", points),))


def _drew_bonus(board: Board, fact: Fact) -> Event:
    _, _, tile, spot = fact
    return Event("laid-bonus", CHANCE, (board.spot_names[spot],), board.tile_names[tile])


def _fair(board: Board, fact: Fact) -> Event:
    _, seat, points, kind = fact
    return Event("fair-scored", seat, card=board.fair_names[kind], amounts=(("points", points),))


def _round(_board: Board, fact: Fact) -> Event:
    return Event("round-began", NOBODY, amounts=(("round", fact[2]),))


def _order(_board: Board, fact: Fact) -> Event:
    return Event("next-in-order", fact[1], amounts=(("rank", fact[2] + 1),))


def _line(board: Board, fact: Fact) -> Event:
    """Tell which line of the decree decides, 0 for its foot: why the Cardinal does what he does."""
    _, seat, decree, line = fact
    kind = "by-line" if line >= 0 else "by-foot"
    return Event(kind, seat, card=board.cards.decree_names[decree], amounts=(("line", line + 1),))


def _decreed(board: Board, fact: Fact) -> Event:
    return Event("decreed", fact[1], card=board.cards.decree_names[fact[2]])


def _covered(board: Board, fact: Fact) -> Event:
    _, seat, tablet, space = fact
    return Event("covered", seat, (board.space_names[space],), f"tablet:{TABLETS[tablet]}")


def _raised_level(_board: Board, fact: Fact) -> Event:
    _, seat, technology, level = fact
    card = f"technology:{TECHNOLOGIES[technology]}"
    return Event("raised-level", seat, card=card, amounts=(("level", level),))


def _surprised(board: Board, fact: Fact) -> Event:
    name = board.cards.surprise_names[fact[2]]
    return Event("surprised", fact[1], card=f"surprise:{name}")


def _bonused(_board: Board, fact: Fact) -> Event:
    return Event("chose-bonused", fact[1], card=GOODS[fact[2]])


def _his_tile(board: Board, fact: Fact) -> Event:
    _, seat, tile, spot = fact
    places = (board.space_names[spot],) if spot < board.spaces else ()
    return Event("cardinal-took", seat, places, board.tile_names[tile])


TELLERS: Final[dict[int, Teller]] = {
    step_facts.ROLLED: _rolled,
    step_facts.CORRUPTED: _corrupted,
    step_facts.TOOK_DIE: _good("took-die", "value"),
    step_facts.PAID: _good("paid", "number"),
    step_facts.GAINED: _good("gained", "number"),
    step_facts.RECOLOURED: lambda _board, fact: Event("recoloured", fact[1], card=GOODS[fact[2]]),
    step_facts.STORED: _stored,
    step_facts.CHOSE_ACTION: _action,
    step_facts.MOVED_MERCHANT: _space("moved-merchant"),
    step_facts.MOVED_ARCHITECT: _space("moved-architect"),
    step_facts.BUILT_HOUSE: _space("built-house"),
    step_facts.BUILT_PILLAR: _space("built-pillar"),
    step_facts.KING_STEPS: _number("king-rose", "steps", "space"),
    step_facts.REFRESHED: _alone("refreshed"),
    step_facts.PLACED: _housed,
    step_facts.ROOF_HOUSE: _roof,
    step_facts.COMPLETED: _completed,
    step_facts.CALLED: _tile("called"),
    step_facts.USED: _tile("used"),
    step_facts.FULFILLED: _fulfilled,
    step_facts.FREED_PILLAR: _alone("freed-pillar"),
    step_facts.CREST_PLACED: _crest,
    step_facts.CONTRIBUTED: _contributed,
    step_facts.SCORED: _number("scored", "points"),
    step_facts.DREW_CONTRACT: _tile("offered-contract"),
    step_facts.DREW_CHARACTER: _tile("offered-character"),
    step_facts.DREW_BONUS: _drew_bonus,
    step_facts.KING_SCORED: _number("king-scored", "points"),
    step_facts.KING_TILE_LEFT: _tile("left-tile"),
    step_facts.KING_LAST: _number("led-at-last", "points"),
    step_facts.FAIR_SCORED: _fair,
    step_facts.RAISED: _alone("raised"),
    step_facts.ROUND_BEGAN: _round,
    step_facts.BUILDINGS_SCORED: _number("buildings-scored", "points", "buildings", least=1),
    step_facts.PIECES_SCORED: _number("pieces-scored", "points", least=1),
    step_facts.GOODS_SCORED: _number("goods-scored", "points", "goods", least=1),
    step_facts.DECREED: _decreed,
    step_facts.DECREE_LINE: _line,
    step_facts.CARDINAL_TILE: _his_tile,
    step_facts.NEXT_IN_ORDER: _order,
    step_facts.GAINED_SILVER: _number("gained-silver", "silver"),
    step_facts.PAID_SILVER: _number("paid-silver", "silver"),
    step_facts.GAINED_MINES: _number("gained-mines", "mines"),
    step_facts.BUILT_MINE: _space("built-mine"),
    step_facts.MOVED_EXPLORER: _space("moved-explorer"),
    step_facts.NEW_EXPLORER: _space("new-explorer"),
    step_facts.COVERED: _covered,
    step_facts.RAISED_LEVEL: _raised_level,
    step_facts.CHOSE_BONUSED: _bonused,
    step_facts.DUG: _tile("dug"),
    step_facts.SURPRISED: _surprised,
    step_facts.SILVER_SCORED: _number("silver-scored", "points", "silver", least=1),
    step_facts.LEVELS_SCORED: _number("levels-scored", "points", least=1),
}


# Narration: what happened in one step, told from one seat's view before and after.

ONLY_WITH: Final = {"dice": "rolled", "tokens": "corrupted"}


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
    apply(state, code)
    found = (told(state.board, fact) for fact in state.step_facts.facts)
    return [event for event in found if event]


def _ends(after: TiletumState) -> list[Event]:
    """Tell the ranking when the game is over (T-802)."""
    if after.phase != OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
