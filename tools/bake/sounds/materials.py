"""Sounds of metal that every title shares: coins, bids, picks and ships."""

from tools.bake.sounds.waves import (
    Chance,
    Wave,
    band_pass,
    decaying_partials,
    low_pass,
    mix_sounds,
    noise,
    with_decay,
    with_reverberation,
)


def coin(chance: Chance, pitch: float) -> Wave:
    """Return the sound of one coin on the table."""
    return with_reverberation(_coin(chance, pitch), chance, 0.2, 0.08)


def coins(chance: Chance, pitch: float) -> Wave:
    """Return the sound of twelve coins in quick succession."""
    falls = []
    for number in range(12):
        single = _coin(chance, pitch * chance.uniform(0.93, 1.08)) * chance.uniform(0.35, 0.85)
        falls.append((0.075 * number * chance.uniform(0.85, 1.15), single))
    return with_reverberation(mix_sounds(falls), chance, 0.25, 0.1)


def bid(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a coin put down for a bid."""
    thump = low_pass(decaying_partials(((150, 0.8, 0.05),), 0.2, chance, pitch), 400)
    return with_reverberation(
        mix_sounds([(0, _coin(chance, pitch)), (0.004, thump)]), chance, 0.2, 0.1
    )


def pick(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a pick on rock."""
    click = with_decay(band_pass(noise(chance, 0.06), 1400, 6500), 0.008) * 2.4
    steel = decaying_partials(
        ((2400, 0.34, 0.05), (3730, 0.2, 0.04), (5210, 0.12, 0.03)), 0.18, chance, pitch
    )
    rock = with_decay(low_pass(noise(chance, 0.08), 700), 0.02) * 1.6
    chips = [
        (
            chance.uniform(0.05, 0.16),
            with_decay(band_pass(noise(chance, 0.02), 2000, 7000), 0.004) * 0.5,
        )
        for _ in range(5)
    ]
    return with_reverberation(
        mix_sounds([(0, click), (0.001, steel), (0, rock), *chips]), chance, 0.4, 0.2
    )


def ship(chance: Chance, pitch: float) -> Wave:
    """Return a ship's bell."""
    strike = with_decay(band_pass(noise(chance, 0.02), 1500, 6000), 0.004) * 0.5
    bell = decaying_partials(
        (
            (880, 0.6, 0.42),
            (882.6, 0.3, 0.36),
            (1768, 0.26, 0.22),
            (2376, 0.22, 0.16),
            (3560, 0.12, 0.08),
        ),
        1.2,
        chance,
        pitch,
    )
    return with_reverberation(mix_sounds([(0, strike), (0, bell)]), chance, 0.4, 0.12)


def _coin(chance: Chance, pitch: float) -> Wave:
    bright = decaying_partials(
        ((5100, 0.4, 0.075), (7700, 0.26, 0.055), (6350, 0.12, 0.05), (10400, 0.1, 0.03)),
        0.25,
        chance,
        pitch,
    )
    again = bright * 0.45
    touch = with_decay(band_pass(noise(chance, 0.01), 2500, 9000), 0.002) * 0.6
    return mix_sounds([(0, touch), (0, bright), (chance.uniform(0.05, 0.075), again)])
