"""The printed data of map, tiles and boards, and of In Search of Silver, as plain values."""

# interpreted: used once, when the tables of board.py are built
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

GOOD_NAMES: Final = ("gold", "food", "wool", "stone", "iron")
GOOD_AND_SILVER_NAMES: Final = (*GOOD_NAMES, "silver")
"""The names of the kinds of payment for a cathedral, by number."""
WHEEL_ACTION_NAMES: Final = ("merchant", "architect", "character", "contract", "king", "joker")
EXPLORER_ACTION_NAME: Final = "explorer"
ALL_ACTION_NAMES: Final = (*WHEEL_ACTION_NAMES, EXPLORER_ACTION_NAME)
CHARACTER_TYPE_NAMES: Final = ("merchant", "architect", "character", "contract", "king")
TOWN_SPACE_KIND: Final = "town"
ROAD_SPACE_KIND: Final = "road"
SPACE_KINDS: Final = (TOWN_SPACE_KIND, ROAD_SPACE_KIND)
NO_GAIN_WORD: Final = "none"  # gained

CREST_TILE_KIND: Final = "crest"
CONTRACT_TILE_KIND: Final = "contract"
CHARACTER_TILE_KIND: Final = "character"
HELPER_TILE_KIND: Final = "helper"  # used for its gain
BOOST_TILE_KIND: Final = "boost"
COLOUR_TILE_KIND: Final = "colour"
TILE_KINDS: Final = (
    CREST_TILE_KIND,
    CONTRACT_TILE_KIND,
    CHARACTER_TILE_KIND,
    HELPER_TILE_KIND,
    BOOST_TILE_KIND,
    COLOUR_TILE_KIND,
)

GAIN_PART_WORDS: Final = (
    *GOOD_NAMES,
    *("vp", "any", "same"),  # points; goods, each of choice, or of one kind of choice
    *ALL_ACTION_NAMES,  # an action with so many points of action
    *("merchant-step", "architect-step", "house", "pillar", "building", "house-anywhere"),
    *("pillar-anywhere", "merchant-anywhere", "architect-anywhere", "silver", "mine"),
)
"""The words for the parts of a gain, by number."""

BASE_FAIR_KINDS: Final = (
    *("house-and-pillar", "contract-and-cathedral", "contract", "king", "contract-and-crest"),
    *("house", "upper-character", "crest", "pillar", "full-building", "cathedral"),
)
SILVER_FAIR_KINDS: Final = ("mine", "tech-levels", "mine-and-building")
ALL_FAIR_KINDS: Final = (*BASE_FAIR_KINDS, *SILVER_FAIR_KINDS)

DECREE_CONDITION_WORDS: Final = (
    *("always", "pillars>houses", "pillars>cathedrals", "houses>=pillars", "open-contract"),
    *("crest-in-reach", "crest-in-offer", "mines<4", "mines>buildings-below"),
    *("pillars<=houses", "houses<=pillars", "crest-below", "pillar-site-below"),
)
HIGHEST_DIE_WORD: Final = "highest"
NEEDED_DIE_WORD: Final = "needed"
ANY_WORD: Final = "any"
DECREE_FOOT_WORDS: Final = (*GOOD_NAMES, "wool/iron", "most-needed")
DECREES_OF_EVERY_GAME: Final = ("end", "none")  # decrees that belong to no fair
SILVER_END_DECREES: Final = (
    "end-A",
    "end-B",
)  # with silver instead of the first, by the end scoring
CHALLENGE_NAMES: Final = (
    *("deep-coffers", "court-favour", "ready-for-action", "very-special-friends"),
    *("ingenious-clergy", "church-income", "visitors-to-the-curia", "whispers-at-court"),
)
SILVER_CHALLENGE_NAMES: Final = (
    "explorers-guild",
    "rare-chance",
    "precious-materials",
    "fruitful-journey",
)
CARDINAL_LEVEL_NAMES: Final = ("easy", "normal", "hard")

TECHNOLOGY_NAMES: Final = (
    *("character", "dice", "king", "merchant", "explorer", "contract", "goods", "joker"),
    "architect",
)
TABLET_GAIN_NAMES: Final = (
    *("explorer", "king1-points5", "points5-king3", "king1-king3", "points4", "mine", "pillar"),
    *("house", "tech"),
)
EXPLORER_SITE_NAMES: Final = ("mine", "pillar", "house")  # what the Cardinal's explorers look for
SURPRISE_EFFECT_WORDS: Final = (
    *("crest-from-box", "points3-per-mine", "house-in-fair-town", "pillar-at-poorest"),
    "explorer-on-map-3-or-6-points",
)
"""The words for special effects of the Cardinal's surprises, besides actions, goods and silver."""


class TiletumSpace(NamedTuple):
    """A space of the map. `house_slots`, `min_seats_of_pillar_slots` and
    `min_seats_of_bonus_tile` give for each slot, and for the tile, the least number of seats with
    which it is used.
    """

    name: str
    kind: str
    can_hold_fair: bool
    house_slots: tuple[tuple[int, str], ...]  # seats, gain
    min_seats_of_pillar_slots: tuple[int, ...]
    min_seats_of_bonus_tile: int  # seats from which a bonus tile lies there, 0 for never

    @property
    def has_cathedral(self) -> bool:
        """Whether the space has any places for pillars."""
        return bool(self.min_seats_of_pillar_slots)


@dataclass(frozen=True, slots=True)
class TiletumTileKind:
    """A kind of tile: all its copies are alike and of one deck. Fields that do not apply to the
    kind are empty or 0."""

    name: str
    kind: str
    deck: str
    copies_by_seat_mark: tuple[int, int, int]  # without a mark, marked 3+, marked 4
    crest: str = ""
    contract_cost: tuple[tuple[str, int], ...] = ()  # of a contract: same, wool, iron
    points: int = 0
    gain_text: str = NO_GAIN_WORD  # also the extra of a contract
    character_type: str = ""  # of a character
    boost_action_points: int = 0

    def count_with_seats(self, seats: int) -> int:
        """Return how many copies are in play with this number of seats (T-104)."""
        return sum(self.copies_by_seat_mark[: seats - 1])


class Fairs(NamedTuple):
    """The points of each fair, the towns where fairs are held, and the points that the board gives
    in addition in each round."""

    points_by_fair: tuple[tuple[str, int], ...]
    first_town: str
    fair_towns: tuple[str, ...]
    bonus_points_by_round: tuple[int, ...]


class Wheel(NamedTuple):
    """The action wheel: its actions in order, the number of dice of each good and of dice drawn in
    a round, both by number of seats (2, 3 and 4), and the corruption tokens."""

    actions: tuple[str, ...]
    dice_per_good_by_seats: tuple[int, ...]  # of each good
    dice_drawn_by_seats: tuple[int, ...]
    corruption_tokens: tuple[int, ...]


class KingTrack(NamedTuple):
    """The king track; a marker scores the number of its space."""

    lowest_space: int
    highest_space: int
    last_round_lead_points: int  # points of the seat ahead in the last round


class StartPossessions(NamedTuple):
    """What every seat starts with; `extra_gold_by_turn_order` is the extra gold for each place in
    the turn order."""

    goods_by_kind: tuple[int, ...]
    extra_gold_by_turn_order: tuple[int, ...]
    houses: int  # in own supply
    pillars: int
    storehouse_spaces: int
    start_town: str


class PlayerBoard(NamedTuple):
    """The six buildings of a seat, what lies below them, and its spaces for contracts."""

    rooms_by_building: tuple[int, ...]
    marker_points_by_building: tuple[int, ...]
    crest_food_by_building: tuple[int, ...]
    crest_gain_by_building: tuple[str, ...]
    contract_spaces: int


class Decree(NamedTuple):
    """A card that says what the Cardinal does: the first line that applies decides (C-202)."""

    name: str
    fair_kind: str  # the fair it belongs to, or DECREES_OF_EVERY_GAME
    conditions_and_deeds: tuple[tuple[str, str], ...]  # condition and deed
    preferred_goods: tuple[str, ...]  # goods in the order he prefers them


class CardinalComponents(NamedTuple):
    """The decrees, levels and other numbers of the Cardinal, the rival in the solo game (C-103,
    C-104)."""

    decrees: tuple[Decree, ...]
    challenge_count_by_level: tuple[tuple[str, int], ...]  # and how many challenges are in force
    joker_action_points: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box of Tiletum, with what only games with the Cardinal or In Search of
    Silver use."""

    spaces: tuple[TiletumSpace, ...]
    space_pairs_with_road: tuple[tuple[str, str], ...]
    cathedrals: tuple[tuple[str, tuple[int, ...]], ...]  # town, tiles from the highest down
    cost_tiles: tuple[tuple[int, int], ...]  # stone, points
    fairs: Fairs
    tiles: tuple[TiletumTileKind, ...]
    wheel: Wheel
    king_track: KingTrack
    start_possessions: StartPossessions
    player_board: PlayerBoard
    crest_kind_names: tuple[str, ...]
    contract_prices_in_action_points: tuple[int, ...]
    offered_character_count: int
    goods_per_point: int
    points_by_completed_buildings: tuple[int, ...]
    cardinal: CardinalComponents
    silver_expansion: SilverExpansion


def parse_gain_parts(text: str) -> tuple[tuple[str, int], ...]:
    """Return the parts of a gain with their numbers; raise ValueError for an unknown part.

    >>> parse_gain_parts("merchant-step2+house")
    (('merchant-step', 2), ('house', 1))
    """
    if text == NO_GAIN_WORD:
        return ()
    found = []
    for part in text.split("+"):
        word = part.rstrip("0123456789")
        if word not in GAIN_PART_WORDS:
            raise ValueError(part)
        found.append((word, int(part[len(word) :] or 1)))
    return tuple(found)


class UndergroundTown(NamedTuple):
    """An underground town. Each of its slots for mines is a pair: the least number of seats with
    which it is used, and the gold that it gives."""

    space: TiletumSpace
    mine_slots: tuple[tuple[int, int], ...]
    cathedral_payment: str  # what its cathedral costs: gold or silver, "none" without one


class TiletumUnderground(NamedTuple):
    """One side of an underground map. Each path is given as its two towns and the name of its
    tablet, "none" if it has no tablet."""

    map_number: int  # 1 to 3
    side_name: str
    start_town: str
    towns: tuple[UndergroundTown, ...]
    paths: tuple[tuple[str, str, str], ...]


class PricedTile(NamedTuple):
    """A kind of tile with the gold and silver that its use costs."""

    tile_kind: TiletumTileKind
    price_in_gold: int
    price_in_silver: int


class CathedralCostTile(NamedTuple):
    """A tile of an underground cathedral: what a contribution costs, "gold" or "silver" and how
    much of it, and its points."""

    payment_kind: str
    amount: int
    points: int


class SurpriseCard(NamedTuple):
    """A surprise of the Cardinal: its points, then its effects in the order in which they are
    carried out (S-912)."""

    name: str
    points: int
    effects: tuple[tuple[str, int], ...]


class SilverCardinal(NamedTuple):
    """The decrees, surprises and prices of the Cardinal in games with silver (S-901, S-902)."""

    decrees: tuple[Decree, ...]
    surprises: tuple[SurpriseCard, ...]
    surprise_prices: tuple[tuple[int, int], ...]  # silver and surprises, ascending
    hard_level_points: int
    hard_level_silver: int


class SilverExpansion(NamedTuple):
    """Everything in the box of the expansion."""

    map_sides: tuple[TiletumUnderground, ...]
    priced_tiles: tuple[PricedTile, ...]
    cathedrals: tuple[tuple[int, str, tuple[int, ...]], ...]  # map, cost, tiles from the highest
    cost_tiles: tuple[CathedralCostTile, ...]
    points_by_added_fair: tuple[tuple[str, int], ...]
    removed_fair_kind: str
    added_crest_kind: str
    explorer_silver_costs: tuple[int, ...]
    silver_of_king_track_ribbons: tuple[tuple[int, int, int], ...]  # first and last space, silver
    symbol_place_offset: int  # places after the first of the explorer field
    technology_level_silver_costs: tuple[int, ...]
    first_technologies: tuple[str, ...]
    bonused_goods: tuple[str, ...]
    silver_per_point: int
    start_silver_by_turn_order: tuple[int, ...]  # by turn order
    start_mines_in_own_supply: int
    start_mines_in_general_supply: int
    cardinal: SilverCardinal
