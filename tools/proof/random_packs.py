"""Random packs: the numbers of a box changed at random, as far as the title allows it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import NumbersByFileAndKey, ReplaceableNumbers
from game.engine.title import Title
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.component_files import SOURCE_KEY
from game.packs.pack_files import COPY_COUNT_KEYS, check_pack

MAX_TRIES: Final = 400
KEPT: Final = (*COPY_COUNT_KEYS, SOURCE_KEY)


def random_packs(title: Title, edition: str, seed: int, how_many: int) -> Iterator[Pack]:
    """Yield `how_many` playable packs whose numbers are half to twice those of the box.

    Raise ValueError if too few of the random packs are playable.
    """
    chance = Random(seed)
    allowed = title.replaceable_numbers(edition)
    found = 0
    for number in range(MAX_TRIES * how_many):
        pack = Pack(
            title.name,
            edition,
            f"Random {number}",
            numbers_to_canonical_json(_changed(allowed, chance)),
        )
        try:
            check_pack(pack, title)
        except Unreadable:
            continue
        yield pack
        found += 1
        if found == how_many:
            return
    raise ValueError(f"{title.name}, {edition}: {found} of {how_many} random packs can be played")


def _changed(allowed: ReplaceableNumbers, chance: Random) -> NumbersByFileAndKey:
    """Return one to three keys of the box with changed numbers."""
    keys = [(name, key) for name, table in allowed.built_in_numbers.items() for key in table]
    wanted = chance.sample(keys, chance.randint(1, min(3, len(keys))))
    numbers: NumbersByFileAndKey = {}
    for name, key in wanted:
        fields = allowed.varying_fields[name][key]
        numbers.setdefault(name, {})[key] = _varied(
            allowed.built_in_numbers[name][key], fields, chance
        )
    return numbers


def _varied(value: Any, fields: tuple[str, ...], chance: Random) -> Any:
    """Return the value with some of its numbers changed, at any depth; with `fields`, only
    those."""
    if isinstance(value, list):
        return [_varied(part, fields, chance) for part in value]
    if isinstance(value, dict):
        return {
            key: part
            if key in KEPT or (fields and key not in fields)
            else _varied(part, (), chance)
            for key, part in value.items()
        }
    if type(value) is int and chance.random() < 1 / 3:
        return chance.randint(*sorted((value // 2, 2 * value)))
    return value
