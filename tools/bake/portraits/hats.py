"""Hats of the sitters."""

from __future__ import annotations

from tools.bake.portraits.sitter import EYES, MIDDLE, PortraitSitting


def draw_hat(sitting: PortraitSitting) -> None:
    """Draw the hat of the sitter, if any."""
    drawers = {
        "cap": _cap,
        "candle": _candle,
        "bonnet": _bonnet,
        "bowler": _bowler,
        "tull": _tull,
        "top": _top,
        "shawl": _shawl,
        "beret": _beret,
        "hood": _hood,
        "coif": _coif,
    }
    draw = drawers.get(sitting.person.hat)
    if draw is not None:
        draw(sitting)


def _cap(sitting: PortraitSitting) -> None:
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w - 8},{y + 18}"
        f"Q{MIDDLE - w - 14},{y - 14} {MIDDLE - 8},{y - 20}"
        f"Q{MIDDLE + w + 14},{y - 22} {MIDDLE + w + 8},{y + 12}"
        f"Q{MIDDLE},{y + 2} "
        f"{MIDDLE - w - 8},{y + 18}Z",
        0.8,
        0.4,
    )
    sitting.tone(
        f"M{MIDDLE - w - 8},{y + 18}"
        f"Q{MIDDLE - 6},{y + 2} {MIDDLE + w - 6},{y + 9}Q{MIDDLE - 6},"
        f"{y + 14} {MIDDLE - w - 14},{y + 27}"
        f"Q{MIDDLE - w - 18},{y + 22} {MIDDLE - w - 8},"
        f"{y + 18}Z",
        0.4,
        0.2,
    )
    sitting.ink(
        f"M{MIDDLE - 2},{y - 20}"
        f"Q{MIDDLE - 6},{y - 8} {MIDDLE - 4},{y + 5}"
        f"M{MIDDLE - 2},{y - 20}"
        f"Q{MIDDLE + 22},{y - 12} {MIDDLE + 26},{y + 6}"
        f"M{MIDDLE - 2},{y - 20}Q{MIDDLE - 28},"
        f"{y - 10} {MIDDLE - 30},{y + 9}",
        1.2,
    )


def _hard_hat(sitting: PortraitSitting, light: float) -> None:
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w - 2},{y + 16}"
        f"Q{MIDDLE - w - 2},{y - 20} {MIDDLE},{y - 22}"
        f"Q{MIDDLE + w + 2},{y - 20} {MIDDLE + w + 2},{y + 16}Z",
        light,
        light - 0.35,
    )
    sitting.tone(
        f"M{MIDDLE - w - 14},{y + 20}"
        f"Q{MIDDLE},{y + 2} {MIDDLE + w + 14},{y + 20}"
        f"Q{MIDDLE + w},{y + 26} {MIDDLE + w - 4},{y + 23}"
        f"Q{MIDDLE},{y + 11} {MIDDLE - w + 4},"
        f"{y + 23}Q{MIDDLE - w},{y + 26} {MIDDLE - w - 14},{y + 20}Z",
        light + 0.05,
        light - 0.3,
    )
    sitting.shade(
        f"M{MIDDLE - w},{y + 22}Q{MIDDLE},{y + 12} {MIDDLE + w},{y + 22}"
        f"Q{MIDDLE},{y + 26} "
        f"{MIDDLE - w},{y + 22}Z",
        0.3,
        3,
    )


def _candle(sitting: PortraitSitting) -> None:
    _hard_hat(sitting, 0.55)
    y = sitting.crown
    sitting.tone(
        f"M{MIDDLE - 10},{y + 4}Q{MIDDLE - 11},{y - 7} {MIDDLE},{y - 8}"
        f"Q{MIDDLE + 11},{y - 7} "
        f"{MIDDLE + 10},{y + 4}Q{MIDDLE},{y + 8} {MIDDLE - 10},{y + 4}Z",
        0.6,
        0.35,
    )
    sitting.tone(f"M{MIDDLE - 4},{y - 6}V{y - 25}H{MIDDLE + 4}V{y - 6}Z", 1.0, 0.8)
    sitting.shade(
        f"M{MIDDLE - 14},{y - 30}"
        f"Q{MIDDLE},{y - 52} {MIDDLE + 14},{y - 30}Q{MIDDLE},{y - 14} "
        f"{MIDDLE - 14},{y - 30}Z",
        1.0,
        7,
    )
    sitting.tone(
        f"M{MIDDLE},{y - 43}Q{MIDDLE + 7},{y - 32} {MIDDLE},{y - 26}"
        f"Q{MIDDLE - 7},{y - 32} "
        f"{MIDDLE},{y - 43}Z",
        1.0,
        0.95,
    )


def _tull(sitting: PortraitSitting) -> None:
    _hard_hat(sitting, 0.98)
    y, w = sitting.crown, sitting.half
    sitting.ink(f"M{MIDDLE - w + 6},{y + 6}Q{MIDDLE},{y - 6} {MIDDLE + w - 6},{y + 6}", 1.3)


def _bowler(sitting: PortraitSitting) -> None:
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w + 1},{y + 14}"
        f"Q{MIDDLE - w - 1},{y - 28} {MIDDLE},{y - 29}"
        f"Q{MIDDLE + w + 1},{y - 28} {MIDDLE + w - 1},{y + 14}Z",
        0.5,
        0.12,
    )
    sitting.tone(
        f"M{MIDDLE - w + 1},{y + 14}"
        f"Q{MIDDLE},{y + 3} {MIDDLE + w - 1},{y + 14}V{y + 4}"
        f"Q{MIDDLE},{y - 7} {MIDDLE - w + 1},{y + 4}Z",
        0.15,
        0.05,
    )
    _brim(sitting, 15, 0.5, 0.15)


def _top(sitting: PortraitSitting) -> None:
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w + 2},{y + 14}"
        f"Q{MIDDLE - w + 6},{y - 20} {MIDDLE - w - 1},{y - 40}"
        f"Q{MIDDLE},{y - 48} {MIDDLE + w + 1},{y - 40}"
        f"Q{MIDDLE + w - 6},{y - 20} "
        f"{MIDDLE + w - 2},{y + 14}Z",
        0.48,
        0.08,
    )
    sitting.tone(
        f"M{MIDDLE - w + 2},{y + 14}"
        f"Q{MIDDLE},{y + 3} {MIDDLE + w - 2},{y + 14}"
        f"L{MIDDLE + w - 4},{y - 1}"
        f"Q{MIDDLE},{y - 11} {MIDDLE - w + 4},{y - 1}Z",
        0.75,
        0.45,
    )
    sitting.shade(
        f"M{MIDDLE - w + 9},{y - 36}"
        f"Q{MIDDLE - w + 13},{y - 18} {MIDDLE - w + 10},{y - 4}"
        f"L{MIDDLE - w + 14},{y - 4}"
        f"Q{MIDDLE - w + 18},{y - 18} {MIDDLE - w + 15},{y - 37}Z",
        0.95,
        2,
    )
    _brim(sitting, 16, 0.45, 0.1)


def _brim(sitting: PortraitSitting, out: float, light: float, dark: float) -> None:
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w - out},{y + 10}"
        f"Q{MIDDLE - w - out},{y + 18} {MIDDLE - w + 4},{y + 20}"
        f"Q{MIDDLE},{y + 9} {MIDDLE + w - 4},{y + 20}"
        f"Q{MIDDLE + w + out},{y + 18} "
        f"{MIDDLE + w + out},{y + 10}"
        f"Q{MIDDLE + w},{y + 15} {MIDDLE + w - 4},{y + 12}"
        f"Q{MIDDLE},{y + 2} {MIDDLE - w + 4},{y + 12}Q{MIDDLE - w},{y + 15} "
        f"{MIDDLE - w - out},{y + 10}Z",
        light,
        dark,
    )
    sitting.shade(
        f"M{MIDDLE - w},{y + 20}Q{MIDDLE},{y + 11} {MIDDLE + w},{y + 20}"
        f"Q{MIDDLE},{y + 26} "
        f"{MIDDLE - w},{y + 20}Z",
        0.3,
        3,
    )


def _bonnet(sitting: PortraitSitting) -> None:
    w, y, chin = sitting.half, sitting.crown, sitting.chin
    sitting.tone(
        f"M{MIDDLE - w - 6},{EYES + 22}"
        f"Q{MIDDLE - w - 27},{y + 8} {MIDDLE - 16},{y - 21}"
        f"Q{MIDDLE},{y - 27} {MIDDLE + 16},{y - 21}Q{MIDDLE + w + 27},{y + 8} "
        f"{MIDDLE + w + 6},{EYES + 22}"
        f"Q{MIDDLE + w + 10},{y + 18} {MIDDLE},{y + 6}"
        f"Q{MIDDLE - w - 10},{y + 18} {MIDDLE - w - 6},{EYES + 22}Z",
        0.98,
        0.66,
    )
    sitting.ink(
        f"M{MIDDLE - w - 12},{EYES + 8}"
        f"Q{MIDDLE - w - 12},{y + 12} {MIDDLE - 8},{y - 5}Q{MIDDLE},"
        f"{y - 9} {MIDDLE + 8},{y - 5}"
        f"Q{MIDDLE + w + 12},{y + 12} {MIDDLE + w + 12},{EYES + 8}",
        1.2,
    )
    for side in (-1, 1):
        sitting.ink(
            f"M{MIDDLE + side * (w + 6)},{EYES + 22}"
            f"Q{MIDDLE + side * w},{chin - 6} {MIDDLE + side * 5},"
            f"{chin + 7}",
            3.0,
        )
        sitting.tone(
            f"M{MIDDLE},{chin + 8}"
            f"Q{MIDDLE + side * 9},{chin - 3} {MIDDLE + side * 20},{chin + 3}"
            f"Q{MIDDLE + side * 20},{chin + 15} {MIDDLE},{chin + 8}Z",
            0.5,
            0.25,
        )
        sitting.tone(
            f"M{MIDDLE},{chin + 9}L{MIDDLE + side * 15},{chin + 34}"
            f"L{MIDDLE + side * 5},{chin + 33}Z",
            0.5,
            0.25,
        )


def _shawl(sitting: PortraitSitting) -> None:
    """A mill girl's shawl: over the hair, and crossed below the chin."""
    w, y, chin = sitting.half, sitting.crown, sitting.chin
    sitting.tone(
        f"M{MIDDLE - w - 20},{chin + 34}"
        f"Q{MIDDLE - w - 24},{y + 6} {MIDDLE},{y - 16}"
        f"Q{MIDDLE + w + 24},{y + 6} {MIDDLE + w + 20},{chin + 34}"
        f"L{MIDDLE + 4},{chin + 30}"
        f"Q{MIDDLE + w + 8},{chin - 12} {MIDDLE + w + 3},{EYES - 10}"
        f"Q{MIDDLE + w - 4},{y + 12} {MIDDLE},{y + 9}"
        f"Q{MIDDLE - w + 4},{y + 12} {MIDDLE - w - 3},{EYES - 10}"
        f"Q{MIDDLE - w - 8},{chin - 12} {MIDDLE - 4},{chin + 30}Z",
        0.6,
        0.28,
    )
    for side in (-1, 1):
        sitting.ink(
            f"M{MIDDLE + side * (w + 13)},{chin + 20}"
            f"Q{MIDDLE + side * (w + 15)},{EYES - 14} {MIDDLE + side * 12},{y - 5}"
            f"M{MIDDLE + side * (w + 7)},{chin + 12}"
            f"Q{MIDDLE + side * (w + 9)},{EYES - 8} {MIDDLE + side * (w - 6)},{y + 12}",
            1.2,
        )


def _beret(sitting: PortraitSitting) -> None:
    """Flat velvet, slashed at its edge, with a feather."""
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE + 8},{y - 14}Q{MIDDLE + 34},{y - 52} {MIDDLE + 66},{y - 26}"
        f"Q{MIDDLE + 44},{y - 28} {MIDDLE + 22},{y - 4}Z",
        0.98,
        0.8,
    )
    sitting.ink(f"M{MIDDLE + 16},{y - 10}Q{MIDDLE + 36},{y - 38} {MIDDLE + 60},{y - 28}", 1.0)
    sitting.tone(
        f"M{MIDDLE - w - 20},{y + 12}Q{MIDDLE - w - 16},{y - 22} {MIDDLE - 4},{y - 24}"
        f"Q{MIDDLE + w + 20},{y - 24} {MIDDLE + w + 22},{y + 6}"
        f"Q{MIDDLE},{y - 8} {MIDDLE - w - 20},{y + 12}Z",
        0.42,
        0.14,
    )
    sitting.tone(
        f"M{MIDDLE - w - 3},{y + 18}Q{MIDDLE},{y} {MIDDLE + w + 3},{y + 16}V{y + 7}"
        f"Q{MIDDLE},{y - 9} {MIDDLE - w - 3},{y + 9}Z",
        0.3,
        0.08,
    )


def _hood(sitting: PortraitSitting) -> None:
    """A traveller's hood, thrown over the head, with a point that hangs down."""
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w - 10},{y + 66}Q{MIDDLE - w - 18},{y - 14} {MIDDLE - 6},{y - 22}"
        f"Q{MIDDLE + w + 22},{y - 24} {MIDDLE + w + 12},{y + 66}"
        f"Q{MIDDLE + w + 6},{y + 20} {MIDDLE},{y + 10}Q{MIDDLE - w - 4},{y + 20} "
        f"{MIDDLE - w - 10},{y + 66}Z",
        0.7,
        0.3,
    )
    sitting.ink(f"M{MIDDLE - w - 4},{y + 40}Q{MIDDLE - w - 2},{y + 2} {MIDDLE - 4},{y - 8}", 1.2)


def _coif(sitting: PortraitSitting) -> None:
    """A close cap of linen that covers the ears."""
    w, y = sitting.half, sitting.crown
    sitting.tone(
        f"M{MIDDLE - w - 9},{y + 56}Q{MIDDLE - w - 10},{y - 14} {MIDDLE},{y - 15}"
        f"Q{MIDDLE + w + 10},{y - 14} {MIDDLE + w + 9},{y + 56}"
        f"L{MIDDLE + w - 2},{y + 40}Q{MIDDLE + w - 4},{y + 12} {MIDDLE},{y + 11}"
        f"Q{MIDDLE - w + 4},{y + 12} {MIDDLE - w + 2},{y + 40}Z",
        0.98,
        0.7,
    )
    sitting.ink(f"M{MIDDLE},{y - 15}Q{MIDDLE - 3},{y} {MIDDLE},{y + 11}", 1.0)
