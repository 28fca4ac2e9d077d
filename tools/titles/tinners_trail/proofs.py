"""What Tinners' Trail brings to be proven: its set-ups, goldens, hidden things and the oracle."""

from dataclasses import replace

from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import (
    ARSENIC_EXPANSION,
    EDITION_2007,
    EDITION_NAMES,
    EMIGRATION_EXPANSION,
    EXPANSIONS,
    KICKSTARTER_CARDS,
    KICKSTARTER_TILES,
    MORE_MINES_OPTIONS,
    SEAT_COUNTS,
    SEAT_COUNTS_OF_2007,
    TITLE_NAME,
    WALLACE_OPTIONS,
)
from tools.proof.proofs import Case, Playthrough, Proofs
from tools.titles.tinners_trail.hidden import deal_hidden, show_revealed
from tools.titles.tinners_trail.oracle.games import ORACLE
from tools.titles.tinners_trail.oracle_2007.rare_positions import ORACLE as ORACLE_OF_2007
from tools.titles.tinners_trail.set_ups import SOLO, set_ups

HARDEST = tuple(word for word in WALLACE_OPTIONS if word != MORE_MINES_OPTIONS[0])
ALL = "+".join(EXPANSIONS)
HARD = "+".join(HARDEST)
GENTLE = "+".join(word for word in WALLACE_OPTIONS if word not in HARDEST)
RARE = {"5-everything": 31, "solo-look": 27}  # games in which rare moves come up
SEEDS = (1, 2, 3)  # of the playthroughs without expansions
SEED = 4
EXPANDED = {  # name and set-up of the playthroughs with more than the box
    "2-emigration": f"2+{EMIGRATION_EXPANSION}",
    "3-arsenic": f"3+{ARSENIC_EXPANSION}",
    "4-kickstarter": f"4+{KICKSTARTER_TILES}+{KICKSTARTER_CARDS}",
    "5-tiles-and-arsenic": f"5+{ARSENIC_EXPANSION}+{KICKSTARTER_TILES}",
    **{f"{seats}-everything": f"{seats}+{ALL}" for seats in SEAT_COUNTS},
    "solo": "solo1",
    "solo-look": "solo1",
    "solo-more-mines": f"solo0+{GENTLE}",
    "solo-hard": f"solo1+{HARD}",
    "solo-arsenic": f"solo1+{ARSENIC_EXPANSION}",
    "solo-emigration": f"solo0+{EMIGRATION_EXPANSION}",
    "solo-everything": f"solo0+{ALL}+{HARD}",
}
COUNTED = {  # name and set-up of the tables of counts
    **{str(seats): str(seats) for seats in SEAT_COUNTS},
    **{f"{2 + number}+{word}": f"{2 + number}+{word}" for number, word in enumerate(EXPANSIONS)},
    **{f"{seats}+all-expansions": f"{seats}+{ALL}" for seats in SEAT_COUNTS},
    **{f"{seats}+{EDITION_2007}": f"{seats}+{EDITION_2007}" for seats in SEAT_COUNTS_OF_2007},
    "solo1": "solo1",
    "solo0+all-options": f"solo0+{HARD}",
    "solo1+arsenic": "solo1+arsenic",
    "solo1+emigration": "solo1+emigration",
    "solo0+all-expansions+all-options": f"solo0+{ALL}+{HARD}",
}

FIRST_PRINTED = [
    (f"{EDITION_2007}-{seats}", f"{seats}+{EDITION_2007}") for seats in SEAT_COUNTS_OF_2007
]

PROOFS = Proofs(
    title=title_by_name(TITLE_NAME),
    deal_hidden=deal_hidden,
    show_revealed=show_revealed,
    automa_options=WALLACE_OPTIONS,
    set_ups=set_ups,
    more_cases=(  # against Lord Wallace, on either seat; with everything that makes him stronger
        Case(SOLO),
        Case(replace(SOLO, expansions=EXPANSIONS, automa=HARDEST, automa_seat=0)),
        *(Case(Options(TITLE_NAME, seats, EDITION_2007)) for seats in SEAT_COUNTS_OF_2007),
    ),
    more_leak_cases=(  # each expansion alone
        *(
            Case(Options(TITLE_NAME, seats, EDITION_NAMES[0], (word,)))
            for word, seats in zip(EXPANSIONS, SEAT_COUNTS, strict=True)
        ),
        *(Case(replace(SOLO, expansions=(word,))) for word in EXPANSIONS),
    ),
    counted=COUNTED,
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in SEEDS),
        *(Playthrough(name, set_up, RARE.get(name, SEED)) for name, set_up in EXPANDED.items()),
        *(Playthrough(name, set_up, seed) for name, set_up in FIRST_PRINTED for seed in SEEDS),
    ),
    oracles=(ORACLE, ORACLE_OF_2007),
)
