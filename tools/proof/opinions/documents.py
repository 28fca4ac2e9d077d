"""Two positions compared, entry by entry."""

from collections.abc import Collection, Mapping
from typing import Any


def differences(place: str, one: Any, other: Any, unordered: Collection[str] = ()) -> list[str]:
    """Walk both side by side and name every place where they differ.

    `unordered` names the keys whose lists may stand in any order.
    """
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted({*one, *other}):
            inside = f"{place}.{key}".lstrip(".")
            found += differences(inside, one.get(key), other.get(key), unordered)
        return found
    if place.rpartition(".")[2] in unordered and isinstance(one, list) and isinstance(other, list):
        one, other = sorted(map(in_words, one)), sorted(map(in_words, other))
    return [] if one == other else [f"{place}: {one!r} is not {other!r}"]


def unlike_documents(
    one: dict[str, Any], other: dict[str, Any], names: Mapping[str, str]
) -> list[str]:
    """The differences in words, else those of the order of keys; seed and luck are left aside.

    Entries of the lists that `names` holds are found by what this key of theirs says.
    """
    one = {key: value for key, value in one.items() if key not in ("seed", "luck")}
    if one != other:
        return differences("", _by_name(one, names), _by_name(other, names))
    return order_of_keys(one, other)


def _by_name(position: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {
        key: {entry[names[key]]: entry for entry in value} if key in names else value
        for key, value in position.items()
    }


def in_words(entry: Any) -> str:
    """A text that is the same for equal entries, whatever the order of their keys."""
    return str(sorted(entry.items())) if isinstance(entry, dict) else str(entry)


def order_of_keys(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """Where two equal positions name their keys in another order."""
    found = []
    if list(one) != list(other):
        found.append(f"the keys stand in the order {list(one)}, not {list(other)}")
    for key, value in one.items():
        for pair in zip(entries(value), entries(other.get(key)), strict=False):
            found += order_of_keys(*pair)
    return found


def entries(value: Any) -> list[dict[str, Any]]:
    """The tables a value is or holds."""
    values = value if isinstance(value, list) else [value]
    return [entry for entry in values if isinstance(entry, dict)]
