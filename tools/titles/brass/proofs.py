"""What Brass brings to be proven: its set-ups, goldens and hidden things."""

from __future__ import annotations

from game.engine.options import Options
from game.titles import title
from game.titles.brass.notation.offer import EDITIONS, EXPANSIONS, SEAT_COUNTS, TITLE
from tools.proof.case import Case
from tools.proof.proofs import Playthrough, Proofs, SecondOpinion
from tools.titles.brass.hidden import deal_hidden, show_revealed
from tools.titles.brass.oracle.agreement import disagreements
from tools.titles.brass.oracle.many_games import matches_of
from tools.titles.brass.oracle.ways import ways
from tools.titles.brass.tests_of import TESTS_OF

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
        for word, seats in zip(EXPANSIONS, (2, 3, 4, 4), strict=True)
    ),
    counted=COUNTED,
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        *(Playthrough(f"{seats}-all", f"{seats}+{ALL}", 3) for seats in SEAT_COUNTS),
    ),
    tests_of=TESTS_OF,
    second_opinions=(SecondOpinion(matches_of, disagreements, ways, EDITIONS[0]),),
)
