"""Bake all sounds: three variations each, at slightly different pitches and equal loudness."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import soundfile

from tools.bake.manifest import assets_folder_of, list_files_in_manifest
from tools.bake.sounds.loudness import level_loudness
from tools.bake.sounds.tune_rendering import render_tune
from tools.bake.sounds.tunes import read_tunes
from tools.bake.sounds.waves import SAMPLES_PER_SECOND, Wave

SHARED_RECIPES_MODULE = "tools.bake.sounds.recipes"
VARIATIONS = (1.0, 1.04, 0.96)
"""The factor for the pitch of each variation."""
TARGET_LOUDNESS = -14.0
AMBIENCE_LOUDNESS = -30.0
VORBIS_QUALITY = 0.55
AMBIENCE_QUALITY = 0.75
MUSIC_QUALITY = 0.72
"""The compression level of Vorbis, from 0 (best quality) to 1."""
WRITE_BLOCK_FRAMES = 8192


def bake_sounds(title: str) -> list[Path]:
    """Write the sounds and the ambience of a title, or the shared ones for ""; return the files:
    Ogg Vorbis, mono, 48 kHz."""
    folder = assets_folder_of(title) / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    sounds = _sounds_of(title)
    written = []
    for softer, recipes in sounds.RECIPES.items():
        for recipe in recipes:
            name = recipe.__name__.strip("_").replace("_", "-")
            for number, pitch in enumerate(VARIATIONS, start=1):
                chance = np.random.default_rng([number, *name.encode()])
                wave = level_loudness(recipe(chance, pitch), TARGET_LOUDNESS - softer)
                written.append(_write(f"{name}-{number}", wave, VORBIS_QUALITY, folder))
    bed, seed = sounds.BED
    wave = level_loudness(bed(np.random.default_rng(seed), 1.0), AMBIENCE_LOUDNESS)
    written.append(_write("ambience-1", wave, AMBIENCE_QUALITY, folder))
    list_files_in_manifest(written, source=_source(title), licence="MIT")
    return written


def bake_music(title: str) -> list[Path]:
    """Write every tune of a title, or of the default title for ""; return the files: Ogg Vorbis at
    48 kHz."""
    folder = assets_folder_of(title) / "sounds" / "music"
    folder.mkdir(parents=True, exist_ok=True)
    score = Path(_sounds_of(title).__file__ or "").with_name("tunes.toml")
    written = []
    for tune in read_tunes(score):
        wave = render_tune(tune, np.random.default_rng([1834, *tune.name.encode()]))
        written.append(_write(tune.name, wave, MUSIC_QUALITY, folder))
    list_files_in_manifest(
        written, source=f"{_source(title)}, composed for this game", licence="MIT"
    )
    return written


def _sounds_of(title: str) -> ModuleType:
    """Return the module with a title's recipes and ambience; its tunes are in the same folder."""
    return import_module(
        f"tools.titles.{assets_folder_of(title).name}.bake.recipes"
        if title
        else SHARED_RECIPES_MODULE
    )


def _source(title: str) -> str:
    return (
        f"tools/titles/{assets_folder_of(title).name}/bake/sounds" if title else "tools/bake/sounds"
    )


def _write(name: str, wave: Wave, compression: float, folder: Path) -> Path:
    path = folder / f"{name}.ogg"
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path,
        "w",
        SAMPLES_PER_SECOND,
        channels,
        "VORBIS",
        format="OGG",
        compression_level=compression,
    ) as file:
        for start in range(
            0, len(wave), WRITE_BLOCK_FRAMES
        ):  # the encoder fails on very long blocks
            file.write(wave[start : start + WRITE_BLOCK_FRAMES])
    return path
