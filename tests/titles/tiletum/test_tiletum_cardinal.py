"""The Cardinal in whole games: how one is set up, what tablets bring him, invariants to the end."""

from typing import Any

import pytest

from game.titles.tiletum.rules.cardinal.building import give_all_tablet_gains_free
from game.titles.tiletum.rules.components import CHALLENGE_NAMES, TABLET_GAIN_NAMES
from game.titles.tiletum.rules.state import TiletumState
from tests.helpers.hot_seat import RandomGame
from tests.titles.tiletum.tiletum_tables import Table, new_solo, new_table
from tests.titles.tiletum.trial import begun

rule = pytest.mark.rule
OWN_HOUSES = ("tiletum", "praha")
SOLO = (
    "cardinal easy",
    "expansions silver",
    "step 1",
    "phase decree",
    "dice gold 6",
    "orange goods",
)


def his(table: Table) -> dict[str, Any]:
    """Return the Cardinal's entry."""
    return table.player("orange")


def silver_game(seed: int, level: str = "easy", seat: int = 1) -> Table:
    """Return a newly dealt game against him with silver."""
    return new_table(2, seed, ("silver",), automa=(level,), automa_seat=seat)


@rule("C-101")
def test_a_solo_game_is_set_up_for_two_and_who_begins_is_random() -> None:
    games = [new_solo(seed).look() for seed in range(12)]
    assert {look["order"][0] for look in games} == {"pink", "orange"}
    assert [player.get("cardinal", False) for player in games[0]["player"]] == [False, True]
    assert set(games[0]["costs"]) == set(new_table(2).look()["costs"])


@rule("C-104")
@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_his_level_says_which_challenges_may_be_in_force(level: str, number: int) -> None:
    drawn = [new_solo(seed, level).look()["solo"]["challenges"] for seed in range(40)]
    assert {name for challenges in drawn for name in challenges} == set(
        CHALLENGE_NAMES[: 8 * number]
    )


@rule("C-105")
def test_all_fair_tiles_are_used() -> None:
    kinds = {fair for seed in range(40) for _, fair in new_solo(seed).look()["fairs"]}
    assert len(kinds) == 11


@rule("C-502")
def test_court_favour_lifts_his_marker_at_the_beginning() -> None:
    for look in (new_solo(seed, "hard").look() for seed in range(30)):
        favoured = "court-favour" in look["solo"]["challenges"]
        assert look["king"]["orange"] == (5 if favoured else 0)
        assert not favoured or look["king_order"][0] == "orange"


@rule("S-901", "C-103")
def test_challenges_and_surprises_are_those_of_silver() -> None:
    looks = [silver_game(seed).look() for seed in range(20)]
    assert {len(look["solo"]["surprises_left"]) for look in looks} == {12}
    hard = [silver_game(seed, "hard").look() for seed in range(20)]
    challenges = {word for look in hard for word in look["solo"]["challenges"]}
    assert {"explorers-guild", "rare-chance", "precious-materials", "fruitful-journey"} <= (
        challenges
    )


@rule("S-914")
@pytest.mark.parametrize(
    ("tablet", "points", "king"),
    [("king1-points5", 5, 1), ("points5-king3", 5, 3), ("king1-king3", 0, 4), ("points4", 4, 0)],
)
def test_a_fruitful_journey_gives_points_and_king_steps_free(
    tablet: str, points: int, king: int
) -> None:
    table = passing(tablet)
    assert (his(table)["points"], table.look()["king"]["orange"]) == (points, king)
    assert his(table)["silver"] == 0


@rule("S-914")
def test_a_fruitful_journey_places_pieces_free() -> None:
    assert his(passing("tech"))["silver"] == 1
    explorer = passing("explorer", "orange explorers freiberg schwaz")
    assert his(explorer)["explorers"][1] == "kutna-hora"
    assert passing("mine").look()["mines"]["schlaggenwald"] == ["orange"]
    house = passing("house", "houses tiletum pink orange, praha orange")
    [built] = [town for town in house.look()["houses"] if town not in OWN_HOUSES]
    assert (built, his(house)["points"]) == ("wien", 4)
    assert passing("pillar", "costs praha 5 7").look()["pillars"]["praha"] == ["orange"]
    none = "orange houses 0 pillars 0 mines 0 explorers freiberg tabor hall"
    for tablet in ("house", "pillar", "mine", "explorer"):
        assert his(passing(tablet, none)) == his(begun([*SOLO, none]).table)


def passing(tablet: str, *entries: str) -> Table:
    """Return a table after he has passed a tablet with Fruitful Journey."""
    table = begun([*SOLO, *entries]).table
    assert isinstance(table.state, TiletumState)
    give_all_tablet_gains_free(table.state, 1, TABLET_GAIN_NAMES.index(tablet))
    return table


@rule("S-909")
def test_his_explorer_of_a_round_is_reported_after_the_round_has_begun() -> None:
    game = RandomGame[TiletumState](silver_game(3).game, {})
    told = [
        [event.kind for event in events]
        for _, events, _ in game.whole_game(0, 3)
        if any(event.kind == "round-began" for event in events)
    ]
    placed = [kinds for kinds in told if "new-explorer" in kinds]
    assert placed
    assert all(kinds.index("round-began") < kinds.index("new-explorer") for kinds in placed)
