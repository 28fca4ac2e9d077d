"""Random moves in different moods, so that games visit every corner of the rules."""

from random import Random

HEAVY = 12
USUAL = {"pass": 0.1, "loan": 0.4, "done": 0.5, "shipyard": HEAVY}
MOODS: dict[str, dict[str, float]] = {
    "any": {"pass": 0.5, "loan": 1, "done": 1},
    "builder": {"build": HEAVY, "canal": 4, "rail": 4, "loan": 1},
    "spinner": {"build": HEAVY, "canal": 6, "rail": 4, "sell": HEAVY, "market": HEAVY, "loan": 1},
    "digger": {"canal": HEAVY, "rail": HEAVY, "build": HEAVY, "loan": 2},
    "developer": {"develop": HEAVY, "build": HEAVY, "canal": 4, "rail": 4, "loan": 2},
    "debtor": {"loan": HEAVY, "build": HEAVY, "canal": 2},
    "spender": {"two-cards": HEAVY, "build": 2, "rail": 2, "sell": 4},
}


def choose(moves: list[str], random: Random, mood: str) -> str:
    """First a kind of move by the weights of the mood, then one move of that kind."""
    by_kind: dict[str, list[str]] = {}
    for text in moves:
        by_kind.setdefault(kind_of(text), []).append(text)
    weights = USUAL | MOODS[mood]
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    return random.choice(by_kind[kind])


def kind_of(text: str) -> str:
    """The first word, but for shipyards, two cards and sales to the distant market."""
    words = text.split()
    if words[:2] == ["build", "shipyard"]:
        return "shipyard"
    return {"two-cards": "two-cards", "market": "market"}.get(words[-1], words[0])
