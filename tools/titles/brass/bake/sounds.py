"""The town all day long: looms behind a wall, water over a weir, an engine now and then."""

import numpy as np

from tools.bake.sounds.sea_ambience import LENGTH_SECONDS, OVERLAP_SECONDS, make_seamless_loop
from tools.bake.sounds.waves import (
    SAMPLES_PER_SECOND,
    Chance,
    Wave,
    band_pass,
    low_pass,
    mix_sounds,
    noise,
    sample_times,
    with_decay,
    with_fades,
    with_resonance,
    with_reverberation,
)

LOOMS = 3
PICK = 0.46
ENGINES_AT = (17.0, 47.0)


def town(chance: Chance, pitch: float) -> Wave:
    """Return one loop of looms, water and engines."""
    total = LENGTH_SECONDS + OVERLAP_SECONDS
    time = sample_times(total)
    water = band_pass(noise(chance, total), 380, 1900) * (0.5 + 0.1 * np.sin(time * 0.7))
    wave = water + low_pass(noise(chance, total), 240) * 0.9
    for number in range(LOOMS):
        _add_loom(wave, chance, pitch * (0.86 + 0.12 * number), 0.34 - 0.08 * number)
    for at in ENGINES_AT:
        engine = _engine(chance, pitch)
        first = round((at + chance.uniform(-2, 2)) * SAMPLES_PER_SECOND)
        wave[first : first + engine.size] += engine * 0.5
    return make_seamless_loop(wave)


def _add_loom(wave: Wave, chance: Chance, pitch: float, loud: float) -> None:
    """Add a steady loom, as heard through a wall, to the wave."""
    burst = with_decay(noise(chance, 0.05), 0.01)
    clack = low_pass(with_resonance(burst, 520 * pitch, 5) * 3, 1500)
    step = PICK * (1 + chance.uniform(-0.06, 0.06))
    at = chance.uniform(0, step)
    while round(at * SAMPLES_PER_SECOND) + clack.size < wave.size:
        first = round(at * SAMPLES_PER_SECOND)
        wave[first : first + clack.size] += clack * loud * chance.uniform(0.7, 1.1)
        at += step * chance.uniform(0.985, 1.015)


def _engine(chance: Chance, pitch: float) -> Wave:
    """Return the sound of an engine that passes far off."""
    chuffs = []
    for number in range(26):
        chuff = with_fades(band_pass(noise(chance, 0.2), 220 * pitch, 1200 * pitch), 0.02, 0.14)
        near = np.sin(np.pi * (number + 0.5) / 26)
        chuffs.append((0.27 * number, chuff * near))
    return with_reverberation(low_pass(mix_sounds(chuffs), 1400), chance, 1.2, 0.6)
