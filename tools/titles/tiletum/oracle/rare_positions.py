"""The oracle of Tiletum: moods of its games, and twists of their positions."""

from tools.proof.oracles import Oracle
from tools.titles.tiletum.oracle import facts, table
from tools.titles.tiletum.oracle.games import of_deal
from tools.titles.tiletum.oracle.rounds import answers, play
from tools.titles.tiletum.oracle.twists import helpful, late, rich, risen, settled, stocked, used_up

HEAVY = 12
USUAL: dict[str, float] = {"stop": 0.3, "end": 0.3, "buy": 0.3, "refresh": 0.2, "as": 3}
MOODS: dict[str, dict[str, float]] = {
    "any": {"stop": 1, "end": 1, "buy": 1, "refresh": 1, "as": 1},
    "traveller": {"step": 4, "house": HEAVY, "pillar": HEAVY, "mine": HEAVY, "tile": HEAVY},
    "builder": {"place": HEAVY, "crest": HEAVY, "take": 6, "use": 6, "contribute": HEAVY},
    "merchant": {"fulfil": HEAVY, "exchange": 3, "take": 6, "bonus": 6},
    "scholar": {"raise": HEAVY, "mine": HEAVY, "symbol": 6, "explorer": 6, "step": 3},
}

ORACLE = Oracle(
    edition="standard",
    read=table.read,
    answers=answers,
    play=play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in MOODS.items()},
    twists=(rich, stocked, helpful, settled, risen, late, used_up),
    twisted_in="dice",
    twisted_before=1,
    unordered=[
        *("store", "open", "silver.covered"),
        *(f"decks.{pile}" for pile in (*facts.PILES, "bonus_discard", "gone", "box")),
    ],
)
