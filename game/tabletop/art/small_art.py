"""Small pieces of every table: dice, marks and discs, seals, dust and water, smoke."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from game.tabletop.art.drawing import ICONS, PIECES, ArtSheet, Pen, soft_rectangle
from game.tabletop.art.palette import HALO, Colour, PieceBox, PieceSprite, PlayerColour, accented

# Dice with six faces, blank ones too, in any colour.

DIE_BOX = PieceBox(-21, -21, 42, 44)
_NEAR = -9.6
_FAR = 9.6
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),  # a blank face
    1: ((0.0, 0.0),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (0.0, 0.0), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (0.0, 0.0), (_NEAR, _FAR), (_FAR, _FAR)),
    6: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, 0.0), (_FAR, 0.0), (_NEAR, _FAR), (_FAR, _FAR)),
}

MARK_BOX = PieceBox(-10, -10, 20, 20)
DISC_R = 14.5
_DISC_BOX = PieceBox(-17, -17, 34, 38)

SEAL_R = 98.0
SEAL_BOX = PieceBox(-108, -108, 216, 216)
ENVELOPE_BOX = PieceBox(-410, -245, 820, 490)
ENVELOPE_DEGREES = -1.4

DUST_FRAMES = 6
RIPPLE_FRAMES = 7
PUFFS = 7
LAMP = "#FFD36B"
LAMP_STOPS = ((0.0, 0.62), (0.3, 0.36), (0.6, 0.13), (1.0, 0.0))

SMOKE_FRAMES = 8
"""The last frame runs on into the first."""
SMOKE_PUFFS = 11
"""So many that one runs into the next: a plume, not a row of bubbles."""
RISE = 44.0
DRIFT = 32.0
"""u from the chimney's mouth to where a puff has thinned out."""
SMOKE_BOX = PieceBox(-8, -64, 58, 70)
SHADES = (("#5E564C", 1.25, 0.30), ("#F7F1E2", 1.0, 0.62))
"""Tints of a puff from the outside in: how wide each is, and how thick in its middle."""
SWAY = 2.6
SWAYS = 2.2
"""How far the plume bends to either side (u), and how often."""

ICON_BOX = PieceBox(-24, -24, 48, 48)
TONES: Final = {
    "cream": ("#F4E6C2", "#E0A94A"),
    "ink": ("#2E1F14", "#8E6524"),
    "disabled": ("#87928F", "#66716F"),
    "brass": ("#E0A94A", "#8E6524"),
    "brass_text": ("#F3DFA9", "#CFA24F"),
    "faint": ("#CDBB8E", "#D8C79C"),
}
"""Body and accent; "faint" is for parchment (an empty rank, a used-up piece)."""
OWN_COLOURS: Final = {"flame": "#FFD36B", "drop": "#6DBBE6"}
COLOURLESS: Final = ("disabled", "faint")
HOLLOW = "#120C08"
HOLLOW_IN_INK = "#F0DDA8"  # what is cut out of a body: pips, windows


@dataclass(frozen=True, slots=True)
class DieColour:
    """The tones of a die and of its pips."""

    light: Colour
    mid: Colour
    dark: Colour
    outline: Colour
    pip: Colour

    @property
    def tones(self) -> dict[str, str]:
        """Return the placeholders of the shape file."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark, "outline": self.outline}


def die(pen: Pen, colour: DieColour, pips: int, *, degrees: float, scale: float) -> PieceSprite:
    """Return a die that shows 0 to 6 pips, turned clockwise."""
    sheet = pen.sheet(DIE_BOX.grown(5), scale)
    sheet.printed(("die", colour, pips), lambda blank: _add_die(blank, colour, pips))
    return sheet.finish(degrees=degrees)


def _add_die(sheet: ArtSheet, colour: DieColour, pips: int) -> None:
    """Add a die as it lies before it is turned."""
    sheet.svg(soft_rectangle(PieceBox(-18, -14, 38, 38), 8, 7, 0.42))
    sheet.shape(f"{PIECES}/die", colour.tones, DIE_BOX)
    for x, y in PLACES[pips]:
        rim = f"M{x - 2.6},{y - 1.8}A3.2,3.2 0 0 1 {x + 1.8},{y - 2.6}"
        sheet.circle((x, y), 3.7, colour.pip)
        sheet.path(rim, line=("#000", 0.9), more='opacity=".3"')


# Assay marks, player discs and their ghosts.


def add_mark(
    sheet: ArtSheet,
    colour: PlayerColour,
    place: tuple[float, float, float],
    tint: Colour | None = None,
) -> None:
    """Draw a player's mark; `place` is x, y and size in u."""
    x, y, size = place
    fill = {"fill": tint or colour.mark_fill}
    scale = size / MARK_BOX.width
    sheet.shape(f"{PIECES}/mark_{colour.mark}", fill, MARK_BOX, (x, y), scale)


def mark(pen: Pen, colour: PlayerColour, size: float, tint: Colour | None = None) -> PieceSprite:
    """Return the bare mark, by default in its own fill."""
    sheet = pen.sheet(PieceBox(-size / 2, -size / 2, size, size))
    add_mark(sheet, colour, (0, 0, size), tint)
    return sheet.finish()


def disc(
    pen: Pen, colour: PlayerColour, r: float = DISC_R, *, on_slate: bool = False
) -> PieceSprite:
    """Return a player's wooden disc with its mark; anchor in the middle of its top."""
    sheet = pen.sheet(PieceBox(-17, -17, 38, 40), r / DISC_R)
    if not on_slate:
        sheet.shadow((2.2, 4.6), (16, 15.4), 0.4)
    sheet.shape(f"{PIECES}/disc", colour.tones, _DISC_BOX)
    add_mark(sheet, colour, (0, 0, 15.5))
    if on_slate:
        sheet.outlined(1.1, HALO)
    return sheet.finish()


def ghost_disc(pen: Pen, colour: PlayerColour, r: float = DISC_R) -> PieceSprite:
    """Return the pale ring that shows where a disc will land."""
    sheet = pen.sheet(MARK_BOX.grown(7), r / DISC_R)
    sheet.shape(f"{PIECES}/disc_ghost", colour.tones, MARK_BOX.grown(7))
    add_mark(sheet, colour, (0, 0, 13), colour.dark)
    return sheet.finish()


# Wax seals and the envelope that hides a hand.


def wax_seal(pen: Pen, colour: PlayerColour, r: float = SEAL_R) -> PieceSprite:
    """Return a wax seal with a player's mark pressed into it."""
    sheet = pen.sheet(SEAL_BOX.grown(4), r / SEAL_R)
    sheet.shadow((6, 10), (94, 94), 0.4)
    sheet.shape(f"{PIECES}/wax_seal", colour.tones, SEAL_BOX)
    for shift, tint in ((2.6, colour.dark), (0, colour.mark_fill)):
        add_mark(sheet, colour, (shift, shift, 92), tint)
    return sheet.finish()


def envelope(pen: Pen, scale: float = 1.0) -> PieceSprite:
    """Return the closed envelope, turned a little; anchor in its middle."""
    sheet = pen.sheet(ENVELOPE_BOX.grown(30), scale)
    sheet.svg(soft_rectangle(PieceBox(-402, -220, 804, 472), 10, 42, 0.5))
    sheet.shape(f"{PIECES}/envelope", {}, ENVELOPE_BOX)
    return sheet.finish(degrees=ENVELOPE_DEGREES)


# Flurries: dust where a piece lands, the rings and drops of water, and lamplight.


def dust(pen: Pen, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return a frame of dust that spreads to both sides; anchor on the ground."""
    sheet = pen.sheet(PieceBox(-40, -22, 80, 32), scale)
    age = (frame + 1) / (DUST_FRAMES + 1)
    thick = (1 - age) ** 0.8
    for number in range(PUFFS):
        side = 2 * number / (PUFFS - 1) - 1
        x = round(side * (12 + 20 * age), 2)
        y = round(-2 - (7 * (1 - side * side) + 4) * age * (1.2 if number % 2 else 0.8), 2)
        r = round((2.6 + 3.6 * age) * (1.15 - 0.35 * abs(side)), 2)
        faint = f'opacity="{0.85 * thick:.3f}"'
        sheet.circle((x, y), r, "#E9D9B4", ("#6B5636", 0.9), faint)
    return sheet.finish()


def ripple(pen: Pen, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return a frame of rings that widen on water; anchor in their middle."""
    sheet = pen.sheet(PieceBox(-26, -14, 52, 28), scale)
    age = (frame + 1) / (RIPPLE_FRAMES + 1)
    for lag in (0.0, 0.3):
        own = age - lag
        if own <= 0:
            continue
        for tint, width, strong in (("#DDF1FA", 3, 0.7), ("#17527C", 1.5, 1.0)):
            sheet.svg(
                f'<ellipse cx="0" cy="0" rx="{4 + 19 * own:.2f}" ry="{2 + 8.6 * own:.2f}" '
                f'fill="none" stroke="{tint}" stroke-width="{width}" '
                f'opacity="{strong * (1 - own):.3f}"/>'
            )
    for number in range(5):
        turn = pi * (number + 0.5) / 5
        x = 15 * age * cos(turn)
        y = -17 * sin(turn) * sin(pi * min(1.0, age * 1.2))
        faint = f'opacity="{(1 - age) ** 0.5:.3f}"'
        sheet.circle((round(x, 2), round(y, 2)), 1.5, "#8FD0F0", ("#0C2F4A", 0.7), faint)
    return sheet.finish()


def drop(pen: Pen, scale: float = 1.0) -> PieceSprite:
    """Return a drop of water; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-8, -9, 16, 18), scale)
    sheet.shape(f"{PIECES}/drop", {}, PieceBox(-11, -13, 22, 26), scale=0.6)
    return sheet.finish()


def glow(pen: Pen, r: float, colour: str = LAMP) -> PieceSprite:
    """Return a round light, or soft smoke, that fades to nothing; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-r, -r, 2 * r, 2 * r))
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>'
        for at, alpha in LAMP_STOPS
    )
    sheet.svg(
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{r}">'
        f'{stops}</radialGradient></defs><circle cx="0" cy="0" r="{r}" fill="url(#lamp)"/>'
    )
    return sheet.finish()


# Smoke of a chimney, in a few frames.


def smoke(pen: Pen, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return one frame of smoke; anchor at the chimney's mouth."""
    sheet = pen.sheet(SMOKE_BOX, scale)
    ages = sorted(
        ((frame / SMOKE_FRAMES + puff) / SMOKE_PUFFS for puff in range(SMOKE_PUFFS)), reverse=True
    )
    puffs = [_puff(age) for age in ages]
    for number, (tint, wide, thick) in enumerate(SHADES):
        stops = f'<stop offset="0" stop-color="{tint}" stop-opacity="{thick}"/>'
        stops += f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/>'
        for place, (x, y, r, density) in enumerate(puffs):
            name = f"puff-{number}-{place}"
            sheet.svg(
                f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
                f'cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}">{stops}</radialGradient></defs>'
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}" fill="url(#{name})" '
                f'opacity="{density:.3f}"/>'
            )
    return sheet.finish()


def _puff(age: float) -> tuple[float, float, float, float]:
    """Return middle, radius and density of a puff from 0 (leaves the chimney) to 1 (gone)."""
    x = DRIFT * age**1.5 + SWAY * age * sin(2 * pi * SWAYS * age)
    y = -RISE * age**0.8
    return x, y, 3.6 + 9.0 * age**0.8, min(1.0, age * 12) * (1 - age) ** 0.7


# Two-tone icons of buttons and panels.

Tone = tuple[Colour, Colour]


def icon(pen: Pen, name: str, size: float, tone: str | Tone, *, folder: str = ICONS) -> PieceSprite:
    """Return an icon `size` u wide; anchor in its middle. A title's own lie in its `folder`."""
    body, accent = map(accented, TONES[tone]) if isinstance(tone, str) else tone
    sheet = pen.sheet(ICON_BOX, size / ICON_BOX.width)
    own = dict.fromkeys(OWN_COLOURS, accent) if tone in COLOURLESS else OWN_COLOURS
    hollow = HOLLOW_IN_INK if tone == "ink" else HOLLOW
    colours = {"body": body, "accent": accent, "hollow": hollow, **own}
    sheet.shape(f"{folder}/{name}", colours, ICON_BOX)
    return sheet.finish()
