"""What the tests of Brass need: its set-ups, golden files and hidden information."""

from itertools import cycle

from game.engine.title import Options
from game.titles import title_by_name
from game.titles.brass.notation.game_options import EXPANSIONS
from game.titles.brass.notation.moves import EDITION_NAMES, SEAT_COUNTS, TITLE_NAME
from tools.proof.proofs import Case, Playthrough, Proofs
from tools.titles.brass.hidden import deal_hidden, show_revealed
from tools.titles.brass.oracle.rare_positions import ORACLE

ALL = "+".join(EXPANSIONS)
COUNTED = {
    **{str(seats): str(seats) for seats in SEAT_COUNTS},
    **{f"{seats}+all": f"{seats}+{ALL}" for seats in SEAT_COUNTS},
}
PROOFS = Proofs(
    title=title_by_name(TITLE_NAME),
    deal_hidden=deal_hidden,
    show_revealed=show_revealed,
    more_leak_cases=tuple(  # each optional rule alone
        Case(Options(TITLE_NAME, seats, EDITION_NAMES[0], (word,)))
        for word, seats in zip(EXPANSIONS, cycle(SEAT_COUNTS), strict=False)
    ),
    counted=COUNTED,
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        *(Playthrough(f"{seats}-all", f"{seats}+{ALL}", 3) for seats in SEAT_COUNTS),
    ),
    oracles=(ORACLE,),
)
