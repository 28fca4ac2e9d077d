"""The three dice, thrown together (C-2, C-4, C-12, C-19)."""

from tools.titles.tinners_trail.oracle_2007.facts import DICE


def throws(of_what: str) -> list[str]:
    """Every combination of faces of the tin, copper and water die."""
    return [
        f"roll {of_what} {tin} {copper} {water}"
        for tin in sorted(set(DICE["tin"]))
        for copper in sorted(set(DICE["copper"]))
        for water in sorted(set(DICE["water"]))
    ]


def faces(text: str) -> tuple[int, int, int]:
    """The faces of a throw: tin, copper, water."""
    tin, copper, water = (int(face) for face in text.split()[2:])
    return tin, copper, water


def weight(text: str) -> int:
    """How many of the 216 throws show these faces."""
    tin, copper, water = faces(text)
    numbers = DICE["tin"].count(tin), DICE["copper"].count(copper), DICE["water"].count(water)
    return numbers[0] * numbers[1] * numbers[2]
