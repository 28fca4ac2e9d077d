"""What holds the oracle against an engine finds a difference, here with a stand-in for one."""

import tomllib
from typing import Any

import pytest

from tools.titles.tiletum.oracle import agreement
from tools.titles.tiletum.oracle.agreement import Match, disagreements
from tools.titles.tiletum.oracle.many_games import matches_of
from tools.titles.tiletum.oracle.oracle import Oracle

FAULT_AFTER = 40


class StandIn(Oracle):
    """A second oracle in the engine's place, read from text as the engine is."""

    played = 0

    @classmethod
    def read(cls, text: str) -> "StandIn":
        """Start from the text of a position."""
        return cls(Oracle.from_position(tomllib.loads(text)).table)

    def play(self, text: str) -> None:
        """Play on, and count."""
        super().play(text)
        self.played += 1


class WithAFault(StandIn):
    """It forgets a point once."""

    def document(self) -> dict[str, Any]:
        """The position, from some move on with a point too few."""
        found = super().document()
        found["player"][0]["points"] -= 1 if self.played >= FAULT_AFTER else 0
        return found


@pytest.mark.parametrize("match", matches_of(3)[::9], ids=str)
def test_two_that_agree_play_to_the_end(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "EngineSide", StandIn)
    assert disagreements(match) == []


def test_a_difference_is_told_with_game_step_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "EngineSide", WithAFault)
    [found] = disagreements(Match(2, 1, "any"))
    assert f"step {FAULT_AFTER}, after " in found
    assert "player.pink.points" in found
