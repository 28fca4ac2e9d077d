"""The component numbers of the box as one checked object, loaded outside the rules."""

# interpreted: used once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass

REGION_NAMES = ("a", "b", "c", "d")


@dataclass(frozen=True, slots=True)
class TrailArea:
    """An area of the county: its name, coast, position from west to east, and neighbours."""

    name: str
    is_coastal: bool
    x: int
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapCard:
    """The map card for a number of players: its areas by region, and the number of face-up tiles
    in each region (S-2, S-3)."""

    player_count: int
    face_up_per_region: int
    regions: tuple[tuple[str, ...], ...]  # areas of regions a, b, c and perhaps d


@dataclass(frozen=True, slots=True)
class TrailAreaTileKind:
    """A kind of area tile: its region, the cubes that a new mine gets, and its number of copies."""

    region: str
    tin: int
    copper: int
    water: int
    copies: int


@dataclass(frozen=True, slots=True)
class SurveyCardKind:
    """A survey card: one or two region letters or "any", benefit text, value in pounds, copies."""

    region: str
    benefit_text: str
    value_pounds: int
    copies: int

    @property
    def notation_text(self) -> str:
        """The card in the notation: region:benefit:value."""
        return f"{self.region}:{self.benefit_text}:{self.value_pounds}"


@dataclass(frozen=True, slots=True)
class DevelopmentBoard:
    """The number of developments that become available in each of rounds 1 to 4; pumps come in
    groups (S-6)."""

    player_count: int
    miners_by_round: tuple[int, ...]
    ports_by_round: tuple[int, ...]
    trains_by_round: tuple[int, ...]
    adits_by_round: tuple[int, ...]
    pump_groups_by_round: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PriceTables:
    """The faces of the dice and the price columns (P-1, P-2)."""

    tin_die: tuple[int, ...]
    copper_die: tuple[int, ...]
    water_die: tuple[int, ...]
    min_dice_total_by_column: tuple[int, ...]
    tin_price: tuple[int, ...]
    copper_price: tuple[int, ...]
    roll_addition_after_lowest_price: int
    roll_addition_after_highest_price: int


@dataclass(frozen=True, slots=True)
class InvestmentRow:
    """Points for every 10 pounds and for a single 5, in rounds 1 to
    4, of one passing place (I-4).
    """

    passing_place: int
    points_per_ten_pounds: tuple[int, ...]
    points_for_last_five_pounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrailCompany:
    """What a company starts with and what its actions cost in work points."""

    start_money: int
    mines_per_seat: int
    work_track_column_count: int
    build_work_cost: int
    extract_work_cost: int
    miner_work_cost: int
    port_work_cost: int
    train_work_cost: int
    adit_work_cost: int
    pumps_work_cost: int
    pasties_work_cost: int
    mine_base_capacity: int


@dataclass(frozen=True, slots=True)
class TrailPrintedData:
    """The printed data of both editions; the areas in play come first, from west to east.

    `roll_addition_by_round` is added to the dice of every price in rounds 1 to 4.
    """

    areas: tuple[TrailArea, ...]
    areas_in_play_count: int
    company: TrailCompany
    developments: DevelopmentBoard
    prices: PriceTables
    roll_addition_by_round: tuple[int, ...] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class WallaceActionCard:
    """One of Lord Wallace's action cards: for each round a row of cells, one for each band (LW-3).

    A cell is one letter, or two with a slash: the second applies when copper is expensive.
    """

    number: int
    cells_by_round: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class WallaceBidRow:
    """The dice that Lord Wallace rolls for a tile whose net worth is in this range, and which of
    their faces counts."""

    min_net_worth: int
    max_net_worth: int
    die_words: tuple[str, ...]
    lower_or_higher_word: str


@dataclass(frozen=True, slots=True)
class LordWallaceTables:
    """Lord Wallace's tables.

    `first_columns_of_bands` are the first track columns of the bands; the last three tables have
    one number for each round.
    """

    first_columns_of_bands: tuple[int, ...]
    action_cards: tuple[WallaceActionCard, ...]
    bid_rows: tuple[WallaceBidRow, ...]
    bid_row_of_unknown_tile: WallaceBidRow
    columns_ahead: int
    min_limiter_column_by_round: tuple[int, ...]
    kimberley_pounds_by_round: tuple[int, ...]
    bailed_water_by_round: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KickstarterBonusTile:
    """An area tile of the Kickstarter pack, with one bonus for the winner (K-2)."""

    tile: TrailAreaTileKind
    bonus_pounds: int  # pounds
    bonus_work_points: int  # work points back

    @property
    def bonus_notation_text(self) -> str:
        """The bonus in the notation, such as "money+5" or "work+1"."""
        return (
            f"money+{self.bonus_pounds}" if self.bonus_pounds else f"work+{self.bonus_work_points}"
        )


@dataclass(frozen=True, slots=True)
class ArsenicMarket:
    """The arsenic market (AR-5): pounds of its spaces by section, and the work points to sell.

    Every value is lower than the one before; the last space of all holds any number of cubes.
    """

    pounds_by_section: tuple[tuple[int, ...], ...]
    sale_work_points: int


@dataclass(frozen=True, slots=True)
class EmigrationPlaces:
    """The numbers of the Emigration expansion: own miners, work to emigrate, and what the four
    places give in rounds 1 to 4 (E-1 .. E-7)."""

    own_miners_per_seat: int
    emigrate_work_cost: int
    michigan_piece_by_round: tuple[str, ...]
    michigan_count_by_round: tuple[int, ...]
    sierra_madre_points: tuple[int, ...]
    kimberley_pounds: tuple[int, ...]
    adelaide_named_ore_pounds: tuple[int, ...]  # pounds more a cube of the ore named
    adelaide_other_ore_pounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """All printed data that the rules need; parts used only in some games are last."""

    areas: tuple[TrailArea, ...]
    map_cards: tuple[MapCard, ...]
    area_tiles: tuple[TrailAreaTileKind, ...]
    survey_cards: tuple[SurveyCardKind, ...]
    development_boards: tuple[DevelopmentBoard, ...]
    price_tables: PriceTables
    investment_rows: tuple[InvestmentRow, ...]
    company: TrailCompany
    wallace_tables: LordWallaceTables
    kickstarter_tiles: tuple[KickstarterBonusTile, ...]
    kickstarter_cards: tuple[SurveyCardKind, ...]  # region is two letters, like "ab"
    arsenic_market: ArsenicMarket
    emigration: EmigrationPlaces


@dataclass(frozen=True, slots=True)
class PrintedAreaOre:
    """The cubes printed in an area (C-2)."""

    area: str
    tin: int
    copper: int


@dataclass(frozen=True, slots=True)
class InvestmentBoxes:
    """Investment boxes: the price of every row, and its points in rounds 1 to 4 (C-14)."""

    prices: tuple[int, ...]
    points_by_round: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Components2007:
    """All printed data that the edition of 2007 needs."""

    printed_data: TrailPrintedData
    printed_ore: tuple[PrintedAreaOre, ...]
    investment_boxes: InvestmentBoxes
    investment_cubes_per_seat: int  # of every player
