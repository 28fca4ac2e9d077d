"""Several questions answered on one sheet: hint and coach speak of what is not picked yet."""

from __future__ import annotations

import pytest

from game.client.flow import Flow
from game.scene.testing.ui_driver import UiDriver
from tests.client.test_coach import analyst, app, coached, flow, note
from tests.client.toys import ToyAnalyst

pytestmark = pytest.mark.thorough

__all__ = ["analyst", "app", "flow"]

BY_REGION = {"A": "region A", "B": "region B"}


def keep(ui: UiDriver, region: str) -> None:
    """Keep the first card of a region's pair."""
    pairs = [node for node in ui.find(name="draft").walk() if node.pressable]
    card = next(node for node in pairs if BY_REGION[region] in node.label)
    ui.click(label=card.label)
    ui.advance(0.1)


def hint_of(ui: UiDriver) -> str:
    return " ".join(node.label for node in ui.find(name="hint-panel").walk())


def ask_for_a_hint(ui: UiDriver, analyst: ToyAnalyst) -> None:
    ui.click(name="hint")
    analyst.hints[-1].finish()
    ui.advance(0.1)


def test_a_hint_asked_for_later_is_about_the_region_that_is_still_open(
    analyst: ToyAnalyst, flow: Flow
) -> None:
    ui = coached(flow)
    keep(ui, "A")
    ask_for_a_hint(ui, analyst)
    assert "region B" in hint_of(ui)
    assert "region A" not in hint_of(ui)


def test_an_open_hint_goes_on_to_the_next_region(analyst: ToyAnalyst, flow: Flow) -> None:
    ui = coached(flow)
    ask_for_a_hint(ui, analyst)
    assert "region A" in hint_of(ui)
    keep(ui, "A")
    analyst.hints[-1].finish()
    ui.advance(0.1)
    assert "region B" in hint_of(ui)


def test_a_region_chosen_out_of_turn_does_not_make_the_hint_skip_one(
    analyst: ToyAnalyst, flow: Flow
) -> None:
    ui = coached(flow)
    keep(ui, "B")
    ask_for_a_hint(ui, analyst)
    assert "region A" in hint_of(ui)


def test_the_coach_advises_on_the_next_region_when_one_is_chosen(
    analyst: ToyAnalyst, flow: Flow
) -> None:
    ui = coached(flow)
    assert "(A)" in note(ui)
    keep(ui, "A")
    analyst.hints[-1].finish()
    ui.advance(0.1)
    assert "(B)" in note(ui)
    assert "(A)" not in note(ui)
