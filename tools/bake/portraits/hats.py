"""Hats of portraits, drawn part by part."""

from tools.bake.portraits.dress import SIDES
from tools.bake.portraits.hat_parts import Tone, brim, hard_hat, make_line_part, make_shadow_part
from tools.bake.portraits.sitter import MIDDLE_X, PortraitSitting

RIBBONS = (
    make_line_part("Mr>6,e+22Qr,c-6 m>5,c+7", 3.0),
    Tone("Mm,c+8Qm>9,c-3 m>20,c+3Qm>20,c+15 m,c+8Z", 0.5, 0.25),
    Tone("Mm,c+9Lm>15,c+34Lm>5,c+33Z", 0.5, 0.25),
)
SHAWL_FOLDS = (make_line_part("Mr>13,c+20Qr>15,e-14 m>12,y-5Mr>7,c+12Qr>9,e-8 r<6,y+12", 1.2),)
HATS: dict[str, tuple[Tone, ...]] = {
    "cap": (
        Tone("Ml-8,y+18Ql-14,y-14 m-8,y-20Qr+14,y-22 r+8,y+12Qm,y+2 l-8,y+18Z", 0.8, 0.4),
        Tone("Ml-8,y+18Qm-6,y+2 r-6,y+9Qm-6,y+14 l-14,y+27Ql-18,y+22 l-8,y+18Z", 0.4, 0.2),
        make_line_part(
            "Mm-2,y-20Qm-6,y-8 m-4,y+5Mm-2,y-20Qm+22,y-12 m+26,y+6Mm-2,y-20"
            "Qm-28,y-10 m-30,y+9",
            1.2),
    ),
    "candle": (
        *hard_hat(0.55),
        Tone("Mm-10,y+4Qm-11,y-7 m,y-8Qm+11,y-7 m+10,y+4Qm,y+8 m-10,y+4Z", 0.6, 0.35),
        Tone("Mm-4,y-6Vy-25Hm+4Vy-6Z", 1.0, 0.8),
        make_shadow_part("Mm-14,y-30Qm,y-52 m+14,y-30Qm,y-14 m-14,y-30Z", 1.0, 7),
        Tone("Mm,y-43Qm+7,y-32 m,y-26Qm-7,y-32 m,y-43Z", 1.0, 0.95),
    ),
    "tull": (*hard_hat(0.98), make_line_part("Ml+6,y+6Qm,y-6 r-6,y+6", 1.3)),
    "bowler": (
        Tone("Ml+1,y+14Ql-1,y-28 m,y-29Qr+1,y-28 r-1,y+14Z", 0.5, 0.12),
        Tone("Ml+1,y+14Qm,y+3 r-1,y+14Vy+4Qm,y-7 l+1,y+4Z", 0.15, 0.05),
        *brim(15, 0.5, 0.15),
    ),
    "top": (
        Tone("Ml+2,y+14Ql+6,y-20 l-1,y-40Qm,y-48 r+1,y-40Qr-6,y-20 r-2,y+14Z", 0.48, 0.08),
        Tone("Ml+2,y+14Qm,y+3 r-2,y+14Lr-4,y-1Qm,y-11 l+4,y-1Z", 0.75, 0.45),
        make_shadow_part("Ml+9,y-36Ql+13,y-18 l+10,y-4Ll+14,y-4Ql+18,y-18 l+15,y-37Z", 0.95, 2),
        *brim(16, 0.45, 0.1),
    ),
    "bonnet": (
        Tone("Ml-6,e+22Ql-27,y+8 m-16,y-21Qm,y-27 m+16,y-21Qr+27,y+8 r+6,e+22"
             "Qr+10,y+18 m,y+6Ql-10,y+18 l-6,e+22Z", 0.98, 0.66),
        make_line_part("Ml-12,e+8Ql-12,y+12 m-8,y-5Qm,y-9 m+8,y-5Qr+12,y+12 r+12,e+8", 1.2),
    ),
    "shawl": (  # a mill girl's: over the hair, and crossed below the chin
        Tone("Ml-20,c+34Ql-24,y+6 m,y-16Qr+24,y+6 r+20,c+34Lm+4,c+30Qr+8,c-12 r+3,e-10"
             "Qr-4,y+12 m,y+9Ql+4,y+12 l-3,e-10Ql-8,c-12 m-4,c+30Z", 0.6, 0.28),
    ),
    "beret": (  # flat velvet, slashed at its edge, with a feather
        Tone("Mm+8,y-14Qm+34,y-52 m+66,y-26Qm+44,y-28 m+22,y-4Z", 0.98, 0.8),
        make_line_part("Mm+16,y-10Qm+36,y-38 m+60,y-28", 1.0),
        Tone("Ml-20,y+12Ql-16,y-22 m-4,y-24Qr+20,y-24 r+22,y+6Qm,y-8 l-20,y+12Z", 0.42, 0.14),
        Tone("Ml-3,y+18Qm,y r+3,y+16Vy+7Qm,y-9 l-3,y+9Z", 0.3, 0.08),
    ),
    "hood": (  # a traveller's, thrown over the head, with a point that hangs down
        Tone("Ml-10,y+66Ql-18,y-14 m-6,y-22Qr+22,y-24 r+12,y+66Qr+6,y+20 m,y+10"
             "Ql-4,y+20 l-10,y+66Z", 0.7, 0.3),
        make_line_part("Ml-4,y+40Ql-2,y+2 m-4,y-8", 1.2),
    ),
    "coif": (  # a close cap of linen that covers the ears
        Tone("Ml-9,y+56Ql-10,y-14 m,y-15Qr+10,y-14 r+9,y+56Lr-2,y+40Qr-4,y+12 m,y+11"
             "Ql+4,y+12 l+2,y+40Z", 0.98, 0.7),
        make_line_part("Mm,y-15Qm-3,y m,y+11", 1.0),
    ),
}  # fmt: skip
ON_EITHER_SIDE = {"bonnet": RIBBONS, "shawl": SHAWL_FOLDS}
"""Parts that are drawn once on each side, with `r` as the cheek of that side."""


def draw_hat(sitting: PortraitSitting) -> None:
    """Draw the hat of the sitter, if any."""
    hat = sitting.person.hat
    parts: list[tuple[Tone, dict[str, float]]] = [(part, {}) for part in HATS.get(hat, ())]
    for side in SIDES:
        cheek = {"side": side, "r": MIDDLE_X + side * sitting.half}
        parts += [(part, cheek) for part in ON_EITHER_SIDE.get(hat, ())]
    for (text, light, dark, kind), places in parts:
        if kind == "ink":
            sitting.ink(text, light, **places)
        elif kind == "shade":
            sitting.shade(text, light, dark, **places)
        else:
            sitting.tone(text, light, dark, **places)
