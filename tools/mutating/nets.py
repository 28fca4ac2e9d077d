"""Which nets a mutant has to pass: quick games first, then the tests that speak of its file."""

from pathlib import Path

from game.engine.watched_play import watch_games
from tools.mutating.mutants import TOP
from tools.soaking import lawful, reloading
from tools.soaking.set_ups import game_of, read_name
from tools.soaking.work import Piece
from tools.titles.tinners_trail.oracle.agreement import disagreements
from tools.titles.tinners_trail.oracle.matches import (
    COMBINATIONS,
    against_lord_wallace,
    with_expansions,
)

ALL = "arsenic+emigration+kickstarter-tiles+kickstarter-cards"
SET_UPS = ("2", "3", "4", f"5+{ALL}", f"2+{ALL}", "solo1", f"solo0+{ALL}+bailing-out+deep-pockets")
GAMES_UNDER_THE_LAWS = 4
ORACLE_SEEDS = (3, 4)
RULES_TESTS = "tests/titles/tinners_trail"
GOLDEN_TESTS = ("tests/golden/test_playthroughs.py", "tests/golden/test_perft.py")
TESTS_OF = {  # the tests for files whose names say something else
    "board": ["components", "test_shape_of_the_game.py", "test_state.py"],
    "actions": ["test_work_track.py", "test_refusals.py"],
    "apply": ["test_work_track.py"],
    "legal": ["test_auctions.py", "test_investing.py"],
    "setup": ["test_set_up.py"],
    "set_up": ["test_set_up.py", "wallace/test_setting_up.py"],
    "hands": ["test_set_up.py", "test_auctions.py"],
    "drafting": ["test_set_up.py"],
    "track": ["test_work_track.py"],
    "mining": ["test_extraction.py"],
    "looking": ["test_end_of_round.py", "test_auctions.py"],
    "seat_sets": ["test_end_of_round.py"],
    "benefits": ["test_mines.py"],
    "drainage": ["test_developments.py"],
    "survey_deck": ["test_two_player_auctions.py"],
    "market": ["test_arsenic_market.py"],
    "view": ["test_imagining.py", "test_narration.py"],
    "trail_rules": ["test_imagining.py", "test_forecast.py", "test_work_track.py"],
    "table_view": [
        "test_narration.py",
        "test_reasons.py",
        "test_imagining.py",
        "test_steam_pumps.py",
    ],
    "expansion_view": ["test_expansion_narration.py"],
    "narrate": ["test_narration.py", "test_words.py", "test_expansion_narration.py"],
    "narrate_phases": ["test_narration.py", "wallace/test_money.py"],
    "narrate_arsenic": ["test_expansion_narration.py", "wallace/test_arsenic_and_tiles.py"],
    "reasons": ["test_reasons.py", "test_refusals.py"],
    "changes": ["test_narration.py", "test_expansion_narration.py", "wallace/test_telling.py"],
}


def what_games_find() -> str:
    """Return what random games show to be wrong, "" when nothing is."""
    for set_up in SET_UPS:
        rules = game_of(read_name(set_up)).rules
        watch = watch_games(rules, 0, GAMES_UNDER_THE_LAWS)
        if watch.law:
            return f"laws, {set_up}"
    for seed in ORACLE_SEEDS:
        for number in range(0, len(COMBINATIONS), 5):
            for match in (
                with_expansions(seed, number, 2 + (seed + number) % 4, scarce=seed % 2 == 1),
                against_lord_wallace(seed, number, scarce=False),
            ):
                if disagreements(match):
                    return "oracle"
    for set_up in (SET_UPS[3], SET_UPS[6]):
        for soak in (reloading, lawful):
            if soak.play(Piece(0, set_up, 1, 1)).failure:
                return f"contract, {set_up}"
    return ""


def tests_for(file: str) -> list[str]:
    """Return the test files that speak of a file of rules or records."""
    path = Path(file)
    if "records" in path.parts:
        own = TOP / "tests" / "records" / f"test_{path.stem}.py"
        accidents = ["tests/crash/test_accidents.py", "tests/crash/test_kills.py"]
        return [str(own)] * own.is_file() + ["tests/records", "tests/match", *accidents]
    folder = TOP / RULES_TESTS
    named = [folder / name for name in TESTS_OF.get(path.stem, TESTS_OF.get(_stem(path), []))]
    words = path.stem.split("_")
    named += [found for found in folder.glob("test_*.py") if any(w in found.stem for w in words)]
    if "wallace" in file:
        named.append(folder / "wallace")
    named += [TOP / name for name in GOLDEN_TESTS]
    return [str(found) for found in dict.fromkeys(named) if found.exists()]


def _stem(path: Path) -> str:
    return path.stem.partition("_")[0]
