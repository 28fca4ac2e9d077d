"""The boards: wheel, dice, king track, fairs, start and player boards (T-106, T-109, T-110)."""

from collections.abc import Sequence
from typing import Final

from game.files.toml_fields import Fields, listed, shown
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import Fairs as FairsOfTheBox
from game.titles.tiletum.rules.kinds import TURNS

MOST: Final = 99
SET_UPS: Final = 3  # with 2, 3 and 4 seats
BUILDINGS: Final = 6
TOKENS: Final = 6
STOREHOUSE: Final = 4
MOST_ROOMS: Final = 3
ROUNDS: Final = 4
Spaces = tuple[components.TiletumSpace, ...]


def read_wheel(fields: Fields) -> components.Wheel:
    """Return the wheel; each action must be on it once."""
    actions = fields.words("wheel", components.ACTIONS, "actions")
    if len(actions) != len(components.ACTIONS):
        allowed = f"each of {listed(components.ACTIONS)}"
        raise fields.refusal("wheel", f"is {shown(actions)}", allowed)
    dice = fields.table("dice")
    in_bag, drawn = (dice.wholes(key, 1, MOST, SET_UPS) for key in ("in_bag", "drawn"))
    dice.finish()
    for there, most in zip(drawn, in_bag, strict=True):
        if there > most * len(components.GOODS):
            raise dice.refusal("drawn", f"is {there}", f"at most {most * len(components.GOODS)}")
    corruption = fields.wholes("corruption", 0, MOST, TOKENS)
    return components.Wheel(tuple(actions), in_bag, drawn, corruption)


def read_king(fields: Fields, corruption: tuple[int, ...]) -> components.KingTrack:
    """Return the king track; it must reach as far down as the highest corruption of a round."""
    entry = fields.table("king")
    track = entry.finished(
        lambda entry: components.KingTrack(
            entry.whole("lowest", -MOST, 0),
            entry.whole("highest", 1, MOST),
            entry.whole("last_round", 0, MOST),
        )
    )
    dearest = sum(sorted(corruption)[-TURNS:])
    if track.lowest > -dearest:
        raise entry.refusal(
            "lowest", f"is {track.lowest}", f"at most -{dearest}, to allow for corruption"
        )
    return track


def read_start(entry: Fields, spaces: Spaces) -> components.StartPossessions:
    """Return what every seat starts with."""
    goods = entry.table("goods")
    found = tuple(goods.whole(word, 0, MOST) for word in components.GOODS)
    goods.finish()
    return components.StartPossessions(
        found,
        entry.wholes("gold_by_order", 0, MOST, 4),
        entry.whole("houses", 0, MOST),
        entry.whole("pillars", 0, MOST),
        entry.whole("storehouse", STOREHOUSE, STOREHOUSE),
        entry.choice("town", [space.name for space in spaces if space.houses]),
    )


def read_board(entry: Fields, crests: int) -> components.PlayerBoard:
    """Return the player board: as many buildings as crests and contract spaces."""
    gains = [str(gain) for gain in entry.items("crest_gains", "gains")]
    if len(gains) != BUILDINGS or not all(map(is_valid_gain, gains)):
        raise entry.refusal("crest_gains", f"is {listed(gains)}", f"{BUILDINGS} gains")
    return components.PlayerBoard(
        entry.wholes("rooms", 1, MOST_ROOMS, BUILDINGS),
        entry.wholes("markers", 0, MOST, BUILDINGS),
        entry.wholes("crest_food", 0, MOST, crests),
        tuple(gains),
        entry.whole("contract_spaces", BUILDINGS, BUILDINGS),
    )


def require_order(fields: Fields, key: str, found: Sequence[str], known: Sequence[str]) -> None:
    """Raise Unreadable if the entries are not all present in the printed order."""
    if [*found] != [*known]:
        raise fields.refusal(key, "leaves one out or is out of order", listed(known))


def is_valid_gain(text: str) -> bool:
    """Return whether a text is a valid gain."""
    try:
        components.gain_parts(text)
    except ValueError:
        return False
    return True


def read_fairs(fields: Fields, spaces: Spaces) -> FairsOfTheBox:
    """Return the fair tiles, each kind once, and the towns that may have one."""
    names = [space.name for space in spaces if space.fair]
    first = fields.choice("first_town", names)
    towns = fields.words("towns", [name for name in names if name != first], "towns")
    worth = fields.each(
        "fair",
        lambda entry: (entry.choice("name", components.FAIRS), entry.whole("points", 1, MOST)),
    )
    require_order(fields, "fair", [name for name, _ in worth], components.FAIRS)
    if len(towns) < ROUNDS - 1:
        raise fields.refusal("towns", f"has {len(towns)}", f"at least {ROUNDS - 1}")
    return FairsOfTheBox(worth, first, tuple(towns), fields.wholes("board", 0, MOST, ROUNDS))
