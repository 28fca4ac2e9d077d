"""Loading all component files of one folder, once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.title import Changing, Pack, Replaceable
from game.fields import Fields, listed, shown
from game.notation.component_files import data_folder, digest_of
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.tiletum.components import boards, cards
from game.titles.tiletum.rules.components import (
    DECKS,
    EVERY_DECK,
    FAIRS,
    GOODS,
    SILVER_FAIRS,
    TABLETS,
    TECHNOLOGIES,
    TOWN,
    Components,
    Silver,
    TiletumUnderground,
    Town,
)

# What In Search of Silver adds to the box: maps, tiles, prices, fairs and technologies.

MOST: Final = 99
LONGEST_NAME: Final = 30
MAPS: Final = 3
SIDES: Final = ("A", "B")
COSTS: Final = ("gold", "silver")
NONE: Final = "none"


def read_silver(files: Sequence[Fields], naming: cards.Naming) -> Silver:
    """Return the expansion, from its files: numbers, maps, tiles and the Cardinal's cards."""
    box, underground, tiles, cardinal = files
    crest = box.text("crest", LONGEST_NAME)
    if tuple(box.words("technologies", TECHNOLOGIES, "technologies")) != TECHNOLOGIES:
        raise box.refusal("technologies", "are out of order", listed(TECHNOLOGIES))
    if tuple(box.words("overlays", SIDES, "sides")) != SIDES:
        raise box.refusal("overlays", "leave a side out", listed(SIDES))
    own = naming._replace(crests=[*naming.crests, crest])
    start, fairs = box.table("start"), box.table("fairs")
    silver = Silver(
        maps=underground.each("map", _map),
        tiles=tuple(
            tile for deck in EVERY_DECK for tile in cards.read_priced_tiles(tiles, deck, own)
        ),
        cathedrals=box.each(
            "cathedral",
            lambda e: (e.whole("map", 1, MAPS), e.choice("cost", COSTS), boards.read_sacred(e)),
        ),
        costs=box.each(
            "cost",
            lambda entry: (
                entry.choice("kind", COSTS),
                entry.whole("amount", 1, MOST),
                entry.whole("points", 0, MOST),
            ),
        ),
        fairs=tuple((fair, fairs.whole(fair, 1, MOST)) for fair in SILVER_FAIRS),
        fair_removed=box.choice("fair_removed", FAIRS),
        crest=crest,
        explorer_cost=box.wholes("explorer_cost", 0, MOST, MAPS),
        ribbons=tuple(_ribbon(box, ribbon) for ribbon in box.items("ribbons", "ribbons")),
        symbol=box.whole("symbol", 1, 5),
        technology_cost=box.wholes("technology_cost", 1, MOST, 3),
        first_technologies=tuple(box.words("first_technologies", TECHNOLOGIES, "technologies")),
        bonused_goods=tuple(box.words("bonused_goods", GOODS, "goods")),
        silver_per_point=box.whole("silver_per_point", 1, MOST),
        start_silver=start.wholes("silver", 0, MOST, 4),
        start_mines=start.whole("mines", 0, MOST),
        start_mines_general=start.whole("mines_general", 0, MOST),
        cardinal=cards.read_silver_cardinal(cardinal),
    )
    start.finish()
    fairs.finish()
    return silver


def _map(entry: Fields) -> TiletumUnderground:
    number, side = entry.whole("map", 1, MAPS), entry.choice("side", SIDES)
    entry.label = f"map {number} {side}: "
    towns = entry.each("space", _town)
    names = [town.space.name for town in towns]
    start = entry.choice("start", names)
    paths = tuple(_path(entry, path, names) for path in entry.items("paths", "paths"))
    return TiletumUnderground(number, side, start, towns, paths)


def _path(entry: Fields, path: object, names: Sequence[str]) -> tuple[str, str, str]:
    allowed = f"two towns of the map and one of {listed((*TABLETS, NONE))}"
    one, other, tablet = entry.row("paths", path, (str, str, str), allowed)
    if not {one, other} <= set(names) or tablet not in (*TABLETS, NONE):
        raise entry.refusal("paths", f"has {shown(path)}", allowed)
    return one, other, tablet


def _town(entry: Fields) -> Town:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"town {name}: "
    space = boards.read_places(entry, name, TOWN, fair=False)
    mines = tuple(_mine(entry, place) for place in entry.items("mines", "places"))
    town = Town(space, mines, entry.choice("cost", (*COSTS, NONE)))
    if space.has_cathedral == (town.cost == NONE):
        raise entry.refusal("cost", f"is {town.cost}", "a cost where pillars can stand alone")
    return town


def _mine(entry: Fields, found: object) -> tuple[int, int]:
    seats, gold = entry.row("mines", found, (int, int), "seats, and gold")
    return boards.read_mark(entry, "mines", seats), gold


def _ribbon(fields: Fields, ribbon: object) -> tuple[int, int, int]:
    allowed = "first and last space, and silver"
    first, last, silver = fields.row("ribbons", ribbon, (int, int, int), allowed)
    return first, last, silver


SILVER_FILES: Final = ("silver", "underground", "silver-tiles", "silver-cardinal")
FILES: Final = ("map", "cathedrals", "fairs", *DECKS, "box", "cardinal", *SILVER_FILES)
SOURCES: Final = ("published", "partly", "ours")


@lru_cache(BOXES_KEPT)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    What the pack replaces is taken from there. Unreadable names the file and key, what was found
    and what is allowed.
    """
    source = ComponentFiles(folder or data_folder("tiletum"), pack)
    files = {name: source.fields(name) for name in FILES}
    box = files["box"]
    crests = tuple(str(word) for word in box.items("crests", "names of crests"))
    naming = cards.Naming(crests, telling=pack is None)
    spaces = boards.read_spaces(files["map"])
    cathedrals = boards.read_cathedrals(files["cathedrals"], spaces)
    wheel = boards.read_wheel(box)
    components = Components(
        spaces=spaces,
        roads=boards.read_roads(files["map"], spaces),
        cathedrals=cathedrals,
        costs=boards.read_costs(files["cathedrals"], len(cathedrals)),
        fairs=boards.read_fairs(files["fairs"], spaces),
        tiles=tuple(kind for deck in DECKS for kind in cards.read_tiles(files[deck], deck, naming)),
        wheel=wheel,
        king=boards.read_king(box, wheel.corruption),
        start=box.table("start").finished(lambda entry: boards.read_start(entry, spaces)),
        board=box.table("board").finished(lambda entry: boards.read_board(entry, len(crests))),
        crests=crests,
        contract_prices=box.wholes("contract_prices", 1, MOST, 5),
        characters_offered=box.whole("characters_offered", 5, 5),
        goods_per_point=box.whole("goods_per_point", 1, MOST),
        completed_points=box.wholes("completed_points", 0, MOST, 7),
        cardinal=cards.read_cardinal(files["cardinal"]),
        silver=read_silver([files[name] for name in SILVER_FILES], naming),
    )
    for fields in files.values():
        sources = fields.table("sources")
        groups = sources.keys()
        for group in groups:
            sources.choice(group, SOURCES)
        fields.finish()
    return components


def components_digest(components: Components, *, silver: bool = False) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order.

    What In Search of Silver adds to the box counts in games with silver alone.
    """
    *base, added = astuple(components)
    used = [*base, added] if silver else base
    return digest_of(used)


TILE: Final = ("copies", "cost", "extra", "points", "gain", "boost", "pay")
NUMBERS: Final[Changing] = {
    "bonus": {"tile": TILE},
    "contracts": {"tile": TILE},
    "characters": {"tile": TILE},
    "cathedrals": {"cost": ("points", "stone")},
    "box": {
        "contract_prices": (),
        "corruption": (),
        "goods_per_point": (),
        "completed_points": (),
        "king": (),
        "start": (),
    },
    "silver": {
        "explorer_cost": (),
        "ribbons": (),
        "technology_cost": (),
        "silver_per_point": (),
        "cost": ("amount", "points"),
    },
    "silver-tiles": {"contracts": TILE, "characters": TILE, "bonus": TILE, "underground": TILE},
}


def what_packs_replace() -> Replaceable:
    """Return which numbers packs may replace."""
    files = ComponentFiles(data_folder("tiletum"))
    return Replaceable(files.own(NUMBERS), NUMBERS, sources=files.sources(NUMBERS))
