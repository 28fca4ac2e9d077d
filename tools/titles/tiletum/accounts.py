"""What is counted in games of Tiletum between equals: rounds, contracts, houses, people."""

from collections.abc import Mapping
from typing import cast

from game.engine.rules import State
from game.titles.tiletum.rules import buildings, fairs, houses_and_pillars, kinds, possessions
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.accounts import Accounts, CountedEvent


def stage_of(state: State) -> int:
    """Return the index of the state's round, from 0."""
    return int(cast("TiletumState", state).round) - 1


def at_the_end(state: State, seat: int) -> Mapping[str, int]:
    """Return the numbers of a seat at the end of a game: its pieces, contracts and buildings, and
    the goods and tiles it did not use."""
    st = cast("TiletumState", state)
    store = [
        st.store[slot]
        for slot in range(
            seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT
        )
    ]
    return {
        "houses": int(houses_and_pillars.count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE)),
        "pillars": int(houses_and_pillars.count_pieces_on_maps(st, seat, kinds.PILLAR_PIECE)),
        "contracts": int(possessions.count_fulfilled_contracts(st, seat)),
        "cathedral tiles": int(fairs.count_cathedral_tiles(st, seat)),
        "crests": int(buildings.count_placed_crests(st, seat)),
        "buildings completed": int(buildings.count_completed_buildings(st, seat)),
        "goods left": int(fairs.count_goods_left(st, seat)),
        "tiles left in the storehouse": sum(tile != kinds.EMPTY for tile in store),
    }


def accounts() -> Accounts:
    """Return the definition of what is counted in games of Tiletum, for `tools/arena.py equals`."""
    return Accounts(
        stages=tuple(f"round {number}" for number in range(1, kinds.ROUND_COUNT + 1)),
        stage_of=stage_of,
        sources={
            "fulfilled": "contracts",
            "contributed": "cathedrals",
            "fair-scored": "fairs",
            "king-scored": "king track",
            "led-at-last": "king track",
            "scored": "gains",
            "buildings-scored": "completed buildings",
            "pieces-scored": "houses times pillars",
            "goods-scored": "goods left",
            "silver-scored": "silver left",
            "levels-scored": "technologies",
        },
        counted=(
            CountedEvent("took-die", "dice", "{card}"),
            CountedEvent("began", "actions", "{card}"),
            CountedEvent("lapsed", "points of action lapsed", "{card}", "ap"),
            CountedEvent("fulfilled", "map and board", "contracts"),
            CountedEvent("contributed", "map and board", "cathedral tiles"),
            CountedEvent("built-house", "map and board", "houses"),
            CountedEvent("built-pillar", "map and board", "pillars"),
            CountedEvent("moved-in", "map and board", "people"),
            CountedEvent("completed", "map and board", "buildings completed"),
            CountedEvent("placed-crest", "map and board", "crests"),
            CountedEvent("used", "map and board", "bonus tiles used"),
            CountedEvent("king-rose", "map and board", "steps on the king track", "steps"),
            CountedEvent("built-mine", "map and board", "mines"),
            CountedEvent("raised-level", "map and board", "levels of technologies"),
        ),
        at_the_end=at_the_end,
    )
