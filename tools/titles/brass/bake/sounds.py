"""The town all day long: looms behind a wall, water over a weir, an engine now and then."""

import numpy as np

from tools.bake.sounds.sea_ambience import LENGTH, OVERLAP, looped
from tools.bake.sounds.waves import (
    RATE,
    Chance,
    Wave,
    band_pass,
    fall,
    low_pass,
    mixed,
    noise,
    resonance,
    room,
    seconds,
    swell,
)

LOOMS = 3
PICK = 0.46
ENGINES_AT = (17.0, 47.0)


def town(chance: Chance, pitch: float) -> Wave:
    """Return one loop of looms, water and engines."""
    total = LENGTH + OVERLAP
    time = seconds(total)
    water = band_pass(noise(chance, total), 380, 1900) * (0.5 + 0.1 * np.sin(time * 0.7))
    wave = water + low_pass(noise(chance, total), 240) * 0.9
    for number in range(LOOMS):
        _add_loom(wave, chance, pitch * (0.86 + 0.12 * number), 0.34 - 0.08 * number)
    for at in ENGINES_AT:
        engine = _engine(chance, pitch)
        first = round((at + chance.uniform(-2, 2)) * RATE)
        wave[first : first + engine.size] += engine * 0.5
    return looped(wave)


def _add_loom(wave: Wave, chance: Chance, pitch: float, loud: float) -> None:
    """Add a steady loom, as heard through a wall, to the wave."""
    burst = fall(noise(chance, 0.05), 0.01)
    clack = low_pass(resonance(burst, 520 * pitch, 5) * 3, 1500)
    step = PICK * (1 + chance.uniform(-0.06, 0.06))
    at = chance.uniform(0, step)
    while round(at * RATE) + clack.size < wave.size:
        first = round(at * RATE)
        wave[first : first + clack.size] += clack * loud * chance.uniform(0.7, 1.1)
        at += step * chance.uniform(0.985, 1.015)


def _engine(chance: Chance, pitch: float) -> Wave:
    """Return the sound of an engine that passes far off."""
    chuffs = []
    for number in range(26):
        chuff = swell(band_pass(noise(chance, 0.2), 220 * pitch, 1200 * pitch), 0.02, 0.14)
        near = np.sin(np.pi * (number + 0.5) / 26)
        chuffs.append((0.27 * number, chuff * near))
    return room(low_pass(mixed(chuffs), 1400), chance, 1.2, 0.6)
