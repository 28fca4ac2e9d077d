"""A portrait's shoulders, head and face, as soft tones and as ink lines, in a square of 200 x
200."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from tools.bake.drawing import make_fill_paint, make_stroke_paint, path_from_svg

MIDDLE_X = 100.0
EYES_Y = 96.0
LINE_COLOUR = "#1E140C"
POINT_PATTERN = re.compile(r"([a-z]+)(?:([-+<>])([\d.]+))?")


class PortraitSitting:
    """Draws one person on two canvases: tones that are engraved later, and lines of ink.

    Shapes are SVG paths in which names stand for coordinates: m and e are the middle and the height
    of the eyes, l and r the left and right cheek, y and c the heights of crown and chin; further
    names are passed as `places`. `l-8` is 8 less than l. `x>8` is 8 further out on the side given
    by the place `side` (-1 or 1), `x<8` 8 further in.
    """

    def __init__(self, person: Person, tones: skia.Canvas, lines: skia.Canvas) -> None:
        """Store the person and both canvases, which use units of the square."""
        self.person = person
        self._tones = tones
        self._lines = lines
        self.half = 33.0 * person.wide
        self.crown = EYES_Y - 46.0 * person.long
        self.chin = EYES_Y + 42.0 * person.long
        self.lip = EYES_Y + 19 * (0.7 + 0.3 * person.nose) * person.long
        cheeks = {"l": MIDDLE_X - self.half, "r": MIDDLE_X + self.half}
        self._places = {"m": MIDDLE_X, "e": EYES_Y, "y": self.crown, "c": self.chin, **cheeks}

    def _shape(self, text: str, places: dict[str, float]) -> skia.Path:
        at = self._places | places

        def number(found: re.Match[str]) -> str:
            name, sign, by = found.groups()
            turn = at["side"] if sign in ("<", ">") else 1
            return str(at[name] + (-turn if sign in ("-", "<") else turn) * float(by or 0))

        return path_from_svg(POINT_PATTERN.sub(number, text))

    def tone(
        self, text: str, light: float, dark: float, *, line: float = 1.7, **places: float
    ) -> None:
        """Fill a shape with a gradient from `light` on its left to `dark` on its right, and outline
        it.

        It erases the lines behind it.
        """
        path = self._shape(text, places)
        box = path.getBounds()
        ends = [skia.Point(box.left(), box.top()), skia.Point(box.right(), box.bottom())]
        shader = skia.GradientShader.MakeLinear(ends, [_grey(light), _grey(dark)])
        self._tones.drawPath(path, skia.Paint(Shader=shader, AntiAlias=True))
        self._lines.drawPath(path, skia.Paint(BlendMode=skia.kClear, AntiAlias=True))
        if line:
            self._lines.drawPath(path, make_stroke_paint(LINE_COLOUR, line))

    def shade(self, text: str, grey: float, blur: float, **places: float) -> None:
        """Blend a soft shadow or light over the tones."""
        paint = skia.Paint(Color=_grey(grey, 0.8), AntiAlias=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self._tones.drawPath(self._shape(text, places), paint)

    def ink(self, text: str, width: float = 1.5, **places: float) -> None:
        """Draw the outline of a shape as ink lines of this width."""
        self._lines.drawPath(self._shape(text, places), make_stroke_paint(LINE_COLOUR, width))

    def blot(self, text: str, **places: float) -> None:
        """Fill a shape with ink."""
        self._lines.drawPath(self._shape(text, places), make_fill_paint(LINE_COLOUR))

    def locks(self, starts: Sequence[tuple[float, float]], bend: tuple[float, float]) -> None:
        """Draw a strand of hair from each start, all bent in the same direction."""
        for x, y in starts:
            self.ink(
                f"M{x:.1f},{y:.1f}Q{x + bend[0] * 0.2:.1f},{y + bend[1] * 0.6:.1f} "
                f"{x + bend[0]:.1f},{y + bend[1]:.1f}",
                1.0,
            )

    def backdrop(self) -> None:
        """Draw the background: dark behind the lit cheek, light behind the shaded one."""
        self.tone("M0,0H200V200H0Z", 0.76, 0.89, line=0)

    def body(self) -> None:
        """Draw coat and neck."""
        coat = self.person.coat
        shoulders = "M6,204Q12,166 52,154Q76,146 84,136H116Q124,146 148,154Q188,166 194,204Z"
        self.tone(shoulders, coat + 0.2, coat - 0.1)
        self.tone("M84,120Q86,140 78,152Q100,170 122,152Q114,140 116,120Vc-14H84Z", 0.78, 0.42)
        self.ink("M60,152Q72,176 70,204M140,152Q128,176 130,204", 1.5)

    def head(self) -> None:
        """Draw the outline of the face and the ears."""
        w = self.half
        jaw = self.person.jaw
        for side, light in ((-1, 0.95), (1, 0.55)):
            ear = "Mx,e-6Qx>8,e-10 x>7,e+2Qx>5,e+14 x<1,e+14Z"
            self.tone(ear, light, light - 0.15, line=1.4, x=MIDDLE_X + side * w, side=side)
        low = self.chin - 16
        mouth = w * (0.45 + jaw * 0.62)
        bone = w * jaw * 0.8
        self.tone(
            "Ml,e-8Ql,y m,yQr,y r,e-8Qr,e+16 right,lowQboneright,c m,cQboneleft,c left,low"
            "Ql,e+16 l,e-8Z",
            1.0, 0.62, line=2.0, left=MIDDLE_X - mouth, right=MIDDLE_X + mouth, low=low,
            boneleft=MIDDLE_X - bone, boneright=MIDDLE_X + bone,
        )  # fmt: skip
        self.shade(
            "Minner,e-30Qouter,e right,lowQmiddle,low inner,e-30Z", 0.4, 6, low=low,
            inner=MIDDLE_X + w * 0.5, outer=MIDDLE_X + w * 1.05, middle=MIDDLE_X + w * 0.55,
            right=MIDDLE_X + mouth,
        )  # fmt: skip
        self.shade("Mm-16,c-5Qm,c+3 m+18,c-6Qm,c-1 m-16,c-5Z", 0.45, 3)

    def face(self) -> None:
        """Draw eyes, nose, mouth and wrinkles."""
        person = self.person
        for side in (-1, 1):
            x = MIDDLE_X + side * (self.half * 0.47)
            self.shade("Mx-11,e-6Qx,e-12 x+11,e-5Qx,e+5 x-11,e-6Z", 0.52, 3, x=x)
            self.tone("Mx-8,eQx,e-6.5 x+8,e+0.5Qx,e+4.5 x-8,eZ", 1.0, 0.95, line=1.0, x=x)
            self.ink("Mx-8.5,e-0.4Qx,e-7.4 x+8.5,e+0.2", 1.9, x=x)
            self.blot(
                "Mx-3.1,e-0.6Qx-3,e-4.6 x,e-4.6Qx+3.1,e-4.6 x+3.1,e-0.6Qx+2.6,e+2.6 x,e+2.6"
                "Qx-2.8,e+2.6 x-3.1,e-0.6Z",
                x=x,
            )
            high = EYES_Y - 12 - person.age
            brow = {"high": high, "inner": high + 2.4 * person.brow}
            self.ink("Mx<9,innerQx,high-4 x>11,high+2", 2.4 * person.brow, x=x, side=side, **brow)
            if person.age > 0.3:
                folds = "Mx<6,e+7Qx,e+10 x>8,e+6Mx>10,e-1Lx>14,e-3Mx>10,e+1Lx>14,e+2"
                self.ink(folds, 0.9, x=x, side=side)
        self._nose_and_mouth()
        if person.age > 0.4:
            self.ink("Mm-15,e-25Qm,e-28 m+14,e-25Mm-11,e-20Qm,e-22 m+11,e-20", 0.9)

    def _nose_and_mouth(self) -> None:
        person = self.person
        wide = 7.5 * person.nose
        mouth = self.lip + 12.0
        smile = 3.4 * person.smile
        at = {
            "tip": self.lip, "left": MIDDLE_X - wide, "right": MIDDLE_X + wide, "mouth": mouth,
            "corner": mouth - smile, "bow": mouth - 1 + smile * 0.6, "gap": mouth + smile * 0.5,
        }  # fmt: skip
        self.shade("Mm+2,e-6Lright+2,tip-2Lm+2,tip+2Z", 0.42, 2.2, **at)
        self.ink(
            "Mm+3,e-5Qm+3,tip-9 right,tip-3Qright+1,tip+1.5 m+3,tip+1Mleft,tip-2"
            "Qleft-0.5,tip+1.5 m-4,tip+1Qm,tip+3.4 m+3,tip+1",
            1.5,
            **at,
        )
        self.ink("Mm-13,cornerQm-5,bow m,gapQm+6,bow m+13,corner", 1.9, **at)
        self.shade("Mm-8,mouth+5Qm,mouth+8 m+9,mouth+5Qm,mouth+6 m-8,mouth+5Z", 0.35, 1.6, **at)
        if person.age > 0.25:
            self.ink("Mleft-3,tipQm-16,tip+6 m-16,mouthMright+3,tipQm+16,tip+6 m+16,mouth", 1.0,
                     **at)  # fmt: skip


def _grey(light: float, alpha: float = 1.0) -> int:
    value = round(255 * min(max(light, 0.0), 1.0))
    return int(skia.ColorSetARGB(round(255 * alpha), value, value, value))


@dataclass(frozen=True, slots=True)
class Person:
    """The features of a portrait. Sizes are factors of a usual face, tones run from 0 (black) to 1
    (paper).

    `hat` is "" or a name in `dress.HATS`; `beard` is "", "stubble", "moustache", "chops", "full" or
    "goatee"; `neck` is "scarf", "collar", "cravat", "lace" or "fur"; `glass` is "", "spectacles" or
    "monocle".
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
