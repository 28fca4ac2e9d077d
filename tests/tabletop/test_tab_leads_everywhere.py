"""At the table of every title Tab leads to all that can be clicked, whatever lies over the map."""

import random
from typing import Final

import pytest

from game.engine.rules import CHANCE, NOBODY
from game.titles import SHELF
from tests.helpers.hot_seat import closed
from tests.helpers.tab_walk import clickable, unreached_by_tab
from tests.tabletop.test_keys_at_every_table import Sitting
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

SEED: Final = 3
EVERY: Final = 7  # decisions from one walk to the next
MAX_WALKS: Final = 4
OPENED: Final = 2  # what is opened one after the other at a question
CLOSER: Final = "map-closer"
NOT_OPENED: Final = ("action", "answer", "confirm", "icon", "map-", "reset", "undo")
"""How the names begin of what answers, or leads to another page."""


class Walks(Sitting):
    """A game that is played at random, with a walk by Tab over the table now and then."""

    def walk_through(self, every: int, most: int) -> None:
        """Play a game, and note what Tab does not lead to."""
        state = self.seat.played.state
        rules = self.game.rules
        chance = random.Random(SEED)
        rules.deal(state, SEED)
        number = 0
        walks = 0
        while state.to_move != NOBODY and walks < most:
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
                continue
            number += 1
            moves = self.seat.played.moves()
            if number % every == 0 and len(moves) > 1:
                walks += 1
                self.where = ", ".join(sorted({move.kind for move in moves}))
                self.walk(chance, closer=walks % 2 == 0)
            rules.apply(state, chance.choice(moves).code)

    def walk(self, chance: random.Random, *, closer: bool) -> None:
        """Walk over the table as it is asked, and again with things opened on it."""
        self.seat.ask()
        if closer and not self.seat.host.answers:
            self.use(CLOSER)
        for _ in range(OPENED + 1):
            if self.seat.host.answers:
                return
            for name in unreached_by_tab(self.stage):
                self.note(f"Tab does not lead to {name}")
            names = [node.name for node in clickable(self.stage)]
            opened = [name for name in names if name and not name.startswith(NOT_OPENED)]
            if opened:
                self.use(chance.choice(opened))

    def use(self, name: str) -> None:
        """Click a control, if it is there."""
        node = next((each for each in clickable(self.stage) if each.name == name), None)
        if node is not None:
            self.where = f"{self.where}, {name}"
            node.activate()
            self.seat.ui.advance_time(1 / 60)


def cases() -> list[object]:
    """Return a game of every title, and slowly all of them."""
    return [
        pytest.param(case, id=str(case), marks=() if at == 0 else pytest.mark.slow)
        for name in SHELF
        for at, case in enumerate(PROOFS[name].cases)
    ]


@pytest.mark.parametrize("case", cases())
def test_tab_leads_to_everything_that_can_be_clicked(case: Case) -> None:
    walks = Walks(case)
    walks.walk_through(EVERY, MAX_WALKS)
    assert sorted(set(walks.faults)) == []
