"""What Brass brings to be proven: its set-ups, goldens and hidden things."""

from __future__ import annotations

from itertools import cycle

from game.engine.title import Options
from game.titles import title
from game.titles.brass.notation.moves import EDITIONS, EXPANSIONS, SEAT_COUNTS, TITLE
from tools.proof.proofs import Case, Playthrough, Proofs
from tools.titles.brass.hidden import deal_hidden, show_revealed
from tools.titles.brass.oracle.games import ORACLE

# Which rule tests speak of a module of the rules whose name says something else.

TESTS_OF = {
    "rules": ["test_rules.py"],
    "board": ["test_box.py", "test_brass_notation.py"],
    "box": ["test_box.py"],
    "brass_rules": ["test_box.py"],
    "cards": ["test_rules.py", "test_box.py", "test_pieces_and_set_up.py"],
    "components": ["test_box.py", "test_pieces_and_set_up.py"],
    "kinds": ["test_brass_notation.py", "test_box.py"],
    "legal": ["test_brass_notation.py"],
    "narrate": ["test_narration.py"],
    "offers": ["test_offers.py", "test_narration.py"],
    "refusals": ["test_narration.py"],
    "routes": ["test_offers.py"],
    "sources": ["test_offers.py"],
    "state": ["test_brass_notation.py", "test_offers.py"],
    "state_form": ["test_brass_notation.py"],
    "step_facts": ["test_narration.py"],
    "table_view": ["test_box.py"],
    "view": ["test_brass_notation.py"],
}


ALL = "+".join(EXPANSIONS)
COUNTED = {
    **{str(seats): str(seats) for seats in SEAT_COUNTS},
    **{f"{seats}+all": f"{seats}+{ALL}" for seats in SEAT_COUNTS},
}
PROOFS = Proofs(
    title=title(TITLE),
    deal_hidden=deal_hidden,
    show_revealed=show_revealed,
    more_leak_cases=tuple(  # each optional rule alone
        Case(Options(TITLE, seats, EDITIONS[0], (word,)))
        for word, seats in zip(EXPANSIONS, cycle(SEAT_COUNTS), strict=False)
    ),
    counted=COUNTED,
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        *(Playthrough(f"{seats}-all", f"{seats}+{ALL}", 3) for seats in SEAT_COUNTS),
    ),
    tests_of=TESTS_OF,
    oracles=(ORACLE,),
)
