"""Melodies and chords played on a harp, a concertina and brass."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy import signal

from tools.bake.sounds.loudness import HIGH_PASS, SHELF
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
    ring,
    room,
    seconds,
    swell,
)

# Instruments of the music: a harp, a concertina and low brass, one note at a time.

HARP_RINGS = 2.6
"""Seconds a plucked string is heard, however short its note."""
BRASS_PARTIALS = 9
REED_PARTIALS = 11

A4 = 440.0
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
"""Half tones from the A of the same octave."""
MAJOR = (0, 4, 7, 12)
MINOR = (0, 3, 7, 12)
CHORD_OCTAVE = 3
BASS_OCTAVE = 2
STRENGTH = {
    ("harp", "melody"): 0.62,
    ("harp", "chords"): 0.3,
    ("concertina", "melody"): 0.62,
    ("pipe", "melody"): 0.6,
    ("brass", "melody"): 0.7,
    ("brass", "bass"): 0.42,
}
SEAT = {"harp": 0.36, "concertina": 0.6, "brass": 0.52, "pipe": 0.62}
"""Where a player sits, 0 left to 1 right."""
MUSIC_LOUDNESS = -18.0
HALL_SECONDS = 1.9
HALL_SHARE = 0.2
HUMAN_MS = 9.0
"""How far a note may come early or late: nobody plays like a clock."""

BELL = ((1.0, 0.7, 0.34), (2.0, 0.22, 0.22), (2.76, 0.14, 0.12), (5.4, 0.04, 0.05))
WARM = ((1.0, 0.8, 0.5), (2.0, 0.25, 0.3), (3.0, 0.1, 0.2))
CHURCH_BELL = (
    (0.5, 0.34, 0.9), (1.0, 0.5, 0.75), (1.004, 0.22, 0.7), (1.19, 0.3, 0.5), (1.5, 0.2, 0.38),
    (2.0, 0.4, 0.4), (2.66, 0.14, 0.2), (4.1, 0.1, 0.1),
)  # fmt: skip
"""Partials as shares of the note."""
D4 = 293.66
G4 = 392.0
MUSIC_A4 = 440.0
D5 = 587.33
F_SHARP_5 = 739.99
G5 = 783.99
A5 = 880.0


def harp(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a plucked string (after Karplus and Strong), a little brighter when high."""
    delay = RATE / frequency - 0.5
    whole = int(delay)
    part = delay - whole
    pluck = np.zeros(round(max(length, HARP_RINGS) * RATE))
    burst = low_pass(noise(chance, whole / RATE + 0.002), 1400 + 2.2 * frequency)[: whole + 1]
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
    return swell(np.asarray(string), 0.001, 0.5)


def concertina(chance: Chance, frequency: float, length: float) -> Wave:
    """Return two reeds a hair apart, with bellows that press and give."""
    total = length + 0.09
    time = seconds(total)
    wave = np.zeros(time.size)
    for detune, share in ((0.9986, 0.55), (1.0019, 0.45)):
        phase = 2 * np.pi * frequency * detune * time + chance.uniform(0, 2 * np.pi)
        for partial in range(1, REED_PARTIALS):
            odd = 1.0 if partial % 2 else 0.62
            wave += share * odd * np.sin(partial * phase) / partial**1.45
    bellows = 1 - 0.16 * np.exp(-time / 0.25) + 0.05 * np.sin(2 * np.pi * 4.7 * time)
    return swell(low_pass(wave * bellows * 0.3, 3300), 0.045, 0.11)


def brass(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a low horn: it speaks softly, then opens."""
    total = length + 0.16
    time = seconds(total)
    opening = 1 - np.exp(-time / 0.11)
    tremble = 1 + 0.0018 * np.sin(2 * np.pi * 4.9 * time + chance.uniform(0, 6.28)) * opening
    phase = 2 * np.pi * np.cumsum(frequency * tremble) / RATE
    wave = np.zeros(time.size)
    for partial in range(1, BRASS_PARTIALS):
        bright = np.exp(-0.42 * (partial - 1)) * opening ** (0.4 * partial)
        wave += bright * np.sin(partial * phase + chance.uniform(0, 0.6))
    return swell(low_pass(wave * 0.34, 1500), 0.06, 0.2)


def pipe(chance: Chance, frequency: float, length: float) -> Wave:
    """Return a wooden pipe: nearly a bare tone, with breath over it."""
    total = length + 0.08
    time = seconds(total)
    tremble = 1 + 0.003 * np.sin(2 * np.pi * 5.1 * time) * (1 - np.exp(-time / 0.3))
    phase = 2 * np.pi * np.cumsum(frequency * tremble) / RATE
    wave = np.sin(phase) + 0.16 * np.sin(2 * phase) + 0.09 * np.sin(3 * phase)
    breath = low_pass(noise(chance, total)[: time.size], 2 * frequency + 900)
    chiff = 0.05 + 0.25 * np.exp(-time / 0.03)
    return swell(wave * 0.34 + breath * chiff * 0.12, 0.03, 0.08)


# The score: reads melodies and chords from `tunes.toml` as notes with a beginning and a length.


class MusicNote(NamedTuple):
    """Who plays, what for ("melody", "chords" or "bass"), from when, how long, how high (Hz)."""

    player: str
    role: str
    start: float
    length: float
    frequency: float


@dataclass(frozen=True, slots=True)
class Tune:
    """A piece of music; times in seconds."""

    name: str
    notes: tuple[MusicNote, ...]
    silence: float


def read_tunes(file: Path) -> list[Tune]:
    """Return all pieces; a melody whose bars are too long or short is refused."""
    written = tomllib.loads(file.read_text(encoding="utf-8"))["tune"]
    return [_tune(entry) for entry in written]


def pitch(name: str) -> float:
    """Return the frequency of a note such as "F#5"."""
    sharp = name[1] == "#"
    octave = int(name[2 if sharp else 1 :])
    return float(A4 * 2 ** ((STEPS[name[0]] + sharp + 12 * (octave - 4)) / 12))


def chord(name: str, octave: int) -> list[float]:
    """Return the four tones of a chord such as "Bm", from its root upward."""
    root = pitch(f"{name.removesuffix('m')}{octave}")
    return [root * 2 ** (step / 12) for step in (MINOR if name.endswith("m") else MAJOR)]


def _tune(entry: dict[str, Any]) -> Tune:
    beat = 60.0 / entry["beats_a_minute"]
    bar = entry["beats_a_bar"]
    notes: list[MusicNote] = []
    at = 0.0
    for part, verse in zip(entry["order"], entry["verses"], strict=True):
        bars = entry["parts"][part].replace("\n", "|").strip("|").split("|")
        harmony = [each.split() for each in entry["chords"][part].split("|")]
        for line, chords in zip(bars, harmony, strict=True):
            notes += _melody(line, verse["melody"], (at, beat, bar))
            notes += _harmony(chords, verse, entry["pattern"], (at, beat, bar))
            at += bar * beat
    return Tune(entry["name"], tuple(notes), entry["silence"])


def _melody(line: str, player: str, when: tuple[float, float, int]) -> list[MusicNote]:
    at, beat, bar = when
    notes = []
    passed = 0.0
    for word in line.split():
        name, beats = word.split(":")
        if name != "r":
            start = at + passed * beat
            length = float(beats) * beat
            notes.append(MusicNote(player, "melody", start, length, pitch(name)))
        passed += float(beats)
    if passed != bar:
        raise ValueError(f"The bar {line.strip()!r} has {passed:g} beats; it must have {bar}.")
    return notes


def _harmony(
    chords: list[str], verse: dict[str, str], pattern: list[int], when: tuple[float, float, int]
) -> list[MusicNote]:
    at, beat, bar = when
    notes: list[MusicNote] = []
    half = bar * beat / len(chords)
    for number, name in enumerate(chords):
        if verse["bass"] and (number == 0 or name != chords[number - 1]):
            held = half * (len(chords) - number if chords[number:].count(name) > 1 else 1)
            low = chord(name, BASS_OCTAVE)[0]
            notes.append(MusicNote(verse["bass"], "bass", at + number * half, held, low))
    if verse["chords"]:
        for place, step in enumerate(pattern):
            name = chords[place * len(chords) // len(pattern)]
            tone = chord(name, CHORD_OCTAVE)[step]
            notes.append(MusicNote(verse["chords"], "chords", at + place * beat, beat, tone))
    return notes


# Play the score: every piece as a stereo wave, with the room it is played in.

PLAYERS = {"harp": harp, "concertina": concertina, "brass": brass, "pipe": pipe}


def played(tune: Tune, chance: Chance) -> Wave:
    """Return a piece as samples of two channels at -18 LUFS, with its silence at the end."""
    end = max(note.start + note.length for note in tune.notes) + HALL_SECONDS + 2.0
    both = np.zeros((round(end * RATE), 2))
    for note in tune.notes:
        _add(both, note, chance)
    sides = [_in_the_hall(both[:, side], chance) for side in (0, 1)]
    music = np.stack(sides, axis=1)
    music *= 10 ** ((MUSIC_LOUDNESS - whole_loudness(music)) / 20)
    quiet = np.zeros((round(tune.silence * RATE), 2))
    return np.concatenate([np.tanh(music * 1.02) / 1.02, quiet])


def whole_loudness(music: Wave) -> float:
    """Return the loudness of a whole piece in LUFS, its quietest parts left out."""
    block = round(0.4 * RATE)
    heard = signal.lfilter(*HIGH_PASS, signal.lfilter(*SHELF, music, axis=0), axis=0)
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
    wave = PLAYERS[note.player](chance, note.frequency, note.length * 0.97)
    wave = wave * STRENGTH[note.player, note.role] * chance.uniform(0.88, 1.06)
    first = max(0, round((note.start + chance.uniform(-1, 1) * HUMAN_MS / 1000) * RATE))
    seat = SEAT[note.player]
    size = min(wave.size, len(both) - first)
    for side, share in ((0, np.cos(seat * np.pi / 2)), (1, np.sin(seat * np.pi / 2))):
        both[first : first + size, side] += wave[:size] * share


def _in_the_hall(wave: Wave, chance: Chance) -> Wave:
    echo = fall(low_pass(noise(chance, HALL_SECONDS), 3600), HALL_SECONDS / 5)
    echo[: round(0.012 * RATE)] = 0
    echo /= np.sqrt(np.sum(echo**2))
    wet = signal.fftconvolve(wave, echo)[: wave.size]
    out = wave + HALL_SHARE * wet
    last = round(1.5 * RATE)
    out[-last:] *= np.linspace(1, 0, last)
    return np.asarray(out)


# Bells and chords: your turn, a hint, the end of a round, a victory.


def your_turn(chance: Chance, pitch: float) -> Wave:
    """Two soft bells: D and A."""
    first = _bell(chance, D5 * pitch, 1.1)
    second = _bell(chance, A5 * pitch, 1.3)
    return room(mixed([(0, first * 0.8), (0.22, second * 0.75)]), chance, 0.6, 0.2)


def hint(chance: Chance, pitch: float) -> Wave:
    """A lantern creaks, then a warm chord."""
    time = seconds(0.3)
    grain = np.maximum(0, np.sin(2 * np.pi * np.cumsum(46 + 40 * time) / 48_000)) ** 12
    creak = resonance(grain * noise(chance, 0.3), 1250 * pitch, 12) * 8
    chord = mixed(
        [(0.03 * number, _warm(chance, tone * pitch, 1.2) * 0.4)
         for number, tone in enumerate((D4, MUSIC_A4, D5, F_SHARP_5))]
    )  # fmt: skip
    return room(mixed([(0, swell(creak, 0.05, 0.1) * 0.5), (0.2, chord)]), chance, 0.6, 0.2)


def round_end(chance: Chance, pitch: float) -> Wave:
    """A church bell, far off."""
    bell = ring(CHURCH_BELL, 2.0, chance, D4 * pitch)
    strike = swell(band_pass(noise(chance, 0.03), 500, 2600), 0.001, 0.02) * 0.5
    return room(swell(mixed([(0, strike), (0, bell)]), 0.001, 0.5), chance, 0.9, 0.3)


def win(chance: Chance, pitch: float) -> Wave:
    """A concertina plays D, G, D."""
    chords = (
        (0.0, 0.55, (D4, MUSIC_A4, D5, F_SHARP_5)),
        (0.6, 0.5, (G4, D5, G5)),
        (1.15, 1.35, (D4, MUSIC_A4, D5, F_SHARP_5, A5)),
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
    return ring(BELL, length, chance, base)


def _warm(chance: Chance, base: float, length: float) -> Wave:
    wave = ring(WARM, length, chance, base)
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
