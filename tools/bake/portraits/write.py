"""Bake the portraits: tones become lines that swell where it is dark, as in a woodcut."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.manifest import ASSETS, list_files
from tools.bake.portraits.hats import draw_hat
from tools.bake.portraits.sitter import EYES, MIDDLE, Person, PortraitSitting

# Dress: hair, beards, hats, collars and glasses of the sitters.


def draw_hair_behind(sitting: PortraitSitting) -> None:
    """Draw what falls behind the head."""
    person, w, crown = sitting.person, sitting.half, sitting.crown
    hair = person.hair
    left, right = MIDDLE - w, MIDDLE + w
    if person.locks == "ringlets":
        for side in (-1, 1):
            x = MIDDLE + side * (w + 5)
            sitting.tone(
                f"M{x - 8},{EYES - 20}Q{x - 14},{EYES + 10} {x - 7},{EYES + 46}"
                f"Q{x + 2},{EYES + 52} {x + 8},{EYES + 44}"
                f"Q{x + 12},{EYES + 8} {x + 8},"
                f"{EYES - 20}Z",
                hair + 0.25,
                hair,
            )
            for row in range(6):
                y = EYES - 8 + row * 9
                sitting.ink(f"M{x - 9},{y}Q{x},{y + 7} {x + 9},{y - 2}", 1.3)
    elif person.locks == "swept":
        sitting.tone(
            f"M{left - 4},{EYES + 24}"
            f"Q{left - 15},{crown + 20} {left + 12},{crown - 4}"
            f"Q{MIDDLE},{crown - 18} {right - 8},{crown - 2}"
            f"Q{right + 16},{crown + 20} "
            f"{right + 5},{EYES + 24}Z",
            hair,
            hair - 0.25,
        )
    elif person.locks in ("short", "tousled", "bald"):
        top = EYES - 14 if person.locks == "bald" else crown - 4
        sitting.tone(
            f"M{left - 1},{EYES + 10}"
            f"Q{left - 9},{top} {MIDDLE - 14},{top - 2}H{MIDDLE + 14}"
            f"Q{right + 9},{top} {right + 1},{EYES + 10}Z",
            hair + 0.15,
            hair - 0.1,
        )


def draw_hair_before(sitting: PortraitSitting) -> None:
    """Draw what lies on the brow."""
    person, w, crown = sitting.person, sitting.half, sitting.crown
    hair, left, right = person.hair, MIDDLE - w, MIDDLE + w
    if person.locks == "bald":
        for side in (-1, 1):
            x = MIDDLE + side * w
            sitting.locks([(x - side * 3, EYES - 22 + 5 * n) for n in range(5)], (side * 6, 12))
        sitting.ink(
            f"M{MIDDLE - 12},{crown + 7}Q{MIDDLE - 6},{crown + 3} {MIDDLE + 2},{crown + 4}", 1.0
        )
        return
    if person.locks == "swept":
        sitting.tone(
            f"M{left - 2},{EYES - 8}"
            f"Q{left + 2},{crown + 10} {MIDDLE - 4},{crown + 12}"
            f"Q{right - 14},{crown + 10} {right + 2},{EYES - 8}"
            f"Q{right + 7},{crown + 4} "
            f"{MIDDLE + 6},{crown - 9}"
            f"Q{left - 6},{crown - 6} {left - 2},{EYES - 8}Z",
            hair + 0.08,
            hair - 0.2,
        )
        sitting.locks([(MIDDLE - 22 + 6 * n, crown - 2 + abs(n - 3)) for n in range(8)], (12, 13))
        for side in (-1, 1):
            x = MIDDLE + side * (w + 3)
            sitting.locks([(x, EYES - 14 + 7 * n) for n in range(5)], (side * 5, 12))
        return
    fall = 9 if person.locks == "tousled" else 5
    sitting.tone(
        f"M{left},{EYES - 12}"
        f"Q{left + 4},{crown + 8 + fall} {MIDDLE - 6},{crown + 9 + fall}"
        f"Q{right - 6},{crown + 6 + fall} {right},{EYES - 12}"
        f"Q{right + 4},{crown - 4} "
        f"{MIDDLE},{crown - 4}Q{left - 4},{crown - 4} {left},{EYES - 12}Z",
        hair + 0.12,
        hair - 0.1,
    )
    if person.locks == "tousled":
        sitting.locks([(left + 4 + 8 * n, crown + 8) for n in range(8)], (6, 13))


def draw_beard(sitting: PortraitSitting) -> None:
    """Draw the beard of the sitter, if any."""
    person, w, chin = sitting.person, sitting.half, sitting.chin
    hair, left, right = person.hair, MIDDLE - w, MIDDLE + w
    lip = EYES + 19 * (0.7 + 0.3 * person.nose) * person.long + 4
    if person.beard == "full":
        sitting.tone(
            f"M{left},{EYES + 6}"
            f"Q{left - 3},{chin - 6} {MIDDLE - 16},{chin + 17}Q{MIDDLE},"
            f"{chin + 25} {MIDDLE + 16},{chin + 17}"
            f"Q{right + 3},{chin - 6} {right},{EYES + 6}"
            f"Q{right - 8},{lip} {MIDDLE + 10},{lip}H{MIDDLE - 10}"
            f"Q{left + 8},{lip} {left},"
            f"{EYES + 6}Z",
            hair + 0.1,
            hair - 0.25,
        )
        for n in range(11):
            x = MIDDLE - 27 + 5.4 * n
            y = lip + 7 + 5 * math.cos((n - 5) / 4)
            sitting.locks([(x, y), (x + 1, y + 14)], ((MIDDLE - x) * 0.22, 15))
        sitting.ink(f"M{MIDDLE - 9},{lip + 9}Q{MIDDLE},{lip + 12} {MIDDLE + 9},{lip + 9}", 1.8)
    elif person.beard == "chops":
        for side in (-1, 1):
            x = MIDDLE + side * w
            sitting.tone(
                f"M{x + side},{EYES - 12}"
                f"Q{x + side * 7},{EYES + 16} {x - side * 3},{chin - 6}"
                f"Q{x - side * 15},{chin - 4} {x - side * 15},{chin - 16}"
                f"Q{x - side * 6},{EYES + 14} {x - side * 6},{EYES - 10}Z",
                hair + 0.12,
                hair - 0.1,
            )
            sitting.locks(
                [(x - side * (1 + n), EYES + 2 + 7 * n) for n in range(5)], (side * 3, 11)
            )
    elif person.beard == "stubble":
        sitting.shade(
            f"M{left + 3},{EYES + 16}"
            f"Q{MIDDLE - 14},{lip + 2} {MIDDLE},{lip + 2}Q{MIDDLE + 14},"
            f"{lip + 2} {right - 3},{EYES + 16}Q{right - 8},{chin} {MIDDLE},{chin}"
            f"Q{left + 8},{chin} {left + 3},{EYES + 16}Z",
            0.5,
            4,
        )
    if person.beard == "goatee":
        sitting.tone(
            f"M{MIDDLE - 9},{chin - 12}"
            f"Q{MIDDLE},{chin - 16} {MIDDLE + 9},{chin - 12}"
            f"Q{MIDDLE + 8},{chin + 8} {MIDDLE},{chin + 18}"
            f"Q{MIDDLE - 8},{chin + 8} "
            f"{MIDDLE - 9},{chin - 12}Z",
            hair,
            hair - 0.3,
        )
        sitting.locks([(MIDDLE - 5 + 3 * n, chin - 9) for n in range(4)], (0, 18))
    if person.beard in ("moustache", "goatee", "stubble"):
        long = {"moustache": 24, "goatee": 19, "stubble": 14}[person.beard]
        curl = 7 if person.beard == "moustache" else 0
        sitting.tone(
            f"M{MIDDLE},{lip - 1}"
            f"Q{MIDDLE - 12},{lip - 3} {MIDDLE - long},{lip + 6 - curl}"
            f"Q{MIDDLE - 12},{lip + 9} {MIDDLE},{lip + 5}Q{MIDDLE + 12},{lip + 9} "
            f"{MIDDLE + long},{lip + 6 - curl}"
            f"Q{MIDDLE + 12},{lip - 3} {MIDDLE},{lip - 1}Z",
            hair + 0.05,
            hair - 0.15,
        )


def draw_neck(sitting: PortraitSitting) -> None:
    """Draw what is worn round the neck, and the star of an order."""
    kind = sitting.person.neck
    if kind == "scarf":
        sitting.tone("M74,140Q100,162 126,140L130,154Q100,178 70,154Z", 0.85, 0.5)
        sitting.tone("M96,162L84,196L100,188L110,200L108,164Z", 0.8, 0.5)
        for x, y in ((84, 154), (94, 160), (106, 160), (116, 154), (98, 176), (103, 186)):
            sitting.blot(f"M{x - 1.6},{y}Q{x},{y - 2.4} {x + 1.6},{y}Q{x},{y + 2.4} {x - 1.6},{y}Z")
    elif kind in ("collar", "cravat"):
        sitting.tone("M80,132L72,160L98,166Z", 1.0, 0.85)
        sitting.tone("M120,132L128,160L102,166Z", 0.9, 0.7)
        if kind == "cravat":
            sitting.tone("M82,150Q100,160 118,150L122,172Q112,204 100,204Q88,204 78,172Z", 1.0, 0.7)
            sitting.ink("M88,158Q98,180 94,202M112,158Q103,180 107,202M80,166Q100,178 120,166", 1.1)
        else:
            sitting.blot("M100,163L86,156L84,172Z")
            sitting.blot("M100,163L114,156L116,172Z")
    elif kind == "lace":
        sitting.tone("M70,146Q100,176 130,146L140,160Q100,198 60,160Z", 1.0, 0.8)
        for n in range(9):
            left, top = 64.0 + 9 * n, 163 + 15 * math.sin(math.pi * n / 8)
            sitting.ink(f"M{left - 4:.1f},{top:.1f}Q{left},{top + 8:.1f} {left + 4},{top:.1f}", 1.2)
    elif kind == "fur":
        sitting.tone(
            "M74,138Q50,150 44,204H74Q76,176 100,166Q124,176 126,204H156Q150,150 126,138"
            "Q118,156 100,160Q82,156 74,138Z",
            0.8,
            0.35,
        )
        for n in range(14):
            side = -1 if n % 2 else 1
            left, top = MIDDLE + side * (34.0 + 7 * (n % 3)), 152 + 3.6 * n
            sitting.locks([(left, top), (left - 5, top + 3)], (side * 3, 7))
    if sitting.person.star:
        rays = "".join(
            f"L{150 + r * math.sin(a):.1f},{184 - r * math.cos(a):.1f}"
            for n in range(16)
            for r, a in [((11.0, 4.6)[n % 2], math.pi * n / 8)]
        )
        sitting.tone(f"M{rays[1:]}Z", 1.0, 0.8)
        sitting.tone("M60,158L80,204H96L72,152Z", 0.85, 0.6)


def draw_glass(sitting: PortraitSitting) -> None:
    """Draw spectacles or a monocle."""
    gap = sitting.half * 0.47
    rims = {"spectacles": (-1, 1), "monocle": (1,)}.get(sitting.person.glass, ())
    for side in rims:
        x = MIDDLE + side * gap
        ring = (
            f"M{x - 12},{EYES}Q{x - 12},{EYES - 11} {x},{EYES - 11}"
            f"Q{x + 12},{EYES - 11} {x + 12},"
            f"{EYES}Q{x + 12},{EYES + 11} {x},{EYES + 11}"
            f"Q{x - 12},{EYES + 11} {x - 12},{EYES}Z"
        )
        sitting.ink(ring, 2.0)
    if len(rims) == 2:
        sitting.ink(
            f"M{MIDDLE - gap + 12},{EYES - 2}"
            f"Q{MIDDLE},{EYES - 7} {MIDDLE + gap - 12},{EYES - 2}"
            f"M{MIDDLE - gap - 12},{EYES - 2}"
            f"L{MIDDLE - sitting.half - 4},{EYES - 6}"
            f"M{MIDDLE + gap + 12},{EYES - 2}"
            f"L{MIDDLE + sitting.half + 4},{EYES - 6}",
            1.7,
        )
    elif rims:
        sitting.ink(
            f"M{MIDDLE + gap + 8},{EYES + 9}Q{MIDDLE + 34},{EYES + 40} {MIDDLE + 28},170", 1.1
        )


SHEET, PIXELS, OVER = 200.0, 256, 4
PITCH = 2.7
"""Units of the sheet between two engraved lines."""
BEND = 9.0
"""How far the lines bend over what stands out."""
THICKEST = 0.86
PAPER, INK = (244, 230, 194), (46, 31, 20)
RIM = 97.0
NEARNESS, NEAR_TO = 1.2, (100.0, 92.0)
"""How much larger than its sheet a sitter is seen, and round which point."""
Tones = NDArray[np.float64]


def write_portraits(title: str, people: Sequence[Person]) -> list[Path]:
    """Write a title's portraits as PNG with a round edge and return the files."""
    folder = ASSETS / title / "images" / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for person in people:
        path = folder / f"{person.name}.png"
        image = skia.Image.fromarray(_portrait(person), skia.kRGBA_8888_ColorType)
        path.write_bytes(bytes(image.encodeToData(skia.kPNG, 100)))
        written.append(path)
    list_files(written, source=f"tools/titles/{title}/bake/portraits.py", licence="MIT")
    return written


def _portrait(person: Person) -> NDArray[np.uint8]:
    tones, lines = (skia.Surface(PIXELS * OVER, PIXELS * OVER) for _ in range(2))
    for surface in (tones, lines):
        canvas = surface.getCanvas()
        canvas.scale(PIXELS * OVER / SHEET, PIXELS * OVER / SHEET)
        canvas.translate(SHEET / 2, SHEET / 2)
        canvas.scale(NEARNESS, NEARNESS)
        canvas.translate(-NEAR_TO[0], -NEAR_TO[1])
    sitting = PortraitSitting(person, tones.getCanvas(), lines.getCanvas())
    _draw(sitting)
    light = _array(tones)[..., 0] / 255
    inked = np.maximum(engraved(light), _array(lines)[..., 3] / 255)
    return _finished(inked)


def _draw(sitting: PortraitSitting) -> None:
    sitting.backdrop()
    draw_hair_behind(sitting)
    sitting.body()
    draw_neck(sitting)
    sitting.head()
    draw_hair_before(sitting)
    sitting.face()
    draw_beard(sitting)
    draw_glass(sitting)
    draw_hat(sitting)


def engraved(light: Tones) -> Tones:
    """Return how much ink lies at each point: curved lines, thick where the light is low."""
    unit = PIXELS * OVER / SHEET
    form = ndimage.gaussian_filter(light, 5 * unit)
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]] / unit
    across = rows + 0.24 * columns - BEND * form + 1.2 * np.sin(columns / 23)
    wave = np.abs((across / PITCH) % 1.0 - 0.5) * 2
    dark = np.clip(1 - ndimage.gaussian_filter(light, 0.35 * unit), 0, 1)
    reach = np.where(dark < 0.1, 0.0, THICKEST * (0.16 + 0.84 * dark**0.9))
    soft = 2.6 / (PITCH * unit)
    first = np.clip((reach - wave) / soft + 0.5, 0, 1)
    second_across = rows - 0.7 * columns + BEND * form
    second_wave = np.abs((second_across / PITCH) % 1.0 - 0.5) * 2
    second_reach = np.clip((dark - 0.62) * 1.5, 0, 0.6)
    second = np.clip((second_reach - second_wave) / soft + 0.5, 0, 1) * (dark > 0.62)
    return np.asarray(np.maximum(first, second), dtype=np.float64)


def _finished(inked: Tones) -> NDArray[np.uint8]:
    """Lay ink on paper, cut it round with a rim, and reduce it."""
    size = PIXELS * OVER
    unit = size / SHEET
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / unit - SHEET / 2
    far = np.hypot(x, y)
    ring = (np.abs(far - RIM + 1.6) < 1.6) | (np.abs(far - RIM + 6.2) < 0.5)
    gap = (far > RIM - 5.7) & (far < RIM - 3.2)
    inked = np.where(ring, 1.0, np.where(gap, 0.0, inked))
    aged = 1 - 0.1 * np.clip(far / RIM, 0, 1) ** 3
    pixels = np.zeros((size, size, 4))
    for channel in range(3):
        paper = PAPER[channel] * aged
        pixels[..., channel] = paper + (INK[channel] - paper) * inked
    pixels[..., 3] = np.where(far < RIM, 255, 0)
    alpha = pixels[..., 3:] / 255
    pixels[..., :3] *= alpha
    small = pixels.reshape(PIXELS, OVER, PIXELS, OVER, 4).mean(axis=(1, 3))
    cover = np.maximum(small[..., 3:], 1) / 255
    small[..., :3] = np.where(small[..., 3:] > 0, small[..., :3] / cover, 0)
    return np.ascontiguousarray(np.clip(small + 0.5, 0, 255).astype(np.uint8))


def _array(surface: skia.Surface) -> NDArray[np.uint8]:
    return np.asarray(surface.toarray(colorType=skia.kRGBA_8888_ColorType), dtype=np.uint8)
