"""Any screen in words: every sentence takes the lines it needs, no more."""

from __future__ import annotations

import pytest

from game.client.describing import _column
from game.client.flow import Flow
from game.scene.pilot import Pilot
from game.scene.widgets import Label


@pytest.mark.parametrize("letters", range(60, 130, 2))
def test_a_sentence_in_words_is_broken_where_its_height_was_counted(
    flow: Flow, pilot: Pilot, letters: int
) -> None:
    sentence = ("mine " * 40)[:letters].strip()
    [label] = _column(pilot.screen.stage, [sentence]).children
    assert isinstance(label, Label)
    [single] = _column(pilot.screen.stage, ["mine"]).children
    lines = label.text_shown.count("\n") + 1
    assert label.height - single.height == pytest.approx((lines - 1) * (single.height - 2))
    assert label.label == sentence
