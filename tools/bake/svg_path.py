"""Paths from the text of an SVG path."""

from __future__ import annotations

import re
from collections.abc import Iterator

import skia

STEP = re.compile(r"([MLHVQTZ])([^MLHVQTZ]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "Z": 0}


def shape(text: str) -> skia.Path:
    """Return the path of an SVG path text with absolute M, L, H, V, Q, T and Z."""
    path = skia.Path()
    at = bend = (0.0, 0.0)
    for letter, numbers in _steps(text):
        end = {"H": (*numbers, at[1]), "V": (at[0], *numbers)}.get(letter, numbers[-2:])
        if letter == "Z":
            path.close()
            continue
        if letter in "QT":
            bend = (
                (numbers[0], numbers[1])
                if letter == "Q"
                else (2 * at[0] - bend[0], 2 * at[1] - bend[1])
            )
            path.quadTo(*bend, *end)
        elif letter == "M":
            path.moveTo(*end)
        else:
            path.lineTo(*end)
        at = (end[0], end[1])
        bend = bend if letter in "QT" else at
    return path


def _steps(text: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    for letter, rest in STEP.findall(text):
        numbers = tuple(float(each) for each in NUMBER.findall(rest))
        size = TAKES[letter]
        for first in range(0, max(len(numbers), 1), max(size, 1)):
            yield letter, numbers[first : first + size]
