"""Sounds of the trades: a mill, a mine, a furnace, a yard, a canal and a railway."""

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
    with_decay,
    with_fades,
    with_resonance,
    with_reverberation,
)

HOOTER = 196.0
C5 = 523.25
E5 = 659.26


def coal(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a lump of coal: a dull knock."""
    lump = with_decay(band_pass(noise(chance, 0.06), 500 * pitch, 1300 * pitch), 0.018) * 3
    return with_reverberation(mix_sounds([(0, lump), (0.035, lump * 0.4)]), chance, 0.1, 0.08)


def iron(chance: Chance, pitch: float) -> Wave:
    """Return the sound of an iron bar: a ring."""
    bar = decaying_partials(
        ((1600, 0.6, 0.06), (2870, 0.3, 0.045), (4210, 0.12, 0.03)), 0.24, chance, pitch
    )
    strike = with_decay(band_pass(noise(chance, 0.02), 2500, 7000), 0.003)
    return with_reverberation(mix_sounds([(0, strike), (0, bar)]), chance, 0.25, 0.12)


def mill(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a loom: three clacks with the shuttle between them."""
    parts: list[tuple[float, Wave]] = []
    for number in range(3):
        burst = with_decay(noise(chance, 0.05), 0.008)
        clack = (
            with_resonance(burst, 640 * pitch, 6) * 3 + with_resonance(burst, 1480 * pitch, 8) * 2
        )
        shuttle = with_fades(band_pass(noise(chance, 0.11), 1800, 5200), 0.03, 0.05) * 0.35
        parts += [(0.2 * number, clack), (0.2 * number + 0.06, shuttle)]
    return with_reverberation(mix_sounds(parts), chance, 0.3, 0.16)


def mine(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a mine: the winding wheel ticks and the cage stops."""
    tick = decaying_partials(((1900, 0.5, 0.006), (720, 0.5, 0.012)), 0.05, chance, pitch)
    ticks = [(0.055 * number, tick * (0.5 + 0.06 * number)) for number in range(8)]
    thud = with_decay(low_pass(noise(chance, 0.16), 220), 0.05) * 4
    return with_reverberation(mix_sounds([*ticks, (0.46, thud)]), chance, 0.35, 0.18)


def works(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a furnace being opened: a roar."""
    roar = with_fades(low_pass(noise(chance, 0.9), 520 * pitch), 0.12, 0.5) * 2.4
    air = with_fades(band_pass(noise(chance, 0.9), 900, 2600), 0.2, 0.55) * 0.5
    door = decaying_partials(((310, 0.5, 0.05), (505, 0.3, 0.04)), 0.2, chance, pitch)
    return with_reverberation(mix_sounds([(0, door), (0.03, roar), (0.03, air)]), chance, 0.5, 0.2)


def yard(chance: Chance, pitch: float) -> Wave:
    """Return the sound of riveters' hammers on a hull."""
    parts: list[tuple[float, Wave]] = []
    for number, at in enumerate((0.0, 0.14, 0.29, 0.42)):
        plate = decaying_partials(
            ((1240, 0.5, 0.035), (1930, 0.3, 0.03), (3050, 0.15, 0.02)), 0.16, chance, pitch
        )
        hit = with_decay(band_pass(noise(chance, 0.03), 1200, 5200), 0.004) * 1.3
        loud = 1.0 - 0.14 * (number % 2)
        parts += [(at, plate * loud), (at, hit * loud)]
    return with_reverberation(mix_sounds(parts), chance, 0.4, 0.2)


def canal(chance: Chance, pitch: float) -> Wave:
    """Return the sound of water running into a canal."""
    flow = with_fades(band_pass(noise(chance, 0.5), 420 * pitch, 2200 * pitch), 0.12, 0.26)
    drops: list[tuple[float, Wave]] = []
    for _ in range(16):
        height = chance.uniform(600, 1500) * pitch
        drop = with_decay(
            decaying_partials(((height, 0.4, 0.02),), 0.06, chance), 0.02
        ) * chance.uniform(0.2, 0.6)
        drops.append((chance.uniform(0.04, 0.42), drop))
    return with_reverberation(mix_sounds([(0, flow), *drops]), chance, 0.3, 0.16)


def rail(chance: Chance, pitch: float) -> Wave:
    """Return the sound of two strokes on a spike."""
    parts: list[tuple[float, Wave]] = []
    for at in (0.0, 0.19):
        steel = decaying_partials(((2100, 0.6, 0.05), (3480, 0.25, 0.03)), 0.2, chance, pitch)
        hit = with_decay(band_pass(noise(chance, 0.03), 1500, 6500), 0.004) * 1.6
        wood = with_decay(low_pass(noise(chance, 0.06), 420), 0.02) * 1.6
        parts += [(at, steel), (at, hit), (at, wood)]
    return with_reverberation(mix_sounds(parts), chance, 0.35, 0.16)


def bale(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a bale of cotton being set down."""
    thump = with_decay(low_pass(noise(chance, 0.16), 260 * pitch), 0.05) * 4
    cloth = with_fades(band_pass(noise(chance, 0.12), 900, 3200), 0.02, 0.08) * 0.4
    return with_reverberation(mix_sounds([(0, thump), (0, cloth)]), chance, 0.12, 0.08)


def tile(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a tile being turned, with a low bell far off."""
    turn = with_fades(band_pass(noise(chance, 0.1), 1800, 5200), 0.02, 0.05)
    bell = decaying_partials(
        ((196, 0.5, 0.6), (294, 0.2, 0.4), (470, 0.16, 0.25)), 1.2, chance, pitch
    )
    return with_reverberation(mix_sounds([(0, turn), (0.1, bell * 0.7)]), chance, 0.6, 0.22)


def closed(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a shutter coming down."""
    slats = [
        (0.028 * number, with_decay(band_pass(noise(chance, 0.04), 500 * pitch, 2600), 0.008))
        for number in range(11)
    ]
    bang = decaying_partials(((92, 1.0, 0.09), (151, 0.5, 0.06)), 0.4, chance, pitch)
    crash = with_decay(low_pass(noise(chance, 0.12), 900), 0.03) * 1.6
    return with_reverberation(mix_sounds([*slats, (0.32, bang), (0.32, crash)]), chance, 0.4, 0.2)


def flip(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a counter being flipped: two clear tones, C and E."""
    parts = [
        (0.0, decaying_partials(((C5, 0.6, 0.16), (C5 * 2, 0.2, 0.08)), 0.5, chance, pitch)),
        (0.11, decaying_partials(((E5, 0.6, 0.2), (E5 * 2, 0.2, 0.1)), 0.6, chance, pitch)),
    ]
    return with_reverberation(mix_sounds(parts), chance, 0.4, 0.16)


def era(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a new era: a mill's hooter, then an engine that starts."""
    time = sample_times(1.6)
    drift = 1 - 0.03 * np.exp(-time / 0.12) - 0.02 * np.maximum(0, time - 1.3)
    phase = 2 * np.pi * np.cumsum(HOOTER * pitch * drift) / 48_000
    tones = sum(
        loudness * np.sin(number * phase)
        for number, loudness in ((1, 0.5), (2, 0.34), (3, 0.2), (4, 0.12), (5.02, 0.06))
    )
    steam = band_pass(noise(chance, 1.6), 700, 3600) * 0.22
    hooter = with_fades(np.asarray(tones) + steam, 0.16, 0.4)
    chuffs: list[tuple[float, Wave]] = []
    at = 1.5
    gap = 0.36
    for number in range(6):
        chuff = with_fades(band_pass(noise(chance, 0.22), 260, 1700), 0.015, 0.16)
        chuffs.append((at, chuff * (0.75 - 0.08 * number)))
        at += gap
        gap *= 0.86
    return with_reverberation(mix_sounds([(0, hooter), *chuffs]), chance, 0.9, 0.26)
