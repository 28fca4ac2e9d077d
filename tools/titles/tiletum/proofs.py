"""What the tests of Tiletum need: its set-ups and golden files; only luck is hidden (T-115)."""

from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tiletum.notation.game_options import (
    EDITION_NAMES,
    EXPANSIONS,
    FIRST_GAME_EXPANSION,
    SEAT_COUNTS,
    SILVER_EXPANSION,
    TITLE_NAME,
)
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES
from tools.proof.proofs import Case, Playthrough, Proofs
from tools.titles.tiletum.oracle.rare_positions import ORACLE
from tools.titles.tiletum.set_ups import set_ups, solo

PROOFS = Proofs(
    title=title_by_name(TITLE_NAME),
    automa_options=CARDINAL_LEVEL_NAMES,
    set_ups=set_ups,
    more_cases=(
        Case(solo("normal", 1)),
        Case(solo("hard", 0)),
        Case(solo("normal", 1, (SILVER_EXPANSION,))),
        Case(solo("hard", 0, (SILVER_EXPANSION,))),
    ),
    more_leak_cases=tuple(  # each expansion alone
        Case(Options(TITLE_NAME, seats, EDITION_NAMES[0], (word,)))
        for word, seats in zip(EXPANSIONS, SEAT_COUNTS, strict=False)
    ),
    counted={
        **{str(seats): str(seats) for seats in SEAT_COUNTS},
        **{f"{seats}+{SILVER_EXPANSION}": f"{seats}+{SILVER_EXPANSION}" for seats in SEAT_COUNTS},
        "solo1+normal": "solo1+normal",
        "solo0+hard": "solo0+hard",
        f"solo1+hard+{SILVER_EXPANSION}": f"solo1+hard+{SILVER_EXPANSION}",
    },
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        Playthrough("2-first", f"2+{FIRST_GAME_EXPANSION}", 3),
        *(Playthrough(f"solo-{level}", f"solo1+{level}", 4) for level in CARDINAL_LEVEL_NAMES),
        *(
            Playthrough(f"{seats}-{SILVER_EXPANSION}", f"{seats}+{SILVER_EXPANSION}", 5)
            for seats in SEAT_COUNTS
        ),
        Playthrough(
            f"2-{SILVER_EXPANSION}-first", f"2+{SILVER_EXPANSION}+{FIRST_GAME_EXPANSION}", 6
        ),
        *(
            Playthrough(f"solo-{n}-{SILVER_EXPANSION}", f"solo1+{n}+{SILVER_EXPANSION}", 7)
            for n in CARDINAL_LEVEL_NAMES
        ),
    ),
    oracles=(ORACLE,),
)
