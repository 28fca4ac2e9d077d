"""What is printed on cards, counters, map and tracks, read and checked (B-0, B-1, B-18)."""

from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.title import Changing, Pack, Replaceable
from game.fields import Fields, listed, shown
from game.notation.component_files import data_folder, digest_of
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.brass.rules.components import (
    COUNTER_ERAS,
    INDUSTRIES,
    LOCATION,
    PLACE_KINDS,
    BrassCompany,
    CardPack,
    Components,
    CounterKind,
    Length,
    MapLine,
    Place,
    Tracks,
)

# The packs of cards with their distant tiles, and how long games are (B-1.6, B-18).

MOST_CARDS: Final = 66
MOST_ROUNDS: Final = 20
STEEPEST_TILE: Final = 4
PLAYER_COUNTS: Final = (2, 3, 4)

HIGHEST_LEVEL: Final = 4
MOST: Final = 99
CUBED: Final = ("coal-mine", "ironworks")

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 30  # a set of places is a number's bits

TRACK_SPACES: Final = 8
INCOME_SPACES: Final = 100
LOWEST_LEVEL: Final = -10
TRACKS_HIGHEST_LEVEL: Final = 30

SOURCES: Final = ("published", "inferred", "ours")

COUNTER: Final = ("count", "cost", "coal", "iron", "income", "points", "cubes")
NUMBERS: Final[Changing] = {
    "counters": {"counter": COUNTER},
    "cards": {"pack": ("cards", "distant"), "game": ("rounds", "out_canal", "out_rail")},
    "tracks": {"prices": (), "from_supply": (), "demand": (), "income": ()},
    "company": {
        **dict.fromkeys(("money", "income_space", "canal", "rail", "second_rail"), ()),
        **dict.fromkeys(("loan", "loan_steps", "pounds_a_point"), ()),
    },
}


def _pack(entry: Fields, kinds: list[str]) -> CardPack:
    table = entry.table("cards")
    cards = tuple((kind, table.whole(kind, 0, MOST_CARDS, default=0)) for kind in kinds)
    table.finish()
    if not 0 < sum(number for _, number in cards) <= MOST_CARDS:
        raise entry.refusal("cards", "are too many or none", f"1 to {MOST_CARDS} cards")
    pack = CardPack(_numbers(entry, "players", 5), cards, _numbers(entry, "distant", STEEPEST_TILE))
    entry.finish()
    return pack


def _numbers(entry: Fields, key: str, most: int) -> tuple[int, ...]:
    numbers = [item for item in entry.items(key, "whole numbers") if isinstance(item, int)]
    if not numbers or numbers != sorted(entry.items(key, "whole numbers"), key=str):
        raise entry.refusal(key, "is not in order", "whole numbers in ascending order")
    if not 0 <= min(numbers) <= max(numbers) <= most:
        raise entry.refusal(key, f"has {listed(numbers)}", f"whole numbers from 0 to {most}")
    return tuple(numbers)


def read_lengths(fields: Fields, packs: tuple[CardPack, ...]) -> tuple[Length, ...]:
    """Return how long the game is with each number of players."""
    lengths = tuple(_length(entry) for entry in fields.tables("game"))
    if sorted(length.players for length in lengths) != list(PLAYER_COUNTS):
        raise fields.refusal("game", "leaves a player count out", listed(PLAYER_COUNTS))
    for length in lengths:
        pack = next(pack for pack in packs if length.players in pack.players)
        cards = sum(number for _, number in pack.cards)
        first = cards - length.out_canal - length.players * (2 * length.rounds - 1)
        if first or cards - length.out_rail - length.players * 2 * length.rounds:
            problem = f"of {length.players} players does not use its {cards} cards up"
            raise fields.refusal("game", problem, "rounds that play every card")
    return lengths


def _length(entry: Fields) -> Length:
    length = Length(
        players=entry.whole("players", min(PLAYER_COUNTS), max(PLAYER_COUNTS)),
        rounds=entry.whole("rounds", 1, MOST_ROUNDS),
        out_canal=entry.whole("out_canal", 0, MOST_CARDS),
        out_rail=entry.whole("out_rail", 0, MOST_CARDS),
    )
    entry.finish()
    return length


# The counters of one player (B-0.4, B-0.12).


def read_counters(fields: Fields) -> tuple[CounterKind, ...]:
    """Return every kind of counter, by industry and level."""
    counters = tuple(_counter(entry) for entry in fields.tables("counter"))
    keys = [(INDUSTRIES.index(kind.industry), kind.level) for kind in counters]
    if keys != sorted(set(keys)) or {key[0] for key in keys} != set(range(len(INDUSTRIES))):
        allowed = "every industry in the printed order, its levels ascending"
        raise fields.refusal("counter", "is out of order or left out", allowed)
    return counters


def _counter(entry: Fields) -> CounterKind:
    industry = entry.choice("industry", INDUSTRIES)
    level = entry.whole("level", 0, HIGHEST_LEVEL)
    entry.label = f"counter {industry} {level}: "
    holds = industry in CUBED
    kind = CounterKind(
        industry=industry,
        level=level,
        count=entry.whole("count", 1, MOST),
        era=entry.choice("era", COUNTER_ERAS),
        cost=entry.whole("cost", 0, MOST),
        coal=entry.flag("coal"),
        iron=entry.flag("iron"),
        income=entry.whole("income", 0, MOST),
        points=entry.whole("points", 0, MOST),
        cubes=entry.whole("cubes", 1 if holds else 0, 9 if holds else 0),
    )
    entry.finish()
    return kind


# The map: places with their spaces, the lines between them, the virtual link (B-0).


def read_places(fields: Fields) -> tuple[Place, ...]:
    """Return every place: the locations first, by their names, and each once."""
    places = tuple(_place(entry) for entry in fields.tables("place"))
    names = [place.name for place in places]
    locations = [place.name for place in places if place.kind == LOCATION]
    if names[: len(locations)] != sorted(locations) or len(set(names)) != len(names):
        allowed = "the locations first, in alphabetical order, and each place once"
        raise fields.refusal("place", f"has {listed(names)}", allowed)
    if len(places) > MOST_PLACES:
        raise fields.refusal("place", f"is there {len(places)} times", f"at most {MOST_PLACES}")
    return places


def _place(entry: Fields) -> Place:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"place {name}: "
    kind = entry.choice("kind", PLACE_KINDS)
    spaces = entry.items("spaces", "spaces", None if kind == LOCATION else ())
    if bool(spaces) != (kind == LOCATION):
        raise entry.refusal("spaces", f"is {shown(spaces)}", "spaces for a location alone")
    place = Place(name, kind, tuple(_space(entry, space) for space in spaces))
    entry.finish()
    return place


def _space(entry: Fields, space: object) -> tuple[str, ...]:
    words = [word for word in INDUSTRIES if isinstance(space, list) and word in space]
    if not words or words != space:
        raise entry.refusal("spaces", f"has {shown(space)}", f"some of {listed(INDUSTRIES)}")
    return tuple(words)


def read_lines(fields: Fields, places: tuple[Place, ...]) -> tuple[MapLine, ...]:
    """Return every line, by its places in alphabetical order, each for canals, rails or both."""
    lines = tuple(_line(entry, places) for entry in fields.tables("line"))
    names = [line.places for line in lines]
    if names != sorted(set(names)):
        raise fields.refusal("line", "is out of order or there twice", "alphabetical order")
    return lines


def _line(entry: Fields, places: tuple[Place, ...]) -> MapLine:
    names = entry.words("places", [place.name for place in places], "places")
    if len(names) != 2 or names != sorted(names):
        raise entry.refusal("places", f"is {shown(names)}", "two in alphabetical order")
    line = MapLine((names[0], names[1]), entry.flag("canal"), entry.flag("rail"))
    if not (line.canal or line.rail):
        raise entry.refusal("canal", "and rail are false", "one of the two true")
    entry.finish()
    return line


def read_ferry(fields: Fields, places: tuple[Place, ...]) -> tuple[str, str]:
    """Return the ends of the virtual link (B-0.9)."""
    locations = [place.name for place in places if place.kind == LOCATION]
    entry = fields.table("ferry")
    ends = entry.choice("from", locations), entry.choice("to", locations)
    entry.finish()
    return ends


# The tracks, and what a player starts with (B-0.10, B-1.2, B-7.6, B-12.5).


def read_tracks(fields: Fields) -> Tracks:
    """Return the tracks; prices and income rise along them."""
    tracks = Tracks(
        prices=fields.wholes("prices", 1, MOST, TRACK_SPACES),
        from_supply=fields.whole("from_supply", 1, MOST),
        demand=fields.wholes("demand", 0, MOST, TRACK_SPACES),
        income=fields.wholes("income", LOWEST_LEVEL, TRACKS_HIGHEST_LEVEL, INCOME_SPACES),
    )
    steps = [
        after - before for before, after in zip(tracks.income, tracks.income[1:], strict=False)
    ]
    if not set(steps) <= {0, 1}:
        raise fields.refusal("income", "leaves a level out", "levels that rise by one")
    if list(tracks.prices) != sorted(tracks.prices):
        raise fields.refusal("prices", "fall", "prices from the cheap end")
    return tracks


def read_company(fields: Fields) -> BrassCompany:
    """Return what a player starts with and what actions cost."""
    return BrassCompany(
        money=fields.whole("money", 0, MOST),
        income_space=fields.whole("income_space", 0, INCOME_SPACES - 1),
        hand=fields.whole("hand", 1, TRACK_SPACES),
        links=fields.whole("links", 1, MOST),
        canal=fields.whole("canal", 0, MOST),
        rail=fields.whole("rail", 0, MOST),
        second_rail=fields.whole("second_rail", 0, MOST),
        loan=fields.whole("loan", 1, MOST),
        loan_steps=fields.whole("loan_steps", 1, TRACK_SPACES),
        pounds_a_point=fields.whole("pounds_a_point", 1, MOST),
    )


@lru_cache(BOXES_KEPT)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    What the pack replaces is taken from there. Unreadable names the file and key, what was found
    and what is allowed.
    """
    source = ComponentFiles(folder or data_folder("brass"), pack)
    files = {
        name: source.fields(name) for name in ("map", "counters", "cards", "tracks", "company")
    }
    places = read_places(files["map"])
    # The packs; every player count has one
    fields = files["cards"]
    kinds = [place.name for place in places if place.kind == LOCATION] + list(INDUSTRIES)
    packs = tuple(_pack(entry, kinds) for entry in fields.tables("pack"))
    found = sorted(number for pack in packs for number in pack.players)
    if found != list(PLAYER_COUNTS):
        raise fields.refusal("pack", f"has players {listed(found)}", listed(PLAYER_COUNTS))
    components = Components(
        places=places,
        lines=read_lines(files["map"], places),
        ferry=read_ferry(files["map"], places),
        counters=read_counters(files["counters"]),
        packs=packs,
        lengths=read_lengths(files["cards"], packs),
        tracks=read_tracks(files["tracks"]),
        company=read_company(files["company"]),
    )
    for fields in files.values():
        fields.choice("source", SOURCES)
        fields.finish()
    return components


def components_digest(components: Components) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order."""
    return digest_of(astuple(components))


def what_packs_replace() -> Replaceable:
    """Return which numbers packs may replace."""
    files = ComponentFiles(data_folder("brass"))
    return Replaceable(files.own(NUMBERS), NUMBERS, sources=files.sources(NUMBERS))
