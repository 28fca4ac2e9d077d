"""Wrong rules, planted one at a time, and which nets catch them."""

import sys
from collections.abc import Callable
from typing import Any, Final

from game.engine.title import Options
from game.engine.watched_play import check_games
from game.titles.tinners_trail.rules import (
    auction,
    building,
    developments,
    extraction,
    investing,
    legal_actions,
    legal_answers,
    ranking,
    taking_ore,
    turns,
)
from game.titles.tinners_trail.rules.invariants.kinds import INVARIANT_TEXTS
from tools.playthrough import playthrough_folder, replay_playthrough
from tools.proof.oracles import ComparedGame
from tools.proof.set_up_names import game_from_name
from tools.titles.tinners_trail.oracle.games import ORACLE

NOTHING: Final = "nothing"
GAMES_UNDER_THE_LAWS: Final = 40
GAMES_BESIDE_THE_ORACLE: Final = 10
SET_UP: Final = "tinners-trail:3"

CAPACITY: Final = extraction.mine_capacity_without_pieces
IS_AHEAD: Final = ranking.is_ranked_ahead
SPEND_WORK: Final = turns.spend_work_points


def plant(module: Any, name: str, fault: Any) -> None:
    """Put a fault in the place of what a module has under that name."""
    if not hasattr(module, name):
        raise AttributeError(f"{module.__name__} has no {name}")
    setattr(module, name, fault)


def no_water_rises() -> None:
    """X-4 is forgotten: an extraction adds no water."""
    plant(taking_ore, "WATER_ADDED_BY_EXTRACTION", 0)


def capacity_is_one_too_large() -> None:
    """X-2 is off by one."""
    for module in (extraction, legal_actions):
        plant(module, "mine_capacity_without_pieces", lambda st, owner: CAPACITY(st, owner) + 1)


def minimum_bid_ignores_the_passed() -> None:
    """A-3 is wrong: the passed raise no minimum."""
    for module in (auction, legal_actions):
        plant(module, "minimum_opening_bid", lambda _st: auction.BASE_MINIMUM_BID_POUNDS)


def ports_remove_no_water() -> None:
    """D-3 is forgotten."""
    plant(building, "WATER_REMOVED_BY_PORT", 0)


def ties_go_to_the_poorer() -> None:
    """R-4 is turned round: with equal points less money is ahead."""

    def poorer_first(st: Any, seat: int, other: int) -> bool:
        if st.points[seat] != st.points[other] or st.money[seat] == st.money[other]:
            return bool(IS_AHEAD(st, seat, other))
        return bool(st.money[seat] < st.money[other])

    plant(ranking, "is_ranked_ahead", poorer_first)


def markers_go_above() -> None:
    """T-2 is wrong: a marker that arrives later acts first."""

    def above(st: Any, seat: int, work: int) -> None:
        SPEND_WORK(st, seat, work)
        for other in range(int(st.seats)):
            if other != seat and st.column[other] == st.column[seat]:
                st.depth[other] += 1
        st.depth[seat] = 0

    for module in (taking_ore, developments, auction):
        plant(module, "spend_work_points", above)


def fives_are_worth_nothing() -> None:
    """I-2 is wrong: only whole tens can be invested."""
    plant(legal_answers, "INVESTMENT_STEP_POUNDS", 10)
    plant(investing, "INVESTMENT_STEP_POUNDS", 10)


FAULTS: Final[dict[str, Callable[[], None]]] = {
    fault.__name__: fault
    for fault in (
        no_water_rises,
        capacity_is_one_too_large,
        minimum_bid_ignores_the_passed,
        ports_remove_no_water,
        ties_go_to_the_poorer,
        markers_go_above,
        fives_are_worth_nothing,
    )
}


def found_by_laws() -> str:
    """Return the law that random games break."""
    rules = game_from_name(SET_UP).rules
    watch = check_games(rules, 0, GAMES_UNDER_THE_LAWS)
    return watch.broken_invariant if watch.broken_invariant in INVARIANT_TEXTS else NOTHING


def found_by_oracle() -> str:
    """Return the first thing on which the oracle disagrees."""
    for seed in range(GAMES_BESIDE_THE_ORACLE):
        mood = "engineer" if seed % 2 else "miner"
        found = ORACLE.disagreements(ComparedGame(Options("tinners-trail", 3), seed, mood))
        if found:
            return found[0]
    return NOTHING


def found_by_golden() -> str:
    """Return the first playthrough that does not come out as it was written."""
    for file in sorted(playthrough_folder("tinners-trail").glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        if replay_playthrough(text) != text:
            return file.name
    return NOTHING


def main(name: str) -> None:
    """Plant the fault and let every net look for it."""
    FAULTS[name]()
    print("laws:", found_by_laws())
    print("oracle:", found_by_oracle())
    print("golden:", found_by_golden())


if __name__ == "__main__":
    main(sys.argv[1])
