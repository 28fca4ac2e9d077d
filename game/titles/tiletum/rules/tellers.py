"""The facts of a step as events: `place` is a space, `card` a tile, a good or an action."""

# interpreted: for people, once a step

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.events import Event
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS
from game.titles.tiletum.rules.expansion import TABLETS, TECHNOLOGIES

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
    happenings.ROLLED: _rolled,
    happenings.CORRUPTED: _corrupted,
    happenings.TOOK_DIE: _good("took-die", "value"),
    happenings.PAID: _good("paid", "number"),
    happenings.GAINED: _good("gained", "number"),
    happenings.RECOLOURED: lambda _board, fact: Event("recoloured", fact[1], card=GOODS[fact[2]]),
    happenings.STORED: _stored,
    happenings.CHOSE_ACTION: _action,
    happenings.MOVED_MERCHANT: _space("moved-merchant"),
    happenings.MOVED_ARCHITECT: _space("moved-architect"),
    happenings.BUILT_HOUSE: _space("built-house"),
    happenings.BUILT_PILLAR: _space("built-pillar"),
    happenings.KING_STEPS: _number("king-rose", "steps", "space"),
    happenings.REFRESHED: _alone("refreshed"),
    happenings.PLACED: _housed,
    happenings.ROOF_HOUSE: _roof,
    happenings.COMPLETED: _completed,
    happenings.CALLED: _tile("called"),
    happenings.USED: _tile("used"),
    happenings.FULFILLED: _fulfilled,
    happenings.FREED_PILLAR: _alone("freed-pillar"),
    happenings.CREST_PLACED: _crest,
    happenings.CONTRIBUTED: _contributed,
    happenings.SCORED: _number("scored", "points"),
    happenings.DREW_CONTRACT: _tile("offered-contract"),
    happenings.DREW_CHARACTER: _tile("offered-character"),
    happenings.DREW_BONUS: _drew_bonus,
    happenings.KING_SCORED: _number("king-scored", "points"),
    happenings.KING_TILE_LEFT: _tile("left-tile"),
    happenings.KING_LAST: _number("led-at-last", "points"),
    happenings.FAIR_SCORED: _fair,
    happenings.RAISED: _alone("raised"),
    happenings.ROUND_BEGAN: _round,
    happenings.BUILDINGS_SCORED: _number("buildings-scored", "points", "buildings", least=1),
    happenings.PIECES_SCORED: _number("pieces-scored", "points", least=1),
    happenings.GOODS_SCORED: _number("goods-scored", "points", "goods", least=1),
    happenings.DECREED: _decreed,
    happenings.DECREE_LINE: _line,
    happenings.CARDINAL_TILE: _his_tile,
    happenings.NEXT_IN_ORDER: _order,
    happenings.GAINED_SILVER: _number("gained-silver", "silver"),
    happenings.PAID_SILVER: _number("paid-silver", "silver"),
    happenings.GAINED_MINES: _number("gained-mines", "mines"),
    happenings.BUILT_MINE: _space("built-mine"),
    happenings.MOVED_EXPLORER: _space("moved-explorer"),
    happenings.NEW_EXPLORER: _space("new-explorer"),
    happenings.COVERED: _covered,
    happenings.RAISED_LEVEL: _raised_level,
    happenings.CHOSE_BONUSED: _bonused,
    happenings.DUG: _tile("dug"),
    happenings.SURPRISED: _surprised,
    happenings.SILVER_SCORED: _number("silver-scored", "points", "silver", least=1),
    happenings.LEVELS_SCORED: _number("levels-scored", "points", least=1),
}
