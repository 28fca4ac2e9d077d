"""Sounds of wood on wood: cubes, dice, markers, knocks."""

from tools.bake.sounds.waves import (
    Chance,
    Wave,
    decaying_partials,
    low_pass,
    mix_sounds,
    noise,
    with_decay,
    with_fades,
    with_resonance,
    with_reverberation,
)


def cube(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a wooden cube set down."""
    return with_reverberation(_knock(chance, 1800 * pitch, 0.04), chance, 0.12, 0.1)


def tin(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a cube of tin: wood with a bright ring."""
    bright = decaying_partials(((3200, 0.5, 0.03), (4870, 0.16, 0.02)), 0.12, chance, pitch)
    return with_reverberation(
        mix_sounds([(0, _knock(chance, 1800 * pitch, 0.04)), (0.001, bright)]), chance, 0.12, 0.1
    )


def copper(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a cube of copper: wood with a warm ring."""
    warm = decaying_partials(((1100, 0.55, 0.035), (2230, 0.2, 0.02)), 0.14, chance, pitch)
    return with_reverberation(
        mix_sounds([(0, _knock(chance, 1800 * pitch, 0.04)), (0.001, warm)]), chance, 0.12, 0.1
    )


def pour(chance: Chance, pitch: float) -> Wave:
    """Return the sound of thirty cubes tumbling out of a bag."""
    hits = []
    for _ in range(30):
        height = 1800 * pitch * chance.uniform(0.75, 1.35)
        hit = _knock(chance, height, 0.035) * chance.uniform(0.25, 0.9)
        hits.append((0.6 * chance.beta(1.6, 1.9), hit))
    return with_reverberation(mix_sounds(hits), chance)


def dice(chance: Chance, pitch: float) -> Wave:
    """Return the sound of three dice: six to nine hits, slower towards the end."""
    hits = []
    at = 0.0
    gap = 0.045
    for _ in range(int(chance.integers(6, 10))):
        height = 2000 * pitch * chance.uniform(0.85, 1.2)
        body = _knock(chance, height, 0.03) + 0.4 * _knock(chance, height * 0.42, 0.03)
        hits.append((at, body * (0.95 - 0.6 * min(1.0, at))))
        at += gap * chance.uniform(0.8, 1.25)
        gap *= 1.24
    return with_reverberation(mix_sounds(hits), chance, 0.3, 0.14)


def marker(chance: Chance, pitch: float) -> Wave:
    """Return the sound of one step of a disc on the track."""
    tick = decaying_partials(((1000, 0.8, 0.005), (2600, 0.2, 0.003)), 0.03, chance, pitch)
    return with_reverberation(
        mix_sounds([(0, tick), (0, with_decay(low_pass(noise(chance, 0.015), 3000), 0.004))]),
        chance,
        0.08,
        0.08,
    )


def gavel(chance: Chance, pitch: float) -> Wave:
    """Return the sound of the auctioneer's gavel."""
    thump = decaying_partials(((120, 1.0, 0.07), (187, 0.4, 0.05)), 0.35, chance, pitch)
    knock = decaying_partials(((900, 0.7, 0.025), (1490, 0.35, 0.016)), 0.15, chance, pitch)
    crack = with_decay(noise(chance, 0.02), 0.004)
    return with_reverberation(mix_sounds([(0, thump), (0, knock), (0, crack)]), chance, 0.5, 0.22)


def not_possible(chance: Chance, pitch: float) -> Wave:
    """Return a dull double knock, for a refused action."""
    first = low_pass(_knock(chance, 420 * pitch, 0.07), 1200)
    second = low_pass(_knock(chance, 360 * pitch, 0.08), 1100)
    return with_reverberation(mix_sounds([(0, first), (0.13, second * 0.9)]), chance, 0.15, 0.1)


def _knock(chance: Chance, frequency: float, length: float) -> Wave:
    burst = with_decay(with_fades(noise(chance, length), 0.0006, 0.006), length / 5)
    body = (
        with_resonance(burst, frequency, 9) * 5 + with_resonance(burst, frequency * 1.62, 7) * 1.6
    )
    return mix_sounds(
        [
            (0, body),
            (0, burst * 0.22),
            (0, decaying_partials(((frequency * 0.5, 0.22, 0.01),), length, chance)),
        ]
    )
