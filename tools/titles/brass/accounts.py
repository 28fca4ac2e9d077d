"""What is counted in games of Brass between equals: eras, sources of points, counters, loans."""

from collections.abc import Mapping
from typing import cast

from game.engine.rules import State
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.kinds import EMPTY, LEVEL_COUNT, RAIL_ERA
from game.titles.brass.rules.state import BrassState
from tools.contest.accounts import Accounts, CountedEvent

COUNTER = "{card} of level {level}"


def stage_of(state: State) -> int:
    """Return 0 in the canal era, 1 in the rail era."""
    return int(cast("BrassState", state).era == RAIL_ERA)


def at_the_end(state: State, seat: int) -> Mapping[str, int]:
    """Return a seat's money, income, links, and counters that were not flipped by industry, and the
    number of empty spaces, at the end of a game."""
    st = cast("BrassState", state)
    own = [space for space in range(int(st.board.space_count)) if st.owner[space] == seat]
    idle = [int(st.counter[space]) // LEVEL_COUNT for space in own if st.flipped[space] == 0]
    return {
        "pounds left": int(st.money[seat]),
        "income": int(st.board.income_pounds_of_space[st.income[seat]]),
        "links": sum(st.link[line] == seat for line in range(int(st.board.line_count))),
        **{f"{name} not flipped": idle.count(at) for at, name in enumerate(INDUSTRY_NAMES)},
        "spaces empty": sum(owner == EMPTY for owner in st.owner),
    }


def accounts() -> Accounts:
    """Return the definition of what is counted in games of Brass, for `tools/arena.py equals`."""
    return Accounts(
        stages=("canals", "rails"),
        stage_of=stage_of,
        sources={
            "link-scored": "links",
            "counter-scored": "counters",
            "money-scored": "money",
            "forfeited": "debts",
        },
        taking=frozenset({"forfeited"}),
        counted=(
            CountedEvent("built", "counters built", COUNTER),
            CountedEvent("developed", "counters developed", COUNTER),
            CountedEvent("borrowed", "actions", "loans"),
            CountedEvent("passed", "actions", "passes"),
            CountedEvent("dug-canal", "actions", "canals"),
            CountedEvent("laid-rail", "actions", "rails"),
            CountedEvent("sold-to-port", "sales", "to a port"),
            CountedEvent("sold-to-market", "sales", "to the distant market"),
            CountedEvent("market-closed", "sales", "lost, the market closed"),
            CountedEvent("flipped", "sales", "counters flipped"),
            CountedEvent("borrowed", "pounds", "borrowed", "pounds"),
            CountedEvent("collected", "pounds", "income", "pounds"),
            CountedEvent("owed", "pounds", "income owed", "pounds"),
            CountedEvent("delivered", "pounds", "for coal and iron", "pounds"),
        ),
        at_the_end=at_the_end,
    )
