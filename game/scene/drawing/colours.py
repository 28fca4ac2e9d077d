"""Colour constants and colour mixing."""


# Parchment is for the game, slate for the controls, brass and lamp for what is important.

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

CHOUGH_HIGH: Rgb = (0xD2, 0x44, 0x4A)
CHOUGH: Rgb = (0xA8, 0x1C, 0x24)
CHOUGH_LOW: Rgb = (0x6E, 0x0E, 0x15)
LAMP: Rgb = (0xFF, 0xD3, 0x6B)
VERDIGRIS: Rgb = (0x3F, 0x7F, 0x66)

DISABLED_TEXT: Rgb = (0x87, 0x92, 0x8F)
DISABLED_FILL: Rgb = (0x17, 0x20, 0x25)
DISABLED_LINE: Rgb = (0x56, 0x61, 0x63)
FOCUS: Rgb = (0xFF, 0xF6, 0xDE)
WHITE: Rgb = (255, 255, 255)


def with_alpha(colour: Colour, share: float) -> Rgba:
    """Return the colour with an opacity of `share`, 0 to 1."""
    return (colour[0], colour[1], colour[2], round(255 * share))


def mix_with_white(colour: Colour, share: float) -> Rgb:
    """Return the colour mixed with `share` white."""
    return mix(colour, WHITE, share)


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """Return a mixture: `first` at share 0, `second` at share 1."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(first[:3], second[:3], strict=True)
    )
    return (red, green, blue)
