"""What the guilds sound like: wagon, dividers, boots, masons, scribes, armourers and miners."""

from tools.bake.sounds.waves import (
    Chance,
    Wave,
    band_pass,
    decaying_partials,
    low_pass,
    mix_sounds,
    noise,
    with_decay,
    with_fades,
    with_resonance,
    with_reverberation,
)

G3 = 196.0
CHOIR = 294.0


def dice(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a die falling on glass set in wood."""
    parts: list[tuple[float, Wave]] = []
    for number, at in enumerate((0.0, 0.07, 0.12, 0.15)):
        glass = decaying_partials(((2600, 0.6, 0.03), (4100, 0.25, 0.02)), 0.12, chance, pitch)
        wood = with_resonance(with_decay(noise(chance, 0.05), 0.006), 520 * pitch, 6) * 2.2
        loud = 0.9**number * (0.6 if number else 1.0)
        parts += [(at, glass * loud), (at, wood * loud)]
    return with_reverberation(mix_sounds(parts), chance, 0.3, 0.14)


def cart(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a wagon that creaks and knocks on a stone."""
    creak = with_fades(with_resonance(noise(chance, 0.3), 420 * pitch, 22), 0.08, 0.16) * 5
    rumble = with_fades(low_pass(noise(chance, 0.34), 240), 0.06, 0.16) * 2
    knock = with_decay(low_pass(noise(chance, 0.07), 600), 0.015) * 2
    return with_reverberation(
        mix_sounds([(0, rumble), (0.02, creak), (0.2, knock)]), chance, 0.2, 0.1
    )


def dividers(chance: Chance, pitch: float) -> Wave:
    """Return the sound of dividers being set and turned."""
    point = decaying_partials(((3300, 0.5, 0.02), (5200, 0.2, 0.012)), 0.08, chance, pitch)
    scratch = with_fades(band_pass(noise(chance, 0.18), 2600 * pitch, 6200), 0.04, 0.09) * 0.5
    return with_reverberation(
        mix_sounds([(0, point), (0.04, scratch), (0.24, point * 0.8)]), chance, 0.2, 0.1
    )


def boots(chance: Chance, pitch: float) -> Wave:
    """Return the sound of two steps on gravel, with an echo from rock."""
    parts: list[tuple[float, Wave]] = []
    for at in (0.0, 0.19):
        heel = with_decay(low_pass(noise(chance, 0.08), 380 * pitch), 0.02) * 2.6
        grit = with_decay(band_pass(noise(chance, 0.1), 1600, 4800), 0.03) * 0.6
        parts += [(at, heel), (at + 0.01, grit)]
    return with_reverberation(mix_sounds(parts), chance, 0.8, 0.3)


def house(chance: Chance, pitch: float) -> Wave:
    """Return the sound of two knocks of a mallet on a beam."""
    parts: list[tuple[float, Wave]] = []
    for at, loud in ((0.0, 1.0), (0.16, 0.8)):
        beam = with_resonance(with_decay(noise(chance, 0.08), 0.01), 330 * pitch, 8) * 4
        parts.append((at, beam * loud))
    return with_reverberation(mix_sounds(parts), chance, 0.25, 0.14)


def pillar(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a drum of stone being set down."""
    thud = decaying_partials(((90, 1.0, 0.11), (143, 0.4, 0.07)), 0.4, chance, pitch)
    grind = with_decay(band_pass(noise(chance, 0.12), 300, 1500), 0.03) * 1.6
    return with_reverberation(mix_sounds([(0, thud), (0, grind)]), chance, 0.5, 0.2)


def cathedral(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a bell with a fifth sung below it."""
    bell = decaying_partials(
        ((G3, 0.5, 0.9), (2 * G3, 0.34, 0.6), (2.4 * G3, 0.2, 0.4), (4.1 * G3, 0.1, 0.2)),
        1.8,
        chance,
        pitch,
    )
    choir = with_fades(
        decaying_partials(((G3, 0.5, 3.0), (CHOIR, 0.4, 3.0)), 1.5, chance, pitch), 0.4, 0.8
    )
    return with_reverberation(mix_sounds([(0, bell), (0.1, choir * 0.35)]), chance, 1.2, 0.34)


def quill(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a quill signing and a seal being pressed."""
    parts: list[tuple[float, Wave]] = []
    for number in range(4):
        stroke = with_fades(band_pass(noise(chance, 0.09), 2400 * pitch, 7000), 0.02, 0.05) * 0.6
        parts.append((0.09 * number, stroke * (0.7 + 0.1 * number)))
    seal = with_decay(low_pass(noise(chance, 0.12), 300), 0.04) * 3.4
    return with_reverberation(mix_sounds([*parts, (0.44, seal)]), chance, 0.2, 0.1)


def crest(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a shield being nailed to a wall: two clanks."""
    parts: list[tuple[float, Wave]] = []
    for at in (0.0, 0.2):
        plate = decaying_partials(
            ((860, 0.5, 0.06), (1490, 0.4, 0.05), (2730, 0.2, 0.03)), 0.3, chance, pitch
        )
        hit = with_decay(band_pass(noise(chance, 0.03), 1500, 6000), 0.004) * 1.2
        parts += [(at, plate), (at, hit)]
    return with_reverberation(mix_sounds(parts), chance, 0.35, 0.16)


def silver(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a bar of silver: a chime."""
    bar = decaying_partials(
        ((3100, 0.6, 0.16), (4650, 0.3, 0.1), (6400, 0.1, 0.06)), 0.5, chance, pitch
    )
    return with_reverberation(mix_sounds([(0, bar), (0.07, bar * 0.6)]), chance, 0.4, 0.16)


def mine(chance: Chance, pitch: float) -> Wave:
    """Return the sound of a pick striking twice and rubble falling."""
    parts: list[tuple[float, Wave]] = []
    for at in (0.0, 0.22):
        steel = decaying_partials(((1850, 0.6, 0.03), (2960, 0.3, 0.02)), 0.14, chance, pitch)
        rock = with_decay(band_pass(noise(chance, 0.07), 600, 2600), 0.012) * 1.6
        parts += [(at, steel), (at, rock)]
    rubble = with_fades(low_pass(noise(chance, 0.5), 420), 0.05, 0.34) * 2.4
    return with_reverberation(mix_sounds([*parts, (0.3, rubble)]), chance, 0.9, 0.3)
