"""Bells and chords: your turn, a hint, the end of a round, a victory."""

from __future__ import annotations

import numpy as np

from tools.bake.sounds.waves import (
    Chance,
    Wave,
    band_pass,
    low_pass,
    mixed,
    noise,
    resonance,
    ring,
    room,
    seconds,
    swell,
)

D4, G4, A4, D5, F_SHARP_5, G5, A5 = 293.66, 392.0, 440.0, 587.33, 739.99, 783.99, 880.0


def your_turn(chance: Chance, pitch: float) -> Wave:
    """Two soft bells: D and A."""
    first, second = _bell(chance, D5 * pitch, 1.1), _bell(chance, A5 * pitch, 1.3)
    return room(mixed([(0, first * 0.8), (0.22, second * 0.75)]), chance, 0.6, 0.2)


def hint(chance: Chance, pitch: float) -> Wave:
    """A lantern creaks, then a warm chord."""
    time = seconds(0.3)
    grain = np.maximum(0, np.sin(2 * np.pi * np.cumsum(46 + 40 * time) / 48_000)) ** 12
    creak = resonance(grain * noise(chance, 0.3), 1250 * pitch, 12) * 8
    chord = mixed(
        [(0.03 * number, _warm(chance, tone * pitch, 1.2) * 0.4)
         for number, tone in enumerate((D4, A4, D5, F_SHARP_5))]
    )  # fmt: skip
    return room(mixed([(0, swell(creak, 0.05, 0.1) * 0.5), (0.2, chord)]), chance, 0.6, 0.2)


def round_end(chance: Chance, pitch: float) -> Wave:
    """A church bell, far off."""
    base = D4 * pitch
    bell = ring(
        (
            (base * 0.5, 0.34, 0.9),
            (base, 0.5, 0.75),
            (base * 1.004, 0.22, 0.7),
            (base * 1.19, 0.3, 0.5),
            (base * 1.5, 0.2, 0.38),
            (base * 2.0, 0.4, 0.4),
            (base * 2.66, 0.14, 0.2),
            (base * 4.1, 0.1, 0.1),
        ),
        2.0,
        chance,
    )
    strike = swell(band_pass(noise(chance, 0.03), 500, 2600), 0.001, 0.02) * 0.5
    return room(swell(mixed([(0, strike), (0, bell)]), 0.001, 0.5), chance, 0.9, 0.3)


def win(chance: Chance, pitch: float) -> Wave:
    """A concertina plays D, G, D."""
    chords = (
        (0.0, 0.55, (D4, A4, D5, F_SHARP_5)),
        (0.6, 0.5, (G4, D5, G5)),
        (1.15, 1.35, (D4, A4, D5, F_SHARP_5, A5)),
    )
    parts = [
        (
            start,
            swell(sum_of([_reed(chance, tone * pitch, length) for tone in tones]), 0.04, 0.14)
            * 0.3,
        )
        for start, length, tones in chords
    ]
    return room(mixed(parts), chance, 0.5, 0.2)


def sum_of(waves: list[Wave]) -> Wave:
    """Return waves of one length added together."""
    return np.asarray(np.sum(waves, axis=0))


def _bell(chance: Chance, base: float, length: float) -> Wave:
    return ring(
        (
            (base, 0.7, 0.34),
            (base * 2.0, 0.22, 0.22),
            (base * 2.76, 0.14, 0.12),
            (base * 5.4, 0.04, 0.05),
        ),
        length,
        chance,
    )


def _warm(chance: Chance, base: float, length: float) -> Wave:
    wave = ring(((base, 0.8, 0.5), (base * 2, 0.25, 0.3), (base * 3, 0.1, 0.2)), length, chance)
    return swell(low_pass(wave, 2200), 0.05, 0.5)


def _reed(chance: Chance, base: float, length: float) -> Wave:
    time = seconds(length)
    tremble = 1 + 0.0016 * np.sin(2 * np.pi * 5.6 * time + chance.uniform(0, 6.28))
    total = np.zeros(time.size)
    for detune in (0.9975, 1.0025):
        phase = 2 * np.pi * np.cumsum(base * detune * tremble) / 48_000 + chance.uniform(0, 6.28)
        for partial in range(1, 10):
            total += np.sin(partial * phase) * (1.0 if partial % 2 else 0.6) / partial**1.25
    return low_pass(total * 0.3, 4200)
