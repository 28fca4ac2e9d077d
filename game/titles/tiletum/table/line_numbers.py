"""The order of the lines of the action sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.engine.move import Move
from game.titles.tiletum.table.move_targets import REFRESH_OFFER_TARGET

KEY_COUNT_BY_TARGET_FAMILY: Final = {
    "offer": 5,
    "give": 5,
    "good": 5,
    "building": 6,
    "store": 4,
}
"""What has a number of its own, and how many there are: it is listed in the order of these."""
BUILDING_PREFIX: Final = "building:"
LAST_LINE_NUMBER: Final = 10
"""The number of digit keys, and of what deals a new offer, which is listed last."""


class NumberedLine(Protocol):
    """The part of a line that its number depends on."""

    @property
    def target(self) -> str:
        """The target that picking the line picks, "" for a whole move."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are left once the line is picked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineNumbering:
    """Ranks the lines of one list. A line has the number of its object, such as a good; a line
    without an object takes the next unused number.

    `listed_targets` are the targets of each listed move, `targets_by_code` those of every move by
    its code, and `key_number_by_target` the numbers of objects by name. With
    `is_store_after_offers` the numbers of the storehouse follow those of the offers.
    """

    listed_targets: Sequence[tuple[str, ...]]
    targets_by_code: Mapping[int, tuple[str, ...]]
    picked_targets: Sequence[str]
    key_number_by_target: Mapping[str, int]
    is_store_after_offers: bool

    def ranks(self, lines: Sequence[NumberedLine]) -> tuple[int, ...]:
        """Return the rank of each line, by which the list is sorted; ranks need not follow one
        another."""
        own = self.object_number_of_each_line(lines)
        families = {self._distinguishing_target_of_line(line).partition(":")[0] for line in lines}
        reserved = max(
            (KEY_COUNT_BY_TARGET_FAMILY.get(family, 0) for family in families), default=0
        )
        if self.is_store_after_offers:
            reserved = KEY_COUNT_BY_TARGET_FAMILY["offer"]
        wanted = [*range(reserved + 1, LAST_LINE_NUMBER + 1), *range(1, reserved + 1)]
        wanted += range(LAST_LINE_NUMBER + 1, LAST_LINE_NUMBER + len(lines) + 1)
        rest = (number for number in wanted if number not in own)
        return tuple(number or next(rest) for number in own)

    def key_numbers(self, lines: Sequence[NumberedLine], first_number: int) -> list[int]:
        """Return the number of each line's key: that of its building if the lines are buildings,
        otherwise numbers counted up from `first_number`."""
        names = [self._building_of_line(line) for line in lines]
        numbers = [self.key_number_by_target.get(name, 0) for name in names]
        return (
            numbers
            if lines and all(numbers)
            else list(range(first_number, first_number + len(lines)))
        )

    def _building_of_line(self, line: NumberedLine) -> str:
        """Return the building that distinguishes a line from the others; if only one move is
        listed, the building among the move's targets. Return "" if there is no such building."""
        if len(self.listed_targets) > 1:
            name = self._distinguishing_target_of_line(line)
            return name if name.startswith(BUILDING_PREFIX) else ""
        names = self.targets_by_code[line.moves[0].code]
        return next((name for name in names if name.startswith(BUILDING_PREFIX)), "")

    def object_number_of_each_line(self, lines: Sequence[NumberedLine]) -> list[int]:
        """Return the number of each line's object, 0 if it has none."""
        return [self._object_number_of_line(line) for line in lines]

    def _object_number_of_line(self, line: NumberedLine) -> int:
        name = self._distinguishing_target_of_line(line)
        if name == REFRESH_OFFER_TARGET:
            return LAST_LINE_NUMBER
        number = self.key_number_by_target.get(name, 0)
        in_store = name.startswith("store:") and self.is_store_after_offers
        return number + KEY_COUNT_BY_TARGET_FAMILY["offer"] if number and in_store else number

    def _distinguishing_target_of_line(self, line: NumberedLine) -> str:
        """Return the first target of a line that has a number, is not picked yet and is not shared
        by all listed moves; "" if there is none."""
        alike = set.intersection(*map(set, self.listed_targets))
        names = (line.target,) if line.target else self.targets_by_code[line.moves[0].code]
        apart = [name for name in names if name not in self.picked_targets and name not in alike]
        numbered = (
            name
            for name in apart
            if name == REFRESH_OFFER_TARGET or name.partition(":")[0] in KEY_COUNT_BY_TARGET_FAMILY
        )
        return next(numbered, "")
