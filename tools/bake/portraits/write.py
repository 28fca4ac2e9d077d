"""Bake the portraits: tones become engraved lines that are thicker where it is dark, as in a
woodcut."""

import csv
from pathlib import Path
from typing import get_type_hints

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.manifest import ASSETS, assets_folder_of, list_files_in_manifest
from tools.bake.portraits import dress, hats
from tools.bake.portraits.sitter import Person, PortraitSitting

SHEET_UNITS = 200.0
PIXELS = 256
OVERSAMPLING = 4
HATCHING_PITCH = 2.7
"""The distance between two engraved lines, in units of the sheet."""
HATCHING_BEND = 9.0
"""How far the engraved lines bend over light parts, in units of the sheet."""
LARGEST_LINE_REACH = 0.86
PAPER = (244, 230, 194)
INK = (46, 31, 20)
RIM_RADIUS = 97.0
NEARNESS = 1.2
NEAR_TO = (100.0, 92.0)
"""The sitter is enlarged by the factor `NEARNESS` around this point."""
Tones = NDArray[np.float64]


def bake_portraits(title: str) -> list[Path]:
    """Write the portraits of a title as PNG with a round edge and return the files."""
    folder = assets_folder_of(title) / "images" / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    table = f"tools/titles/{folder.parts[-3]}/bake/people.csv"
    for person in read_people(ASSETS.parent / table):
        path = folder / f"{person.name}.png"
        image = skia.Image.fromarray(_portrait(person), skia.kRGBA_8888_ColorType)
        path.write_bytes(bytes(image.encodeToData(skia.kPNG, 100)))
        written.append(path)
    list_files_in_manifest(written, source=table, licence="MIT")
    return written


def read_people(table: Path) -> list[Person]:
    """Return the people of a table, named after the kinds of players, weakest first."""
    with table.open(encoding="utf-8", newline="") as lines:
        heads, *rows = [[cell.strip() for cell in row] for row in csv.reader(lines)]
    kinds = get_type_hints(Person)
    return [
        Person(**{head: kinds[head](cell) for head, cell in zip(heads, row, strict=True)})
        for row in rows
    ]


def _portrait(person: Person) -> NDArray[np.uint8]:
    tones, lines = (skia.Surface(PIXELS * OVERSAMPLING, PIXELS * OVERSAMPLING) for _ in range(2))
    for surface in (tones, lines):
        canvas = surface.getCanvas()
        canvas.scale(PIXELS * OVERSAMPLING / SHEET_UNITS, PIXELS * OVERSAMPLING / SHEET_UNITS)
        canvas.translate(SHEET_UNITS / 2, SHEET_UNITS / 2)
        canvas.scale(NEARNESS, NEARNESS)
        canvas.translate(-NEAR_TO[0], -NEAR_TO[1])
    sitting = PortraitSitting(person, tones.getCanvas(), lines.getCanvas())
    _draw(sitting)
    light = _array(tones)[..., 0] / 255
    inked = np.maximum(engraved_ink(light), _array(lines)[..., 3] / 255)
    return _finished(inked)


def _draw(sitting: PortraitSitting) -> None:
    sitting.backdrop()
    dress.draw_hair_behind(sitting)
    sitting.body()
    dress.draw_neck(sitting)
    sitting.head()
    dress.draw_hair_before(sitting)
    sitting.face()
    dress.draw_beard(sitting)
    dress.draw_glass(sitting)
    hats.draw_hat(sitting)


def engraved_ink(light: Tones) -> Tones:
    """Return the amount of ink at each point: curved lines, thicker where the tone is dark."""
    unit = PIXELS * OVERSAMPLING / SHEET_UNITS
    form = ndimage.gaussian_filter(light, 5 * unit)
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]] / unit
    across = rows + 0.24 * columns - HATCHING_BEND * form + 1.2 * np.sin(columns / 23)
    wave = np.abs((across / HATCHING_PITCH) % 1.0 - 0.5) * 2
    dark = np.clip(1 - ndimage.gaussian_filter(light, 0.35 * unit), 0, 1)
    reach = np.where(dark < 0.1, 0.0, LARGEST_LINE_REACH * (0.16 + 0.84 * dark**0.9))
    soft = 2.6 / (HATCHING_PITCH * unit)
    first = np.clip((reach - wave) / soft + 0.5, 0, 1)
    second_across = rows - 0.7 * columns + HATCHING_BEND * form
    second_wave = np.abs((second_across / HATCHING_PITCH) % 1.0 - 0.5) * 2
    second_reach = np.clip((dark - 0.62) * 1.5, 0, 0.6)
    second = np.clip((second_reach - second_wave) / soft + 0.5, 0, 1) * (dark > 0.62)
    return np.asarray(np.maximum(first, second), dtype=np.float64)


def _finished(inked: Tones) -> NDArray[np.uint8]:
    """Colour the ink on paper, cut it round with a rim, and scale it down."""
    size = PIXELS * OVERSAMPLING
    unit = size / SHEET_UNITS
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / unit - SHEET_UNITS / 2
    far = np.hypot(x, y)
    ring = (np.abs(far - RIM_RADIUS + 1.6) < 1.6) | (np.abs(far - RIM_RADIUS + 6.2) < 0.5)
    gap = (far > RIM_RADIUS - 5.7) & (far < RIM_RADIUS - 3.2)
    inked = np.where(ring, 1.0, np.where(gap, 0.0, inked))
    aged = 1 - 0.1 * np.clip(far / RIM_RADIUS, 0, 1) ** 3
    pixels = np.zeros((size, size, 4))
    for channel in range(3):
        paper = PAPER[channel] * aged
        pixels[..., channel] = paper + (INK[channel] - paper) * inked
    pixels[..., 3] = np.where(far < RIM_RADIUS, 255, 0)
    alpha = pixels[..., 3:] / 255
    pixels[..., :3] *= alpha
    small = pixels.reshape(PIXELS, OVERSAMPLING, PIXELS, OVERSAMPLING, 4).mean(axis=(1, 3))
    cover = np.maximum(small[..., 3:], 1) / 255
    small[..., :3] = np.where(small[..., 3:] > 0, small[..., :3] / cover, 0)
    return np.ascontiguousarray(np.clip(small + 0.5, 0, 255).astype(np.uint8))


def _array(surface: skia.Surface) -> NDArray[np.uint8]:
    return np.asarray(surface.toarray(colorType=skia.kRGBA_8888_ColorType), dtype=np.uint8)
