"""Every question of every title is answered by keys that say what they do: Tab begins with what is
asked, arrows stay in lists, digits pick what is seen, and no key means two things."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.box.rules_reference import KEY_ACTIVE_DURING_ACTIONS
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored.key_bindings import FILE_NAME, load_key_bindings
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY, State
from game.scene.input.keys import NAVIGATION_HOTKEYS
from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.stage import Stage
from game.scene.widgets import ScrollList
from game.table_protocol import ClientAccess, SeatPlayer, Table
from game.tabletop.map.map_targets import MapTarget
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.text.words import Words
from game.titles import SHELF
from game.titles.brass.table.panels.seat_panel import BrassSeatPanel
from game.titles.tiletum.table.panels.seat import TiletumSeatPanel
from game.titles.tinners_trail.table.panels.player_panel import TrailPlayerPanel
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.present import present
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

NAMES = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")
EVERY = 9
"""So many questions of a game apart are looked at."""
OFTEN = 4
"""The same in the slow test, with other games."""
OTHER_SEEDS = (1, 2, 3)
ARROWS = ("up", "left", "right", "down")

SEAT_PANEL_CLASSES = (BrassSeatPanel, TiletumSeatPanel, TrailPlayerPanel)
STACK_PREFIXES = ("stack:", "store:", "card:")
ROUNDED_PX = 2
SHARED_ACTIONS = ("build", "pass")
"""Actions that are the same deed in several titles; others only happen to share a name."""


def cases() -> list[object]:
    """Return some games of every title: alone, with all that is in its box; slowly, all."""
    found: list[object] = []
    for name in SHELF:
        proofs = PROOFS[name]
        soon = {proofs.plain_cases[0], *proofs.full_cases[-1:], *proofs.more_cases[1:2]}
        for case in proofs.cases:
            marks = () if case in soon else pytest.mark.slow
            found.append(pytest.param(case, id=str(case), marks=marks))
    return found


class Sitting:
    """A game of a case that is played at random, and its table."""

    def __init__(self, case: Case) -> None:
        words = Words(*text_file_paths(folders_of_text_files(case.title), BASE_LANGUAGE))
        self.game = case.game()
        box = make_game_box(case.title, make_kit(), words)
        tables = box.table_factory_of(case.options.edition, case.options.expansions)

        def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> Table:
            return tables.make_table_without_position(
                stage, seats, replace(client, options=self.game.options)
            )

        self.seat: HotSeat[State, Any] = HotSeat(
            SeenGame(self.game), make_kit(box.commands), make, NAMES
        )
        self.stage = self.seat.host.stage
        self.faults: list[str] = []

    @property
    def table(self) -> Any:
        """The table on the screen."""
        return self.seat.table

    def play(self, seed: int, every: int = EVERY) -> None:
        """Play a game, and look at the keys of questions now and then."""
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
            if number % every == 0 and len(moves) > 1:
                self.look(moves, chance)
            rules.apply(state, chance.choice(moves).code)

    def look(self, moves: tuple[Move, ...], chance: random.Random) -> None:
        """Ask, and look at the keys as it is asked, and again with an action or a card picked."""
        self.seat.ask()
        if self.seat.host.answers:  # an order given before answers by itself
            return
        self.check(moves)
        asked = getattr(self.table, "question_input", None)
        if asked is not None and asked.possible_actions_or_tasks:
            cards = (node.name for node in self.table.parts.pickable_nodes())
            picks = [f"action:{chance.choice(sorted(asked.possible_actions_or_tasks))}"]
            picks += [name for name in cards if name.startswith("card:")][:1]
            for name in picks:
                self.seat.ask()
                present(self.stage.root.find(name)).activate()
                self.seat.ui.advance_time(1 / 60)
                if not self.seat.host.answers:
                    self.check(moves)

    def check(self, moves: tuple[Move, ...]) -> None:
        """Note what keys do that nobody would expect."""
        self.where = ", ".join(sorted({move.kind for move in moves}))
        self.check_lit_targets()
        self.check_first()
        self.check_arrows_on_map()
        self.check_lists()
        self.check_meanings()
        self.check_tooltips()
        self.check_tooltips_of_prompt_and_stacks()

    def note(self, fault: str) -> None:
        """Note a fault of this question."""
        self.faults.append(f"{self.where}: {fault}")

    @property
    def focused(self) -> Node | None:
        """What has the focus."""
        return self.stage.focus.node

    def check_first(self) -> None:
        """Tab begins with what is asked, and walks all of it before anything else."""
        groups = self.table.first_tab_stop_groups()
        stops = {id(part) for group in groups for node in group for part in node.walk()}
        order = [id(spot.node) in stops for spot in self.stage.reachable_in_focus_order()]
        if not any(order):
            self.note("nothing answers the question by keys")
            return
        if order != sorted(order, reverse=True):
            self.note("Tab leaves what is asked before its end")
        self.seat.ui.press_keys("tab")
        if id(self.focused) not in stops:
            self.note(f"the first Tab lands on {present(self.focused).name}")

    def check_lit_targets(self) -> None:
        """Where a lit target has the focus first, Tab leads to all others before it leaves them."""
        begin = self.focused
        order = [spot.node for spot in self.stage.reachable_in_focus_order()]
        lit = [node for node in order if isinstance(node, MapTarget)]
        if begin not in lit:
            return
        at = order.index(begin)
        turned = [*order[at:], *order[:at]]
        if any(not isinstance(node, MapTarget) for node in turned[: len(lit)]):
            self.note(f"Tab leaves lit targets after {begin.name}")

    def check_arrows_on_map(self) -> None:
        """Arrows lead from every lit target to every other one without leaving the map."""
        lit = [
            spot.node
            for spot in self.stage.reachable_in_focus_order()
            if isinstance(spot.node, MapTarget)
        ]
        next_targets = {id(node): self.targets_reached_by_arrow(node) for node in lit}
        for node in lit:
            reached = {id(node)}
            new = [id(node)]
            while new:
                new = [each for each in next_targets[new.pop()] if each not in reached] + new
                reached.update(new)
            missed = [each.name for each in lit if id(each) not in reached]
            if missed:
                self.note(f"arrows do not lead from {node.name} to {missed}")

    def targets_reached_by_arrow(self, node: Node) -> set[int]:
        """The map targets to which one arrow key leads from a node, by their ids."""
        found = set[int]()
        for arrow in ARROWS:
            self.stage.focus.focus_node(node, shows_ring=True)
            self.stage.focus.move_by_arrow(arrow)
            if isinstance(self.focused, MapTarget):
                found.add(id(self.focused))
        return found

    def check_lists(self) -> None:
        """Arrows leave lists and panes only for lit targets, and digits pick what is seen."""
        for spot in self.stage.reachable_in_focus_order():
            # private: where the arrows stay inside is the stage's own business, and is tested here
            fence = self.stage._enclosing_pane_with_own_arrow_keys(spot.node)
            if fence is None:
                continue
            for arrow in ARROWS:
                self.stage.focus.focus_node(spot.node, shows_ring=True)
                self.stage.focus.move_by_arrow(arrow)
                if isinstance(self.focused, MapTarget):
                    continue
                if not fence.path_to(present(self.focused)):
                    self.note(f"{arrow} leads from {spot.node.name} to {self.focused}")
        panes = [pane for pane in self.stage.root.walk() if isinstance(pane, ScrollList)]
        for pane in panes:
            answers = any(node.focusable for row in pane.rows for node in row.walk())
            if answers and pane.content_overflow_height > 0 and self.seen(pane):
                self.check_long(pane)

    def seen(self, node: Node) -> bool:
        """Whether a node is on the screen."""
        return any(spot.node is node for spot in self.stage.visible_nodes())

    def check_long(self, pane: ScrollList) -> None:
        """Every row is reached, and keeps its digit wherever the list is scrolled to."""
        before = [row.keys for row in pane.rows]
        self.stage.focus.focus_node(pane.rows[0], shows_ring=True)
        self.seat.ui.press_keys("end")
        if self.focused is not pane.rows[-1]:
            self.note(f"End does not lead to the last of {len(pane.rows)} rows")
        if [row.keys for row in pane.rows] != before:
            self.note("digits pick other rows once a list is scrolled")

    def check_meanings(self) -> None:
        """No key does two things, and those that move about do nothing else."""
        spots: list[PlacedNode] = [spot for spot in self.stage.visible_nodes() if spot.node.enabled]
        keymap = self.stage.kit.keymap
        meanings = Counter[str]()
        for spot in spots:
            keys = {
                keymap.key_of_command(key[1:]) if key.startswith("@") else key
                for key in spot.node.keys
            }
            meanings.update(keys)
            for key in keys & {*NAVIGATION_HOTKEYS.values()} - {"return", "escape"}:
                self.note(f"{spot.node.name} takes {key}")
            hidden = spot.clip is not None and not spot.visible_rect().height
            if hidden and not spot.node.must_be_in_sight and any(key.isdigit() for key in keys):
                self.note(f"a digit picks {spot.node.name}, which is not seen")
        for key, count in meanings.items():
            if key and count > 1:
                names = [s.node.name or s.node.label for s in spots if self._takes(s.node, key)]
                self.note(f"{key} means {names}")

    def check_tooltips(self) -> None:
        """The tooltip of an action leaves the other actions free."""
        actions = getattr(self.table.parts, "actions", None)
        placed = self.stage.visible_nodes()
        buttons = {} if actions is None else {id(node) for node in actions.children}
        spots = [spot for spot in placed if id(spot.node) in buttons]
        for spot in spots:
            self.stage.tooltips.show_for_focused(spot.node)
            bubble = self.stage.tooltips.make_positioned_bubble(placed, self.stage.units)
            if bubble is None:
                continue
            rect = bubble.bubble_position.rect
            covered = [each.node.name for each in spots if rect.colliderect(each.visible_rect())]
            if covered:
                self.note(f"the tooltip of {spot.node.name} covers {covered}")

    def check_tooltips_of_prompt_and_stacks(self) -> None:
        """The tooltips of the prompt's buttons leave its words free, those of own stacks the
        panels with the money."""
        placed = self.stage.visible_nodes()
        prompt = present(self.stage.root.find("prompt"))
        panels = [spot for spot in placed if isinstance(spot.node, SEAT_PANEL_CLASSES)]
        for spot in placed:
            node = spot.node
            if node is not prompt and prompt.path_to(node):
                kept_free = [each for each in placed if each.node is prompt]
            elif node.name.startswith(STACK_PREFIXES):
                kept_free = panels
            else:
                continue
            self.stage.tooltips.show_for_focused(node)
            bubble = self.stage.tooltips.make_positioned_bubble(placed, self.stage.units)
            if bubble is None:
                continue
            rect = bubble.bubble_position.rect
            if any(min(rect.clip(each.visible_rect()).size) > ROUNDED_PX for each in kept_free):
                self.note(f"the tooltip of {node.name} covers {kept_free[0].node.label}")

    def _takes(self, node: Node, key: str) -> bool:
        keymap = self.stage.kit.keymap
        return any(
            key == (keymap.key_of_command(k[1:]) if k.startswith("@") else k) for k in node.keys
        )


@pytest.mark.parametrize("case", cases())
def test_keys_say_what_they_do_at_every_question(case: Case) -> None:
    sitting = Sitting(case)
    sitting.play(seed=11)
    assert sorted(set(sitting.faults)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", OTHER_SEEDS)
@pytest.mark.parametrize("case", [case for name in SHELF for case in PROOFS[name].cases], ids=str)
def test_keys_say_what_they_do_in_many_games(case: Case, seed: int) -> None:
    sitting = Sitting(case)
    sitting.play(seed, OFTEN)
    assert sorted(set(sitting.faults)) == []


def commands_by_name() -> dict[str, set[str]]:
    """Return the usual keys of commands that mean the same in all titles together."""
    found: dict[str, set[str]] = {}
    for name in SHELF:
        words = Words(*text_file_paths(folders_of_text_files(name), BASE_LANGUAGE))
        for command in make_game_box(name, make_kit(), words).commands:
            if command.where_active != KEY_ACTIVE_DURING_ACTIONS or command.name in SHARED_ACTIONS:
                found.setdefault(command.name, set()).add(command.default_key)
    return found


def test_a_command_has_the_same_key_in_every_title() -> None:
    assert {name: keys for name, keys in commands_by_name().items() if len(keys) > 1} == {}


def test_ways_of_a_sheet_are_picked_by_digits_as_lists_are() -> None:
    choices = {name: keys for name, keys in commands_by_name().items() if "choice-" in name}
    assert choices
    assert all(keys == {name.removeprefix("choice-")} for name, keys in choices.items())


def test_a_key_of_ones_own_for_a_way_of_a_sheet_still_picks_it(tmp_path: Path) -> None:
    commands = make_game_box(
        "brass", make_kit(), Words(*text_file_paths(folders_of_text_files("brass"), BASE_LANGUAGE))
    ).commands
    (tmp_path / FILE_NAME).write_text('choice-1 = "ctrl+b"\n', encoding="utf-8")
    bindings = load_key_bindings(tmp_path, (*COMMANDS_OF_EVERY_TITLE, *commands))
    assert bindings.own_key_by_command == {"choice-1": "ctrl+b"}
