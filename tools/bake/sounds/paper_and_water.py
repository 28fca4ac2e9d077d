"""Sounds of paper, cloth, steam, water and earth."""

import numpy as np

from tools.bake.sounds.waves import (
    SAMPLES_PER_SECOND,
    Chance,
    Wave,
    band_pass,
    decaying_partials,
    gliding_sine,
    low_pass,
    mix_sounds,
    noise,
    sample_times,
    swept_noise,
    with_decay,
    with_fades,
    with_reverberation,
)


def card(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a drawn card."""
    sweep = swept_noise(noise(chance, 0.09), ((0, 2200 * pitch), (1, 5200 * pitch)), 1.5)
    return with_reverberation(with_fades(sweep, 0.015, 0.05) * 2, chance, 0.1, 0.06)


def page(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a turned page."""
    sweep = swept_noise(
        noise(chance, 0.25), ((0, 900 * pitch), (0.5, 2600 * pitch), (1, 1300 * pitch)), 1.6
    )
    return with_reverberation(with_fades(sweep, 0.07, 0.13) * 1.6, chance, 0.12, 0.06)


def bill(chance: Chance, pitch: float) -> Wave:
    """Return the sound of an unfolding auction bill."""
    sweep = swept_noise(
        noise(chance, 0.3), ((0, 600 * pitch), (0.4, 2100 * pitch), (1, 900 * pitch)), 1.7
    )
    rustle = [
        (
            chance.uniform(0.02, 0.24),
            with_decay(band_pass(noise(chance, 0.02), 2500, 8000), 0.005) * 0.3,
        )
        for _ in range(9)
    ]
    thud = with_decay(low_pass(noise(chance, 0.08), 300), 0.03)
    return with_reverberation(
        mix_sounds([(0, with_fades(sweep, 0.06, 0.16) * 1.6), *rustle, (0.24, thud)]), chance
    )


def water(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a drop of water."""
    drop = low_pass(with_decay(gliding_sine(500 * pitch, 1400 * pitch, 0.08), 0.045), 2600)
    second = low_pass(with_decay(gliding_sine(700 * pitch, 1700 * pitch, 0.05), 0.02), 3000) * 0.35
    return with_reverberation(
        mix_sounds([(0, with_fades(drop, 0.004, 0.02)), (0.1, with_fades(second, 0.003, 0.01))]),
        chance,
        0.3,
        0.2,
    )


def seal(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a seal pressed into hot wax."""
    thump = decaying_partials(((70, 1.0, 0.09), (112, 0.5, 0.06)), 0.35, chance, pitch)
    hiss = with_fades(band_pass(noise(chance, 0.3), 3500, 9000), 0.04, 0.2) * 0.35
    return with_reverberation(
        mix_sounds(
            [(0, thump), (0, low_pass(with_decay(noise(chance, 0.05), 0.015), 900)), (0.04, hiss)]
        ),
        chance,
    )


def pump(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a steam pump: three chuffs, three per second."""
    parts = []
    for number in range(3):
        chuff = with_fades(band_pass(noise(chance, 0.22), 300 * pitch, 2400 * pitch), 0.02, 0.16)
        parts.append((number / 3, chuff * (1.0 - 0.12 * number)))
        parts.append((number / 3, decaying_partials(((82, 0.5, 0.05),), 0.16, chance, pitch)))
    return with_reverberation(mix_sounds(parts), chance, 0.35, 0.2)


def train(chance: Chance, pitch: float) -> Wave:
    """Return a train's two-tone whistle."""
    time = sample_times(0.42)
    rise = 1 + 0.012 * np.exp(-time / 0.05) * -1
    tones = sum(
        loudness * np.sin(2 * np.pi * np.cumsum(frequency * pitch * rise) / SAMPLES_PER_SECOND)
        for frequency, loudness in ((620, 0.4), (740, 0.4), (1240, 0.1), (1480, 0.1), (1861, 0.05))
    )
    breath = band_pass(noise(chance, 0.42), 900, 5000) * 0.3
    whistle = with_fades(np.asarray(tones) + breath, 0.03, 0.13)
    chuffs = [
        (
            0.38 + 0.17 * number,
            with_fades(band_pass(noise(chance, 0.12), 250, 1800), 0.01, 0.09) * 0.5,
        )
        for number in range(3)
    ]
    return with_reverberation(mix_sounds([(0, whistle), *chuffs]), chance, 0.5, 0.22)


def adit(chance: Chance, pitch: float) -> Wave:
    """Return the sound of collapsing earth: a low rumble and rolling stones."""
    rumble = with_fades(low_pass(noise(chance, 0.6), 150 * pitch), 0.05, 0.35) * 5
    stones = []
    for _ in range(14):
        grit = band_pass(noise(chance, 0.05), chance.uniform(300, 900), chance.uniform(1500, 3200))
        stones.append(
            (chance.beta(1.4, 2.0) * 0.65, with_decay(grit, 0.01) * chance.uniform(0.4, 1.1))
        )
    return with_reverberation(mix_sounds([(0, rumble), *stones]), chance, 0.5, 0.25)


def pasty(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a bite into a crisp pasty."""
    crumbs = []
    for _ in range(22):
        crumb = with_decay(band_pass(noise(chance, 0.03), 900 * pitch, 5200 * pitch), 0.006)
        crumbs.append((chance.beta(1.3, 2.2) * 0.2, crumb * chance.uniform(0.4, 1.2)))
    bite = with_fades(low_pass(noise(chance, 0.12), 700), 0.02, 0.08)
    return with_reverberation(mix_sounds([(0, bite), *crumbs]), chance, 0.1, 0.06)


def pass_(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a flag that flaps twice."""
    parts = []
    for number, at in enumerate((0.0, 0.16, 0.3)):
        flap = swept_noise(
            noise(chance, 0.15), ((0, 500 * pitch), (0.3, 1500 * pitch), (1, 400 * pitch)), 1.8
        )
        parts.append((at, with_fades(flap, 0.012, 0.1) * (1.5 - 0.35 * number)))
        parts.append((at, low_pass(with_decay(noise(chance, 0.05), 0.012), 260) * 1.4))
    return with_reverberation(mix_sounds(parts), chance, 0.2, 0.1)
