"""Whatever is dimmed at a table while somebody is asked says why, in the words of the rules."""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY, State
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer, Table
from game.tabletop.map_table import MapTable
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.titles import SHELF
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.listening_words import ListeningWords
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

NAMES = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")
FALLBACKS = frozenset({"not-listed"})
"""Reasons that say no more than that something is not possible."""
EVERY = 7
"""So many questions of a game apart are looked at."""


def cases() -> list[object]:
    """Return some games of every title: alone, with all that is in its box; slowly, all."""
    found: list[object] = []
    for name in SHELF:
        proofs = PROOFS[name]
        soon = {proofs.plain_cases[0], *proofs.full_cases[-1:]}
        for case in proofs.cases:
            marks = () if case in soon else pytest.mark.slow
            found.append(pytest.param(case, id=str(case), marks=marks))
    return found


class Sitting:
    """A game of a case that is played at random, and its table."""

    def __init__(self, case: Case) -> None:
        self.words = ListeningWords(
            *text_file_paths(folders_of_text_files(case.title), BASE_LANGUAGE)
        )
        self.game = case.game()
        box = make_game_box(case.title, make_kit(), self.words)
        tables = box.table_factory_of(case.options.edition, case.options.expansions)

        def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> Table:
            return tables.make_table_without_position(
                stage, seats, replace(client, options=self.game.options)
            )

        self.seat: HotSeat[State, Table] = HotSeat(
            SeenGame(self.game), make_kit(box.commands), make, NAMES
        )
        self.faults: list[str] = []
        self.clicks = random.Random(7)
        self.clicked_count = 0

    @property
    def table(self) -> MapTable[Any, Any]:
        """The table on the screen."""
        table = self.seat.table
        assert isinstance(table, MapTable)
        return table

    def play(self, seed: int) -> None:
        """Play a game, and look at what is dimmed at questions now and then."""
        state = self.seat.played.state
        rules = self.game.rules
        chance = random.Random(seed)
        rules.deal(state, seed)
        number = 0
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
                continue
            number += 1
            moves = self.seat.played.moves()
            if number % EVERY == 0 and len(moves) > 1:
                self.look(moves, chance)
            rules.apply(state, chance.choice(moves).code)

    def look(self, moves: tuple[Move, ...], chance: random.Random) -> None:
        """Ask, and look at the map as it is asked, and once more with an action picked."""
        self.seat.ask()
        self.check(moves)
        self.click_a_refused_place()
        actions = sorted(self.table.question_input.possible_actions_or_tasks)
        if actions:
            self.table.question_input.pick_action(chance.choice(actions))
            self.table.refresh()
            self.check(moves)
            self.click_a_refused_place()

    def click_a_refused_place(self) -> None:
        """Note a place that cannot be picked if a click on it does not tell why at once."""
        targets = self.table.parts.map_node.targets
        refused = [
            name
            for name, node in targets.items()
            if node.visible and self.table.target_refusal_reason(name) is not None
        ]
        if not refused:
            return
        name = self.clicks.choice(refused)
        self.clicked_count += 1
        tooltips = self.seat.ui.screen.stage.tooltips
        tooltips.hide()
        targets[name].activate()
        shown = tooltips.target_node if tooltips.is_shown else None
        if self.table.target_refusal_reason(name) is not None and shown is not targets[name]:
            self.faults.append(f"{self.where(name)}: a click is silent")

    def check(self, moves: tuple[Move, ...]) -> None:
        """Note everything that is dimmed without a reason, or whose tip does not tell it."""
        for name, node in self.table.parts.map_node.targets.items():
            if (
                node.highlight_kind
                or not self.table.parts.map_node.darkens_unpickable_targets
                or node.on_click is None
            ):
                continue
            reason = self.table.target_refusal_reason(name) if node.visible else None
            if reason is None:
                if node.visible and not any(name in move.text for move in moves):
                    self.faults.append(f"{self.where(name)}: nothing")
                continue
            if reason.key in FALLBACKS:
                self.faults.append(f"{self.where(name)}: {reason.key}")
            tip = tooltip_from_source(node.tooltip)
            if tip is None or not tip.badge_text or not tip.lines[0].endswith("."):
                self.faults.append(f"{self.where(name)}: the tip does not tell {reason.key}")

    def where(self, name: str) -> str:
        """Say what was asked."""
        asked = self.table.question_input
        kinds = ", ".join(sorted({move.kind for move in asked.legal_moves}))
        return f"{name}, {asked.picked_action_or_task or asked.kind} of {kinds}"


@pytest.mark.parametrize("case", cases())
def test_every_dimmed_place_of_a_table_says_why(case: Case) -> None:
    sitting = Sitting(case)
    sitting.play(seed=3)
    assert not sitting.faults
    assert sitting.clicked_count
    unsaid = sitting.words.missing | sitting.words.unfilled
    assert not [key for key in unsaid if key.startswith("reason.")]
