"""What holds the oracle against an engine finds a difference, here with a stand-in for one.
What the oracle's own list of printed facts adds up to."""

import tomllib
from collections import Counter as Count
from typing import Any

import pytest

from tools.titles.tiletum.oracle import facts, games, maps
from tools.titles.tiletum.oracle.games import TiletumOracleMatch, disagreements
from tools.titles.tiletum.oracle.many_games import matches_of
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import position

# What holds the oracle against an engine finds a difference, here with a stand-in for one.

FAULT_AFTER = 40


class StandIn(TiletumOracle):
    """A second oracle in the engine's place, read from text as the engine is."""

    played = 0

    @classmethod
    def read(cls, text: str) -> "StandIn":
        """Start from the text of a position."""
        return cls(TiletumOracle.from_position(tomllib.loads(text)).table)

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
def test_two_that_agree_play_to_the_end(
    match: TiletumOracleMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "TiletumOracleEngineSide", StandIn)
    assert disagreements(match) == []


def test_a_difference_is_told_with_game_step_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "TiletumOracleEngineSide", WithAFault)
    [found] = disagreements(TiletumOracleMatch(2, 1, "any"))
    assert f"step {FAULT_AFTER}, after " in found
    assert "player.pink.points" in found


# What the oracle's own list of printed facts adds up to.

SEATS = (2, 3, 4)


@pytest.mark.parametrize(("piece", "wanted"), [("houses", [24, 38, 56]), ("pillars", [10, 16, 25])])
@pytest.mark.rule("T-110")
def test_spaces_in_use_grow_with_the_seats(piece: str, wanted: list[int]) -> None:
    tables = [TiletumOracle.from_position(position(players=seats)).table for seats in SEATS]
    found = [
        sum(len(maps.spaces_for(table, town, piece)) for town in facts.SPACES) for table in tables
    ]
    assert found == wanted


@pytest.mark.rule("T-104")
@pytest.mark.parametrize(
    ("deck", "base", "silver"),
    [
        ("contract", [19, 22, 26], [23, 26, 30]),
        ("character", [30, 40, 45], [39, 49, 54]),
        ("bonus", [42, 48, 54], [56, 62, 68]),
        ("underground", [0, 0, 0], [17, 22, 27]),
    ],
)
def test_tiles_in_play_grow_with_the_seats(deck: str, base: list[int], silver: list[int]) -> None:
    for expansion, wanted in ((False, base), (True, silver)):
        tiles = facts.tiles_of(deck, expansion) if expansion or deck != "underground" else []
        found = [
            sum(facts.copies(deck, tile, seats, expansion) for tile in tiles) for seats in SEATS
        ]
        assert found == wanted


@pytest.mark.rule("T-109")
def test_london_is_closed_with_two_and_wien_below_four() -> None:
    closed = [
        set(facts.CATHEDRALS)
        - set(maps.open_cathedrals(TiletumOracle.from_position(position(players=seats)).table))
        for seats in SEATS
    ]
    assert closed == [{"london", "wien"}, {"wien"}, set()]


def test_every_space_of_the_map_is_within_five_steps_of_tiletum() -> None:
    away = maps.distances(TiletumOracle.from_position(position()).table, "tiletum")
    assert (len(away), max(away.values())) == (29, 5)
    assert len(facts.FACTS["map"]["roads"]) == 40


@pytest.mark.rule("S-102")
def test_every_underground_side_has_seven_towns_and_five_tablets() -> None:
    for printed in facts.UNDERGROUND:
        tablets = [tablet for _, _, tablet in printed["paths"] if tablet]
        assert (len(printed["spaces"]), len(tablets)) == (7, 5)
        assert len(printed["paths"]) in (8, 9)
    names = Count(town for printed in facts.UNDERGROUND for town in printed["spaces"])
    assert set(names.values()) == {1}


@pytest.mark.rule("C-103", "S-901")
def test_every_fair_and_every_end_has_a_decree() -> None:
    for silver, more in ((False, ["end", "none"]), (True, ["end-A", "end-B", "none"])):
        cards = [card["fair"] for card in facts.decrees(silver).values()]
        assert {*facts.fairs(silver), *more} <= set(cards)
    assert (len(facts.fairs(False)), len(facts.fairs(True))) == (11, 13)
