"""Random moves in different moods, so that games visit every corner of the rules."""

from random import Random

HEAVY = 12
SMALLEST_STEPS = 3
MOODS: dict[str, dict[str, float]] = {
    "any": {},
    "miner": {"build": HEAVY, "extract": HEAVY, "pass": 0.1, "pasties": 0.2},
    "engineer": {"adit": HEAVY, "train": HEAVY, "port": HEAVY, "pumps": HEAVY, "pass": 0.1},
    "bidder": {"build": HEAVY, "bid": 3, "pass": 0.2},
    "early": {"pass": 2, "build": HEAVY},
    "thrifty": {"extract": HEAVY, "build": 6, "decline": 2, "pasties": 4},
}
DECLINE_WEIGHT = 0.3


def choose(moves: list[str], random: Random, mood: str) -> str:
    """First a kind of move by the weights of the mood, then one move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in moves:
        by_kind.setdefault(kind_of(text), []).append(text)
    weights = {"decline": DECLINE_WEIGHT} | MOODS[mood]
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    found = by_kind[kind]
    if kind == "bid" and random.random() < 0.7:
        found = sorted(found, key=lambda text: int(text.split()[1]))[:SMALLEST_STEPS]
    return random.choice(found)


def kind_of(text: str) -> str:
    """The first word, but for declining."""
    words = text.split()
    return "decline" if words[-1] == "none" else words[0]
