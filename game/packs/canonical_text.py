"""Write the numbers of a pack as canonical JSON, so that equal numbers are equal texts."""

from __future__ import annotations

import json
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import NumbersByFileAndKey

MAX_TEXT_LETTERS: Final = 500_000  # characters
MAX_NESTING_DEPTH: Final = 8  # nested tables and lists


def numbers_to_canonical_json(numbers: NumbersByFileAndKey) -> str:
    """Return the numbers as JSON with sorted keys and no spaces, the form in which a pack stores
    them."""
    return json.dumps(numbers, sort_keys=True, separators=(",", ":"))


def replacement_numbers(pack: Pack | None) -> NumbersByFileAndKey:
    """Return a new copy of the numbers of a pack, which replace those of the box; {} without a
    pack.

    Raises Unreadable if the pack, which may come from any file, holds no valid numbers.
    """
    if pack is None:
        return {}
    try:
        numbers = json.loads(pack.numbers) if len(pack.numbers) <= MAX_TEXT_LETTERS else None
    except (ValueError, RecursionError):
        numbers = None
    if not isinstance(numbers, dict) or not all(isinstance(t, dict) for t in numbers.values()):
        raise Unreadable(f"The pack {pack.name} has no tables of numbers.")
    return numbers


def is_plain_value(value: Any, depth: int = 0) -> bool:
    """Whether a value consists only of integers, texts, booleans, lists and tables, nested no
    deeper than MAX_NESTING_DEPTH; `depth` is the depth of the value itself."""
    if depth > MAX_NESTING_DEPTH:
        return False
    if isinstance(value, dict):
        return all(is_plain_value(part, depth + 1) for part in value.values())
    if isinstance(value, list):
        return all(is_plain_value(part, depth + 1) for part in value)
    return isinstance(value, int | str)
