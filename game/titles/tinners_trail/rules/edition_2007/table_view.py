"""What everybody sees of a table of the edition of 2007, as named values, and the table
after a move (C-19)."""

# interpreted: asked when a person wants to know
from __future__ import annotations

from dataclasses import dataclass

from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.both_editions.county_view import (
    CountyArea,
    CountyAuction,
    CountySeat,
    CountyView,
    adits,
    bidding_seats,
    in_passing_order,
    pump_groups,
    stock_left,
    track,
)
from game.titles.tinners_trail.rules.edition_2007.actions import capacity, is_last, work_left
from game.titles.tinners_trail.rules.edition_2007.apply import apply
from game.titles.tinners_trail.rules.edition_2007.ground import (
    ADIT_ORE,
    adits_of,
    drained_before,
    is_empty,
)
from game.titles.tinners_trail.rules.edition_2007.investing import is_open
from game.titles.tinners_trail.rules.edition_2007.kinds import BOX_PLACES, PHASE_WORDS, box_place
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, INVEST_PHASE, PASS, PRICES, ROUNDS

# What everybody sees of a table of the edition of 2007, as named values (C-19).

Cubes = tuple[int, int, int]  # tin, copper, water


@dataclass(frozen=True, slots=True)
class GroundView:
    """Empty ground: what stands there does to its dice, and what they can leave there (C-12).

    `ore` is added to the tin and to the copper die, `drained` taken off the water die.
    """

    ore: int
    drained: int
    least: Cubes
    most: Cubes


@dataclass(frozen=True, slots=True)
class ClassicArea(CountyArea):
    """An area; `ground` is there while it is empty (C-27), `printed` is its ore on the board.

    `rolled` are the faces of its dice at set-up, None where no ore is printed and once the first
    prices have been rolled.
    """

    printed: tuple[int, int]
    ground: GroundView | None
    rolled: Cubes | None


@dataclass(frozen=True, slots=True)
class ClassicSeat(CountySeat):
    """A player; `cubes_left` are investment cubes, `last` that one action is left (C-7)."""

    cubes_left: int
    last: bool


@dataclass(frozen=True, slots=True)
class BoxView:
    """An investment box: its price and points, and the owners of its cubes (C-14).

    `open` while another cube may be put in this round.
    """

    pounds: int
    points: int
    owners: tuple[int, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class ClassicView(CountyView):
    """Everything on the table.

    `boxes` are a column for every round, cheapest first; `prospectors` those still to prospect,
    the one at work first; `prospect` the area whose dice are due, "" when none are.
    """

    areas: tuple[ClassicArea, ...]
    seats: tuple[ClassicSeat, ...]
    boxes: tuple[tuple[BoxView, ...], ...]
    prospectors: tuple[int, ...]
    prospect: str

    def area(self, name: str) -> ClassicArea:
        """Return the area of that name."""
        return next(area for area in self.areas if area.name == name)


def classic_view(view: ClassicState, viewer: int) -> ClassicView:
    """Return the named values of a state."""
    auction = _auction(view)
    return ClassicView(
        viewer=viewer,
        round=int(view.round),
        phase=PHASE_WORDS[int(view.phase)],
        to_move=int(view.to_move),
        active=int(view.active),
        tin_price=int(view.tin_price),
        copper_price=int(view.copper_price),
        last_tin=int(view.last_tin),
        last_copper=int(view.last_copper),
        areas=tuple(_area(view, area) for area in range(int(view.board.areas))),
        adits=adits(view),
        seats=tuple(_seat(view, seat) for seat in range(int(view.seats))),
        track=track(view),
        invested=in_passing_order(view),
        stock=stock_left(view),
        pumps=pump_groups(view),
        auction=auction,
        pumps_left=int(view.pumps_left),
        boxes=tuple(_column(view, number + 1) for number in range(ROUNDS)),
        prospectors=tuple(
            int(seat) for seat in (view.next_prospector, view.later_prospector) if seat != EMPTY
        ),
        prospect="" if view.area == EMPTY or auction else view.board.area_names[int(view.area)],
    )


def _area(view: ClassicState, area: int) -> ClassicArea:
    board = view.board
    printed = int(board.printed_tin[area]), int(board.printed_copper[area])
    lying = int(view.tin[area]), int(view.copper[area]), int(view.water[area])
    fresh = any(printed) and _is_before_first_roll(view)
    return ClassicArea(
        name=board.area_names[area],
        coastal=bool(board.coastal[area]),
        owner=int(view.owner[area]),
        tin=lying[0],
        copper=lying[1],
        water=lying[2],
        miners=int(view.miner[area]),
        port=bool(view.port[area]),
        train=bool(view.train[area]),
        capacity=int(capacity(view, area)),
        printed=printed,
        ground=_ground(view, area) if is_empty(view, area) else None,
        rolled=(lying[0] - printed[0], lying[1] - printed[1], lying[2]) if fresh else None,
    )


def _is_before_first_roll(view: ClassicState) -> bool:
    return bool(view.phase == PRICES and view.round == 1 and view.tin_price == 0)


def _ground(view: ClassicState, area: int) -> GroundView:
    board = view.board
    ore = int(adits_of(view, area)) * int(ADIT_ORE)
    drained = int(drained_before(view, area))
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [sorted(int(face) for face in die) for die in dice]
    added = ore, ore, -drained
    least, most = (
        [max(0, die[end] + by) for die, by in zip(faces, added, strict=True)] for end in (0, -1)
    )
    return GroundView(ore, drained, (least[0], least[1], least[2]), (most[0], most[1], most[2]))


def _seat(view: ClassicState, seat: int) -> ClassicSeat:
    return ClassicSeat(
        seat=seat,
        money=int(view.money[seat]),
        points=int(view.points[seat]),
        mines_left=int(view.mines_left[seat]),
        tin=int(view.ore_tin[seat]),
        copper=int(view.ore_copper[seat]),
        column=int(view.column[seat]),
        work_left=int(work_left(view, seat)),
        place=int(view.place[seat]),
        declined=bool(view.declined[seat]),
        cubes_left=int(view.cubes_left[seat]),
        last=bool(view.phase == ACTIONS and is_last(view) and view.place[seat] == EMPTY),
    )


def _auction(view: ClassicState) -> CountyAuction | None:
    if view.area == EMPTY or view.opener == EMPTY:
        return None
    return CountyAuction(
        area=view.board.area_names[int(view.area)],
        opener=int(view.opener),
        minimum=int(view.minimum),
        high_bid=int(view.high_bid),
        high_bidder=int(view.high_bidder),
        bidding=bidding_seats(view),
    )


def _column(view: ClassicState, game_round: int) -> tuple[BoxView, ...]:
    board = view.board
    boxes = []
    now = view.phase == INVEST_PHASE and game_round == view.round
    for row in range(int(board.rows)):
        first = int(box_place(game_round, row, board.rows))
        cells = [int(view.boxes[first + place]) for place in range(BOX_PLACES)]
        boxes.append(
            BoxView(
                pounds=int(board.box_price[row]),
                points=int(board.box_points[(game_round - 1) * int(board.rows) + row]),
                owners=tuple(owner for owner in cells if owner != EMPTY),
                open=bool(now and is_open(view, row)),
            )
        )
    return tuple(boxes)


# Forecasts for the screen: the table after a move (C-7).


def forecast(view: ClassicState, code: int) -> ClassicView:
    """Return the table after the seat to move plays the move, and before anything that follows by
    itself: the last player's action is shown without their pass and the sale (C-7, C-13).
    """
    after = view.clone()
    assert isinstance(after, ClassicState)
    seat = int(view.to_move)
    if after.phase == ACTIONS and kind_of(code) != PASS:
        after.passed = 0  # then nobody is the last one
    apply(after, code)
    return classic_view(after, seat)
