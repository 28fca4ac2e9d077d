"""What a seat of Lanterns may not know: the others' candles and stakes."""

from game.engine.luck import Luck
from game.engine.rules import State
from tests.titles.lanterns.rules import CANDLES, FACES, NO_STAKE, USED, LanternsState


def deal_hidden(twin: State, seat: int, luck: Luck) -> None:
    """Give the others any candles and stakes."""
    assert isinstance(twin, LanternsState)
    for other in range(int(twin.seats)):
        if other == seat:
            continue
        for slot in range(other * CANDLES, (other + 1) * CANDLES):
            if twin.candle[slot] != USED:
                twin.candle[slot] = 1 + luck.draw_below(FACES)
        if twin.stake[other] != NO_STAKE:
            twin.stake[other] = 1 + luck.draw_below(FACES)


def show_revealed(before: State, after: State, twin: State, seat: int) -> None:
    """When all have staked the candles are shown: points tell of them."""
    assert isinstance(before, LanternsState)
    assert isinstance(after, LanternsState)
    assert isinstance(twin, LanternsState)
    if after.round != before.round:
        for other in range(int(before.seats)):
            if before.stake[other] != NO_STAKE:
                twin.stake[other] = before.stake[other]
