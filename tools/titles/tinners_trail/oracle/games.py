"""The games that are compared by the thousand: set-ups, moods, and scarcity."""

from tools.proof.oracles import Oracle
from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.deals import of_deal
from tools.titles.tinners_trail.oracle.rounds import answers, play
from tools.titles.tinners_trail.oracle.twists import scarce

HEAVY = 12
USUAL: dict[str, float] = {"none": 0.4, "own": 1}
MOODS: dict[str, dict[str, float]] = {
    "any": {},
    "miner": {"build": HEAVY, "extract": HEAVY, "pass": 0.1, "pasties": 0.2},
    "engineer": {"adit": HEAVY, "train": HEAVY, "port": HEAVY, "pumps": HEAVY, "pass": 0.1},
    "bidder": {"build": HEAVY, "bid": 3, "pass": 0.2},
    "early": {"pass": 2, "build": HEAVY},
}
EXPANSION_MOODS: dict[str, dict[str, float]] = {
    "chemist": {"build": HEAVY, "process": HEAVY, "sell": 3, "pass": 0.1, "own": 3},
    "emigrant": {"build": HEAVY, "own": HEAVY, "emigrate": HEAVY, "place": 2, "pass": 0.2},
    "everything": {"build": HEAVY, "own": 4, "emigrate": 6, "process": 4, "extract": 4},
}

ORACLE = Oracle(
    edition="remastered",
    read=table.read,
    answers=answers,
    play=play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in (EXPANSION_MOODS | MOODS).items()},
    twists=(scarce,),
    twisted_before=25,
    unordered=["hand", "discarded", "seen", "played", "built", "in", "declined", "emigrated",
               "waiting", "market", "adits", "wallace_cards", *"abcd"],
)  # fmt: skip
