"""Sharing out the length of a row or column, as CSS flexbox does."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scene.nodes.layout_item import LayoutItem

LENGTH_TOLERANCE = 0.001


class FlexItem(NamedTuple):
    """An item of a line: its length before sharing, its least and greatest length, and its shares
    of growing and shrinking.
    """

    base_length: float
    min_length: float
    max_length: float
    grow_factor: float
    shrink_factor: float


def min_lengths(
    children: Sequence[LayoutItem],
    base_lengths: Sequence[float],
    available_length: float,
    measure_min_length: Callable[[int], float],
) -> list[float]:
    """Return the length below which a line does not shrink each of its children.
    `measure_min_length` returns it for the index of a child.

    Measuring takes time. A child without a `basis` is measured only if the line would be longer
    than `available_length`; otherwise its base length is returned for it, since nothing has to
    shrink.
    """
    lengths = [
        base if child.basis is None else measure_min_length(at)
        for at, (child, base) in enumerate(zip(children, base_lengths, strict=True))
    ]
    if sum(map(max, base_lengths, lengths)) <= available_length:
        return lengths
    return [
        measure_min_length(at) if child.basis is None else length
        for at, (child, length) in enumerate(zip(children, lengths, strict=True))
    ]


def flex_lengths(items: Sequence[FlexItem], available_length: float) -> list[float]:
    """Return a length for each item, grown or shrunk so that they fill the room as far as their
    limits allow.

    It is the loop of CSS flexbox, 9.7: an item that reaches a limit keeps that length, and the
    rest is shared among the others.
    """
    lengths = [min(max(item.base_length, item.min_length), item.max_length) for item in items]
    taken = sum(lengths)
    if abs(taken - available_length) < LENGTH_TOLERANCE:
        return lengths
    growing = taken < available_length
    free = [
        at
        for at, item in enumerate(items)
        if _flex_factor(item, is_growing=growing)
        and (
            item.base_length <= item.max_length if growing else item.base_length >= item.min_length
        )
    ]
    if len(free) == 1:  # most rows: one thing takes what the others leave
        at = free[0]
        rest = available_length - taken + lengths[at]
        lengths[at] = min(max(rest, items[at].min_length), items[at].max_length)
        return lengths
    while free:
        kept = sum(lengths) - sum(lengths[at] for at in free)
        left = available_length - kept - sum(items[at].base_length for at in free)
        total = sum(_flex_factor(items[at], is_growing=growing) for at in free)
        wanted = {
            at: items[at].base_length + left * _flex_factor(items[at], is_growing=growing) / total
            for at in free
        }
        excess = 0.0
        for at, length in wanted.items():
            lengths[at] = min(max(length, items[at].min_length), items[at].max_length)
            excess += lengths[at] - length
        if abs(excess) < LENGTH_TOLERANCE:
            break
        free = [at for at in free if (lengths[at] - wanted[at]) * excess <= 0]
    return lengths


def _flex_factor(item: FlexItem, *, is_growing: bool) -> float:
    return item.grow_factor if is_growing else item.shrink_factor * item.base_length


def start_positions(
    lengths: Sequence[float], gap: float, available_length: float, justify: str
) -> list[float]:
    """Return the position at which each of the lengths begins in `available_length`, with at
    least `gap` between them; `justify` is "start", "centre", "end", "between" or "evenly"."""
    spare = max(available_length - sum(lengths) - gap * max(len(lengths) - 1, 0), 0.0)
    at = spare * {"centre": 0.5, "end": 1.0}.get(justify, 0.0)
    if justify == "between" and len(lengths) > 1:
        gap += spare / (len(lengths) - 1)
    if justify == "evenly":
        at = spare / (len(lengths) + 1)
        gap += at
    found = []
    for length in lengths:
        found.append(at)
        at += length + gap
    return found
