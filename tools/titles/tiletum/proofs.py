"""What Tiletum brings to be proven: its set-ups and goldens; it hides nothing but luck (T-115)."""

from __future__ import annotations

from game.titles import title
from game.titles.tiletum.notation.offer import FIRST_GAME, SEAT_COUNTS, TITLE
from tools.proof.proofs import Playthrough, Proofs
from tools.titles.tiletum.tests_of import TESTS_OF

PROOFS = Proofs(
    title=title(TITLE),
    counted={str(seats): str(seats) for seats in SEAT_COUNTS},
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        Playthrough("2-first", f"2+{FIRST_GAME}", 3),
    ),
    tests_of=TESTS_OF,
)
