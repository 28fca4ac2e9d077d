"""The differences between engine and oracle."""

from collections.abc import Collection, Mapping
from typing import Any


def unlike_answers(engine: Mapping[str, int], oracle: Mapping[str, int]) -> list[str]:
    """Moves only one allows; else odds of luck of which the share of the whole differs."""
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


def differences(place: str, one: Any, other: Any, unordered: Collection[str] = ()) -> list[str]:
    """Walk both side by side and name every place where they differ.

    `unordered` names the keys or places whose lists may stand in any order.
    """
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted({*one, *other}, key=str):
            inside = f"{place}.{key}".lstrip(".")
            found += differences(inside, one.get(key), other.get(key), unordered)
        return found
    any_order = place in unordered or place.rpartition(".")[2] in unordered
    if any_order and isinstance(one, list) and isinstance(other, list):
        one, other = sorted(map(in_words, one)), sorted(map(in_words, other))
    return [] if one == other else [f"{place}: {one!r} is not {other!r}"]


def in_words(entry: Any) -> str:
    """A text that is the same for equal entries, whatever the order of their keys."""
    return str(sorted(entry.items())) if isinstance(entry, dict) else str(entry)
