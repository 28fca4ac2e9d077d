"""The nets that try to catch a mutant: random games first, then the tests of its file.

This imports all rules, so the mutant has to be installed before.
"""

from pathlib import Path

from tools.mutating.mutants import TOP
from tools.proof.proofs import TITLE_NAMES, Proofs, load_proofs
from tools.proof.set_up_names import set_up_name
from tools.soaking import games, reloading
from tools.soaking.work import WorkPiece

GAMES_UNDER_THE_LAWS = 4
ORACLE_SEEDS = (3, 4)
ORACLE_EVERY = 4  # games of a seed
GOLDEN_TESTS = ("tests/golden/test_playthroughs.py", "tests/golden/test_goldens.py")


def title_of_rules_file(file: str) -> str:
    """Return the title that a file of rules belongs to, "" for the shared engine."""
    folders = {name.replace("-", "_"): name for name in TITLE_NAMES}
    return next((folders[part] for part in Path(file).parts if part in folders), "")


def fault_found_by_games(title: str) -> str:
    """Return what random games of a title show to be wrong, "" if nothing."""
    proofs = load_proofs(title)
    for case in proofs.cases:
        rules = case.game().rules
        if proofs.watch(rules, 0, GAMES_UNDER_THE_LAWS).broken_invariant:
            return f"laws, {case}"
    if not do_oracles_agree(proofs):
        return "oracle"
    for case in (proofs.full_cases or proofs.plain_cases)[-1:] + proofs.more_cases[-1:]:
        for soak in (reloading.play_reloaded, games.play_under_laws):
            if soak(WorkPiece(0, set_up_name(case.options), 1, 1)).failure:
                return f"contract, {case}"
    return ""


def do_oracles_agree(proofs: Proofs) -> bool:
    """Return whether every oracle agrees in some games of every kind."""
    return not any(
        oracle.disagreements(match)
        for oracle in proofs.oracles
        for seed in ORACLE_SEEDS
        for match in proofs.compared_games(oracle, seed)[::ORACLE_EVERY]
    )


def covering_tests(file: str) -> list[str]:
    """Return the tests that cover a file of rules or records, those named after it first."""
    path = Path(file)
    if "records" in path.parts:
        own = TOP / "tests" / "records" / f"test_{path.stem}.py"
        accidents = ["tests/crash/test_crashes.py", "tests/crash/test_kills.py"]
        return [str(own)] * own.is_file() + ["tests/records", "tests/match", *accidents]
    folder = load_proofs(title_of_rules_file(file)).tests
    words = path.stem.split("_")
    rule_tests = sorted(
        folder.glob("test_*.py"), key=lambda found: not any(word in found.stem for word in words)
    )
    named = [folder / part for part in (path.stem, *path.parts) if (folder / part).is_dir()]
    named += [*rule_tests, *(TOP / name for name in GOLDEN_TESTS)]
    return [str(found) for found in dict.fromkeys(named) if found.exists()]
