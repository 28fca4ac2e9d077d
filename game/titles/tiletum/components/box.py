"""What is the same in every game: wheel, dice, king track, start and player boards."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    ACTIONS,
    GOODS,
    KingTrack,
    PlayerBoard,
    Space,
    Start,
    Wheel,
    gain_parts,
)
from game.titles.tiletum.rules.kinds import TURNS

MOST: Final = 99
SET_UPS: Final = 3  # with 2, 3 and 4 seats
BUILDINGS: Final = 6
TOKENS: Final = 6
STOREHOUSE: Final = 4
MOST_ROOMS: Final = 3


def read_wheel(fields: Fields) -> Wheel:
    """Return the wheel; each action stands on it once."""
    actions = fields.words("wheel", ACTIONS, "actions")
    if len(actions) != len(ACTIONS):
        raise fields.refusal("wheel", f"is {shown(actions)}", f"each of {listed(ACTIONS)}")
    dice = fields.table("dice")
    wheel = Wheel(
        tuple(actions),
        dice.wholes("in_bag", 1, MOST, SET_UPS),
        dice.wholes("drawn", 1, MOST, SET_UPS),
        fields.wholes("corruption", 0, MOST, TOKENS),
    )
    dice.finish()
    for in_bag, drawn in zip(wheel.in_bag, wheel.drawn, strict=True):
        if drawn > in_bag * len(GOODS):
            raise dice.refusal("drawn", f"is {drawn}", f"at most {in_bag * len(GOODS)}")
    return wheel


def read_king(fields: Fields, corruption: tuple[int, ...]) -> KingTrack:
    """Return the king track; it reaches down as far as the dearest corruption of a round."""
    entry = fields.table("king")
    track = KingTrack(
        entry.whole("lowest", -MOST, 0),
        entry.whole("highest", 1, MOST),
        entry.whole("last_round", 0, MOST),
    )
    entry.finish()
    dearest = sum(sorted(corruption)[-TURNS:])
    if track.lowest > -dearest:
        raise entry.refusal("lowest", f"is {track.lowest}", f"at most -{dearest}, for corruption")
    return track


def read_start(fields: Fields, spaces: tuple[Space, ...]) -> Start:
    """Return what every seat starts with."""
    entry = fields.table("start")
    goods = entry.table("goods")
    start = Start(
        tuple(goods.whole(word, 0, MOST) for word in GOODS),
        entry.wholes("gold_by_order", 0, MOST, 4),
        entry.whole("houses", 0, MOST),
        entry.whole("pillars", 0, MOST),
        entry.whole("storehouse", STOREHOUSE, STOREHOUSE),
        entry.choice("town", [space.name for space in spaces if space.houses]),
    )
    goods.finish()
    entry.finish()
    return start


def read_board(fields: Fields, crests: int) -> PlayerBoard:
    """Return the player board: as many buildings as crests and contract spaces."""
    entry = fields.table("board")
    gains = [str(gain) for gain in entry.items("crest_gains", "gains")]
    board = PlayerBoard(
        entry.wholes("rooms", 1, MOST_ROOMS, BUILDINGS),
        entry.wholes("markers", 0, MOST, BUILDINGS),
        entry.wholes("crest_food", 0, MOST, crests),
        tuple(gains),
        entry.whole("contract_spaces", BUILDINGS, BUILDINGS),
    )
    entry.finish()
    try:
        parts = [gain_parts(gain) for gain in gains]
    except ValueError as error:
        raise fields.refusal("board", "has a gain that is none", listed(gains)) from error
    if len(parts) != BUILDINGS:
        raise fields.refusal("board", f"has {len(parts)} gains of crests", str(BUILDINGS))
    return board
