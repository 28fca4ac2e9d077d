"""What Tiletum brings to be proven: its set-ups and goldens; it hides nothing but luck (T-115)."""

from __future__ import annotations

from itertools import product

from game.engine.title import Options
from game.titles import title
from game.titles.tiletum.notation.move_faces import (
    EDITIONS,
    EXPANSIONS,
    FIRST_GAME,
    SEAT_COUNTS,
    SILVER,
    SOLO_SEATS,
    TITLE,
)
from game.titles.tiletum.rules.components import LEVELS
from tools.proof.case import Case
from tools.proof.proofs import Playthrough, Proofs, SecondOpinion, every_mix_of, subsets
from tools.titles.tiletum.oracle.games import disagreements
from tools.titles.tiletum.oracle.many_games import matches_of
from tools.titles.tiletum.oracle.ways import ways

# Which rule tests speak of a module of the rules whose name says something else.

TESTS_OF = {
    "apply_below": ["test_tiletum_silver_explorers.py", "test_tiletum_silver_technologies.py"],
    "below": ["test_tiletum_silver_set_up.py", "test_tiletum_silver_explorers.py"],
    "depths": ["test_tiletum_silver_set_up.py"],
    "digging": ["test_tiletum_silver_technologies.py"],
    "expansion": ["test_tiletum_silver_set_up.py"],
    "explorers": ["test_tiletum_silver_explorers.py"],
    "exploring": ["test_tiletum_silver_cardinal.py"],
    "journey": ["test_tiletum_silver_cardinal.py"],
    "legal_below": ["test_tiletum_silver_explorers.py", "test_tiletum_silver_technologies.py"],
    "levels": ["test_tiletum_silver_technologies.py"],
    "main_action": ["test_tiletum_turns.py", "test_tiletum_silver_technologies.py"],
    "paying": ["test_tiletum_turns.py", "test_tiletum_silver_technologies.py"],
    "reasons_below": ["test_tiletum_silver_explorers.py", "test_tiletum_silver_technologies.py"],
    "dealing_below": ["test_tiletum_silver_set_up.py"],
    "surprises": ["test_tiletum_silver_cardinal.py"],
    "tablets": ["test_tiletum_silver_explorers.py"],
    "technologies": ["test_tiletum_silver_technologies.py"],
    "actions": ["test_tiletum_actions.py"],
    "apply": ["test_tiletum_turns.py", "test_tiletum_actions.py"],
    "board": ["test_tiletum_set_up.py"],
    "box": ["test_tiletum_set_up.py"],
    "broken": ["test_tiletum_set_up.py"],
    "cathedrals": ["test_tiletum_tasks.py"],
    "choosing": ["test_tiletum_cardinal.py"],
    "needs": ["test_tiletum_cardinal.py"],
    "tables": ["test_tiletum_cardinal.py"],
    "turn": ["test_tiletum_cardinal.py"],
    "walking": ["test_tiletum_cardinal_deeds.py"],
    "chances": ["test_tiletum_rounds.py", "test_tiletum_set_up.py"],
    "choices": ["test_tiletum_household.py"],
    "components": ["test_tiletum_set_up.py"],
    "contracts": ["test_tiletum_tasks.py"],
    "crests": ["test_tiletum_tasks.py"],
    "dice": ["test_tiletum_turns.py"],
    "fairs": ["test_tiletum_fairs.py"],
    "flow": ["test_tiletum_turns.py"],
    "gains": ["test_tiletum_household.py"],
    "happenings": ["test_tiletum_narration.py"],
    "helpers": ["test_tiletum_tasks.py"],
    "homes": ["test_tiletum_household.py"],
    "household": ["test_tiletum_household.py", "test_tiletum_cardinal_deeds.py"],
    "kinds": ["test_tiletum_notation.py"],
    "king": ["test_tiletum_rounds.py"],
    "legal": ["test_tiletum_actions.py", "test_tiletum_turns.py"],
    "moment": ["test_tiletum_turns.py"],
    "narrate": ["test_tiletum_narration.py"],
    "offers": ["test_tiletum_actions.py"],
    "pieces": ["test_tiletum_actions.py"],
    "plain_form": ["test_tiletum_notation.py"],
    "questions": ["test_tiletum_turns.py"],
    "reasons": ["test_tiletum_reasons.py"],
    "reasons_of_actions": ["test_tiletum_reasons.py"],
    "reasons_of_dice": ["test_tiletum_reasons.py"],
    "reasons_of_pieces": ["test_tiletum_reasons.py"],
    "reasons_of_tasks": ["test_tiletum_reasons.py"],
    "refusals": ["test_tiletum_reasons.py"],
    "rounds": ["test_tiletum_rounds.py"],
    "scoring": ["test_tiletum_fairs.py"],
    "set_up": ["test_tiletum_set_up.py"],
    "dealing": ["test_tiletum_set_up.py"],
    "sorting": ["test_tiletum_turns.py"],
    "state": ["test_tiletum_notation.py"],
    "stock": ["test_tiletum_household.py"],
    "tasks": ["test_tiletum_tasks.py", "test_tiletum_cardinal_deeds.py"],
    "tiles": ["test_tiletum_challenges.py", "test_tiletum_cardinal_deeds.py"],
    "tellers": ["test_tiletum_narration.py"],
    "telling": ["test_tiletum_narration.py"],
    "tiletum_rules": ["test_tiletum_set_up.py"],
    "tracks": ["test_tiletum_rounds.py"],
}


# What Tiletum brings to be proven: its set-ups and goldens; it hides nothing but luck (T-115).


def solo(level: str, seat: int, expansions: tuple[str, ...] = ()) -> Options:
    """Return a game against the Cardinal on a seat."""
    return Options(TITLE, SOLO_SEATS, EDITIONS[0], expansions, (level,), seat)


def set_ups() -> tuple[list[Options], list[Options]]:
    """Return the set-ups for 2 to 4 players, and those against the Cardinal."""
    against = [
        solo(level, seat, expansions)
        for level, seat, expansions in product(LEVELS, range(SOLO_SEATS), subsets(EXPANSIONS))
    ]
    return every_mix_of(title(TITLE)), against


PROOFS = Proofs(
    title=title(TITLE),
    automa_options=LEVELS,
    set_ups=set_ups,
    more_cases=(
        Case(solo("normal", 1)),
        Case(solo("hard", 0)),
        Case(solo("normal", 1, (SILVER,))),
        Case(solo("hard", 0, (SILVER,))),
    ),
    more_leak_cases=tuple(  # each expansion alone
        Case(Options(TITLE, seats, EDITIONS[0], (word,)))
        for word, seats in zip(EXPANSIONS, SEAT_COUNTS, strict=False)
    ),
    counted={
        **{str(seats): str(seats) for seats in SEAT_COUNTS},
        **{f"{seats}+{SILVER}": f"{seats}+{SILVER}" for seats in SEAT_COUNTS},
        "solo1+normal": "solo1+normal",
        "solo0+hard": "solo0+hard",
        f"solo1+hard+{SILVER}": f"solo1+hard+{SILVER}",
    },
    playthroughs=(
        *(Playthrough(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in (1, 2)),
        Playthrough("2-first", f"2+{FIRST_GAME}", 3),
        *(Playthrough(f"solo-{level}", f"solo1+{level}", 4) for level in LEVELS),
        *(Playthrough(f"{seats}-{SILVER}", f"{seats}+{SILVER}", 5) for seats in SEAT_COUNTS),
        Playthrough(f"2-{SILVER}-first", f"2+{SILVER}+{FIRST_GAME}", 6),
        *(Playthrough(f"solo-{n}-{SILVER}", f"solo1+{n}+{SILVER}", 7) for n in LEVELS),
    ),
    tests_of=TESTS_OF,
    second_opinions=(SecondOpinion(matches_of, disagreements, ways, EDITIONS[0]),),
)
