"""Facts for a coach: named numbers from one seat's view."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.moves import first_field_of_move
from game.engine.moves import kind_of_move as kind_of_code
from game.engine.rules import State
from game.titles.tinners_trail.rules.forecasts import table_view_after_move_unless_tile_unknown
from game.titles.tinners_trail.rules.kinds import PLACE_PUMP_MOVE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.rules.view_classes import AreaView, AuctionView, TileView

PUMPS_ACTION: Final = "pumps"
HAND_SOURCE: Final = "hand"  # where the survey card of an auction came from
NEWS_KEY_BY_EVENT: Final = {"won": "bought", "insured": "insured"}

Facts = Mapping[str, int]


def coach_facts_of_view(view: State, seat: int) -> Facts:
    """Return the facts about a seat's position that the conditions in `coach.toml` name.

    `spare` is what the lowest possible bid would leave, `pair` 1 with two players, `solo` 1
    against Lord Wallace, `face-down` 1 while the tile for sale is face down and this seat has
    not seen it, `rival-knows` 1
    when this seat has not seen that tile and another bidder has (A-5, R-3). In 2007 `unexplored`
    is 1 while empty ground is for sale, `one-action` 1 while only one action is left (C-7),
    `boxes` counts the boxes that the seat can pay, `cubes` its investment cubes. Other facts are
    work points, and the numbers of cubes in mines.
    """
    state = cast("TrailState", view)
    table = make_table_view(state, seat)
    board = state.board
    own = table.seats[seat]
    auction = table.auction
    mines = [area for area in table.areas if area.owner == seat]
    least = max(auction.high_bid + 1, auction.minimum_bid) if auction is not None else 0
    area = table.area(auction.area) if auction is not None else None
    tile = area.tile if area is not None else None
    boxes = (
        table.investment_boxes_by_round[table.round - 1] if table.investment_boxes_by_round else ()
    )
    return {
        "round": table.round,
        "pair": int(len(table.seats) == 2),
        "solo": int(board.is_solo_game),
        "tin": table.tin_price,
        "copper": table.copper_price,
        "money": own.money,
        "points": own.points,
        "mines": len(mines),
        "held": own.tin + own.copper,
        "work": own.work_points_left,
        "passed": len(table.passed_seats_in_order),
        "place": own.passing_row + 1,
        "yield": sum(min(_count_ore_cubes(mine), mine.extraction_capacity) for mine in mines),
        "bid": auction.high_bid if auction is not None else 0,
        "opens": int(auction is not None and not auction.high_bid),
        "spare": max(own.money - least, 0),
        "train-work": int(board.train_work_cost),
        "extract-work": int(board.extract_work_cost),
        "pasties-work": int(board.pasties_work_cost),
        "base": int(board.mine_base_capacity),
        "face-down": int(
            tile is not None
            and not tile.is_face_up
            and seat not in _seats_that_have_seen_tile(auction, tile)
        ),
        "rival-knows": int(tile is not None and _do_only_rivals_know_tile(auction, tile, seat)),
        "unexplored": int(area is not None and area.empty_ground is not None),
        "one-action": int(own.has_one_action_left),
        "boxes": sum(box.is_open and box.pounds <= own.money for box in boxes),
        "cubes": own.investment_cubes_left,
    }


def coach_facts_of_move(
    view: State, seat: int, move: Move, following_move_codes: Sequence[int] = ()
) -> Facts:
    """Return what a move would change in the seat's mines that have ore; {} if the result is not
    known.

    `dear` is the water of the wettest mine that it drains, which is what a cube there costs (X-3);
    `idle` is the most ore above the capacity of a mine whose capacity it raises (X-2). Pumps drain
    where the moves `following_move_codes` say, or wherever their owner will choose (D-6).
    """
    state = cast("TrailState", view)
    before = make_table_view(state, seat)
    after = table_view_after_move_unless_tile_unknown(state, move.code)
    if after is None:
        return {}
    pairs = [
        (old, new)
        for old, new in zip(before.areas, after.areas, strict=True)
        if old.owner == before.to_move and _count_ore_cubes(old)
    ]
    pumped = {
        first_field_of_move(code) - 1
        for code in following_move_codes
        if kind_of_code(code) == PLACE_PUMP_MOVE
    }
    drained = [
        old
        for old, new in pairs
        if new.water < old.water
        or (
            move.kind == PUMPS_ACTION
            and (not pumped or state.board.area_numbers[old.name] in pumped)
        )
    ]
    grown = [old for old, new in pairs if new.extraction_capacity > old.extraction_capacity]
    return {
        "dear": max((mine.water for mine in drained), default=0),
        "idle": max(
            (_count_ore_cubes(mine) - mine.extraction_capacity for mine in grown), default=0
        ),
    }


def coach_facts_of_event(event: Event, seat: int) -> Mapping[str, int]:
    """Return the pounds of an event of this seat: `bought` for a mine, `insured` for a survey; {}
    if the event is neither."""
    name = NEWS_KEY_BY_EVENT.get(event.kind)
    return {name: event.amount("pounds")} if name is not None and event.seat == seat else {}


def _do_only_rivals_know_tile(auction: AuctionView | None, tile: TileView, seat: int) -> bool:
    """Return whether a seat that bids against `seat`, but not `seat` itself, knows the tile that is
    auctioned."""
    if auction is None:
        return False
    knowing = _seats_that_have_seen_tile(auction, tile)
    if tile.is_face_up or seat in knowing:
        return False
    return bool(knowing & {*auction.seats_still_bidding, auction.high_bidder})


def _seats_that_have_seen_tile(auction: AuctionView | None, tile: TileView) -> set[int]:
    """Return the seats that know a face-down tile: they have peeked at it, or have played a survey
    card from the hand before its auction (A-5)."""
    knowing = set(tile.seen_by)
    if auction is not None and auction.survey_card_source == HAND_SOURCE:
        knowing.add(auction.opener_seat)
    return knowing


def _count_ore_cubes(area: AreaView) -> int:
    return area.tin + area.copper
