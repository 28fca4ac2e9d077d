"""Every document that may be folded has one key of its own, at every table where it is folded."""

from collections import defaultdict
from dataclasses import replace
from typing import Any

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.scene.input.keys import COMMAND_PREFIX
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer, Table
from game.tabletop.layout import document_keys
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.text.words import Words
from game.titles import SHELF
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.present import present
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case

__all__ = ["closed"]

WINDOWS = (((1000, 600), 1.0), ((1000, 600), 1.5), ((1280, 720), 1.5), ((900, 1400), 1.0))
"""Windows that fold most documents: their sizes and the chosen size of text and controls."""
STRIP_NAME = "emigration"  # its tab has a tip of its own
NAMES = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")


def hot_seat(case: Case, size: tuple[int, int], larger: float) -> HotSeat[Any, Any]:
    """Return the table of a game, in a window of the size and with text so much larger."""
    words = Words(*text_file_paths(folders_of_text_files(case.title), BASE_LANGUAGE))
    game = case.game()
    box = make_game_box(case.title, make_kit(), words)
    tables = box.table_factory_of(case.options.edition, case.options.expansions)

    def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> Table:
        return tables.make_table_without_position(
            stage, seats, replace(client, options=game.options)
        )

    found: HotSeat[Any, Any] = HotSeat(
        SeenGame(game), make_kit(box.commands), make, NAMES, size=size, larger=larger
    )
    game.rules.deal(found.played.state, 1)
    return found


def tables(title: str) -> list[Case]:
    """Return the smallest and the largest game of every edition, with and without expansions."""
    by_kind: dict[tuple[str, bool], list[Case]] = defaultdict(list)
    for case in PROOFS[title].cases:
        by_kind[case.options.edition, bool(case.options.expansions)].append(case)
    return [
        each
        for kind in by_kind.values()
        for each in {kind[0], max(kind, key=lambda case: case.seats)}
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("title", SHELF)
def test_a_document_has_the_same_key_at_every_table(title: str) -> None:
    keys_by_document: dict[str, set[str]] = defaultdict(set)
    for case in tables(title):
        for size, larger in WINDOWS:
            at = hot_seat(case, size, larger)
            at.ui.advance_time(0.1)
            keymap = at.window.kit.keymap
            for name, tab in at.table.parts.drawers.tabs.items():
                (key,) = tab.keys
                assert key == tab.key_cap
                command = key.removeprefix(COMMAND_PREFIX)
                keys_by_document[name].add(keymap.key_of_command(command))
                tip = present(tooltip_from_source(tab.tooltip))
                assert name == STRIP_NAME or keymap.cap_text(key) in tip.lines[0]
    assert keys_by_document[document_keys.JOURNAL_PART_NAME] == {document_keys.JOURNAL_KEY}
    keys = [key for found in keys_by_document.values() for key in found]
    assert len(keys) == len(set(keys)) == len(keys_by_document)
    assert all(keys)


@pytest.mark.parametrize("title", SHELF)
def test_every_key_of_a_document_is_on_the_page_of_keys(title: str) -> None:
    words = Words(*text_file_paths(folders_of_text_files(title), BASE_LANGUAGE))
    box = make_game_box(title, make_kit(), words)
    commands = [each for each in box.commands if each.name.startswith("document-")]
    assert document_keys.document_command_name("journal") in {each.name for each in commands}
    for command in commands:
        assert words.say(command.label_key)
        clashing = [
            other for other in box.commands if other is not command and command.clashes_with(other)
        ]
        assert command.default_key not in {other.default_key for other in clashing}
