"""Bake all sounds: three variations each, a little higher or lower, at one loudness."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import soundfile

from tools.bake.manifest import ASSETS, list_files
from tools.bake.sounds import instruments, materials
from tools.bake.sounds.instruments import FILE, played, read_tunes
from tools.bake.sounds.loudness import levelled
from tools.bake.sounds.materials import ambience
from tools.bake.sounds.waves import RATE, Chance, Wave

FOLDER = ASSETS / "shared" / "sounds"
MUSIC_FOLDER = FOLDER / "music"
SOURCE = "tools/bake/sounds"
VARIATIONS = (1.0, 1.04, 0.96)
"""Pitch of each variation."""
LOUD = -14.0
QUALITY = 0.55
AMBIENCE_QUALITY = 0.75
MUSIC_QUALITY = 0.72
"""How much vorbis may drop, 0 (nothing) to 1."""
BLOCK = 8192
Recipe = Callable[[Chance, float], Wave]
RECIPES: dict[str, tuple[Recipe, float]] = {
    "cube": (materials.cube, LOUD - 6),
    "tin": (materials.tin, LOUD - 6),
    "copper": (materials.copper, LOUD - 6),
    "water": (materials.water, LOUD - 5),
    "pour": (materials.pour, LOUD - 2),
    "pick": (materials.pick, LOUD),
    "coin": (materials.coin, LOUD - 7),
    "coins": (materials.coins, LOUD - 4),
    "bid": (materials.bid, LOUD - 4),
    "gavel": (materials.gavel, LOUD),
    "seal": (materials.seal, LOUD),
    "card": (materials.card, LOUD - 8),
    "page": (materials.page, LOUD - 8),
    "bill": (materials.bill, LOUD - 5),
    "marker": (materials.marker, LOUD - 10),
    "dice": (materials.dice, LOUD - 2),
    "pump": (materials.pump, LOUD - 3),
    "train": (materials.train, LOUD - 3),
    "ship": (materials.ship, LOUD - 4),
    "adit": (materials.adit, LOUD - 1),
    "pasty": (materials.pasty, LOUD - 4),
    "pass": (materials.passing, LOUD - 4),
    "your-turn": (instruments.your_turn, LOUD - 3),
    "not-possible": (materials.not_possible, LOUD - 5),
    "hint": (instruments.hint, LOUD - 4),
    "round-end": (instruments.round_end, LOUD - 1),
    "win": (instruments.win, LOUD),
}
"""Recipe and loudness in LUFS by name; small things are softer than great ones."""
AMBIENCE_LOUDNESS = -30.0


def bake_sounds() -> list[Path]:
    """Write what every title sounds like, and the sea."""
    return [*write_recipes(RECIPES, FOLDER, SOURCE), write_bed(ambience, 1834, FOLDER, SOURCE)]


def bake_music() -> list[Path]:
    """Write every piece of music of the usual title."""
    return write_tunes(FILE, MUSIC_FOLDER, f"{SOURCE}, composed for this game")


def write_recipes(
    recipes: Mapping[str, tuple[Recipe, float]], folder: Path, source: str
) -> list[Path]:
    """Write every sound as Ogg Vorbis, mono, 48 kHz, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (recipe, level) in recipes.items():
        for number, pitch in enumerate(VARIATIONS, start=1):
            chance = np.random.default_rng([number, *name.encode()])
            wave = levelled(recipe(chance, pitch), level)
            written.append(_write(f"{name}-{number}", wave, QUALITY, folder))
    list_files(written, source=source, licence="MIT")
    return written


def write_bed(bed: Recipe, seed: int, folder: Path, source: str) -> Path:
    """Write what is heard below everything, and return the file."""
    wave = levelled(bed(np.random.default_rng(seed), 1.0), AMBIENCE_LOUDNESS)
    path = _write("ambience-1", wave, AMBIENCE_QUALITY, folder)
    list_files([path], source=source, licence="MIT")
    return path


def write_tunes(score: Path, folder: Path, source: str) -> list[Path]:
    """Write every piece of a score as Ogg Vorbis, stereo, 48 kHz, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for tune in read_tunes(score):
        wave = played(tune, np.random.default_rng([1834, *tune.name.encode()]))
        written.append(_write(tune.name, wave, MUSIC_QUALITY, folder))
    list_files(written, source=source, licence="MIT")
    return written


def _write(name: str, wave: Wave, compression: float, folder: Path) -> Path:
    path = folder / f"{name}.ogg"
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=compression
    ) as file:
        for start in range(0, len(wave), BLOCK):  # the encoder fails on very long blocks
            file.write(wave[start : start + BLOCK])
    return path
