"""One game played by engine and oracle side by side, compared after every move."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tools.proof.opinions.agreement import unlike_answers, unlike_documents
from tools.titles.tiletum.oracle.engine_side import TiletumOracleEngineSide
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.random_play import choose
from tools.titles.tiletum.oracle.reading import read
from tools.titles.tiletum.oracle.set_up import new_position
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.twists import TWISTS
from tools.titles.tiletum.oracle.writing import as_text, write

NAMES = {"player": "colour"}


@dataclass(frozen=True)
class TiletumOracleMatch:
    """What makes a compared game repeatable; `cardinal` is his level, empty without him.

    `twists` change the position before its first move.
    """

    players: int
    seed: int
    mood: str
    expansions: tuple[str, ...] = ()
    cardinal: str = ""
    twists: tuple[str, ...] = ()


def disagreements(match: TiletumOracleMatch) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    dealt = twisted(match, random)
    engine = TiletumOracleEngineSide.read(as_text({"seed": match.seed, **dealt}))
    oracle = TiletumOracle.from_position(dealt)
    step, played = 0, "the deal"
    while True:
        found = differences_between(engine, oracle)
        found += [f"not whole: {fault}" for fault in faults(oracle.table)]
        if oracle.is_over or found:
            break
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1
    return [f"{match}, step {step}, after {played}: {difference}" for difference in found]


def twisted(match: TiletumOracleMatch, random: Random) -> dict[str, Any]:
    """A new game, or an odd position the box could hold."""
    dealt = new_position(match.players, match.seed, match.expansions, match.cardinal)
    table = read(dealt)
    for twist in match.twists:
        TWISTS[twist](table, random)
    return write(table)


def differences_between(engine: TiletumOracleEngineSide, oracle: TiletumOracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    found = unlike_documents(engine.document(), oracle.document(), NAMES)
    return found + unlike_answers(engine, oracle)
