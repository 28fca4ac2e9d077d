"""What is printed on the map, tiles and boards of the box, and what In Search of Silver
adds, as plain values; what of it one game is played with (S-101)."""

# interpreted: read once, when the tables of board.py are built
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.titles.tiletum.rules.kinds import SILVER, STONE

GOODS: Final = ("gold", "food", "wool", "stone", "iron")
WARES: Final = (*GOODS, "silver")
"""What a cathedral may cost, by its number."""
ACTIONS: Final = ("merchant", "architect", "character", "contract", "king", "joker")
EXPLORER: Final = "explorer"
EVERY_ACTION: Final = (*ACTIONS, EXPLORER)
TYPES: Final = ("merchant", "architect", "character", "contract", "king")
TOWN: Final = "town"
ROAD: Final = "road"
SPACE_KINDS: Final = (TOWN, ROAD)
NOTHING: Final = "none"  # gained

CREST: Final = "crest"
CONTRACT: Final = "contract"
CHARACTER: Final = "character"
HELPER: Final = "helper"  # used for its gain
BOOST: Final = "boost"
COLOUR: Final = "colour"
TILE_KINDS: Final = (CREST, CONTRACT, CHARACTER, HELPER, BOOST, COLOUR)

CONTRACTS: Final = "contracts"
BONUS: Final = "bonus"
CHARACTERS: Final = "characters"
UNDERGROUND: Final = "underground"
DECKS: Final = (CONTRACTS, BONUS, CHARACTERS)
EVERY_DECK: Final = (*DECKS, UNDERGROUND)

PARTS: Final = (
    *GOODS,
    *("vp", "any", "same"),  # points; goods, each of choice, or of one kind of choice
    *EVERY_ACTION,  # an action with so many points of action
    *("merchant-step", "architect-step", "house", "pillar", "building", "house-anywhere"),
    *("pillar-anywhere", "merchant-anywhere", "architect-anywhere", "silver", "mine"),
)
"""What a gain may be made of, each with its number."""

FAIRS: Final = (
    *("house-and-pillar", "contract-and-cathedral", "contract", "king", "contract-and-crest"),
    *("house", "upper-character", "crest", "pillar", "full-building", "cathedral"),
)
SILVER_FAIRS: Final = ("mine", "tech-levels", "mine-and-building")
EVERY_FAIR: Final = (*FAIRS, *SILVER_FAIRS)

CONDITIONS: Final = (
    *("always", "pillars>houses", "pillars>cathedrals", "houses>=pillars", "open-contract"),
    *("crest-in-reach", "crest-in-offer", "mines<4", "mines>buildings-below"),
    *("pillars<=houses", "houses<=pillars", "crest-below", "pillar-site-below"),
)
HIGHEST: Final = "highest"
NEEDED: Final = "needed"
ANY: Final = "any"
FEET: Final = (*GOODS, "wool/iron", "most-needed")
EVERY_GAME: Final = ("end", "none")  # decrees that belong to no fair
ENDS: Final = ("end-A", "end-B")  # with silver instead of the first, by the end scoring
CHALLENGES: Final = (
    *("deep-coffers", "court-favour", "ready-for-action", "very-special-friends"),
    *("ingenious-clergy", "church-income", "visitors-to-the-curia", "whispers-at-court"),
)
SILVER_CHALLENGES: Final = (
    "explorers-guild",
    "rare-chance",
    "precious-materials",
    "fruitful-journey",
)
LEVELS: Final = ("easy", "normal", "hard")

TECHNOLOGIES: Final = (
    *("character", "dice", "king", "merchant", "explorer", "contract", "goods", "joker"),
    "architect",
)
TABLETS: Final = (
    *("explorer", "king1-points5", "points5-king3", "king1-king3", "points4", "mine", "pillar"),
    *("house", "tech"),
)
SITES: Final = ("mine", "pillar", "house")  # what the Cardinal's explorers look for
EFFECTS: Final = (
    *("crest-from-box", "points3-per-mine", "house-in-fair-town", "pillar-at-poorest"),
    "explorer-on-map-3-or-6-points",
)
"""What a surprise of the king may bring beside actions, goods and silver."""


class TiletumSpace(NamedTuple):
    """A space of the map; house and pillar places name the seats from which they are used."""

    name: str
    kind: str
    fair: bool
    houses: tuple[tuple[int, str], ...]  # seats, gain
    pillars: tuple[int, ...]
    tile: int  # seats from which a bonus tile lies there, 0 for never

    @property
    def has_cathedral(self) -> bool:
        """Whether pillars can stand there at all."""
        return bool(self.pillars)


@dataclass(frozen=True, slots=True)
class TiletumTileKind:
    """Tiles that are alike, of one deck; what does not apply to their kind is empty or 0."""

    name: str
    kind: str
    deck: str
    copies: tuple[int, int, int]  # without a mark, marked 3+, marked 4
    crest: str = ""
    cost: tuple[tuple[str, int], ...] = ()  # of a contract: same, wool, iron
    points: int = 0
    gain: str = NOTHING  # also the extra of a contract
    type: str = ""  # of a character
    boost: int = 0

    def count(self, seats: int) -> int:
        """Return how many are in play with so many seats (T-104)."""
        return sum(self.copies[: seats - 1])


class Fairs(NamedTuple):
    """What is scored at fairs, where they are held, and what the board adds by round."""

    worth: tuple[tuple[str, int], ...]
    first_town: str
    towns: tuple[str, ...]
    board: tuple[int, ...]


class Wheel(NamedTuple):
    """The actions around the wheel, and the dice with 2, 3 and 4 seats."""

    actions: tuple[str, ...]
    in_bag: tuple[int, ...]  # of each good
    drawn: tuple[int, ...]
    corruption: tuple[int, ...]


class KingTrack(NamedTuple):
    """The king track; a space shows its own number in points."""

    lowest: int
    highest: int
    last_round: int  # points of the seat ahead in the last round


class Start(NamedTuple):
    """What every seat starts with."""

    goods: tuple[int, ...]
    gold_by_order: tuple[int, ...]
    houses: int  # in own supply
    pillars: int
    storehouse: int
    town: str


class PlayerBoard(NamedTuple):
    """The six buildings of a seat, what lies below them, and its spaces for contracts."""

    rooms: tuple[int, ...]
    markers: tuple[int, ...]
    crest_food: tuple[int, ...]
    crest_gains: tuple[str, ...]
    contract_spaces: int


class Decree(NamedTuple):
    """A card that says what the Cardinal does: the first line that applies decides (C-202)."""

    name: str
    fair: str  # the fair it belongs to, or EVERY_GAME
    lines: tuple[tuple[str, str], ...]  # condition and deed
    foot: tuple[str, ...]  # goods in the order he prefers them


class Cardinal(NamedTuple):
    """What the opponent of the solo game plays with (C-103, C-104)."""

    decrees: tuple[Decree, ...]
    levels: tuple[tuple[str, int], ...]  # and how many challenges are in force
    joker_points: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    spaces: tuple[TiletumSpace, ...]
    roads: tuple[tuple[str, str], ...]
    cathedrals: tuple[tuple[str, tuple[int, ...]], ...]  # town, tiles from the highest down
    costs: tuple[tuple[int, int], ...]  # stone, points
    fairs: Fairs
    tiles: tuple[TiletumTileKind, ...]
    wheel: Wheel
    king: KingTrack
    start: Start
    board: PlayerBoard
    crests: tuple[str, ...]
    contract_prices: tuple[int, ...]
    characters_offered: int
    goods_per_point: int
    completed_points: tuple[int, ...]
    cardinal: Cardinal
    silver: Silver


def gain_parts(text: str) -> tuple[tuple[str, int], ...]:
    """Return the parts of a gain and their numbers; ValueError for what is none.

    >>> gain_parts("merchant-step2+house")
    (('merchant-step', 2), ('house', 1))
    """
    if text == NOTHING:
        return ()
    found = []
    for part in text.split("+"):
        word = part.rstrip("0123456789")
        if word not in PARTS:
            raise ValueError(part)
        found.append((word, int(part[len(word) :] or 1)))
    return tuple(found)


# What In Search of Silver adds to the box, as plain values.


class Town(NamedTuple):
    """An underground town: mine spaces name the seats from which they are used, and their gold."""

    space: TiletumSpace
    mines: tuple[tuple[int, int], ...]
    cost: str  # what its cathedral costs: gold or silver, "none" without one


class TiletumUnderground(NamedTuple):
    """One side of an underground map; a path may bear a tablet, else "none"."""

    map: int  # 1 to 3
    side: str
    start: str
    towns: tuple[Town, ...]
    paths: tuple[tuple[str, str, str], ...]


class PricedTile(NamedTuple):
    """A kind of tiles, and what its use costs."""

    kind: TiletumTileKind
    gold: int
    silver: int


class Surprise(NamedTuple):
    """A card of the king for the Cardinal: points, then effects in order (S-912)."""

    name: str
    points: int
    effects: tuple[tuple[str, int], ...]


class SilverCardinal(NamedTuple):
    """What the Cardinal plays with in games with silver (S-901, S-902)."""

    decrees: tuple[Decree, ...]
    surprises: tuple[Surprise, ...]
    prices: tuple[tuple[int, int], ...]  # silver and surprises, ascending
    hard_points: int
    hard_silver: int


class Silver(NamedTuple):
    """Everything in the box of the expansion."""

    maps: tuple[TiletumUnderground, ...]
    tiles: tuple[PricedTile, ...]
    cathedrals: tuple[tuple[int, str, tuple[int, ...]], ...]  # map, cost, tiles from the highest
    costs: tuple[tuple[str, int, int], ...]  # kind, amount, points
    fairs: tuple[tuple[str, int], ...]
    fair_removed: str
    crest: str
    explorer_cost: tuple[int, ...]
    ribbons: tuple[tuple[int, int, int], ...]  # first and last space, silver
    symbol: int  # places after the first of the explorer field
    technology_cost: tuple[int, ...]
    first_technologies: tuple[str, ...]
    bonused_goods: tuple[str, ...]
    silver_per_point: int
    start_silver: tuple[int, ...]  # by turn order
    start_mines: int
    start_mines_general: int
    cardinal: SilverCardinal


# What of the box one game is played with, put together (S-101).


class BoxInPlay(NamedTuple):
    """Spaces of all maps, cathedrals, cost tiles, tiles and fairs of a game."""

    spaces: tuple[TiletumSpace, ...]
    roads: tuple[tuple[str, str], ...]
    mines: tuple[tuple[tuple[int, int], ...], ...]  # of each space: seats, gold
    cathedrals: tuple[tuple[str, tuple[int, ...]], ...]
    costs: tuple[tuple[int, int, int], ...]  # what is paid, how much, points; sorted
    cost_of: tuple[int, ...]  # what each cathedral is paid with
    tiles: tuple[TiletumTileKind, ...]
    prices: dict[str, tuple[int, int]]  # gold and silver for the use of a tile
    decks: tuple[str, ...]
    crests: tuple[str, ...]
    actions: tuple[str, ...]
    fairs: tuple[tuple[str, int], ...]
    fair_removed: str


def box_of(components: Components, *, silver: bool) -> BoxInPlay:
    """Return the base game, or all with what In Search of Silver adds."""
    stones = sorted((STONE, stone, points) for stone, points in components.costs)
    box = BoxInPlay(
        components.spaces,
        components.roads,
        ((),) * len(components.spaces),
        components.cathedrals,
        tuple(stones),
        (STONE,) * len(components.cathedrals),
        components.tiles,
        {},
        DECKS,
        components.crests,
        ACTIONS,
        components.fairs.worth,
        "",
    )
    return _with_silver(box, components.silver) if silver else box


def _with_silver(box: BoxInPlay, silver: Silver) -> BoxInPlay:
    towns = [(side, town) for side in silver.maps for town in side.towns]
    sacred = [(town, _tiles_at(silver, side, town.cost)) for side, town in towns]
    sacred = [(town, tiles) for town, tiles in sacred if tiles]
    costs = sorted((paid_with(kind), amount, points) for kind, amount, points in silver.costs)
    return box._replace(
        spaces=(*box.spaces, *(town.space for _, town in towns)),
        roads=(*box.roads, *((a, b) for side in silver.maps for a, b, _ in side.paths)),
        mines=(*box.mines, *(town.mines for _, town in towns)),
        cathedrals=(*box.cathedrals, *((town.space.name, tiles) for town, tiles in sacred)),
        costs=(*box.costs, *costs),
        cost_of=(*box.cost_of, *(paid_with(town.cost) for town, _ in sacred)),
        tiles=_mixed(box.tiles, tuple(tile.kind for tile in silver.tiles)),
        prices={tile.kind.name: (tile.gold, tile.silver) for tile in silver.tiles},
        decks=EVERY_DECK,
        crests=(*box.crests, silver.crest),
        actions=EVERY_ACTION,
        fairs=(*box.fairs, *silver.fairs),
        fair_removed=silver.fair_removed,
    )


def paid_with(kind: str) -> int:
    """Return the number of what a cathedral costs: a good, or silver."""
    return GOODS.index(kind) if kind in GOODS else SILVER


def _tiles_at(silver: Silver, side: TiletumUnderground, cost: str) -> tuple[int, ...]:
    found = {(number, kind): tiles for number, kind, tiles in silver.cathedrals}
    return found.get((side.map, cost), ())


def _mixed(
    base: tuple[TiletumTileKind, ...], added: tuple[TiletumTileKind, ...]
) -> tuple[TiletumTileKind, ...]:
    """Return all kinds; of those there in both the copies are counted together."""
    kinds = {(tile.deck, tile.name): tile for tile in base}
    for tile in added:
        known = kinds.get((tile.deck, tile.name), replace(tile, copies=(0, 0, 0)))
        one, three, four = (a + b for a, b in zip(known.copies, tile.copies, strict=True))
        kinds[tile.deck, tile.name] = replace(tile, copies=(one, three, four))
    return tuple(kinds.values())


class SetUp(NamedTuple):
    """One game's options as the rules need them."""

    seats: int
    first_game: bool = False  # the wheel in printed order (T-114, S-110)
    silver: bool = False  # In Search of Silver
    cardinal: int = -1  # the seat the Cardinal plays, -1 without him
    level: str = ""  # his, in a solo game
