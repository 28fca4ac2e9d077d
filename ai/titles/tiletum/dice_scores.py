"""What each die promises: its goods, its action with the points left, and the tile beside it."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tiletum.deeds import Deeds
from ai.titles.tiletum.tiles import space_left, tile_worth
from game.engine.cells import i64, vec
from game.engine.moves import first_of, pack, second_of, third_of
from game.engine.rows import zeros
from game.titles.tiletum.rules.dice import FACES, is_covered
from game.titles.tiletum.rules.kinds import (
    EMPTY,
    EXPLORER,
    GOLD,
    GOODS,
    MOST_POINTS_OF_ACTION,
    TAKE_DIE,
)
from game.titles.tiletum.rules.levels import marker_of
from game.titles.tiletum.rules.paying import as_gold, price_of_change
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, goods_of

UNSEEN: Final = -1
LAST_SPACE: Final = 60  # cents the last free space of the storehouse is worth
STEP_SYMBOL: Final = 60
MOST_CHANGE: Final = 4  # gold a quick player pays to change a die


@final
class DiceScores:
    """The promises of the six values of a die, for the seat of the deeds."""

    def __init__(self, deeds: Deeds) -> None:
        """Read the same outlook as everything else."""
        self.deeds: Deeds = deeds
        self.by_value: vec[i64] = zeros(FACES + 1)  # cents of the action of each value
        self.room: i64 = 0

    def forget(self) -> None:
        """Another position: nothing is known of the values."""
        for value in range(1, FACES + 1):
            self.by_value[value] = UNSEEN

    def score(self, st: TiletumState, move: i64) -> i64:
        """Return the cents of a die that is taken with a value."""
        old: i64 = second_of(move)
        new: i64 = third_of(move)
        seat: i64 = self.deeds.outlook.seat
        cents: i64 = self.deeds.outlook.needs.worth(first_of(move), new) + self.action(st, new)
        if old != new:
            price: i64 = price_of_change(st, seat, old, new)
            cents -= self.deeds.outlook.needs.cost(st, seat, GOLD, price)
        return cents

    def action(self, st: TiletumState, value: i64) -> i64:
        """Return the cents of the action at a value and the tile beside it."""
        if self.by_value[value] == UNSEEN:
            cents: i64 = self.of_action(st, st.wheel[value - 1], value)
            if st.board.silver > 0 and is_covered(st, value):
                cents = max(cents, self.of_action(st, EXPLORER, value))
            self.by_value[value] = cents
        return self.by_value[value]

    def of_action(self, st: TiletumState, action: i64, value: i64) -> i64:
        """Return the cents of an action with the points a die of the value leaves."""
        seat: i64 = self.deeds.outlook.seat
        points: i64 = MOST_POINTS_OF_ACTION - value + marker_of(st, seat, action)
        cents: i64 = self.deeds.promise(st, action, points)
        tile: i64 = st.lying[st.board.action_spot + action]
        if tile != EMPTY and can_store(st, seat, tile):
            worth: i64 = tile_worth(st, self.deeds.outlook, tile)
            if space_left(st, seat) == 1:
                worth -= LAST_SPACE
            cents += max(worth, 0)
        return cents

    def list_dice(self, st: TiletumState, out: vec[i64]) -> i64:
        """Write the dice worth a look: as they lie, or changed for little gold."""
        seat: i64 = self.deeds.outlook.seat
        gold: i64 = min(goods_of(st, seat, GOLD) + as_gold(st, seat), MOST_CHANGE)
        count: i64 = 0
        for good in range(GOODS):
            for face in range(1, FACES + 1):
                if st.dice[good * FACES + face - 1] == 0:
                    continue
                out[count] = pack(TAKE_DIE, good, face, face)
                count += 1
                if gold < 2:
                    continue
                for new in range(1, FACES + 1):
                    if new != face and price_of_change(st, seat, face, new) <= gold:
                        out[count] = pack(TAKE_DIE, good, face, new)
                        count += 1
        return count
