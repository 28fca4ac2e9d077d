"""Instruments: notes played on a harp, a concertina, brass and a pipe."""

import numpy as np
from scipy import signal

from tools.bake.sounds.waves import (
    SAMPLES_PER_SECOND,
    Chance,
    Wave,
    low_pass,
    noise,
    sample_times,
    with_fades,
)

# Instruments of the music: a harp, a concertina and low brass, one note at a time.

HARP_RINGS = 2.6
"""The seconds for which a plucked string sounds, however short its note is."""
BRASS_PARTIALS = 9
REED_PARTIALS = 11


def harp(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a plucked string (after Karplus and Strong), a little brighter when high."""
    delay = SAMPLES_PER_SECOND / frequency - 0.5
    whole = int(delay)
    part = delay - whole
    pluck = np.zeros(round(max(length, HARP_RINGS) * SAMPLES_PER_SECOND))
    burst = low_pass(noise(chance, whole / SAMPLES_PER_SECOND + 0.002), 1400 + 2.2 * frequency)[
        : whole + 1
    ]
    # plucked at a fifth of the string: the burst meets its own reflection
    shift = max(1, whole // 5)
    pluck[: burst.size] += burst
    pluck[shift : shift + burst.size] -= 0.8 * burst
    loss = 0.5 ** (1 / (frequency * (0.55 + 90 / frequency)))
    feedback = np.zeros(whole + 3)
    feedback[0] = 1.0
    feedback[whole] = -loss * 0.5 * (1 - part)
    feedback[whole + 1] = -loss * 0.5
    feedback[whole + 2] = -loss * 0.5 * part
    string = signal.lfilter([1.0], feedback, pluck)
    string /= max(float(np.max(np.abs(string))), 1e-9)
    return with_fades(np.asarray(string), 0.001, 0.5)


def concertina(chance: Chance, frequency: float, length: float) -> Wave:
    """Return two slightly detuned reeds whose loudness varies with the bellows."""
    total = length + 0.09
    time = sample_times(total)
    wave = np.zeros(time.size)
    for detune, share in ((0.9986, 0.55), (1.0019, 0.45)):
        phase = 2 * np.pi * frequency * detune * time + chance.uniform(0, 2 * np.pi)
        for partial in range(1, REED_PARTIALS):
            odd = 1.0 if partial % 2 else 0.62
            wave += share * odd * np.sin(partial * phase) / partial**1.45
    bellows = 1 - 0.16 * np.exp(-time / 0.25) + 0.05 * np.sin(2 * np.pi * 4.7 * time)
    return with_fades(low_pass(wave * bellows * 0.3, 3300), 0.045, 0.11)


def brass(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a low horn with a soft attack that becomes brighter."""
    total = length + 0.16
    time = sample_times(total)
    opening = 1 - np.exp(-time / 0.11)
    tremble = 1 + 0.0018 * np.sin(2 * np.pi * 4.9 * time + chance.uniform(0, 6.28)) * opening
    phase = 2 * np.pi * np.cumsum(frequency * tremble) / SAMPLES_PER_SECOND
    wave = np.zeros(time.size)
    for partial in range(1, BRASS_PARTIALS):
        bright = np.exp(-0.42 * (partial - 1)) * opening ** (0.4 * partial)
        wave += bright * np.sin(partial * phase + chance.uniform(0, 0.6))
    return with_fades(low_pass(wave * 0.34, 1500), 0.06, 0.2)


def pipe(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a wooden pipe: nearly a sine, with noise of breath."""
    total = length + 0.08
    time = sample_times(total)
    tremble = 1 + 0.003 * np.sin(2 * np.pi * 5.1 * time) * (1 - np.exp(-time / 0.3))
    phase = 2 * np.pi * np.cumsum(frequency * tremble) / SAMPLES_PER_SECOND
    wave = np.sin(phase) + 0.16 * np.sin(2 * phase) + 0.09 * np.sin(3 * phase)
    breath = low_pass(noise(chance, total)[: time.size], 2 * frequency + 900)
    chiff = 0.05 + 0.25 * np.exp(-time / 0.03)
    return with_fades(wave * 0.34 + breath * chiff * 0.12, 0.03, 0.08)
