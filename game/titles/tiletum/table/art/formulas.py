"""What each level of a technology brings, as signs in one line (S-603 to S-610)."""

from __future__ import annotations

from typing import Final

from game.tabletop.art.letters import SANS_HEAVY
from game.tabletop.art.sheet import ArtSheet
from game.titles.tiletum.table.art.emblems import (
    Point,
    add_good,
    add_hexagon,
    add_icon,
    add_quatrefoil,
)
from game.titles.tiletum.table.art.inks import EDGE, INK

MINUS, ARROW, TIMES = "\N{MINUS SIGN}", "\N{RIGHTWARDS ARROW}", "\N{MULTIPLICATION SIGN}"
LEVELS: Final = {
    "dice": ("die: '±3 > 2 good:gold", "die: '! > icon:feet", "good:any > good:silver"),
    "merchant": ("ap:+1", "icon:house > icon:character", "icon:house > vp:1"),
    "architect": ("ap:+1", "icon:cathedral > icon:king ap:2", "icon:cathedral > '-2 good:stone"),
    "explorer": ("ap:+1", "icon:mine > 3 good:same", "icon:feet > icon:explorer ap:2"),
    "contract": (
        "icon:contract > '-1 good:any",
        "3 icon:contract > ap:2",
        "icon:swap > +1 good:any",
    ),
    "king": ("icon:king > 2 good:gold", "icon:king ap:+2", "icon:king > 2 icon:helper"),
    "joker": ("ap:+1", "icon:joker > icon:king ap:1", "icon:joker > ap:a ap:b"),
    "character": ("icon:crest > '-1 good:food", "ap:+ > +1", "icon:fair > icon:character 'xn"),
    "goods": ("good:any '= good:gold", "die: > +2 good:any", "die: > ap:+2"),
}
"""Signs from left to right: an icon, a good, points of action (ap) or points (vp), a die; a bare
word is written, ">" is an arrow.
"""
SIZE, GAP = 21.0, 3.0


def add_formula(sheet: ArtSheet, name: str, level: int, at: Point) -> None:
    """Draw what a level, 1 to 3, of a technology brings; `at` is the middle of its left edge."""
    x, y = at
    for sign in LEVELS[name][level - 1].split():
        x += _add_sign(sheet, sign, (x, y)) + GAP


def _add_sign(sheet: ArtSheet, sign: str, at: Point) -> float:
    """Draw a sign and return how wide it is."""
    kind, _, what = sign.partition(":")
    x, y = at
    middle = x + SIZE / 2, y
    if kind == "icon":
        add_icon(sheet, what, middle, SIZE)
    elif kind == "good":
        add_good(sheet, what, middle, SIZE - 1)
    elif kind == "ap":
        add_quatrefoil(sheet, middle, 10.4, what)
    elif kind == "vp":
        add_hexagon(sheet, middle, 9.6, what)
    elif kind == "die":
        _add_die(sheet, middle)
    else:
        words = {">": ARROW}.get(sign, sign.lstrip("'"))
        words = words.replace("-", MINUS).replace("x", TIMES)
        wide = sheet.width_of(words, SANS_HEAVY, 15.0)
        sheet.text(words, (x + wide / 2, y), face=SANS_HEAVY, size=15, colour=INK)
        return wide
    return SIZE


def _add_die(sheet: ArtSheet, at: Point) -> None:
    x, y = at
    sheet.svg(
        f'<rect x="{x - 8}" y="{y - 8}" width="16" height="16" rx="3.6" fill="#FFFDF4" '
        f'stroke="{EDGE}" stroke-width="1.4"/>'
        + "".join(
            f'<circle cx="{x + dx}" cy="{y + dy}" r="1.7" fill="{EDGE}"/>'
            for dx, dy in ((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4))
        )
    )
