"""What Brass brings to be proven: its set-ups, goldens and hidden things."""

from __future__ import annotations

from game.engine.title import Options
from game.titles import title
from game.titles.brass.notation.moves import EDITIONS, EXPANSIONS, SEAT_COUNTS, TITLE
from tools.proof.proofs import Case, Playthrough, Proofs, SecondOpinion
from tools.titles.brass.hidden import deal_hidden, show_revealed
from tools.titles.brass.oracle.games import disagreements, matches_of, ways

# Which rule tests speak of a module of the rules whose name says something else.

TESTS_OF = {
    "accounts": ["test_rounds.py", "test_cotton.py"],
    "actions": ["test_actions.py", "test_building_sources.py"],
    "board": ["test_box.py", "test_brass_notation.py"],
    "box": ["test_box.py"],
    "brass_rules": ["test_ends.py", "test_box.py"],
    "building": ["test_actions.py", "test_building_sources.py"],
    "cards": ["test_actions.py", "test_rounds.py"],
    "components": ["test_box.py"],
    "counters": ["test_building_sources.py", "test_rounds.py", "test_building_sources.py"],
    "dealing": ["test_box.py"],
    "developing": ["test_links.py", "test_cotton.py"],
    "eras": ["test_ends.py"],
    "kinds": ["test_brass_notation.py", "test_box.py"],
    "legal": [
        "test_actions.py",
        "test_links.py",
        "test_building_sources.py",
        "test_brass_notation.py",
    ],
    "links": ["test_links.py", "test_actions.py"],
    "narrate": ["test_narration.py"],
    "offers": ["test_links.py", "test_building_sources.py", "test_narration.py"],
    "reasons": ["test_actions.py", "test_links.py", "test_cotton.py"],
    "reasons_of_building": ["test_actions.py", "test_building_sources.py"],
    "refusals": ["test_narration.py", "test_actions.py"],
    "routes": ["test_building_sources.py", "test_cotton.py", "test_links.py"],
    "selling": ["test_cotton.py"],
    "set_up": ["test_ends.py"],
    "sources": ["test_building_sources.py", "test_links.py"],
    "state": ["test_brass_notation.py", "test_building_sources.py", "test_building_sources.py"],
    "state_form": ["test_brass_notation.py"],
    "step_facts": ["test_narration.py"],
    "table_view": ["test_box.py", "test_cotton.py"],
    "telling": ["test_narration.py"],
    "title": ["test_actions.py", "test_links.py", "test_cotton.py"],
    "turns": ["test_rounds.py", "test_cotton.py"],
    "view": ["test_ends.py", "test_brass_notation.py"],
}


# What Brass brings to be proven: its set-ups, goldens and hidden things.

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
