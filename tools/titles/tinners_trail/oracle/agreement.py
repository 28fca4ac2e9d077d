"""One game played by engine and oracle side by side, compared after every move."""

from dataclasses import dataclass
from random import Random

from tools.proof.opinions.agreement import unlike_answers
from tools.titles.tinners_trail.oracle.comparison import same_position
from tools.titles.tinners_trail.oracle.engine_side import EngineSide
from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.random_play import choose
from tools.titles.tinners_trail.oracle.scarcity import make_scarce

SOON = 25


@dataclass(frozen=True)
class Match:
    """What makes a compared game repeatable; 1 player plays against Lord Wallace."""

    players: int
    seed: int
    mood: str
    scarce: bool = False
    expansions: tuple[str, ...] = ()
    difficulty: tuple[str, ...] = ()


def disagreements(match: Match) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    engine = EngineSide.deal(match.players, match.seed, match.expansions, match.difficulty)
    oracle = Oracle.from_position(engine.document())
    scarce_from = random.randrange(SOON) if match.scarce else None
    step, played = 0, "the deal"
    while True:
        if scarce_from is not None and step >= scarce_from and oracle.table.phase == "actions":
            scarce_from = None
            engine = EngineSide.read(make_scarce(engine.text(), random))
            oracle = Oracle.from_position(engine.document())
        found = differences(engine, oracle)
        if found:
            return [f"{match}, step {step}, after {played}: {difference}" for difference in found]
        if oracle.is_over:
            return []
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1


def differences(engine: EngineSide, oracle: Oracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    return unlike_answers(engine, oracle) + same_position(engine.document(), oracle.document())
