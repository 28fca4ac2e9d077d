"""Tinners' Trail of every set-up under any sequence of plays, undos, kills, take-overs, branches.

`TINNERS_EXAMPLES=5000 pytest tests/stateful -m slow` tries as many games as wanted.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from game.engine.title import Title
from game.match.beginnings import Beginning, new_game
from game.match.seating import seat_players
from game.records.record import AUTOMA, HUMAN
from game.titles import title
from tests.stateful.any_game import AnyGame
from tools.soaking.set_ups import several_players, solo

SET_UPS = (*several_players()[::5], *solo()[::997])
LONG = int(os.environ.get("TINNERS_EXAMPLES", "200"))


class AnyTinnersTrail(AnyGame):
    """Two to five seats or Lord Wallace, with any expansions."""

    title: Title = title("tinners-trail")

    def new_game(self, seed: int, *, practice: bool) -> Beginning:
        """Return a new game; the seed names the set-up as well."""
        options = SET_UPS[seed % len(SET_UPS)]
        players = [HUMAN] * options.seats
        if options.automa is not None:
            players[options.automa_seat] = AUTOMA
        seats = seat_players(tuple(players), self.title.game(options).colours, ())
        return new_game(self.title, options, seats, seed, practice=practice)


TestAnyTinnersTrail = AnyTinnersTrail.TestCase
TestAnyTinnersTrail.settings = settings(max_examples=8, stateful_step_count=25)


class ManyTinnersTrails(AnyTinnersTrail):
    """The same, longer."""


TestManyTinnersTrails = pytest.mark.slow(ManyTinnersTrails.TestCase)
TestManyTinnersTrails.settings = settings(max_examples=LONG, stateful_step_count=120)
