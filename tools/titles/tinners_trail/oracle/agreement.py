"""One game played by engine and oracle side by side, compared after every move."""

from dataclasses import dataclass
from random import Random

from .comparison import same_position
from .engine_side import EngineSide
from .oracle import Oracle
from .random_play import choose
from .scarcity import make_scarce

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
        if oracle.table.phase == "over":
            return []
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1


def differences(engine: EngineSide, oracle: Oracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    found = only_one_allows(set(engine.moves()), set(oracle.moves()))
    if not found and oracle.table.to_move == "luck":
        found = unequal_odds(engine.weights(), oracle.weights())
    return found + same_position(engine.document(), oracle.document())


def only_one_allows(engine: set[str], oracle: set[str]) -> list[str]:
    """Moves that are legal for one of them alone."""
    return [
        *(f"only the engine allows {text!r}" for text in sorted(engine - oracle)),
        *(f"only the oracle allows {text!r}" for text in sorted(oracle - engine)),
    ]


def unequal_odds(engine: dict[str, int], oracle: dict[str, int]) -> list[str]:
    """Outcomes whose share of all weights differs."""
    all_engine, all_oracle = sum(engine.values()), sum(oracle.values())
    return [
        f"{text!r} has odds {engine[text]} in {all_engine}, not {oracle[text]} in {all_oracle}"
        for text in sorted(oracle)
        if engine[text] * all_oracle != oracle[text] * all_engine
    ]
