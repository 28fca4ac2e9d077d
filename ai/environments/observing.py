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
from ai.row_facts import YES_OR_NO, RowFact
from game.engine.title import Game
from game.titles import package

LOWEST = int(np.iinfo(np.int32).min)
HIGHEST = int(np.iinfo(np.int32).max)
HEAD_FACTS = {
    "own_seat": RowFact("the seat that is shown this", codes="a seat", high=4, is_seat=True),
    "decides": RowFact("whether it decides now", codes=YES_OR_NO, high=1),
}
UNTOLD = RowFact("not described", "as its state lists it", "as its rules have it", LOWEST, HIGHEST)

Numbers = npt.NDArray[np.int32]


class ObservationForm:
    """One form of the observations of a game.

    With `own_seat_first` rows of seats begin with the agent's own, and seats are numbered from it,
    so that the agent is always seat 0. With `leave_out_unknown` rows that no seat ever knows are
    left out.
    """

    def __init__(
        self,
        game: Game,
        form: str,
        *,
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
    ) -> None:
        """Prepare observations in this form; raises Unreadable with the known forms."""
        self.form = arrays.one_of(arrays.FORMS, "form", form)
        self.own_seat_first = own_seat_first
        self.leave_out_unknown = leave_out_unknown
        self._facts = facts_of(game.options.title)
        self._seats = int(game.rules.seats)
        full = arrays.slices_of(game.rules.layout())
        kept = {
            name: row
            for name, row in full.items()
            if not (leave_out_unknown and self.fact(name).never_known)
        }
        self._cells = np.concatenate([np.arange(row.start, row.stop) for row in kept.values()])
        self.rows: dict[str, slice] = {}
        start = 0
        for name, row in kept.items():
            self.rows[name] = slice(start, start + row.stop - row.start)
            start = self.rows[name].stop
        self.width = start
        self._orders = [self._order(seat) for seat in range(self._seats)]
        self._is_seat = np.zeros(self.width, np.bool_)
        for name, row in self.rows.items():
            self._is_seat[row] = self.fact(name).is_seat
        self._is_plain = not own_seat_first and len(kept) == len(full)

    def fact(self, name: str) -> RowFact:
        """Return the description of a number or row."""
        return self._facts.get(name, UNTOLD)

    def _order(self, seat: int) -> npt.NDArray[np.int64]:
        """Return the indices, in order, of the table's numbers that the seat is given."""
        order = self._cells.copy()
        for name, row in self.rows.items():
            if self.own_seat_first and self.fact(name).is_by_seat:
                each = (row.stop - row.start) // self._seats
                order[row] = np.roll(order[row], -seat * each)
        return order

    def space(self) -> spaces.Space[Any]:
        """Return the space of one seat's observations, with the bounds of each row."""
        boxes = {name: self._box(name, row) for name, row in self.rows.items()}
        if self.form == "rows":
            return spaces.Dict({**boxes})
        low = np.concatenate([box.low for box in boxes.values()])
        high = np.concatenate([box.high for box in boxes.values()])
        return spaces.Box(low, high, (self.width,), np.int32)

    def _box(self, name: str, row: slice) -> spaces.Box:
        fact = self.fact(name)
        return spaces.Box(fact.low, fact.high, (row.stop - row.start,), np.int32)

    def of(self, flat: Numbers, seat: int) -> Any:
        """Return a seat's observation, from the flat numbers of its view."""
        seen = flat if self._is_plain else self._turned(flat, seat)
        return seen if self.form == "flat" else arrays.by_rows(seen, self.rows)

    def _turned(self, flat: Numbers, seat: int) -> Numbers:
        found: Numbers = flat[..., self._orders[seat]]
        if self.own_seat_first:
            turned = (found - seat) % self._seats
            found = np.where(self._is_seat & (found >= 0), turned, found).astype(np.int32)
        return found


@cache
def facts_of(title: str) -> dict[str, RowFact]:
    """Return the descriptions of a title's numbers and rows; for a title without its own, those of
    the header only."""
    folder = package(title).rpartition(".")[2]
    module = f"ai.titles.{folder}.observation_rows"
    if find_spec(f"ai.titles.{folder}") is None or find_spec(module) is None:
        return dict(HEAD_FACTS)
    return {**HEAD_FACTS, **import_module(module).FACTS}
