"""The engraver's pen: ink lines and paper fills."""

from __future__ import annotations

import skia

INK = 0xFF4A341E
PAPER = 0xFFF3E8C8


def ink_line(width: float, alpha: float, colour: int = INK) -> skia.Paint:
    """Return a paint that draws a line with round ends; width in u."""
    return skia.Paint(
        Color=colour,
        Alphaf=alpha,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def paper(alpha: float, colour: int = PAPER) -> skia.Paint:
    """Return a paint that fills."""
    return skia.Paint(Color=colour, Alphaf=alpha, AntiAlias=True)
