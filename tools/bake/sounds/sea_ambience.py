"""The ambience of the sea: slow waves and occasional gulls, as a seamless loop."""

import numpy as np
from scipy import signal

from tools.bake.sounds.waves import (
    SAMPLES_PER_SECOND,
    Chance,
    Wave,
    band_pass,
    low_pass,
    noise,
    sample_times,
    silence,
    with_fades,
    with_reverberation,
)

LENGTH_SECONDS = 64.0
OVERLAP_SECONDS = 4.0
GULLS_AT = (9.0, 33.0, 53.0)


def ambience(chance: Chance, pitch: float) -> Wave:
    """Return one loop of sea and gulls."""
    total = LENGTH_SECONDS + OVERLAP_SECONDS
    time = sample_times(total)
    deep = low_pass(noise(chance, total), 420) * 1.6
    surf = band_pass(noise(chance, total), 500, 3600)
    wave = deep * (0.7 + 0.3 * _slow(chance, time)) + surf * (
        0.12 + 0.55 * _slow(chance, time) ** 2
    )
    for at in GULLS_AT:
        cry = _gull(chance, pitch * chance.uniform(0.95, 1.06))
        first = round((at + chance.uniform(-2, 2)) * SAMPLES_PER_SECOND)
        wave[first : first + cry.size] += cry * 0.22
    return make_seamless_loop(wave)


def _slow(chance: Chance, time: Wave) -> Wave:
    """Return a slow, random rise and fall between 0 and 1, like waves on a beach."""
    total = np.zeros(time.size)
    for period in (7.1, 9.4, 12.7):
        total += np.sin(2 * np.pi * time / period + chance.uniform(0, 6.28))
    return np.asarray((total / 3 + 1) / 2)


def _gull(chance: Chance, pitch: float) -> Wave:
    cries = []
    for number in range(int(chance.integers(2, 5))):
        length = 0.34 - 0.03 * number
        time = sample_times(length)
        height = (1450 - 520 * (time / length) ** 1.5 + 260 * np.sin(np.pi * time / length)) * pitch
        phase = 2 * np.pi * np.cumsum(height) / SAMPLES_PER_SECOND
        voice = np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.28 * np.sin(3 * phase)
        cries.append(with_fades(np.asarray(voice), 0.05, 0.14))
        cries.append(silence(0.12 + 0.1 * chance.random()))
    far = low_pass(np.concatenate(cries), 3200)
    return with_reverberation(far, chance, 1.1, 0.7)


def make_seamless_loop(wave: Wave) -> Wave:
    """Return the sound with its end faded into its beginning."""
    size = round(LENGTH_SECONDS * SAMPLES_PER_SECOND)
    over = round(OVERLAP_SECONDS * SAMPLES_PER_SECOND)
    loop = wave[:size].copy()
    rise = np.sin(np.linspace(0, np.pi / 2, over))
    loop[:over] = loop[:over] * rise + wave[size : size + over] * rise[::-1]
    return np.asarray(signal.detrend(loop, type="constant"))
