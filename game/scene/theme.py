"""Colour tokens: parchment carries the game, slate carries the tool, brass and lamp say where to
look.
"""

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
Colour = Rgb | Rgba

INK: Rgb = (0x2E, 0x1F, 0x14)
RUST: Rgb = (0x5B, 0x3D, 0x1C)
RULE: Rgb = (0x8A, 0x6A, 0x3A)
HALO: Rgb = (0xF6, 0xEC, 0xCE)

PARCHMENT_HIGH: Rgb = (0xFB, 0xF3, 0xDD)
PARCHMENT: Rgb = (0xF1, 0xE3, 0xBF)
PARCHMENT_LOW: Rgb = (0xE4, 0xD0, 0xA0)
FRAME_DARK: Rgb = (0x4A, 0x32, 0x19)
FRAME_LIGHT: Rgb = (0xF6, 0xEA, 0xCB)

SLATE_HIGH: Rgb = (0x26, 0x36, 0x3F)
SLATE: Rgb = (0x1A, 0x26, 0x2D)
SLATE_LOW: Rgb = (0x17, 0x21, 0x28)
SLATE_EDGE: Rgb = (0x0A, 0x10, 0x14)
NIGHT: Rgb = (0x10, 0x19, 0x1E)

CREAM: Rgb = (0xF1, 0xE7, 0xCF)
FOG: Rgb = (0xB9, 0xC0, 0xB4)

BRASS_HIGH: Rgb = (0xF3, 0xDC, 0x9A)
BRASS: Rgb = (0xCF, 0xA2, 0x4F)
BRASS_LOW: Rgb = (0x8E, 0x65, 0x24)
BRASS_TEXT: Rgb = (0xF3, 0xDF, 0xA9)
BRASS_LINE: Rgba = (0xD6, 0xAC, 0x5C, 97)
BRASS_SHINE: Rgb = (0xF6, 0xDE, 0x9C)
BRASS_FACE: Rgb = (0xCC, 0x9C, 0x45)
BRASS_FOOT: Rgb = (0xA9, 0x78, 0x26)
BRASS_EDGE: Rgb = (0x6B, 0x4A, 0x18)
BRASS_RIM: Rgb = (0xB9, 0x8F, 0x47)
BRASS_GLOW: Rgb = (0xF4, 0xC4, 0x62)
BRASS_GLOW_LINE: Rgb = (0xE7, 0xB7, 0x5A)
BRASS_INLAY: Rgb = (0xE0, 0xA9, 0x4A)
KNOB_SHINE: Rgb = (0xFB, 0xEE, 0xC4)
KNOB_FOOT: Rgb = (0x7A, 0x55, 0x1C)
KNOB_EDGE: Rgb = (0x4E, 0x36, 0x12)
BRASSES: frozenset[Colour] = frozenset(
    {
        *(BRASS_HIGH, BRASS, BRASS_LOW, BRASS_TEXT, BRASS_LINE[:3]),
        *(BRASS_SHINE, BRASS_FACE, BRASS_FOOT, BRASS_EDGE, BRASS_RIM),
        *(BRASS_GLOW, BRASS_GLOW_LINE, BRASS_INLAY, KNOB_SHINE, KNOB_FOOT, KNOB_EDGE),
    }
)
"""Every tone of the brass: what is drawn in one of them follows the accents of a title."""

CHOUGH_HIGH: Rgb = (0xD2, 0x44, 0x4A)
CHOUGH: Rgb = (0xA8, 0x1C, 0x24)
CHOUGH_LOW: Rgb = (0x6E, 0x0E, 0x15)
LAMP: Rgb = (0xFF, 0xD3, 0x6B)
VERDIGRIS: Rgb = (0x3F, 0x7F, 0x66)

DISABLED_TEXT: Rgb = (0x87, 0x92, 0x8F)
DISABLED_FILL: Rgb = (0x17, 0x20, 0x25)
DISABLED_LINE: Rgb = (0x56, 0x61, 0x63)
FOCUS: Rgb = (0xFF, 0xF6, 0xDE)
BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)


def with_alpha(colour: Colour, share: float) -> Rgba:
    """The same colour, covering `share` (0 to 1) of what lies below."""
    return (colour[0], colour[1], colour[2], round(255 * share))


def lighter(colour: Colour, share: float) -> Rgb:
    """The colour mixed with `share` white."""
    return mix(colour, WHITE, share)


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """`first` at share 0, `second` at share 1."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(first[:3], second[:3], strict=True)
    )
    return (red, green, blue)
