"""The form in which an agent gets its observation: flat or by rows, rotated to its seat, and
bounded."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ai.environments import arrays
from ai.row_descriptions import YES_OR_NO_VALUE_MEANING, RowDescription
from game.engine.title import Game
from game.titles import package_of_title

LOWEST_INT32 = int(np.iinfo(np.int32).min)
HIGHEST_INT32 = int(np.iinfo(np.int32).max)
HEAD_ROW_DESCRIPTIONS = {
    "own_seat": RowDescription(
        "the seat that is shown this",
        value_meaning="a seat",
        highest_value=4,
        are_values_seats=True,
    ),
    "decides": RowDescription(
        "whether it decides now", value_meaning=YES_OR_NO_VALUE_MEANING, highest_value=1
    ),
}
FALLBACK_ROW_DESCRIPTION = RowDescription(
    "not described", "as its state lists it", "as its rules have it", LOWEST_INT32, HIGHEST_INT32
)

Int32Array = npt.NDArray[np.int32]


class ObservationForm:
    """The form of a game's observations.

    With `own_seat_first` the rows of seats begin with the seat of the agent, and seats are numbered
    from there, so that the agent is always seat 0. With `leave_out_unknown` rows that no seat ever
    knows are left out.
    """

    def __init__(
        self,
        game: Game,
        form: str,
        *,
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
    ) -> None:
        """Prepare observations in the form "flat" or "rows"; raise Unreadable for another form."""
        self.form = arrays.checked_option(arrays.FORM_NAMES, "form", form)
        self.own_seat_first = own_seat_first
        self.leave_out_unknown = leave_out_unknown
        self._row_descriptions = row_descriptions(game.options.title)
        self._seats = int(game.rules.seats)
        full = arrays.slices_by_row_name(game.rules.names_and_lengths_of_cells())
        kept = {
            name: row
            for name, row in full.items()
            if not (leave_out_unknown and self.row_description(name).is_constant_all_game)
        }
        self._kept_cell_indices = np.concatenate(
            [np.arange(row.start, row.stop) for row in kept.values()]
        )
        self.rows: dict[str, slice] = {}
        start = 0
        for name, row in kept.items():
            self.rows[name] = slice(start, start + row.stop - row.start)
            start = self.rows[name].stop
        self.width = start
        self._cell_indices_by_seat = [self._cell_indices(seat) for seat in range(self._seats)]
        self._is_seat_number_by_cell = np.zeros(self.width, np.bool_)
        for name, row in self.rows.items():
            self._is_seat_number_by_cell[row] = self.row_description(name).are_values_seats
        self._is_unchanged = not own_seat_first and len(kept) == len(full)

    def row_description(self, name: str) -> RowDescription:
        """Return the description of the number or row with this name, a general one if the title
        has none.
        """
        return self._row_descriptions.get(name, FALLBACK_ROW_DESCRIPTION)

    def _cell_indices(self, seat: int) -> npt.NDArray[np.int64]:
        """Return the indices of those numbers of the flat view that make a seat's observation, in
        their order there. With `own_seat_first` each row of seats begins with this seat."""
        order = self._kept_cell_indices.copy()
        for name, row in self.rows.items():
            if self.own_seat_first and self.row_description(name).is_by_seat:
                each = (row.stop - row.start) // self._seats
                order[row] = np.roll(order[row], -seat * each)
        return order

    def observation_space(self) -> spaces.Space[Any]:
        """Return the space of one seat's observations, with the bounds of each row."""
        boxes = {name: self._row_box_space(name, row) for name, row in self.rows.items()}
        if self.form == "rows":
            return spaces.Dict({**boxes})
        low = np.concatenate([box.low for box in boxes.values()])
        high = np.concatenate([box.high for box in boxes.values()])
        return spaces.Box(low, high, (self.width,), np.int32)

    def _row_box_space(self, name: str, row: slice) -> spaces.Box:
        fact = self.row_description(name)
        return spaces.Box(fact.lowest_value, fact.highest_value, (row.stop - row.start,), np.int32)

    def make_observation(self, cells: Int32Array, seat: int) -> Any:
        """Return a seat's observation in this form, made from the flat numbers of its view."""
        seen = cells if self._is_unchanged else self._numbers_seen_from_seat(cells, seat)
        return seen if self.form == "flat" else arrays.split_into_rows(seen, self.rows)

    def _numbers_seen_from_seat(self, cells: Int32Array, seat: int) -> Int32Array:
        found: Int32Array = cells[..., self._cell_indices_by_seat[seat]]
        if self.own_seat_first:
            turned = (found - seat) % self._seats
            found = np.where(self._is_seat_number_by_cell & (found >= 0), turned, found).astype(
                np.int32
            )
        return found


@cache
def row_descriptions(title: str) -> dict[str, RowDescription]:
    """Return the descriptions of a title's numbers and rows; for a title that has none, those of
    the header only."""
    folder = package_of_title(title).rpartition(".")[2]
    module = f"ai.titles.{folder}.observation_rows"
    if find_spec(f"ai.titles.{folder}") is None or find_spec(module) is None:
        return dict(HEAD_ROW_DESCRIPTIONS)
    return {**HEAD_ROW_DESCRIPTIONS, **import_module(module).FACT_DESCRIPTIONS}
