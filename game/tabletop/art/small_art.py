"""Small shared pieces: dice, wax seals, envelopes and icons."""

from dataclasses import dataclass
from typing import Final

from game.tabletop.art.art_sheet import (
    ICONS_FOLDER,
    PIECES_FOLDER,
    ArtResources,
    ArtSheet,
    soft_rectangle_svg,
)
from game.tabletop.art.palette import HexColour, PieceBox, PieceSprite, accent_adjusted_hex_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern

# Dice faces, blank ones too.

DIE_BOX = PieceBox(-21, -21, 42, 44)
_PIP_NEAR = -9.6
_PIP_FAR = 9.6
PIP_POSITIONS_BY_VALUE: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),  # a blank face
    1: ((0.0, 0.0),),
    2: ((_PIP_NEAR, _PIP_NEAR), (_PIP_FAR, _PIP_FAR)),
    3: ((_PIP_NEAR, _PIP_NEAR), (0.0, 0.0), (_PIP_FAR, _PIP_FAR)),
    4: ((_PIP_NEAR, _PIP_NEAR), (_PIP_FAR, _PIP_NEAR), (_PIP_NEAR, _PIP_FAR), (_PIP_FAR, _PIP_FAR)),
    5: (
        (_PIP_NEAR, _PIP_NEAR),
        (_PIP_FAR, _PIP_NEAR),
        (0.0, 0.0),
        (_PIP_NEAR, _PIP_FAR),
        (_PIP_FAR, _PIP_FAR),
    ),
    6: (
        (_PIP_NEAR, _PIP_NEAR),
        (_PIP_FAR, _PIP_NEAR),
        (_PIP_NEAR, 0.0),
        (_PIP_FAR, 0.0),
        (_PIP_NEAR, _PIP_FAR),
        (_PIP_FAR, _PIP_FAR),
    ),
}

SEAL_RADIUS = 98.0
SEAL_BOX = PieceBox(-108, -108, 216, 216)
ENVELOPE_BOX = PieceBox(-410, -245, 820, 490)
ENVELOPE_TILT_DEGREES = -1.4

ICON_BOX = PieceBox(-24, -24, 48, 48)
COLOURS_BY_ICON_TONE: Final = {
    "cream": ("#F4E6C2", "#E0A94A"),
    "ink": ("#2E1F14", "#8E6524"),
    "disabled": ("#87928F", "#66716F"),
    "brass": ("#E0A94A", "#8E6524"),
    "brass_text": ("#F3DFA9", "#CFA24F"),
    "faint": ("#CDBB8E", "#D8C79C"),
}
"""Body and accent; "faint" is for parchment (an empty rank, a used-up piece)."""
COLOUR_BY_ICON_PART: Final = {"flame": "#FFD36B", "drop": "#6DBBE6"}
COLOURLESS_TONES: Final = ("disabled", "faint")
ICON_HOLE_COLOUR = "#120C08"
HOLE_COLOUR_OF_INK_ICON = "#F0DDA8"  # of the holes in a body, such as pips and windows


@dataclass(frozen=True, slots=True)
class DieColour:
    """The tones of a die and its pips."""

    light: HexColour
    mid: HexColour
    dark: HexColour
    outline: HexColour
    pip: HexColour

    @property
    def shape_file_colours(self) -> dict[str, str]:
        """Return the tones of the die, without its pips, by the name of their placeholder in the
        shape file."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark, "outline": self.outline}


def die_sprite(
    art_resources: ArtResources, colour: DieColour, pips: int, *, degrees: float, scale: float
) -> PieceSprite:
    """Return a die that shows 0 to 6 pips, turned clockwise by `degrees`, at `scale` times its
    usual size."""
    sheet = art_resources.make_art_sheet(DIE_BOX.grown(5), scale)
    sheet.add_cached_drawing(("die", colour, pips), lambda blank: _add_die(blank, colour, pips))
    return sheet.make_sprite(degrees=degrees)


def _add_die(art_sheet: ArtSheet, colour: DieColour, pips: int) -> None:
    """Draw a die with its shadow and `pips` pips on the sheet, not turned."""
    art_sheet.add_svg(soft_rectangle_svg(PieceBox(-18, -14, 38, 38), 8, 7, 0.42))
    art_sheet.add_shape_file(f"{PIECES_FOLDER}/die", colour.shape_file_colours, DIE_BOX)
    for x, y in PIP_POSITIONS_BY_VALUE[pips]:
        rim = f"M{x - 2.6},{y - 1.8}A3.2,3.2 0 0 1 {x + 1.8},{y - 2.6}"
        art_sheet.add_circle((x, y), 3.7, colour.pip)
        art_sheet.add_path(rim, outline=("#000", 0.9), svg_attributes='opacity=".3"')


def wax_seal_sprite(
    art_resources: ArtResources, colour: PlayerColourAndPattern, radius: float = SEAL_RADIUS
) -> PieceSprite:
    """Return a wax seal of radius `radius` with a player's mark pressed into it."""
    sheet = art_resources.make_art_sheet(SEAL_BOX.grown(4), radius / SEAL_RADIUS)
    sheet.add_shadow((6, 10), (94, 94), 0.4)
    sheet.add_shape_file(f"{PIECES_FOLDER}/wax_seal", colour.shape_file_colours, SEAL_BOX)
    for shift, tint in ((2.6, colour.dark), (0, colour.mark_fill)):
        add_player_mark(sheet, colour, (shift, shift, 92), tint)
    return sheet.make_sprite()


def envelope_sprite(art_resources: ArtResources, scale: float = 1.0) -> PieceSprite:
    """Return the closed envelope, slightly turned; the anchor is in the middle."""
    sheet = art_resources.make_art_sheet(ENVELOPE_BOX.grown(30), scale)
    sheet.add_svg(soft_rectangle_svg(PieceBox(-402, -220, 804, 472), 10, 42, 0.5))
    sheet.add_shape_file(f"{PIECES_FOLDER}/envelope", {}, ENVELOPE_BOX)
    return sheet.make_sprite(degrees=ENVELOPE_TILT_DEGREES)


BodyAndAccentColours = tuple[HexColour, HexColour]


def icon_sprite(
    art_resources: ArtResources,
    name: str,
    size: float,
    tone: str | BodyAndAccentColours,
    *,
    shape_folder: str = ICONS_FOLDER,
) -> PieceSprite:
    """Return an icon `size` u wide, anchored in its middle; `shape_folder` has the shape files,
    such as the icons that only one title has.

    `tone` is a name in `COLOURS_BY_ICON_TONE` or a pair of colours: body and accent.
    """
    body, accent = (
        map(accent_adjusted_hex_colour, COLOURS_BY_ICON_TONE[tone])
        if isinstance(tone, str)
        else tone
    )
    sheet = art_resources.make_art_sheet(ICON_BOX, size / ICON_BOX.width)
    own = (
        dict.fromkeys(COLOUR_BY_ICON_PART, accent)
        if tone in COLOURLESS_TONES
        else COLOUR_BY_ICON_PART
    )
    hollow = HOLE_COLOUR_OF_INK_ICON if tone == "ink" else ICON_HOLE_COLOUR
    colours = {"body": body, "accent": accent, "hollow": hollow, **own}
    sheet.add_shape_file(f"{shape_folder}/{name}", colours, ICON_BOX)
    return sheet.make_sprite()
