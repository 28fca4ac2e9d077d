"""What is printed on tiles in words, and names of tiles in a box whose numbers are not ours."""

from collections.abc import Iterable, Mapping

from game.engine.owner_pack import Pack
from game.text.words import Words
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import TiletumTileKind
from game.titles.tiletum.table.art.tiles import PrintedTiles, printed_tiles


def changed_tile_descriptions(words: Words, pack: Pack | None) -> Mapping[str, str]:
    """Return, by tile name, the descriptions of the tiles on which a pack prints other numbers; {}
    without a pack.
    """
    if pack is None:
        return {}
    ours = printed_tiles()
    theirs = printed_tiles(pack)
    return {
        name: _tile_description(words, kind, theirs)
        for name, kind in theirs.kind_by_name.items()
        if _printed_values_of_tile(kind, theirs)
        != _printed_values_of_tile(ours.kind_by_name[name], ours)
    }


def _printed_values_of_tile(kind: TiletumTileKind, box: PrintedTiles) -> tuple[object, ...]:
    return (
        kind.contract_cost,
        kind.points,
        kind.gain_text,
        kind.boost_action_points,
        box.currency_and_price_of_use(kind.name),
    )


def _tile_description(words: Words, kind: TiletumTileKind, box: PrintedTiles) -> str:
    gain = gain_parts_text(words, components.parse_gain_parts(kind.gain_text))
    if kind.kind == components.CONTRACT_TILE_KIND:
        facts = {
            "cost": gain_parts_text(words, kind.contract_cost),
            "points": kind.points,
            "gain": gain,
        }
        told = words.say("printed.contract-with" if gain else "printed.contract", **facts)
    elif kind.kind == components.CHARACTER_TILE_KIND:
        key = f"printed.person-{kind.character_type}"
        key = key if key in words else "printed.person"
        told = words.say(key, person=words.name_of_key(kind.character_type), gain=gain)
    else:
        told = (
            gain
            or f"{words.name_of_key(kind.character_type or kind.kind)} +{kind.boost_action_points}"
        )
    good, price = box.currency_and_price_of_use(kind.name)
    if price:
        told = words.say("printed.priced", tile=told, price=price, good=good)
    return told[:1].upper() + told[1:]


def gain_parts_text(words: Words, gain_names_and_counts: Iterable[tuple[str, int]]) -> str:
    """Return goods, pieces and actions with their numbers as a list in words."""
    return ", ".join(_gain_part_text(words, part, number) for part, number in gain_names_and_counts)


def _gain_part_text(words: Words, gain_name: str, gain_count: int) -> str:
    key = f"printed.part.{gain_name}"
    return (
        words.say(key, number=gain_count)
        if key in words
        else f"{words.name_of_key(gain_name)} {gain_count}"
    )
