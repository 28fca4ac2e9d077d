"""Random moves in different moods, so that games visit every corner of the rules."""

from random import Random

HEAVY = 12
USUAL: dict[str, float] = {"stop": 0.3, "end": 0.3, "buy": 0.3, "refresh": 0.2, "as": 3}
MOODS: dict[str, dict[str, float]] = {
    "any": {"stop": 1, "end": 1, "buy": 1, "refresh": 1, "as": 1},
    "traveller": {"step": 4, "house": HEAVY, "pillar": HEAVY, "mine": HEAVY, "tile": HEAVY},
    "builder": {"place": HEAVY, "crest": HEAVY, "take": 6, "use": 6, "contribute": HEAVY},
    "merchant": {"fulfil": HEAVY, "exchange": 3, "take": 6, "bonus": 6},
    "scholar": {"raise": HEAVY, "mine": HEAVY, "symbol": 6, "explorer": 6, "step": 3},
}


def choose(moves: list[str], random: Random, mood: str) -> str:
    """First a kind of move by the weights of the mood, then one move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in moves:
        by_kind.setdefault(text.split()[0], []).append(text)
    weights = USUAL | MOODS[mood]
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    return random.choice(by_kind[kind])
