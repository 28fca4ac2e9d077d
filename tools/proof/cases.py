"""The cases of the contract tests: many set-ups of every title."""

from game.engine.title import Title
from tools.proof.proofs import TITLE_NAMES, load_proofs

PROOFS = {name: load_proofs(name) for name in TITLE_NAMES}
SHELF: dict[str, Title] = {name: proofs.title for name, proofs in PROOFS.items()}
PLAIN_CASES = tuple(case for proofs in PROOFS.values() for case in proofs.plain_cases)
CASES = tuple(case for proofs in PROOFS.values() for case in proofs.cases)
LEAK_CASES = tuple(case for proofs in PROOFS.values() for case in proofs.leak_cases)
