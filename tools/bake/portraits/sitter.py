"""The sitter: shoulders, head, hair and hat, as soft tones and as ink lines. Sheet of 200 x 200."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import skia

from tools.bake.drawing import shape

MIDDLE, EYES = 100.0, 96.0
LINE = 0xFF1E140C


class PortraitSitting:
    """Draws one person twice: tones that are engraved later, and outlines that stay lines."""

    def __init__(self, person: Person, tones: skia.Canvas, lines: skia.Canvas) -> None:
        """Take both sheets; their canvases draw in units of the sheet."""
        self.person = person
        self._tones, self._lines = tones, lines
        self.half = 33.0 * person.wide
        self.crown = EYES - 46.0 * person.long
        self.chin = EYES + 42.0 * person.long

    # ---- strokes

    def tone(self, text: str, light: float, dark: float, *, line: float = 1.7) -> None:
        """Fill a shape from `light` on its left to `dark` on its right, and outline it.

        It hides the lines of what lies behind it.
        """
        path = shape(text)
        box = path.getBounds()
        ends = [skia.Point(box.left(), box.top()), skia.Point(box.right(), box.bottom())]
        shader = skia.GradientShader.MakeLinear(ends, [_grey(light), _grey(dark)])
        self._tones.drawPath(path, skia.Paint(Shader=shader, AntiAlias=True))
        self._lines.drawPath(path, skia.Paint(BlendMode=skia.kClear, AntiAlias=True))
        if line:
            self._lines.drawPath(path, _ink(line))

    def shade(self, text: str, grey: float, blur: float) -> None:
        """Lay a soft shadow or light over the tones."""
        paint = skia.Paint(Color=_grey(grey, 0.8), AntiAlias=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self._tones.drawPath(shape(text), paint)

    def ink(self, text: str, width: float = 1.5) -> None:
        """Draw lines."""
        self._lines.drawPath(shape(text), _ink(width))

    def blot(self, text: str) -> None:
        """Fill a shape with ink."""
        self._lines.drawPath(shape(text), skia.Paint(Color=LINE, AntiAlias=True))

    def locks(self, starts: Sequence[tuple[float, float]], bend: tuple[float, float]) -> None:
        """Draw strands of hair, all bent alike."""
        for x, y in starts:
            self.ink(
                f"M{x:.1f},{y:.1f}Q{x + bend[0] * 0.2:.1f},{y + bend[1] * 0.6:.1f} "
                f"{x + bend[0]:.1f},{y + bend[1]:.1f}",
                1.0,
            )

    # ---- parts

    def backdrop(self) -> None:
        """Dark behind the lit cheek, light behind the shaded one."""
        self.tone("M0,0H200V200H0Z", 0.76, 0.89, line=0)

    def body(self) -> None:
        """Draw coat and neck."""
        coat = self.person.coat
        self.tone(
            "M6,204Q12,166 52,154Q76,146 84,136H116Q124,146 148,154Q188,166 194,204Z",
            coat + 0.2,
            coat - 0.1,
        )
        self.tone(
            f"M84,120Q86,140 78,152Q100,170 122,152Q114,140 116,120V{self.chin - 14}H84Z",
            0.78,
            0.42,
        )
        self.ink("M60,152Q72,176 70,204M140,152Q128,176 130,204", 1.5)

    def head(self) -> None:
        """Draw the face's plane with its ears."""
        w, chin, jaw = self.half, self.chin, self.person.jaw
        for side, light in ((-1, 0.95), (1, 0.55)):
            x = MIDDLE + side * w
            self.tone(
                f"M{x},{EYES - 6}Q{x + side * 8},{EYES - 10} {x + side * 7},{EYES + 2}"
                f"Q{x + side * 5},{EYES + 14} {x - side},{EYES + 14}Z",
                light,
                light - 0.15,
                line=1.4,
            )
        low = chin - 16
        mouth = w * (0.45 + jaw * 0.62)
        self.tone(
            f"M{MIDDLE - w},{EYES - 8}"
            f"Q{MIDDLE - w},{self.crown} {MIDDLE},{self.crown}"
            f"Q{MIDDLE + w},{self.crown} {MIDDLE + w},{EYES - 8}"
            f"Q{MIDDLE + w},{EYES + 16} {MIDDLE + mouth},{low}"
            f"Q{MIDDLE + w * jaw * 0.8},{chin} {MIDDLE},{chin}"
            f"Q{MIDDLE - w * jaw * 0.8},{chin} {MIDDLE - mouth},{low}"
            f"Q{MIDDLE - w},{EYES + 16} {MIDDLE - w},{EYES - 8}Z",
            1.0,
            0.62,
            line=2.0,
        )
        self.shade(
            f"M{MIDDLE + w * 0.5},{EYES - 30}"
            f"Q{MIDDLE + w * 1.05},{EYES} {MIDDLE + mouth},"
            f"{low}Q{MIDDLE + w * 0.55},{low} {MIDDLE + w * 0.5},{EYES - 30}Z",
            0.4,
            6,
        )
        self.shade(
            f"M{MIDDLE - 16},{chin - 5}"
            f"Q{MIDDLE},{chin + 3} {MIDDLE + 18},{chin - 6}"
            f"Q{MIDDLE},{chin - 1} {MIDDLE - 16},{chin - 5}Z",
            0.45,
            3,
        )

    def face(self) -> None:
        """Draw eyes, nose, mouth and what the years wrote."""
        person, w = self.person, self.half
        gap = w * 0.47
        for side in (-1, 1):
            x = MIDDLE + side * gap
            self.shade(
                f"M{x - 11},{EYES - 6}Q{x},{EYES - 12} {x + 11},{EYES - 5}"
                f"Q{x},{EYES + 5} "
                f"{x - 11},{EYES - 6}Z",
                0.52,
                3,
            )
            self.tone(
                f"M{x - 8},{EYES}Q{x},{EYES - 6.5} {x + 8},{EYES + 0.5}"
                f"Q{x},{EYES + 4.5} "
                f"{x - 8},{EYES}Z",
                1.0,
                0.95,
                line=1.0,
            )
            self.ink(f"M{x - 8.5},{EYES - 0.4}Q{x},{EYES - 7.4} {x + 8.5},{EYES + 0.2}", 1.9)
            self.blot(
                f"M{x - 3.1},{EYES - 0.6}Q{x - 3},{EYES - 4.6} {x},{EYES - 4.6}"
                f"Q{x + 3.1},"
                f"{EYES - 4.6} {x + 3.1},{EYES - 0.6}"
                f"Q{x + 2.6},{EYES + 2.6} {x},{EYES + 2.6}"
                f"Q{x - 2.8},{EYES + 2.6} {x - 3.1},{EYES - 0.6}Z"
            )
            high, inner = EYES - 12 - person.age, x - side * 9
            self.ink(
                f"M{inner},{high + 2.4 * person.brow}Q{x},{high - 4} {x + side * 11},{high + 2}",
                2.4 * person.brow,
            )
            if person.age > 0.3:
                self.ink(
                    f"M{x - side * 6},{EYES + 7}Q{x},{EYES + 10} {x + side * 8},{EYES + 6}"
                    f"M{x + side * 10},{EYES - 1}L{x + side * 14},{EYES - 3}"
                    f"M{x + side * 10},{EYES + 1}L{x + side * 14},{EYES + 2}",
                    0.9,
                )
        self._nose_and_mouth()
        if person.age > 0.4:
            self.ink(
                f"M{MIDDLE - 15},{EYES - 25}"
                f"Q{MIDDLE},{EYES - 28} {MIDDLE + 14},{EYES - 25}"
                f"M{MIDDLE - 11},{EYES - 20}"
                f"Q{MIDDLE},{EYES - 22} {MIDDLE + 11},{EYES - 20}",
                0.9,
            )

    def _nose_and_mouth(self) -> None:
        person = self.person
        tip = EYES + 19 * (0.7 + 0.3 * person.nose) * person.long
        wide = 7.5 * person.nose
        self.shade(
            f"M{MIDDLE + 2},{EYES - 6}L{MIDDLE + wide + 2},{tip - 2}L{MIDDLE + 2},{tip + 2}Z",
            0.42,
            2.2,
        )
        self.ink(
            f"M{MIDDLE + 3},{EYES - 5}"
            f"Q{MIDDLE + 3},{tip - 9} {MIDDLE + wide},{tip - 3}"
            f"Q{MIDDLE + wide + 1},{tip + 1.5} {MIDDLE + 3},{tip + 1}"
            f"M{MIDDLE - wide},{tip - 2}"
            f"Q{MIDDLE - wide - 0.5},{tip + 1.5} {MIDDLE - 4},{tip + 1}"
            f"Q{MIDDLE},{tip + 3.4} {MIDDLE + 3},{tip + 1}",
            1.5,
        )
        mouth, smile = tip + 12.0, 3.4 * person.smile
        self.ink(
            f"M{MIDDLE - 13},{mouth - smile}"
            f"Q{MIDDLE - 5},{mouth - 1 + smile * 0.6} {MIDDLE},"
            f"{mouth + smile * 0.5}"
            f"Q{MIDDLE + 6},{mouth - 1 + smile * 0.6} {MIDDLE + 13},"
            f"{mouth - smile}",
            1.9,
        )
        self.shade(
            f"M{MIDDLE - 8},{mouth + 5}"
            f"Q{MIDDLE},{mouth + 8} {MIDDLE + 9},{mouth + 5}Q{MIDDLE},"
            f"{mouth + 6} {MIDDLE - 8},{mouth + 5}Z",
            0.35,
            1.6,
        )
        if person.age > 0.25:
            self.ink(
                f"M{MIDDLE - wide - 3},{tip}"
                f"Q{MIDDLE - 16},{tip + 6} {MIDDLE - 16},{mouth}"
                f"M{MIDDLE + wide + 3},{tip}"
                f"Q{MIDDLE + 16},{tip + 6} {MIDDLE + 16},{mouth}",
                1.0,
            )


def _grey(light: float, alpha: float = 1.0) -> int:
    value = round(255 * min(max(light, 0.0), 1.0))
    return int(skia.ColorSetARGB(round(255 * alpha), value, value, value))


def _ink(width: float) -> skia.Paint:
    return skia.Paint(
        Color=LINE,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


@dataclass(frozen=True, slots=True)
class Person:
    """One sitter. Shares are of the usual face; tones run from 0 (black) to 1 (paper).

    `hat` is "", "cap", "candle", "bonnet", "bowler", "tull",
    "top", "shawl", "beret", "hood" or "coif"; `beard` is "", "stubble",
    "moustache", "chops", "full" or "goatee"; `neck` is "scarf", "collar", "cravat", "lace" or
    "fur"; `glass` is "", "spectacles" or "monocle".
    """

    name: str
    wide: float = 1.0
    long: float = 1.0
    jaw: float = 0.5
    hat: str = ""
    hair: float = 0.3
    locks: str = "short"
    beard: str = ""
    neck: str = "collar"
    glass: str = ""
    coat: float = 0.3
    age: float = 0.3
    smile: float = 0.0
    nose: float = 1.0
    brow: float = 1.0
    star: bool = False
