"""Which nets a mutant has to pass: quick games first, then the tests that speak of its file."""

from pathlib import Path

from tools.mutating.mutants import TOP
from tools.proof.proofs import Proofs
from tools.proof.set_ups import name_of
from tools.proof.titles import NAMES, proofs_of
from tools.soaking import lawful, reloading
from tools.soaking.work import Piece

GAMES_UNDER_THE_LAWS = 4
ORACLE_SEEDS = (3, 4)
ORACLE_EVERY = 9  # games of a seed
GOLDEN_TESTS = ("tests/golden/test_playthroughs.py", "tests/golden/test_perft.py")


def title_with(file: str) -> str:
    """Return the title a file of rules belongs to, "" for one of the platform."""
    folders = {name.replace("-", "_"): name for name in NAMES}
    return next((folders[part] for part in Path(file).parts if part in folders), "")


def what_games_find(title: str) -> str:
    """Return what random games of a title show to be wrong, "" when nothing is."""
    proofs = proofs_of(title)
    for case in proofs.cases:
        rules = case.game().rules
        if proofs.watch(rules, 0, GAMES_UNDER_THE_LAWS).law:
            return f"laws, {case}"
    if not agrees(proofs):
        return "oracle"
    for case in (proofs.full_cases or proofs.plain_cases)[-1:] + proofs.more_cases[-1:]:
        for soak in (reloading, lawful):
            if soak.play(Piece(0, name_of(case.options), 1, 1)).failure:
                return f"contract, {case}"
    return ""


def agrees(proofs: Proofs) -> bool:
    """Whether every second opinion agrees in some games of every kind."""
    return not any(
        opinion.disagreements(match)
        for opinion in proofs.second_opinions
        for seed in ORACLE_SEEDS
        for match in opinion.matches_of(seed)[::ORACLE_EVERY]
    )


def tests_for(file: str) -> list[str]:
    """Return the test files that speak of a file of rules or records."""
    path = Path(file)
    if "records" in path.parts:
        own = TOP / "tests" / "records" / f"test_{path.stem}.py"
        accidents = ["tests/crash/test_accidents.py", "tests/crash/test_kills.py"]
        return [str(own)] * own.is_file() + ["tests/records", "tests/match", *accidents]
    title = title_with(file)
    tests_of, folder = proofs_of(title).tests_of, proofs_of(title).tests
    words = path.stem.split("_")
    about = dict.fromkeys((path.stem, *words, *path.parts))
    named = [folder / name for word in about for name in tests_of.get(word, ())]
    named += [found for found in folder.glob("test_*.py") if any(w in found.stem for w in words)]
    named += [TOP / name for name in GOLDEN_TESTS]
    return [str(found) for found in dict.fromkeys(named) if found.exists()]
