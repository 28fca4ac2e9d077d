"""The oracle of the edition of 2007: moods of its games, and twists of their positions."""

from tools.proof.oracles import Oracle
from tools.titles.tinners_trail.oracle.games import MOODS as MOODS_OF_BOTH
from tools.titles.tinners_trail.oracle.games import USUAL
from tools.titles.tinners_trail.oracle_2007 import rules, sale_and_investments
from tools.titles.tinners_trail.oracle_2007.games import of_deal, seen
from tools.titles.tinners_trail.oracle_2007.twists import (
    built_up,
    drained,
    invested,
    mined_out,
    poor,
    rich,
    well_stocked,
)

MOODS = MOODS_OF_BOTH | {"thrifty": {"extract": 12, "build": 6, "none": 2, "pasties": 4}}

ORACLE = Oracle(
    edition="2007",
    read=rules.read,
    answers=rules.answers,
    play=rules.play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in MOODS.items()},
    twists=(drained, mined_out, poor, rich, built_up, well_stocked, invested),
    twisted_before=100,
    seen=seen,
    unordered=["in", "adits", "declined", *sale_and_investments.POINTS],
)
