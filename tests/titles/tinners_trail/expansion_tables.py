"""Tables with arsenic and emigration in play, in the situations tests often need."""

from __future__ import annotations

from tests.titles.tinners_trail.tables import Table, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

ARSENIC = ["arsenic"]
EMIGRATION = ["emigration"]
TILES = ["kickstarter-tiles"]
CARDS = ["kickstarter-cards"]
BUILT: Words = {"calciner_left": False}
WON = ("build wendron", "bid 3", "drop", "drop")
COAST = (
    *("st-just", "st-ives", "ludgvan", "gwinear", "breage", "camborne", "st-keverne"),
    *("gwennap", "st-agnes", "kea", "perranzabuloe", "st-columb", "st-austell", "padstow"),
    *("tywardreath", "camelford", "menheniot", "callington", "stratton"),
)


def arsenic_table(**words: Toml) -> Table:
    """Return a table with arsenic; pink has built its calciner unless the words say otherwise."""
    pink = {**BUILT, **_entries(words.pop("pink", {}))}
    return table_of(expansions=ARSENIC, pink=pink, **words)


def new_calciner_mine(**words: Toml) -> Table:
    """Return a table on which pink has won Wendron and may build the calciner there."""
    tile = {"tile": face_up(2, 2, 2), **_entries(words.pop("area_wendron", {}))}
    return table_of(expansions=ARSENIC, area_wendron=tile, **words).play(*WON)


def emigration_table(**words: Toml) -> Table:
    """Return a table with emigration on which a miner of pink works in Kea."""
    return table_of(**{"expansions": EMIGRATION, "area_kea": own_mine("pink"), **words})


def own_mine(colour: str, *, plain: int = 0, **words: Toml) -> Words:
    """Return a mine with a miner of its owner's colour, perhaps beside plain ones."""
    return {"owner": colour, "miner": [colour, plain] if plain else colour, **words}


def waiting_table(*pieces: str, **words: Toml) -> Table:
    """Return a table on which pink has pieces from Michigan still to place."""
    return table_of(expansions=EMIGRATION, pink={"waiting": list(pieces)}, **words)


def emigrant(place: str, game_round: int, colour: str) -> Words:
    """Return a miner who has emigrated."""
    return {"place": place, "round": game_round, "by": colour}


def naming_table(game_round: int, **ore: int) -> Table:
    """Return a table on which pink names an ore: tin £5, copper £8, Adelaide's token pink's."""
    return table_of(
        expansions=EMIGRATION,
        phase="adelaide",
        round=game_round,
        invested=["pink", "yellow", "blue"],
        emigrated=[emigrant("adelaide", game_round, "pink")],
        pink={"ore": dict(ore)},
    )


def _entries(words: Toml) -> Words:
    assert isinstance(words, dict)
    return words
