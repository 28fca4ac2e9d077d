"""Building blocks of all sounds: noise, partials, filters, envelopes and mixing.

A sound is a mono array of samples from -1 to 1 at `SAMPLES_PER_SECOND` per second.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import signal

SAMPLES_PER_SECOND: Final = 48_000
Wave = NDArray[np.float64]
Chance = np.random.Generator
Recipe = Callable[[Chance, float], Wave]
"""A function that makes a sound from a random generator and a factor for its pitch."""
Recipes = dict[int, tuple[Recipe, ...]]
"""The sounds of a title, which have the names of their functions, by the dB by which they are
softer than the loudest."""
Partial = tuple[float, float, float]
"""Frequency in Hz, loudness, and the seconds until a third of the loudness."""


def sample_times(length: float) -> Wave:
    """Return the time in seconds of every sample of a sound of that length."""
    return np.arange(round(length * SAMPLES_PER_SECOND)) / SAMPLES_PER_SECOND


def silence(length: float) -> Wave:
    """Return a silent sound."""
    return np.zeros(round(length * SAMPLES_PER_SECOND))


def noise(chance: Chance, length: float) -> Wave:
    """Return white noise."""
    return chance.standard_normal(round(length * SAMPLES_PER_SECOND)) * 0.35


def with_decay(wave: Wave, third: float) -> Wave:
    """Return the sound with an exponential decay; `third` is the time in seconds until a third of
    its strength."""
    return np.asarray(wave * np.exp(-np.arange(wave.size) / SAMPLES_PER_SECOND / third))


def with_fades(wave: Wave, rise: float, end: float) -> Wave:
    """Return the sound with a fade-in and fade-out of that many seconds."""
    shaped = wave.copy()
    first, last = (max(1, round(part * SAMPLES_PER_SECOND)) for part in (rise, end))
    shaped[:first] *= np.sin(np.linspace(0, np.pi / 2, first)) ** 2
    shaped[-last:] *= np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return shaped


def decaying_partials(
    partials: Sequence[Partial], length: float, chance: Chance, pitch: float = 1.0
) -> Wave:
    """Return decaying partials with random phases, their frequencies multiplied by `pitch`."""
    time = sample_times(length)
    total = np.zeros(time.size)
    for frequency, loudness, third in partials:
        phase = chance.uniform(0, 2 * np.pi)
        total += (
            loudness
            * np.sin(2 * np.pi * (frequency * pitch) * time + phase)
            * np.exp(-time / third)
        )
    return with_fades(total, 0.0008, min(0.02, length / 4))


def with_resonance(wave: Wave, frequency: float, quality: float) -> Wave:
    """Return the sound filtered by a resonance at one frequency."""
    over, under = signal.iirpeak(frequency, quality, fs=SAMPLES_PER_SECOND)
    return np.asarray(signal.lfilter(over, under, wave))


def low_pass(wave: Wave, frequency: float) -> Wave:
    """Return the sound without frequencies above a limit."""
    return np.asarray(
        signal.sosfilt(
            signal.butter(2, frequency, "low", fs=SAMPLES_PER_SECOND, output="sos"), wave
        )
    )


def band_pass(wave: Wave, low: float, high: float) -> Wave:
    """Return the frequencies between two limits."""
    band = signal.butter(2, (low, high), "band", fs=SAMPLES_PER_SECOND, output="sos")
    return np.asarray(signal.sosfilt(band, wave))


def gliding_sine(start: float, end: float, length: float) -> Wave:
    """Return a sine that slides from one frequency to another."""
    time = sample_times(length)
    return np.asarray(signal.chirp(time, start, length, end, method="quadratic"))


def swept_noise(wave: Wave, path: Sequence[tuple[float, float]], width: float) -> Wave:
    """Return noise through a moving band; its centre (Hz) follows (share of time, Hz) points."""
    pieces = 48
    size = wave.size
    hop = max(1, size // pieces)
    window = np.hanning(2 * hop)
    total = np.zeros(size + 2 * hop)
    shares, heights = zip(*path, strict=True)
    for start in range(0, size, hop):
        middle = float(np.interp(start / size, shares, heights))
        part = np.zeros(2 * hop)
        cut = wave[start : start + 2 * hop]
        part[: cut.size] = cut
        total[start : start + 2 * hop] += band_pass(part, middle / width, middle * width) * window
    return total[:size]


def mix_sounds(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Return the sum of sounds; each comes with its start in seconds."""
    ends = [round(start * SAMPLES_PER_SECOND) + wave.size for start, wave in parts]
    total = np.zeros(max(ends))
    for start, wave in parts:
        first = round(start * SAMPLES_PER_SECOND)
        total[first : first + wave.size] += wave
    return total


def with_reverberation(
    wave: Wave, chance: Chance, length: float = 0.25, share: float = 0.16
) -> Wave:
    """Return the sound with a little reverberation."""
    echo = with_decay(low_pass(noise(chance, length), 5000), length / 4)
    echo /= np.sqrt(np.sum(echo**2))
    wet = signal.fftconvolve(wave, echo)
    padded = np.pad(wave, (0, wet.size - wave.size))
    return with_fades(padded + share * wet, 0.0005, 0.03)
