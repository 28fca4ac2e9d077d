"""Effects: dust, rings and drops of water, lamplight, and animated smoke."""

from math import cos, pi, sin

from game.tabletop.art.art_sheet import PIECES_FOLDER, ArtResources
from game.tabletop.art.palette import PieceBox, PieceSprite

DUST_FRAME_COUNT = 6
RIPPLE_FRAME_COUNT = 7
DUST_PUFF_COUNT = 7
LAMP_COLOUR = "#FFD36B"
LAMP_ALPHA_STOPS = ((0.0, 0.62), (0.3, 0.36), (0.6, 0.13), (1.0, 0.0))

SMOKE_FRAME_COUNT = 8
"""The last frame runs on into the first."""
SMOKE_PUFF_COUNT = 11
"""So many that one runs into the next: a plume, not a row of bubbles."""
SMOKE_RISE = 44.0
SMOKE_DRIFT = 32.0
"""u from the chimney's mouth to where a puff has thinned out."""
SMOKE_BOX = PieceBox(-8, -64, 58, 70)
SMOKE_SHADES = (("#5E564C", 1.25, 0.30), ("#F7F1E2", 1.0, 0.62))
"""Tints of a puff from the outside in: how wide each is, and how thick in its middle."""
SMOKE_SWAY = 2.6
SMOKE_SWAY_COUNT = 2.2
"""How far the plume bends to either side (u), and how often."""


def dust_frame_sprite(art_resources: ArtResources, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return frame number `frame` of a cloud of dust that spreads to both sides; the anchor is
    on the ground."""
    sheet = art_resources.make_art_sheet(PieceBox(-40, -22, 80, 32), scale)
    age = (frame + 1) / (DUST_FRAME_COUNT + 1)
    thick = (1 - age) ** 0.8
    for number in range(DUST_PUFF_COUNT):
        side = 2 * number / (DUST_PUFF_COUNT - 1) - 1
        x = round(side * (12 + 20 * age), 2)
        y = round(-2 - (7 * (1 - side * side) + 4) * age * (1.2 if number % 2 else 0.8), 2)
        r = round((2.6 + 3.6 * age) * (1.15 - 0.35 * abs(side)), 2)
        faint = f'opacity="{0.85 * thick:.3f}"'
        sheet.add_circle((x, y), r, "#E9D9B4", ("#6B5636", 0.9), faint)
    return sheet.make_sprite()


def ripple_frame_sprite(art_resources: ArtResources, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return frame number `frame` of widening rings on water; the anchor is in the middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-26, -14, 52, 28), scale)
    age = (frame + 1) / (RIPPLE_FRAME_COUNT + 1)
    for lag in (0.0, 0.3):
        own = age - lag
        if own <= 0:
            continue
        for tint, width, strong in (("#DDF1FA", 3, 0.7), ("#17527C", 1.5, 1.0)):
            sheet.add_svg(
                f'<ellipse cx="0" cy="0" rx="{4 + 19 * own:.2f}" ry="{2 + 8.6 * own:.2f}" '
                f'fill="none" stroke="{tint}" stroke-width="{width}" '
                f'opacity="{strong * (1 - own):.3f}"/>'
            )
    for number in range(5):
        turn = pi * (number + 0.5) / 5
        x = 15 * age * cos(turn)
        y = -17 * sin(turn) * sin(pi * min(1.0, age * 1.2))
        faint = f'opacity="{(1 - age) ** 0.5:.3f}"'
        sheet.add_circle((round(x, 2), round(y, 2)), 1.5, "#8FD0F0", ("#0C2F4A", 0.7), faint)
    return sheet.make_sprite()


def water_drop_sprite(art_resources: ArtResources, scale: float = 1.0) -> PieceSprite:
    """Return a drop of water; the anchor is in the middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-8, -9, 16, 18), scale)
    sheet.add_shape_file(f"{PIECES_FOLDER}/drop", {}, PieceBox(-11, -13, 22, 26), scale=0.6)
    return sheet.make_sprite()


def glow_sprite(
    art_resources: ArtResources, radius: float, colour: str = LAMP_COLOUR
) -> PieceSprite:
    """Return a round glow of `radius` u that fades outwards, for a light or soft smoke; the
    anchor is in the middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-radius, -radius, 2 * radius, 2 * radius))
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>'
        for at, alpha in LAMP_ALPHA_STOPS
    )
    sheet.add_svg(
        '<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" '
        f'r="{radius}">{stops}</radialGradient></defs>'
        f'<circle cx="0" cy="0" r="{radius}" fill="url(#lamp)"/>'
    )
    return sheet.make_sprite()


def smoke_frame_sprite(art_resources: ArtResources, frame: int, scale: float = 1.0) -> PieceSprite:
    """Return frame number `frame` of rising smoke; the anchor is at the chimney's mouth."""
    sheet = art_resources.make_art_sheet(SMOKE_BOX, scale)
    ages = sorted(
        ((frame / SMOKE_FRAME_COUNT + puff) / SMOKE_PUFF_COUNT for puff in range(SMOKE_PUFF_COUNT)),
        reverse=True,
    )
    puffs = [_puff_geometry(age) for age in ages]
    for number, (tint, wide, thick) in enumerate(SMOKE_SHADES):
        stops = f'<stop offset="0" stop-color="{tint}" stop-opacity="{thick}"/>'
        stops += f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/>'
        for place, (x, y, r, density) in enumerate(puffs):
            name = f"puff-{number}-{place}"
            sheet.add_svg(
                f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
                f'cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}">{stops}</radialGradient></defs>'
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}" fill="url(#{name})" '
                f'opacity="{density:.3f}"/>'
            )
    return sheet.make_sprite()


def _puff_geometry(age_share: float) -> tuple[float, float, float, float]:
    """Return x, y and radius (u) and the density, 0 to 1, of a puff of smoke by its age, 0 (new)
    to 1 (gone)."""
    x = SMOKE_DRIFT * age_share**1.5 + SMOKE_SWAY * age_share * sin(
        2 * pi * SMOKE_SWAY_COUNT * age_share
    )
    y = -SMOKE_RISE * age_share**0.8
    return x, y, 3.6 + 9.0 * age_share**0.8, min(1.0, age_share * 12) * (1 - age_share) ** 0.7
