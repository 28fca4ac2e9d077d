"""Which games are kept as golden playthroughs: every player count, every expansion, solo."""

from dataclasses import dataclass

from game.titles.tinners_trail.notation.offer import (
    ARSENIC,
    EMIGRATION,
    EXPANSIONS,
    KICKSTARTER_CARDS,
    KICKSTARTER_TILES,
    SEAT_COUNTS,
    TITLE,
    WALLACE_OPTIONS,
)

SEEDS = (1, 2, 3)  # of the games without expansions
SEED = 4
RARE = {"5-everything": 31, "solo-look": 27}  # games in which rare moves come up
ALL = "+".join(EXPANSIONS)
HARD = "+".join(word for word in WALLACE_OPTIONS if word != "more-mines")
GENTLE = "+".join(word for word in WALLACE_OPTIONS if word not in HARD.split("+"))
EXPANDED = {  # the end of a file's name, and the set-up
    "2-emigration": f"2+{EMIGRATION}",
    "3-arsenic": f"3+{ARSENIC}",
    "4-kickstarter": f"4+{KICKSTARTER_TILES}+{KICKSTARTER_CARDS}",
    "5-tiles-and-arsenic": f"5+{ARSENIC}+{KICKSTARTER_TILES}",
    **{f"{seats}-everything": f"{seats}+{ALL}" for seats in SEAT_COUNTS},
    "solo": "solo1",
    "solo-look": "solo1",
    "solo-more-mines": f"solo0+{GENTLE}",
    "solo-hard": f"solo1+{HARD}",
    "solo-arsenic": f"solo1+{ARSENIC}",
    "solo-emigration": f"solo0+{EMIGRATION}",
    "solo-everything": f"solo0+{ALL}+{HARD}",
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """One playthrough: its name, set-up and seed."""

    name: str
    set_up: str
    seed: int


def wanted() -> list[Wanted]:
    """Return every playthrough, those without expansions first."""
    plain = [Wanted(str(seats), str(seats), seed) for seats in SEAT_COUNTS for seed in SEEDS]
    return plain + [Wanted(name, set_up, RARE.get(name, SEED)) for name, set_up in EXPANDED.items()]


def file_of(each: Wanted) -> str:
    """Return the name of a playthrough's file."""
    return f"{TITLE}-{each.name}-{each.seed}.txt"
