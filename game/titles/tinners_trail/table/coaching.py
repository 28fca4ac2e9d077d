"""What a coach may go by in a position of Tinners' Trail: named numbers from one seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, cast

from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.rules import State
from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.rules.views import AreaView, AuctionView, TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.guide import Guide

# What a coach may go by in a position of Tinners' Trail: named numbers from one seat's view.

Facts = Mapping[str, int]

PUMPS: Final = "pumps"
NEWS: Final = {"won": "bought", "insured": "insured"}


def trail_facts(view: State, seat: int) -> Facts:
    """Return facts about a seat's position in the remastered edition; `face-down` is 1 while the
    tile for sale lies so.
    """
    state = cast("TrailState", view)
    table = table_view(state, seat)
    return {
        **county_facts(table, seat),
        **printed_facts(state.board),
        "face-down": _face_down(table),
    }


def classic_facts(view: State, seat: int) -> Facts:
    """Return facts about a seat's position in the edition of 2007.

    `unexplored` is 1 while empty ground is for sale, `one-action` while one is left (C-7), `boxes`
    counts the boxes that can be paid, `cubes` the investment cubes left.
    """
    state = cast("TrailState", view)
    table = table_view(state, seat)
    own, auction = table.seats[seat], table.auction
    boxes = table.boxes[table.round - 1]
    return {
        **county_facts(table, seat),
        **printed_facts(state.board),
        "unexplored": int(auction is not None and table.area(auction.area).ground is not None),
        "one-action": int(own.last),
        "boxes": sum(box.open and box.pounds <= own.money for box in boxes),
        "cubes": own.cubes_left,
    }


def county_facts(table: TableView, seat: int) -> dict[str, int]:
    """Return the facts of both editions; `coach.toml` names them in its conditions.

    `spare` is what the least possible bid would leave.
    """
    own = table.seats[seat]
    mines = [area for area in table.areas if area.owner == seat]
    rich = [mine for mine in mines if _ore(mine)]
    auction = table.auction
    return {
        "round": table.round,
        "players": len(table.seats),
        "tin": table.tin_price,
        "copper": table.copper_price,
        "money": own.money,
        "points": own.points,
        "mines": len(mines),
        "held": own.tin + own.copper,
        "work": own.work_left,
        "passed": len(table.invested),
        "place": own.place + 1,
        "yield": sum(min(_ore(mine), mine.capacity) for mine in rich),
        "bid": auction.high_bid if auction is not None else 0,
        "opens": int(auction is not None and not auction.high_bid),
        "spare": max(own.money - (_least_bid(auction) if auction is not None else 0), 0),
    }


def printed_facts(board: Board) -> dict[str, int]:
    """Return the numbers of the box that are told: work points, and the cubes of any mine."""
    return {
        "train-work": int(board.train_work),
        "extract-work": int(board.extract_work),
        "pasties-work": int(board.pasties_work),
        "base": int(board.base_capacity),
    }


def trail_facts_of_move(view: State, seat: int, move: Move) -> Facts:
    """Return what a move would change for its seat."""
    after = Guide().forecast(view, move.code)
    return change(table_view(cast("TrailState", view), seat), after, move) if after else {}


def change(before: TableView, after: TableView, move: Move) -> Facts:
    """Return facts about the own mines that hold ore and gain by a move.

    `dear` is the water of the wettest one it drains, which is what a cube there costs (X-3);
    `idle` the most ore beyond the capacity in one that can then raise more at once (X-2). Pumps
    drain wherever their owner will choose (D-6).
    """
    seat = before.to_move
    pairs = [
        (old, new)
        for old, new in zip(before.areas, after.areas, strict=True)
        if old.owner == seat and _ore(old)
    ]
    drained = [old for old, new in pairs if new.water < old.water or move.kind == PUMPS]
    grown = [old for old, new in pairs if new.capacity > old.capacity]
    return {
        "dear": max((mine.water for mine in drained), default=0),
        "idle": max((_ore(mine) - mine.capacity for mine in grown), default=0),
    }


def trail_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: a mine it `bought` or an outbid survey `insured`, in
    pounds.
    """
    name = NEWS.get(event.kind)
    return {name: event.amount("pounds")} if name is not None and event.seat == seat else {}


def _least_bid(auction: AuctionView) -> int:
    return max(auction.high_bid + 1, auction.minimum)


def _ore(mine: AreaView) -> int:
    return mine.tin + mine.copper


def _face_down(table: TableView) -> int:
    """Return 1 while the tile for sale lies face down, else 0."""
    if table.auction is None:
        return 0
    tile = table.area(table.auction.area).tile
    return int(tile is not None and not tile.face_up)


# Figures: single pieces in large, as the rules reference shows them.

CUBE, TWICE = 24.0, 2.0
TILE: Final = TileFace("b", "B", (3, 2, 4))
BONUS_TILE: Final = TileFace("c", "C", (2, 3, 3), "money+3")

FIGURES: Final = MappingProxyType[str, Callable[[PieceArt], PieceSprite]](
    {
        "tin": lambda art: art.cube("tin", CUBE),
        "copper": lambda art: art.cube("copper", CUBE),
        "water": lambda art: art.cube("water", CUBE),
        "arsenic": lambda art: art.cube("arsenic", CUBE),
        "house": lambda art: art.engine_house("oxblood", scale=TWICE),
        "marker": lambda art: art.disc("oxblood", 30.0),
        "tile-down": lambda art: art.tile_down("b", "B", scale=TWICE),
        "tile-up": lambda art: art.tile_up(TILE, scale=TWICE),
        "bonus-tile": lambda art: art.tile_up(BONUS_TILE, scale=TWICE),
        "card-back": lambda art: art.survey_back("a", "A"),
        "miner": lambda art: art.piece("miner", scale=TWICE),
        "own-miner": lambda art: art.piece("miner", "oxblood", scale=TWICE),
        "ship": lambda art: art.piece("ship", scale=TWICE),
        "train": lambda art: art.piece("train", scale=TWICE),
        "adit": lambda art: art.piece("adit", scale=TWICE),
        "steam-pump": lambda art: art.piece("steam_pump", scale=TWICE),
        "calciner": lambda art: art.piece("calciner", scale=TWICE),
        "drainage": lambda art: art.drainage_token(scale=TWICE),
        "peek": lambda art: art.peek_token("gorse", scale=TWICE),
        "tin-die": lambda art: art.die("tin", 2),
        "copper-die": lambda art: art.die("copper", 3),
        "water-die": lambda art: art.die("water", 4),
        "ground": lambda art: art.ground_sign((0, 0, 0), scale=TWICE),
        "investment-cube": lambda art: art.player_cube("oxblood", CUBE),
        "gate": lambda art: art.gate("oxblood"),
        "coin": lambda art: art.coin(30.0),
    }
)
