"""The differences between engine and oracle."""

from collections.abc import Collection, Mapping
from typing import Any


def unlike_answers(engine: Mapping[str, int], oracle: Mapping[str, int]) -> list[str]:
    """Return a sentence for each move that only one side allows; if there are none, one for each
    outcome with different odds."""
    found = [
        *(f"only the engine allows {text!r}" for text in sorted(engine.keys() - oracle)),
        *(f"only the oracle allows {text!r}" for text in sorted(oracle.keys() - engine)),
    ]
    if found:
        return found
    all_engine = sum(engine.values())
    all_oracle = sum(oracle.values())
    return [
        f"{text!r} has odds {engine[text]} in {all_engine}, not {oracle[text]} in {all_oracle}"
        for text in sorted(oracle)
        if engine[text] * all_oracle != oracle[text] * all_engine
    ]


def position_differences(
    place: str, one: Any, other: Any, unordered: Collection[str] = ()
) -> list[str]:
    """Return a sentence, with its path, for every entry in which two nested documents differ;
    `place` is the path so far."""
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted({*one, *other}, key=str):
            inside = f"{place}.{key}".lstrip(".")
            found += position_differences(inside, one.get(key), other.get(key), unordered)
        return found
    any_order = place in unordered or place.rpartition(".")[2] in unordered
    if any_order and isinstance(one, list) and isinstance(other, list):
        one, other = sorted(map(canonical_text, one)), sorted(map(canonical_text, other))
    return [] if one == other else [f"{place}: {one!r} is not {other!r}"]


def canonical_text(entry: Any) -> str:
    """Return a text of an entry in which the order of its keys does not matter."""
    return str(sorted(entry.items())) if isinstance(entry, dict) else str(entry)
