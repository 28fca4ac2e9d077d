"""A seat's view of the table as named values, for the screen and the log.

Values of another edition, expansion or the solo game are empty, 0, False or None.
"""

# interpreted: used for people only

from __future__ import annotations

from dataclasses import dataclass

CubeCounts = tuple[int, int, int]  # tin, copper, water


@dataclass(frozen=True, slots=True)
class TileView:
    """An area tile; tin, copper and water are 0 when the viewer does not know it.

    `bonus_text` is what the winner gets in the notation's words, "" for none (K-2).
    """

    is_known: bool
    is_face_up: bool
    tin: int
    copper: int
    water: int
    seen_by: tuple[int, ...]
    bonus_text: str


@dataclass(frozen=True, slots=True)
class GroundView:
    """Empty ground of 2007, and how the pieces there change its roll (C-12).

    `cubes_added_to_ore_dice` is added to the tin and to the copper die, `cubes_taken_off_water_die`
    is taken off the water die; `min_cubes` and `max_cubes` are the cubes that a roll can give.
    """

    cubes_added_to_ore_dice: int
    cubes_taken_off_water_die: int
    min_cubes: CubeCounts
    max_cubes: CubeCounts


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area: mine, cubes, developments, tile and tokens. `owner` is a seat, EMPTY without a mine.

    `miners` counts all miners, `extraction_capacity` the cubes that one extraction may take.
    `region` is "" beyond the map card, where there is never a tile, a mine or water.
    `own_miner_seat` is the seat that owns one of the miners, `calciner_seat` the owner of the
    calciner, both EMPTY without one.

    In 2007 `empty_ground` is set while the area is empty (C-27), `printed_tin_and_copper` is the
    ore printed on the board, and `set_up_dice_faces` are the faces of the set-up's dice, None
    without printed ore and once the first prices have been rolled.
    """

    name: str
    is_coastal: bool
    owner: int
    tin: int
    copper: int
    water: int
    miners: int
    has_port: bool
    has_train: bool
    extraction_capacity: int
    region: str
    tile: TileView | None
    drainage_tokens: int
    has_miner: bool
    has_survey_pump: bool
    own_miner_seat: int
    arsenic: int
    calciner_seat: int
    printed_tin_and_copper: tuple[int, int]
    empty_ground: GroundView | None
    set_up_dice_faces: CubeCounts | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: money, points, mines, ore held, marker, cards and what expansions give.

    `passing_row` is the row in the order of passing from 0, EMPTY before passing.
    `work_points_left` counts work points, `last_reachable_column` is the last one the marker may
    reach. A known card reads "a:tin+1:2", a hidden one "a:?". `work_limiter_column` is the column
    the work limiter covers, 0 while it is not on the track; `own_miners_off_map` are those not on
    the map. In 2007 `investment_cubes_left` are investment cubes; `has_one_action_left` while all
    others have passed (C-7).
    """

    seat: int
    money: int
    points: int
    mines_left: int
    tin: int
    copper: int
    track_column: int
    work_points_left: int
    passing_row: int
    has_declined_to_invest: bool
    hand: tuple[str, ...]
    discarded_cards: tuple[str, ...]
    last_reachable_column: int
    arsenic: int
    work_limiter_column: int
    has_calciner_left: bool
    own_miners_off_map: int
    waiting_michigan_pieces: tuple[str, ...]
    investment_cubes_left: int
    has_one_action_left: bool


@dataclass(frozen=True, slots=True)
class AuctionView:
    """A running auction. `high_bidder` is EMPTY before bids; `survey_card` is the survey card, and
    `survey_card_source` is "hand", "deck" or ""."""

    area: str
    opener_seat: int
    minimum_bid: int
    high_bid: int
    high_bidder: int
    seats_still_bidding: tuple[int, ...]
    survey_card: str
    survey_card_source: str


@dataclass(frozen=True, slots=True)
class ArsenicMarketSpace:
    """A space of the arsenic market: pounds, section from 0, whether filled, and still open."""

    pounds: int
    section: int
    is_filled: bool
    is_open: bool


@dataclass(frozen=True, slots=True)
class Emigrant:
    """A miner who has emigrated: the name of the place, the round from 1, and the seat that sent
    it.
    """

    emigration_place: str
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class InvestmentBoxView:
    """An investment box: its price and points, and the owners of its cubes (C-14).

    `is_open` while another cube may be put in this round.
    """

    pounds: int
    points: int
    owners_of_cubes: tuple[int, ...]
    is_open: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table as the viewer sees it. Prices are 0 while not rolled.

    `seats_by_track_column` holds the seats of each column, top to bottom; `passed_seats_in_order`
    those that have passed, first to last; `developments_left_by_kind_and_round` the pieces left by
    development and round; `pump_group_sizes_by_round` group sizes by round. The last space of the
    market is never filled.

    In 2007 `investment_boxes_by_round` are a column for every round, cheapest first;
    `area_with_dice_due` is the area whose dice are due, "" when none are.
    """

    viewer: int
    round: int
    phase: str
    to_move: int
    tin_price: int
    copper_price: int
    last_tin_price: int
    last_copper_price: int
    areas: tuple[AreaView, ...]
    adit_area_pairs: tuple[tuple[str, str], ...]
    seats: tuple[SeatView, ...]
    seats_by_track_column: tuple[tuple[int, ...], ...]
    passed_seats_in_order: tuple[int, ...]
    developments_left_by_kind_and_round: dict[str, tuple[int, ...]]
    pump_group_sizes_by_round: tuple[tuple[int, ...], ...]
    auction: AuctionView | None
    pumps_left_to_place: int
    has_arsenic: bool
    has_emigration: bool
    arsenic_market_spaces: tuple[ArsenicMarketSpace, ...]
    emigrants: tuple[Emigrant, ...]
    investment_boxes_by_round: tuple[tuple[InvestmentBoxView, ...], ...]
    area_with_dice_due: str

    def area(self, name: str) -> AreaView:
        """Return the area of that name."""
        return next(area for area in self.areas if area.name == name)
