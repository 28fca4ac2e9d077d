"""One game played by engine and oracle side by side, compared after every move."""

from dataclasses import dataclass
from random import Random
from typing import Any

from game.toml_text import toml_value
from tools.proof.opinions.agreement import unlike_answers
from tools.titles.tinners_trail.oracle_2007.engine_side import Edition2007OracleEngineSide
from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle
from tools.titles.tinners_trail.oracle_2007.random_play import choose
from tools.titles.tinners_trail.oracle_2007.reading import same_position
from tools.titles.tinners_trail.oracle_2007.set_up import faults_of_deal
from tools.titles.tinners_trail.oracle_2007.twists import TWISTS

TWIST_AT_MOST_AFTER = 100
LOOK_EVERY = 12


@dataclass(frozen=True)
class Edition2007OracleMatch:
    """What makes a compared game repeatable; `twists` change a position on the way."""

    players: int
    seed: int
    mood: str
    twists: tuple[str, ...] = ()
    edition: str = "2007"


def disagreements(match: Edition2007OracleMatch) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    engine = Edition2007OracleEngineSide.deal(match.players, match.seed)
    oracle = Edition2007Oracle.from_position(engine.document())
    found = [f"the deal: not so: {fault}" for fault in faults_of_deal(engine.document())]
    twist_at = random.randrange(TWIST_AT_MOST_AFTER) if match.twists else None
    step, played = 0, "the deal"
    while not found:
        if twist_at is not None and step >= twist_at and oracle.table.phase == "actions":
            twist_at, played = None, "a twist"
            text = twisted(oracle.document(), match, random)
            engine = Edition2007OracleEngineSide.read(text)
            oracle = Edition2007Oracle.from_position(engine.document())
        found = differences_between(engine, oracle)
        if step % LOOK_EVERY == 0 or oracle.is_over:
            found += unlike_views(engine, oracle)
        if oracle.is_over or found:
            break
        played = choose(oracle.moves(), random, match.mood)
        engine.play(played)
        oracle.play(played)
        step += 1
    return [f"{match}, step {step}, after {played}: {difference}" for difference in found]


def twisted(position: dict[str, Any], match: Edition2007OracleMatch, random: Random) -> str:
    """A position that the box could hold, with what the twists change."""
    for twist in match.twists:
        TWISTS[twist](position, random)
    return as_text({"seed": match.seed, **position})


def as_text(position: dict[str, Any]) -> str:
    """The position as TOML."""
    lists = ("player", "area")
    lines = [f"{key} = {toml_value(value)}" for key, value in position.items() if key not in lists]
    for key in lists:
        for entry in position.get(key, []):
            lines += ["", f"[[{key}]]"]
            lines += [f"{name} = {toml_value(value)}" for name, value in entry.items()]
    return "\n".join(lines) + "\n"


def differences_between(
    engine: Edition2007OracleEngineSide, oracle: Edition2007Oracle
) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    return unlike_answers(engine, oracle) + same_position(engine.document(), oracle.document())


def unlike_views(engine: Edition2007OracleEngineSide, oracle: Edition2007Oracle) -> list[str]:
    """C-19: every seat sees everything but future dice."""
    document = oracle.document()
    return [
        f"seen by {colour}: {difference}"
        for seat, colour in enumerate(oracle.table.seats)
        for difference in same_position(engine.seen_by(seat), document)
    ]
