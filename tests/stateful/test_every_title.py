"""Every title of every set-up under any sequence of plays, undos, kills, take-overs, branches.

`COUNT_HOUSE_EXAMPLES=5000 pytest tests/stateful -m slow` tries as many games as wanted.
"""

from __future__ import annotations

import os
from typing import ClassVar

import pytest
from hypothesis import settings

from game.match.beginnings import Beginning, new_game, seat_players
from game.records.records import AUTOMA, HUMAN
from tests.stateful.any_game import AnyGame
from tools.proof.cases import PROOFS
from tools.proof.proofs import Proofs

pytestmark = pytest.mark.thorough

LONG = int(os.environ.get("COUNT_HOUSE_EXAMPLES", "200"))
COMPUTER = "ai:3"


class AnyTitle(AnyGame):
    """People and a computer at one table, or a person against the automa."""

    proofs: ClassVar[Proofs]

    def new_game(self, seed: int, *, practice: bool) -> Beginning:
        """Return a new game; the seed names the set-up as well."""
        case = self.proofs.leak_cases[seed % len(self.proofs.leak_cases)]
        players = [HUMAN] * case.seats
        players[seed % case.seats] = COMPUTER
        if case.options.automa is not None:
            players = [HUMAN] * case.seats
            players[case.options.automa_seat] = AUTOMA
        seats = seat_players(tuple(players), case.game().colours, ())
        return new_game(self.title, case.options, seats, seed, practice=practice)


def any_of(proofs: Proofs) -> type[AnyTitle]:
    """Return the machine that plays a title."""
    name = proofs.title.name.title().replace("-", "")
    return type(f"Any{name}", (AnyTitle,), {"proofs": proofs, "title": proofs.title})


for each in PROOFS.values():
    quick, long = any_of(each).TestCase, any_of(each).TestCase
    quick.settings = settings(max_examples=15, stateful_step_count=25)
    long.settings = settings(max_examples=LONG, stateful_step_count=120)
    title_name = each.title.name.title().replace("-", "")
    globals()[f"TestAny{title_name}"] = quick
    globals()[f"TestMany{title_name}"] = pytest.mark.slow(long)
