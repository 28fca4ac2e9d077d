"""The parts of hats: filled shapes, lines and shadows."""

from typing import NamedTuple


class Tone(NamedTuple):
    """A part of a hat: a shape (SVG path text) with a gradient from light to dark, or, by its
    `kind`, lines or a shadow."""

    text: str
    light: float
    dark: float = 0.0
    kind: str = "tone"


def make_line_part(text: str, width: float) -> Tone:
    """Return a part that consists of lines."""
    return Tone(text, width, kind="ink")


def make_shadow_part(text: str, grey: float, blur: float) -> Tone:
    """Return a soft shadow or light."""
    return Tone(text, grey, blur, kind="shade")


def hard_hat(light: float) -> tuple[Tone, ...]:
    """Return the parts of a miner's hat of felt and resin."""
    return (
        Tone("Ml-2,y+16Ql-2,y-20 m,y-22Qr+2,y-20 r+2,y+16Z", light, light - 0.35),
        Tone("Ml-14,y+20Qm,y+2 r+14,y+20Qr,y+26 r-4,y+23Qm,y+11 l+4,y+23Ql,y+26 l-14,y+20Z",
             light + 0.05, light - 0.3),
        make_shadow_part("Ml,y+22Qm,y+12 r,y+22Qm,y+26 l,y+22Z", 0.3, 3),
    )  # fmt: skip


def brim(out: int, light: float, dark: float) -> tuple[Tone, ...]:
    """Return the parts of a gentleman's hat brim, which extends beyond the cheeks by `out`."""
    return (
        Tone(f"Ml-{out},y+10Ql-{out},y+18 l+4,y+20Qm,y+9 r-4,y+20Qr+{out},y+18 r+{out},y+10"
             f"Qr,y+15 r-4,y+12Qm,y+2 l+4,y+12Ql,y+15 l-{out},y+10Z", light, dark),
        make_shadow_part("Ml,y+20Qm,y+11 r,y+20Qm,y+26 l,y+20Z", 0.3, 3),
    )  # fmt: skip
