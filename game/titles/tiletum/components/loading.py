"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.pack import Pack
from game.notation.component_files import data_folder
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.tiletum.components.box import read_board, read_king, read_start, read_wheel
from game.titles.tiletum.components.cardinal import read_cardinal
from game.titles.tiletum.components.fairs import read_fairs
from game.titles.tiletum.components.map import read_cathedrals, read_costs, read_roads, read_spaces
from game.titles.tiletum.components.silver import read_silver
from game.titles.tiletum.components.tiles import Naming, read_tiles
from game.titles.tiletum.rules.components import DECKS, Components

SILVER_FILES: Final = ("silver", "underground", "silver-tiles", "silver-cardinal")
FILES: Final = ("map", "cathedrals", "fairs", *DECKS, "box", "cardinal", *SILVER_FILES)
SOURCES: Final = ("published", "partly", "ours")
MOST: Final = 99


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
    naming = Naming(crests, telling=pack is None)
    spaces = read_spaces(files["map"])
    cathedrals = read_cathedrals(files["cathedrals"], spaces)
    wheel = read_wheel(box)
    components = Components(
        spaces=spaces,
        roads=read_roads(files["map"], spaces),
        cathedrals=cathedrals,
        costs=read_costs(files["cathedrals"], len(cathedrals)),
        fairs=read_fairs(files["fairs"], spaces),
        tiles=tuple(kind for deck in DECKS for kind in read_tiles(files[deck], deck, naming)),
        wheel=wheel,
        king=read_king(box, wheel.corruption),
        start=read_start(box, spaces),
        board=read_board(box, len(crests)),
        crests=crests,
        contract_prices=box.wholes("contract_prices", 1, MOST, 5),
        characters_offered=box.whole("characters_offered", 5, 5),
        goods_per_point=box.whole("goods_per_point", 1, MOST),
        completed_points=box.wholes("completed_points", 0, MOST, 7),
        cardinal=read_cardinal(files["cardinal"]),
        silver=read_silver([files[name] for name in SILVER_FILES], naming),
    )
    for fields in files.values():
        sources = fields.table("sources")
        groups = sources.keys()
        for group in groups:
            sources.choice(group, SOURCES)
        fields.finish()
    return components
