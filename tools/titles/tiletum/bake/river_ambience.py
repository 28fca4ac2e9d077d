"""The ambience of the river: water at the quay, birds, bells far off, a mason now and then."""

import numpy as np

from tools.bake.sounds.sea_ambience import LENGTH_SECONDS, OVERLAP_SECONDS, make_seamless_loop
from tools.bake.sounds.waves import (
    SAMPLES_PER_SECOND,
    Chance,
    Wave,
    band_pass,
    decaying_partials,
    gliding_sine,
    low_pass,
    mix_sounds,
    noise,
    sample_times,
    with_decay,
    with_fades,
    with_resonance,
    with_reverberation,
)

BELLS_AT = (9.0, 39.0)
BIRDS = 16
MASONS = 5
BELL = ((1.0, 1.0, 2.6), (2.0, 0.5, 1.8), (2.4, 0.4, 1.2), (3.0, 0.24, 0.8), (4.2, 0.16, 0.5))


def river(chance: Chance, pitch: float) -> Wave:
    """Return one loop of water, birds, bells and stone."""
    total = LENGTH_SECONDS + OVERLAP_SECONDS
    time = sample_times(total)
    lap = 0.5 + 0.22 * np.sin(time * 0.9) + 0.12 * np.sin(time * 2.3 + 1)
    wave = band_pass(noise(chance, total), 300, 1500) * lap * 0.7
    wave += low_pass(noise(chance, total), 220) * 0.7
    parts = [
        (chance.uniform(1, LENGTH_SECONDS - 2), _bird(chance, pitch) * 0.16) for _ in range(BIRDS)
    ]
    parts += [(at + chance.uniform(-2, 2), _bells(chance, pitch) * 0.34) for at in BELLS_AT]
    parts += [
        (chance.uniform(2, LENGTH_SECONDS - 4), _chisel(chance, pitch) * 0.3) for _ in range(MASONS)
    ]
    for at, part in parts:
        first = round(at * SAMPLES_PER_SECOND)
        size = min(part.size, wave.size - first)
        wave[first : first + size] += part[:size]
    return make_seamless_loop(wave)


def _bird(chance: Chance, pitch: float) -> Wave:
    """Return the song of a small bird, three or four notes."""
    notes = []
    for number in range(int(chance.integers(3, 5))):
        base = pitch * chance.uniform(2300, 3400)
        tone = np.sin(
            2 * np.pi * np.cumsum(gliding_sine(base, base * 1.18, 0.11)) / SAMPLES_PER_SECOND
        )
        notes.append((0.16 * number, with_fades(tone, 0.02, 0.06)))
    return with_reverberation(mix_sounds(notes), chance, 0.9, 0.4)


def _bells(chance: Chance, pitch: float) -> Wave:
    """Return the sound of three bells of a minster, far off."""
    rung = []
    for number, base in enumerate((392.0, 330.0, 262.0, 330.0, 392.0, 262.0)):
        rung.append((0.9 * number, decaying_partials(BELL, 4.0, chance, base * pitch)))
    return with_reverberation(low_pass(mix_sounds(rung), 1600), chance, 1.6, 0.7)


def _chisel(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a mason's few strokes on a stone, far off."""
    blows = []
    for number in range(int(chance.integers(4, 8))):
        burst = with_decay(noise(chance, 0.08), 0.008)
        blows.append(
            (0.42 * number, with_resonance(burst, 1900 * pitch * chance.uniform(0.96, 1.04), 14))
        )
    return with_reverberation(low_pass(mix_sounds(blows), 2600), chance, 0.8, 0.6)
