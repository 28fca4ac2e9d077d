"""One game played by engine and oracle side by side, compared after every move."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tools.proof.opinions.agreement import unlike_answers
from tools.proof.opinions.documents import unlike_documents
from tools.titles.brass.oracle.engine_side import EngineSide
from tools.titles.brass.oracle.oracle import Oracle
from tools.titles.brass.oracle.random_play import choose
from tools.titles.brass.oracle.set_up import faults_of_deal
from tools.titles.brass.oracle.twists import TWISTS
from tools.titles.brass.oracle.writing import as_seen_by, as_text

TWIST_AT_MOST_AFTER = 60
LOOK_EVERY = 12
NAMES = {"player": "colour", "counter": "at", "link": "line"}


@dataclass(frozen=True)
class Match:
    """What makes a compared game repeatable; `twists` change a position on the way."""

    players: int
    seed: int
    mood: str
    expansions: tuple[str, ...] = ()
    twists: tuple[str, ...] = ()


def disagreements(match: Match) -> list[str]:
    """What the two disagree about at the first step at which they do; empty when they never do."""
    random = Random(match.seed)
    engine = EngineSide.deal(match.players, match.seed, match.expansions)
    oracle = Oracle.from_position(engine.document())
    found = [f"the deal: not so: {fault}" for fault in faults_of_deal(engine.document())]
    twist_at = random.randrange(TWIST_AT_MOST_AFTER) if match.twists else None
    step, played = 0, "the deal"
    while not found:
        if twist_at is not None and step >= twist_at and oracle.table.phase == "actions":
            twist_at, played = None, "a twist"
            text = twisted(oracle.document(), match, random)
            engine = EngineSide.read(text)
            oracle = Oracle.from_position(engine.document())
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


def twisted(position: dict[str, Any], match: Match, random: Random) -> str:
    """A position that the box could hold, with what the twists change."""
    for twist in match.twists:
        TWISTS[twist](position, random)
    return as_text({"seed": match.seed, **position})


def differences_between(engine: EngineSide, oracle: Oracle) -> list[str]:
    """Moves only one allows, odds that differ, and everything in which the positions differ."""
    return unlike_answers(engine, oracle) + unlike_documents(
        engine.document(), oracle.document(), NAMES
    )


def unlike_views(engine: EngineSide, oracle: Oracle) -> list[str]:
    """B-17.1: what seats may know, by the engine and by the text."""
    document = oracle.document()
    return [
        f"seen by {colour}: {difference}"
        for seat, colour in enumerate(oracle.table.players)
        for difference in unlike_documents(
            engine.seen_by(seat), as_seen_by(document, colour), NAMES
        )
    ]
