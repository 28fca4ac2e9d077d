"""What tiles are called in a box whose numbers are not ours."""

from collections.abc import Iterable, Mapping

from game.engine.owner_pack import Pack
from game.text.words import Words
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import TiletumTileKind
from game.titles.tiletum.table.art.tiles import PrintedTiles, printed_tiles


def changed_tile_names(words: Words, pack: Pack | None) -> Mapping[str, str]:
    """Return the names of the tiles on which a pack prints other numbers."""
    if pack is None:
        return {}
    ours = printed_tiles()
    theirs = printed_tiles(pack)
    return {
        name: _tile_description(words, kind, theirs)
        for name, kind in theirs.kinds.items()
        if _printed_numbers(kind, theirs) != _printed_numbers(ours.kinds[name], ours)
    }


def _printed_numbers(kind: TiletumTileKind, box: PrintedTiles) -> tuple[object, ...]:
    return kind.cost, kind.points, kind.gain, kind.boost, box.price_of_use(kind.name)


def _tile_description(words: Words, kind: TiletumTileKind, box: PrintedTiles) -> str:
    gain = _parts_text(words, components.gain_parts(kind.gain))
    if kind.kind == components.CONTRACT:
        facts = {"cost": _parts_text(words, kind.cost), "points": kind.points, "gain": gain}
        told = words.say("printed.contract-with" if gain else "printed.contract", **facts)
    elif kind.kind == components.CHARACTER:
        key = f"printed.person-{kind.type}"
        key = key if key in words else "printed.person"
        told = words.say(key, person=words.name(kind.type), gain=gain)
    else:
        told = gain or f"{words.name(kind.type or kind.kind)} +{kind.boost}"
    good, price = box.price_of_use(kind.name)
    if price:
        told = words.say("printed.priced", tile=told, price=price, good=good)
    return told[:1].upper() + told[1:]


def _parts_text(words: Words, parts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(_part_text(words, part, number) for part, number in parts)


def _part_text(words: Words, part: str, number: int) -> str:
    key = f"printed.part.{part}"
    return words.say(key, number=number) if key in words else f"{words.name(part)} {number}"
