"""The boards: wheel, dice, king track, fairs, start and player boards (T-106, T-109, T-110)."""

from collections.abc import Sequence
from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import Fairs as FairsOfTheBox
from game.titles.tiletum.rules.kinds import TURNS_PER_ROUND

LARGEST_NUMBER: Final = 99
SEAT_COUNT_COLUMN_COUNT: Final = 3  # with 2, 3 and 4 seats
BUILDING_COUNT: Final = 6
TOKEN_COUNT: Final = 6
STOREHOUSE_SPACE_COUNT: Final = 4
MAX_ROOMS_OF_BUILDING: Final = 3
ROUND_COUNT: Final = 4
Spaces = tuple[components.TiletumSpace, ...]


def read_wheel(fields: TomlFields) -> components.Wheel:
    """Return the action wheel, the numbers of dice and the corruption tokens; raise Unreadable
    unless each action is on the wheel once and the bag has enough dice."""
    actions = fields.word_list("wheel", components.WHEEL_ACTION_NAMES, "actions")
    if len(actions) != len(components.WHEEL_ACTION_NAMES):
        allowed = f"each of {word_list_for_message(components.WHEEL_ACTION_NAMES)}"
        raise fields.field_error("wheel", f"is {value_for_message(actions)}", allowed)
    dice = fields.table("dice")
    in_bag, drawn = (
        dice.integers(key, 1, LARGEST_NUMBER, SEAT_COUNT_COLUMN_COUNT)
        for key in ("in_bag", "drawn")
    )
    dice.check_no_unknown_keys()
    for there, most in zip(drawn, in_bag, strict=True):
        if there > most * len(components.GOOD_NAMES):
            raise dice.field_error(
                "drawn", f"is {there}", f"at most {most * len(components.GOOD_NAMES)}"
            )
    corruption = fields.integers("corruption", 0, LARGEST_NUMBER, TOKEN_COUNT)
    return components.Wheel(tuple(actions), in_bag, drawn, corruption)


def read_king_track(fields: TomlFields, corruption_tokens: tuple[int, ...]) -> components.KingTrack:
    """Return the king track; raise Unreadable unless it reaches as far down as the highest
    corruption of a round."""
    entry = fields.table("king")
    track = entry.read_and_check_all_known(
        lambda entry: components.KingTrack(
            entry.integer("lowest", -LARGEST_NUMBER, 0),
            entry.integer("highest", 1, LARGEST_NUMBER),
            entry.integer("last_round", 0, LARGEST_NUMBER),
        )
    )
    dearest = sum(sorted(corruption_tokens)[-TURNS_PER_ROUND:])
    if track.lowest_space > -dearest:
        raise entry.field_error(
            "lowest", f"is {track.lowest_space}", f"at most -{dearest}, to allow for corruption"
        )
    return track


def read_start_possessions(entry: TomlFields, spaces: Spaces) -> components.StartPossessions:
    """Return the goods, pieces and start town of every seat, and the extra gold by place in the
    turn order; raise Unreadable for a wrong number or town."""
    goods = entry.table("goods")
    found = tuple(goods.integer(word, 0, LARGEST_NUMBER) for word in components.GOOD_NAMES)
    goods.check_no_unknown_keys()
    return components.StartPossessions(
        found,
        entry.integers("gold_by_order", 0, LARGEST_NUMBER, 4),
        entry.integer("houses", 0, LARGEST_NUMBER),
        entry.integer("pillars", 0, LARGEST_NUMBER),
        entry.integer("storehouse", STOREHOUSE_SPACE_COUNT, STOREHOUSE_SPACE_COUNT),
        entry.choice("town", [space.name for space in spaces if space.house_slots]),
    )


def read_player_board(entry: TomlFields, crest_count: int) -> components.PlayerBoard:
    """Return the player board; raise Unreadable unless it has as many crest gains and contract
    spaces as buildings."""
    gains = [str(gain) for gain in entry.unchecked_list("crest_gains", "gains")]
    if len(gains) != BUILDING_COUNT or not all(map(is_valid_gain, gains)):
        raise entry.field_error(
            "crest_gains", f"is {word_list_for_message(gains)}", f"{BUILDING_COUNT} gains"
        )
    return components.PlayerBoard(
        entry.integers("rooms", 1, MAX_ROOMS_OF_BUILDING, BUILDING_COUNT),
        entry.integers("markers", 0, LARGEST_NUMBER, BUILDING_COUNT),
        entry.integers("crest_food", 0, LARGEST_NUMBER, crest_count),
        tuple(gains),
        entry.integer("contract_spaces", BUILDING_COUNT, BUILDING_COUNT),
    )


def require_all_known_entries_in_order(
    fields: TomlFields, key: str, entries: Sequence[str], known_entries: Sequence[str]
) -> None:
    """Raise Unreadable for `key` unless `entries` has exactly the entries of `known_entries` in
    their order."""
    if [*entries] != [*known_entries]:
        raise fields.field_error(
            key, "leaves one out or is out of order", word_list_for_message(known_entries)
        )


def is_valid_gain(text: str) -> bool:
    """Return whether a text is a gain that `parse_gain_parts` can read."""
    try:
        components.parse_gain_parts(text)
    except ValueError:
        return False
    return True


def read_fairs(fields: TomlFields, spaces: Spaces) -> FairsOfTheBox:
    """Return the fairs with their points, and the towns that may have one; raise Unreadable if
    a fair is missing or there are too few towns."""
    names = [space.name for space in spaces if space.can_hold_fair]
    first = fields.choice("first_town", names)
    towns = fields.word_list("towns", [name for name in names if name != first], "towns")
    worth = fields.read_each_table(
        "fair",
        lambda entry: (
            entry.choice("name", components.BASE_FAIR_KINDS),
            entry.integer("points", 1, LARGEST_NUMBER),
        ),
    )
    require_all_known_entries_in_order(
        fields, "fair", [name for name, _ in worth], components.BASE_FAIR_KINDS
    )
    if len(towns) < ROUND_COUNT - 1:
        raise fields.field_error("towns", f"has {len(towns)}", f"at least {ROUND_COUNT - 1}")
    return FairsOfTheBox(
        worth, first, tuple(towns), fields.integers("board", 0, LARGEST_NUMBER, ROUND_COUNT)
    )
