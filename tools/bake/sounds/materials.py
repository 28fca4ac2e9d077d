"""What every title sounds like: metal, wood, paper, cloth, steam, water, earth, and the sea."""

import numpy as np
from scipy import signal

from tools.bake.sounds.instruments import hint, round_end, win, your_turn
from tools.bake.sounds.waves import (
    RATE,
    Chance,
    Recipes,
    Wave,
    band_pass,
    fall,
    glide,
    low_pass,
    mixed,
    noise,
    resonance,
    ring,
    room,
    seconds,
    silence,
    swell,
    swept,
)

LENGTH = 64.0
OVERLAP = 4.0
GULLS_AT = (9.0, 33.0, 53.0)


def coin(chance: Chance, pitch: float) -> Wave:
    """One coin on the table."""
    return room(_coin(chance, pitch), chance, 0.2, 0.08)


def coins(chance: Chance, pitch: float) -> Wave:
    """Twelve coins streaming by."""
    falls = []
    for number in range(12):
        single = _coin(chance, pitch * chance.uniform(0.93, 1.08)) * chance.uniform(0.35, 0.85)
        falls.append((0.075 * number * chance.uniform(0.85, 1.15), single))
    return room(mixed(falls), chance, 0.25, 0.1)


def bid(chance: Chance, pitch: float) -> Wave:
    """A coin put down for a bid."""
    thump = low_pass(ring(((150, 0.8, 0.05),), 0.2, chance, pitch), 400)
    return room(mixed([(0, _coin(chance, pitch)), (0.004, thump)]), chance, 0.2, 0.1)


def pick(chance: Chance, pitch: float) -> Wave:
    """A pick on rock."""
    click = fall(band_pass(noise(chance, 0.06), 1400, 6500), 0.008) * 2.4
    steel = ring(((2400, 0.34, 0.05), (3730, 0.2, 0.04), (5210, 0.12, 0.03)), 0.18, chance, pitch)
    rock = fall(low_pass(noise(chance, 0.08), 700), 0.02) * 1.6
    chips = [
        (chance.uniform(0.05, 0.16), fall(band_pass(noise(chance, 0.02), 2000, 7000), 0.004) * 0.5)
        for _ in range(5)
    ]
    return room(mixed([(0, click), (0.001, steel), (0, rock), *chips]), chance, 0.4, 0.2)


def ship(chance: Chance, pitch: float) -> Wave:
    """A ship's bell."""
    strike = fall(band_pass(noise(chance, 0.02), 1500, 6000), 0.004) * 0.5
    bell = ring(
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
    return room(mixed([(0, strike), (0, bell)]), chance, 0.4, 0.12)


def _coin(chance: Chance, pitch: float) -> Wave:
    bright = ring(
        ((5100, 0.4, 0.075), (7700, 0.26, 0.055), (6350, 0.12, 0.05), (10400, 0.1, 0.03)),
        0.25,
        chance,
        pitch,
    )
    again = bright * 0.45
    touch = fall(band_pass(noise(chance, 0.01), 2500, 9000), 0.002) * 0.6
    return mixed([(0, touch), (0, bright), (chance.uniform(0.05, 0.075), again)])


# Wood on wood: cubes, dice, markers, knocks.


def cube(chance: Chance, pitch: float) -> Wave:
    """A wooden cube set down."""
    return room(_knock(chance, 1800 * pitch, 0.04), chance, 0.12, 0.1)


def tin(chance: Chance, pitch: float) -> Wave:
    """A cube of tin: wood with a bright ring."""
    bright = ring(((3200, 0.5, 0.03), (4870, 0.16, 0.02)), 0.12, chance, pitch)
    return room(
        mixed([(0, _knock(chance, 1800 * pitch, 0.04)), (0.001, bright)]), chance, 0.12, 0.1
    )


def copper(chance: Chance, pitch: float) -> Wave:
    """A cube of copper: wood with a warm ring."""
    warm = ring(((1100, 0.55, 0.035), (2230, 0.2, 0.02)), 0.14, chance, pitch)
    return room(mixed([(0, _knock(chance, 1800 * pitch, 0.04)), (0.001, warm)]), chance, 0.12, 0.1)


def pour(chance: Chance, pitch: float) -> Wave:
    """Thirty cubes tumbling out of a tile."""
    hits = []
    for _ in range(30):
        height = 1800 * pitch * chance.uniform(0.75, 1.35)
        hit = _knock(chance, height, 0.035) * chance.uniform(0.25, 0.9)
        hits.append((0.6 * chance.beta(1.6, 1.9), hit))
    return room(mixed(hits), chance)


def dice(chance: Chance, pitch: float) -> Wave:
    """Three dice thrown: six to nine hits, slower towards the end."""
    hits = []
    at = 0.0
    gap = 0.045
    for _ in range(int(chance.integers(6, 10))):
        height = 2000 * pitch * chance.uniform(0.85, 1.2)
        body = _knock(chance, height, 0.03) + 0.4 * _knock(chance, height * 0.42, 0.03)
        hits.append((at, body * (0.95 - 0.6 * min(1.0, at))))
        at += gap * chance.uniform(0.8, 1.25)
        gap *= 1.24
    return room(mixed(hits), chance, 0.3, 0.14)


def marker(chance: Chance, pitch: float) -> Wave:
    """One step of a disc on the track."""
    tick = ring(((1000, 0.8, 0.005), (2600, 0.2, 0.003)), 0.03, chance, pitch)
    return room(
        mixed([(0, tick), (0, fall(low_pass(noise(chance, 0.015), 3000), 0.004))]),
        chance,
        0.08,
        0.08,
    )


def gavel(chance: Chance, pitch: float) -> Wave:
    """The auctioneer's gavel."""
    thump = ring(((120, 1.0, 0.07), (187, 0.4, 0.05)), 0.35, chance, pitch)
    knock = ring(((900, 0.7, 0.025), (1490, 0.35, 0.016)), 0.15, chance, pitch)
    crack = fall(noise(chance, 0.02), 0.004)
    return room(mixed([(0, thump), (0, knock), (0, crack)]), chance, 0.5, 0.22)


def not_possible(chance: Chance, pitch: float) -> Wave:
    """A dull double knock: that is not possible."""
    first = low_pass(_knock(chance, 420 * pitch, 0.07), 1200)
    second = low_pass(_knock(chance, 360 * pitch, 0.08), 1100)
    return room(mixed([(0, first), (0.13, second * 0.9)]), chance, 0.15, 0.1)


def _knock(chance: Chance, frequency: float, length: float) -> Wave:
    burst = fall(swell(noise(chance, length), 0.0006, 0.006), length / 5)
    body = resonance(burst, frequency, 9) * 5 + resonance(burst, frequency * 1.62, 7) * 1.6
    return mixed(
        [(0, body), (0, burst * 0.22), (0, ring(((frequency * 0.5, 0.22, 0.01),), length, chance))]
    )


# Paper, cloth, steam, water and earth.


def card(chance: Chance, pitch: float) -> Wave:
    """A card drawn."""
    sweep = swept(noise(chance, 0.09), ((0, 2200 * pitch), (1, 5200 * pitch)), 1.5)
    return room(swell(sweep, 0.015, 0.05) * 2, chance, 0.1, 0.06)


def page(chance: Chance, pitch: float) -> Wave:
    """A page turned."""
    sweep = swept(
        noise(chance, 0.25), ((0, 900 * pitch), (0.5, 2600 * pitch), (1, 1300 * pitch)), 1.6
    )
    return room(swell(sweep, 0.07, 0.13) * 1.6, chance, 0.12, 0.06)


def bill(chance: Chance, pitch: float) -> Wave:
    """The auction bill falls open, with a rustle."""
    sweep = swept(
        noise(chance, 0.3), ((0, 600 * pitch), (0.4, 2100 * pitch), (1, 900 * pitch)), 1.7
    )
    rustle = [
        (chance.uniform(0.02, 0.24), fall(band_pass(noise(chance, 0.02), 2500, 8000), 0.005) * 0.3)
        for _ in range(9)
    ]
    thud = fall(low_pass(noise(chance, 0.08), 300), 0.03)
    return room(mixed([(0, swell(sweep, 0.06, 0.16) * 1.6), *rustle, (0.24, thud)]), chance)


def water(chance: Chance, pitch: float) -> Wave:
    """A drop of water."""
    drop = low_pass(fall(glide(500 * pitch, 1400 * pitch, 0.08), 0.045), 2600)
    second = low_pass(fall(glide(700 * pitch, 1700 * pitch, 0.05), 0.02), 3000) * 0.35
    return room(
        mixed([(0, swell(drop, 0.004, 0.02)), (0.1, swell(second, 0.003, 0.01))]), chance, 0.3, 0.2
    )


def seal(chance: Chance, pitch: float) -> Wave:
    """A seal pressed into hot wax."""
    thump = ring(((70, 1.0, 0.09), (112, 0.5, 0.06)), 0.35, chance, pitch)
    hiss = swell(band_pass(noise(chance, 0.3), 3500, 9000), 0.04, 0.2) * 0.35
    return room(
        mixed([(0, thump), (0, low_pass(fall(noise(chance, 0.05), 0.015), 900)), (0.04, hiss)]),
        chance,
    )


def pump(chance: Chance, pitch: float) -> Wave:
    """A steam pump: three chuffs, three a second."""
    parts = []
    for number in range(3):
        chuff = swell(band_pass(noise(chance, 0.22), 300 * pitch, 2400 * pitch), 0.02, 0.16)
        parts.append((number / 3, chuff * (1.0 - 0.12 * number)))
        parts.append((number / 3, ring(((82, 0.5, 0.05),), 0.16, chance, pitch)))
    return room(mixed(parts), chance, 0.35, 0.2)


def train(chance: Chance, pitch: float) -> Wave:
    """A train's two-tone whistle."""
    time = seconds(0.42)
    rise = 1 + 0.012 * np.exp(-time / 0.05) * -1
    tones = sum(
        loudness * np.sin(2 * np.pi * np.cumsum(frequency * pitch * rise) / RATE)
        for frequency, loudness in ((620, 0.4), (740, 0.4), (1240, 0.1), (1480, 0.1), (1861, 0.05))
    )
    breath = band_pass(noise(chance, 0.42), 900, 5000) * 0.3
    whistle = swell(np.asarray(tones) + breath, 0.03, 0.13)
    chuffs = [
        (0.38 + 0.17 * number, swell(band_pass(noise(chance, 0.12), 250, 1800), 0.01, 0.09) * 0.5)
        for number in range(3)
    ]
    return room(mixed([(0, whistle), *chuffs]), chance, 0.5, 0.22)


def adit(chance: Chance, pitch: float) -> Wave:
    """Earth gives way: a low rumble and rolling stones."""
    rumble = swell(low_pass(noise(chance, 0.6), 150 * pitch), 0.05, 0.35) * 5
    stones = []
    for _ in range(14):
        grit = band_pass(noise(chance, 0.05), chance.uniform(300, 900), chance.uniform(1500, 3200))
        stones.append((chance.beta(1.4, 2.0) * 0.65, fall(grit, 0.01) * chance.uniform(0.4, 1.1)))
    return room(mixed([(0, rumble), *stones]), chance, 0.5, 0.25)


def pasty(chance: Chance, pitch: float) -> Wave:
    """A bite into a crisp pasty."""
    crumbs = []
    for _ in range(22):
        crumb = fall(band_pass(noise(chance, 0.03), 900 * pitch, 5200 * pitch), 0.006)
        crumbs.append((chance.beta(1.3, 2.2) * 0.2, crumb * chance.uniform(0.4, 1.2)))
    bite = swell(low_pass(noise(chance, 0.12), 700), 0.02, 0.08)
    return room(mixed([(0, bite), *crumbs]), chance, 0.1, 0.06)


def pass_(chance: Chance, pitch: float) -> Wave:
    """A flag flaps twice."""
    parts = []
    for number, at in enumerate((0.0, 0.16, 0.3)):
        flap = swept(
            noise(chance, 0.15), ((0, 500 * pitch), (0.3, 1500 * pitch), (1, 400 * pitch)), 1.8
        )
        parts.append((at, swell(flap, 0.012, 0.1) * (1.5 - 0.35 * number)))
        parts.append((at, low_pass(fall(noise(chance, 0.05), 0.012), 260) * 1.4))
    return room(mixed(parts), chance, 0.2, 0.1)


# The sea all day long: slow waves, and a gull now and then; the end runs into the beginning.


def ambience(chance: Chance, pitch: float) -> Wave:
    """Return one loop of sea and gulls."""
    total = LENGTH + OVERLAP
    time = seconds(total)
    deep = low_pass(noise(chance, total), 420) * 1.6
    surf = band_pass(noise(chance, total), 500, 3600)
    wave = deep * (0.7 + 0.3 * _slow(chance, time)) + surf * (
        0.12 + 0.55 * _slow(chance, time) ** 2
    )
    for at in GULLS_AT:
        cry = _gull(chance, pitch * chance.uniform(0.95, 1.06))
        first = round((at + chance.uniform(-2, 2)) * RATE)
        wave[first : first + cry.size] += cry * 0.22
    return looped(wave)


def _slow(chance: Chance, time: Wave) -> Wave:
    """Return a slow rise and fall between 0 and 1, like waves on a beach."""
    total = np.zeros(time.size)
    for period in (7.1, 9.4, 12.7):
        total += np.sin(2 * np.pi * time / period + chance.uniform(0, 6.28))
    return np.asarray((total / 3 + 1) / 2)


def _gull(chance: Chance, pitch: float) -> Wave:
    cries = []
    for number in range(int(chance.integers(2, 5))):
        length = 0.34 - 0.03 * number
        time = seconds(length)
        height = (1450 - 520 * (time / length) ** 1.5 + 260 * np.sin(np.pi * time / length)) * pitch
        phase = 2 * np.pi * np.cumsum(height) / RATE
        voice = np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.28 * np.sin(3 * phase)
        cries.append(swell(np.asarray(voice), 0.05, 0.14))
        cries.append(silence(0.12 + 0.1 * chance.random()))
    far = low_pass(np.concatenate(cries), 3200)
    return room(far, chance, 1.1, 0.7)


def looped(wave: Wave) -> Wave:
    """Return the sound with its end blended into its beginning."""
    size = round(LENGTH * RATE)
    over = round(OVERLAP * RATE)
    loop = wave[:size].copy()
    rise = np.sin(np.linspace(0, np.pi / 2, over))
    loop[:over] = loop[:over] * rise + wave[size : size + over] * rise[::-1]
    return np.asarray(signal.detrend(loop, type="constant"))


RECIPES: Recipes = {
    0: (pick, gavel, seal, win),
    1: (adit, round_end),
    2: (pour, dice),
    3: (pump, train, your_turn),
    4: (coins, bid, ship, pasty, pass_, hint),
    5: (water, bill, not_possible),
    6: (cube, tin, copper),
    7: (coin,),
    8: (card, page),
    10: (marker,),
}
BED = (ambience, 1834)
"""What is heard below everything, and its seed."""
