"""Renders every tune as a stereo wave with reverberation."""

import numpy as np
from scipy import signal

from tools.bake.sounds.instruments import brass, concertina, harp, pipe
from tools.bake.sounds.loudness import HIGH_PASS, SHELF_FILTER
from tools.bake.sounds.tunes import MusicNote, Tune
from tools.bake.sounds.waves import SAMPLES_PER_SECOND, Chance, Wave, low_pass, noise, with_decay

STRENGTH_BY_INSTRUMENT_AND_PART = {
    ("harp", "melody"): 0.62,
    ("harp", "chords"): 0.3,
    ("concertina", "melody"): 0.62,
    ("pipe", "melody"): 0.6,
    ("brass", "melody"): 0.7,
    ("brass", "bass"): 0.42,
}
STEREO_POSITION_BY_INSTRUMENT = {"harp": 0.36, "concertina": 0.6, "brass": 0.52, "pipe": 0.62}
"""The position of each instrument, from 0 (left) to 1 (right)."""
MUSIC_LOUDNESS = -18.0
HALL_SECONDS = 1.9
HALL_SHARE = 0.2
HUMAN_MS = 9.0
"""By how many ms a note may be early or late, so that it sounds as if played by a person."""

PLAY_BY_INSTRUMENT = {"harp": harp, "concertina": concertina, "brass": brass, "pipe": pipe}


def render_tune(tune: Tune, chance: Chance) -> Wave:
    """Return a piece as samples of two channels at -18 LUFS, including its silence at the end."""
    end = max(note.start + note.length for note in tune.notes) + HALL_SECONDS + 2.0
    both = np.zeros((round(end * SAMPLES_PER_SECOND), 2))
    for note in tune.notes:
        _add(both, note, chance)
    sides = [_in_the_hall(both[:, side], chance) for side in (0, 1)]
    music = np.stack(sides, axis=1)
    music *= 10 ** ((MUSIC_LOUDNESS - loudness_of_piece(music)) / 20)
    quiet = np.zeros((round(tune.silence * SAMPLES_PER_SECOND), 2))
    return np.concatenate([np.tanh(music * 1.02) / 1.02, quiet])


def loudness_of_piece(music: Wave) -> float:
    """Return the loudness of a whole piece in LUFS, without its quietest parts."""
    block = round(0.4 * SAMPLES_PER_SECOND)
    heard = signal.lfilter(*HIGH_PASS, signal.lfilter(*SHELF_FILTER, music, axis=0), axis=0)
    power = np.array(
        [
            float(np.mean(heard[at : at + block] ** 2)) * 2
            for at in range(0, len(heard) - block, block)
        ]
    )
    loud = power[power > 10 ** ((-70 + 0.691) / 10)]
    loud = loud[loud > 0.1 * float(np.mean(loud))]
    return -0.691 + 10 * float(np.log10(np.mean(loud)))


def _add(both: Wave, note: MusicNote, chance: Chance) -> None:
    wave = PLAY_BY_INSTRUMENT[note.player](chance, note.frequency, note.length * 0.97)
    wave = (
        wave * STRENGTH_BY_INSTRUMENT_AND_PART[note.player, note.role] * chance.uniform(0.88, 1.06)
    )
    first = max(
        0, round((note.start + chance.uniform(-1, 1) * HUMAN_MS / 1000) * SAMPLES_PER_SECOND)
    )
    seat = STEREO_POSITION_BY_INSTRUMENT[note.player]
    size = min(wave.size, len(both) - first)
    for side, share in ((0, np.cos(seat * np.pi / 2)), (1, np.sin(seat * np.pi / 2))):
        both[first : first + size, side] += wave[:size] * share


def _in_the_hall(wave: Wave, chance: Chance) -> Wave:
    echo = with_decay(low_pass(noise(chance, HALL_SECONDS), 3600), HALL_SECONDS / 5)
    echo[: round(0.012 * SAMPLES_PER_SECOND)] = 0
    echo /= np.sqrt(np.sum(echo**2))
    wet = signal.fftconvolve(wave, echo)[: wave.size]
    out = wave + HALL_SHARE * wet
    last = round(1.5 * SAMPLES_PER_SECOND)
    out[-last:] *= np.linspace(1, 0, last)
    return np.asarray(out)
