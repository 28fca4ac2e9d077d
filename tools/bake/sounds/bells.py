"""Bells and chords: your turn, a hint, the end of a round, a victory."""

import numpy as np

from tools.bake.sounds.waves import (
    Chance,
    Wave,
    band_pass,
    decaying_partials,
    low_pass,
    mix_sounds,
    noise,
    sample_times,
    with_fades,
    with_resonance,
    with_reverberation,
)

BELL = ((1.0, 0.7, 0.34), (2.0, 0.22, 0.22), (2.76, 0.14, 0.12), (5.4, 0.04, 0.05))
WARM = ((1.0, 0.8, 0.5), (2.0, 0.25, 0.3), (3.0, 0.1, 0.2))
CHURCH_BELL = (
    (0.5, 0.34, 0.9), (1.0, 0.5, 0.75), (1.004, 0.22, 0.7), (1.19, 0.3, 0.5), (1.5, 0.2, 0.38),
    (2.0, 0.4, 0.4), (2.66, 0.14, 0.2), (4.1, 0.1, 0.1),
)  # fmt: skip
"""The partials of a church bell; frequencies are factors of the note's."""
D4 = 293.66
G4 = 392.0
MUSIC_A4 = 440.0
D5 = 587.33
F_SHARP_5 = 739.99
G5 = 783.99
A5 = 880.0


def your_turn(chance: Chance, pitch: float) -> Wave:
    """Return two soft bells, D and A."""
    first = _bell(chance, D5 * pitch, 1.1)
    second = _bell(chance, A5 * pitch, 1.3)
    return with_reverberation(
        mix_sounds([(0, first * 0.8), (0.22, second * 0.75)]), chance, 0.6, 0.2
    )


def hint(chance: Chance, pitch: float) -> Wave:
    """Return the creak of a lantern, then a warm chord."""
    time = sample_times(0.3)
    grain = np.maximum(0, np.sin(2 * np.pi * np.cumsum(46 + 40 * time) / 48_000)) ** 12
    creak = with_resonance(grain * noise(chance, 0.3), 1250 * pitch, 12) * 8
    chord = mix_sounds(
        [(0.03 * number, _warm(chance, tone * pitch, 1.2) * 0.4)
         for number, tone in enumerate((D4, MUSIC_A4, D5, F_SHARP_5))]
    )  # fmt: skip
    return with_reverberation(
        mix_sounds([(0, with_fades(creak, 0.05, 0.1) * 0.5), (0.2, chord)]), chance, 0.6, 0.2
    )


def round_end(chance: Chance, pitch: float) -> Wave:
    """Return a distant church bell."""
    bell = decaying_partials(CHURCH_BELL, 2.0, chance, D4 * pitch)
    strike = with_fades(band_pass(noise(chance, 0.03), 500, 2600), 0.001, 0.02) * 0.5
    return with_reverberation(
        with_fades(mix_sounds([(0, strike), (0, bell)]), 0.001, 0.5), chance, 0.9, 0.3
    )


def win(chance: Chance, pitch: float) -> Wave:
    """Return a concertina that plays D, G, D."""
    chords = (
        (0.0, 0.55, (D4, MUSIC_A4, D5, F_SHARP_5)),
        (0.6, 0.5, (G4, D5, G5)),
        (1.15, 1.35, (D4, MUSIC_A4, D5, F_SHARP_5, A5)),
    )
    parts = [
        (
            start,
            with_fades(
                sum_waves([_reed(chance, tone * pitch, length) for tone in tones]), 0.04, 0.14
            )
            * 0.3,
        )
        for start, length, tones in chords
    ]
    return with_reverberation(mix_sounds(parts), chance, 0.5, 0.2)


def sum_waves(waves: list[Wave]) -> Wave:
    """Return the sum of waves of equal length."""
    return np.asarray(np.sum(waves, axis=0))


def _bell(chance: Chance, base: float, length: float) -> Wave:
    return decaying_partials(BELL, length, chance, base)


def _warm(chance: Chance, base: float, length: float) -> Wave:
    wave = decaying_partials(WARM, length, chance, base)
    return with_fades(low_pass(wave, 2200), 0.05, 0.5)


def _reed(chance: Chance, base: float, length: float) -> Wave:
    time = sample_times(length)
    tremble = 1 + 0.0016 * np.sin(2 * np.pi * 5.6 * time + chance.uniform(0, 6.28))
    total = np.zeros(time.size)
    for detune in (0.9975, 1.0025):
        phase = 2 * np.pi * np.cumsum(base * detune * tremble) / 48_000 + chance.uniform(0, 6.28)
        for partial in range(1, 10):
            total += np.sin(partial * phase) * (1.0 if partial % 2 else 0.6) / partial**1.25
    return low_pass(total * 0.3, 4200)
