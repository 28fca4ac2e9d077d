"""Melodies and chords of `tunes.toml`, read as notes with start and length."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

A4 = 440.0
STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
"""Half tones from the A of the same octave, by the name of the note."""
MAJOR = (0, 4, 7, 12)
MINOR = (0, 3, 7, 12)
CHORD_OCTAVE = 3
BASS_OCTAVE = 2


class MusicNote(NamedTuple):
    """One note: its part ("melody", "chords" or "bass"), start, length and frequency in Hz."""

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
    """Return all pieces; raises an error if a melody's bars have the wrong length."""
    written = tomllib.loads(file.read_text(encoding="utf-8"))["tune"]
    return [_tune(entry) for entry in written]


def note_frequency(name: str) -> float:
    """Return the frequency of a note such as "F#5"."""
    sharp = name[1] == "#"
    octave = int(name[2 if sharp else 1 :])
    return float(A4 * 2 ** ((STEPS[name[0]] + sharp + 12 * (octave - 4)) / 12))


def chord_tones(name: str, octave: int) -> list[float]:
    """Return the four tones of a chord such as "Bm", from its root upward."""
    root = note_frequency(f"{name.removesuffix('m')}{octave}")
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
            notes.append(MusicNote(player, "melody", start, length, note_frequency(name)))
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
            low = chord_tones(name, BASS_OCTAVE)[0]
            notes.append(MusicNote(verse["bass"], "bass", at + number * half, held, low))
    if verse["chords"]:
        for place, step in enumerate(pattern):
            name = chords[place * len(chords) // len(pattern)]
            tone = chord_tones(name, CHORD_OCTAVE)[step]
            notes.append(MusicNote(verse["chords"], "chords", at + place * beat, beat, tone))
    return notes
