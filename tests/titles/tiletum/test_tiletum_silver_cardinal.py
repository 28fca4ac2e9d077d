"""The Cardinal with silver (S-9), and what the rules of the Cardinal say of it."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.tiletum.rules.cardinal.walking import enjoy
from game.titles.tiletum.rules.components import TABLETS
from game.titles.tiletum.rules.state import TiletumState
from tests.titles.tiletum.tiletum_tables import FAIRS, Table, new_table, place, silver_solo

rule = pytest.mark.rule
MINES = [["tiletum", "mine"], ["brugge", "crest"], ["antwerpen", "house"], ["leipzig", "pillar"]]
OWN_HOUSES = ("tiletum", "praha")
SHAFTS: dict[str, Any] = {"fairs": MINES, "explorer_values": [4, 5]}


def shafts(die: int = 4, **words: Any) -> Table:
    """Return a table after an explorer action that looks for mines, with a gold die."""
    return silver_solo("deep-shafts", **{**SHAFTS, "dice": {"gold": [die]}, **words})


def his(table: Table) -> dict[str, Any]:
    """Return the Cardinal's entry."""
    return table.player("orange")


def surprised(*names: str, **words: Any) -> Table:
    """Return a table after surprises of the king, which end the king phase of round 1."""
    before = {"phase": "surprise", "step": 2, "turn": 3, "solo": {"surprises_due": len(names)}}
    table = silver_solo(**{**before, **words})
    return table.play(*[f"surprise {name}" for name in names])


@rule("S-901", "C-103")
def test_decrees_challenges_and_surprises_are_those_of_silver() -> None:
    looks = [new_solo(seed).look() for seed in range(20)]
    for look in looks:
        end = {"A": "pillars-of-history", "B": "houses-of-destiny"}[look["silver"]["overlay"]]
        assert end in look["solo"]["decrees"]
        assert "worldly-riches" in look["solo"]["decrees"]
        assert len(look["solo"]["decrees"]) == 6
        assert len(look["solo"]["surprises_left"]) == 12
    challenges = {word for seed in range(20) for word in challenges_of(seed)}
    assert {"explorers-guild", "rare-chance", "precious-materials", "fruitful-journey"} <= (
        challenges
    )


def new_solo(seed: int, level: str = "easy") -> Table:
    """Return a newly dealt game against him with silver."""
    return new_table(2, seed, ("silver",), automa=(level,), automa_seat=1)


def challenges_of(seed: int) -> list[str]:
    """Return the challenges of a hard game."""
    return list(new_solo(seed, "hard").look()["solo"]["challenges"])


@rule("S-902")
def test_he_begins_with_more_pieces_and_no_technologies() -> None:
    entry = his(new_solo(2))
    assert (entry["pillars"], entry["mines"], entry["mines_general"]) == (8, 5, 0)
    assert (entry["silver"], entry["points"], len(entry["explorers"])) == (0, 0, 1)
    assert "levels" not in entry
    hard = his(new_solo(2, "hard"))
    assert (hard["silver"], hard["points"]) == (1, 30)


@rule("S-903", "S-906", "C-209")
def test_he_goes_to_the_best_site_in_range_and_builds() -> None:
    table = shafts(4)  # 3 points: the 3 gold of schlaggenwald are the most in range
    assert his(table)["explorers"] == ["schlaggenwald"]
    assert place(table, "mines", "schlaggenwald") == ["orange"]
    assert (his(table)["silver"], table.goods("orange")) == (1, {"gold": 4 + 3})
    far = shafts(5, mines={town: ["orange"] for town in ("freiberg", "geyer", "marienberg")})
    assert his(far)["explorers"] != ["freiberg"]
    met = shafts(
        4, orange={"explorers": ["freiberg", "kutna-hora"]}, pink={"explorers": ["kutna-hora"]}
    )
    assert his(met)["explorers"][0] == "freiberg"


@rule("S-904", "C-401")
def test_he_takes_the_best_tile_in_range_without_going_there() -> None:
    tiles = {"geyer": "deep:mine1", "marienberg": "deep:crest:stag"}
    table = shafts(4, underground_tiles=tiles)
    assert his(table)["hand"] == ["stag"]
    assert table.look()["underground_tiles"] == {"geyer": "deep:mine1"}


@rule("S-905")
def test_he_goes_the_shortest_way_with_most_open_tablets() -> None:
    words: dict[str, Any] = {"dice": {"stone": [4]}, "explorer_values": [4, 5]}
    spires = [["tiletum", "cathedral"], *FAIRS[1:]]
    table = silver_solo("glorious-spires", fairs=spires, **words)
    assert his(table)["explorers"] == ["annaberg"]
    covered = [["annaberg", "marienberg"], ["freiberg", "marienberg"]]
    assert table.look()["silver"]["covered"] == covered
    assert his(table)["points"] == 0


@rule("S-907", "C-205")
def test_without_a_goal_he_draws_a_surprise_after_his_tasks() -> None:
    table = shafts(4, orange={"explorers": [], "mines": 0})
    assert table.phase == "surprise"
    assert table.look()["solo"]["surprises_due"] == 1
    assert table.look()["solo"]["after"] == "refill"
    table.play("surprise provisions")
    assert his(table)["points"] == 6
    assert his(table)["tucked"] == ["provisions"]


@rule("S-908", "C-208")
def test_a_die_in_the_field_without_a_named_action_is_explorer() -> None:
    words: dict[str, Any] = {"dice": {"gold": [4]}, "explorer_values": [3, 4]}
    assert his(silver_solo("worldly-riches", **words))["explorers"] != ["freiberg"]
    none: dict[str, Any] = {"explorers": []}
    table = silver_solo("worldly-riches", orange=none, **words)
    assert his(table)["explorers"] == []
    dice = {"iron": [5], "gold": [4], "food": [4]}
    both = shafts(dice=dice)
    assert his(both)["dice"] == [{"good": "gold", "value": 4}]


@rule("S-909")
def test_his_explorers_come_before_the_dice_of_rounds_2_and_3() -> None:
    for number, town in ((1, "kutna-hora"), (2, "schwaz")):
        table = surprised("gold", round=number).let_luck_until("dice")
        assert town in his(table)["explorers"]


@rule("S-910", "C-210")
def test_he_pays_for_as_many_surprises_as_he_can() -> None:
    for silver, left, due in ((0, 0, 0), (2, 1, 1), (4, 1, 2), (7, 2, 3)):
        words: dict[str, Any] = {
            "turn": 3,
            "order": ["pink", "orange"],
            "orange": {"silver": silver, "explorers": ["freiberg"]},
            "mines": {"freiberg": ["pink"]},
        }
        table = silver_solo("worldly-riches", **words)
        while table.phase == "refill":
            table.play(next(iter(table.odds())))
        assert his(table)["silver"] == left
        assert table.look()["solo"]["surprises_due"] == due
        assert (table.phase == "surprise") == (due > 0)


@rule("S-911")
def test_the_fair_of_technologies_counts_his_surprises() -> None:
    orange = {"tucked": ["gold", "court"], "merchant": "tiletum"}
    fairs = [["tiletum", "tech-levels"], *MINES[1:]]
    table = surprised("shafts", orange=orange, fairs=fairs, mines={})
    assert his(table)["points"] == 3 * 1


@rule("S-912", "C-503")
def test_surprises_give_points_and_effects() -> None:
    assert his(surprised("shafts"))["points"] == 3
    assert his(surprised("shafts"))["silver"] == 2
    assert surprised("royal-gifts").look()["king"]["orange"] == 4
    assert surprised("gold").goods("orange") == {"gold": 5}
    assert surprised("provisions").goods("orange") == {"stone": 4}
    house = surprised("trade-house", orange={"pillars": 0})
    assert place(house, "houses", "brugge") == ["orange"]
    pillar = surprised("chapel", orange={"houses": 0}, costs={"paris": [2, 1]})
    assert place(pillar, "pillars", "paris") == ["orange"]
    explorer = surprised("third-explorer", orange={"explorers": []})
    assert his(explorer)["explorers"] == ["schwaz"]
    there = surprised("third-explorer", orange={"explorers": ["schwaz"], "mines": 0, "pillars": 0})
    assert his(there)["points"] >= 6
    crest = surprised("crest")
    assert crest.phase == "surprise"
    assert set(crest.odds()) == {
        f"crest {kind}" for kind in ("lion", "eagle", "lily", "rose", "tower", "griffin")
    }
    crest.play("crest rose")
    assert his(crest)["hand"] == ["rose"]
    assert "crest:rose" not in crest.look()["decks"]["box"]
    ready = {"surprises_due": 1, "challenges": ["ready-for-action"]}
    placed = surprised("crest", solo=ready).play("crest rose")
    assert his(placed)["markers"] == {"king": 3}


@rule("S-913", "C-302")
def test_cathedrals_cost_him_gold_and_silver_or_any_precious_material() -> None:
    words: dict[str, Any] = {
        "pillars": {"annaberg": ["orange"], "joachimsthal": ["orange"]},
        "costs": {"annaberg": [3, 2], "joachimsthal": [3, 5]},
    }
    table = surprised("gold", **words)
    assert his(table)["cathedral_tiles"] == {"annaberg": 3}
    assert table.goods("orange") == {"gold": 5 - 3}
    solo = {"surprises_due": 1, "challenges": ["precious-materials"]}
    orange = {"goods": {"stone": 1}, "silver": 1}
    table = surprised("gold", solo=solo, orange=orange, **words)
    assert his(table)["cathedral_tiles"] == {"annaberg": 3, "joachimsthal": 4}
    assert (table.goods("orange"), his(table)["silver"]) == ({}, 1)


@rule("S-914")
def test_guild_chance_and_journey() -> None:
    guild: dict[str, Any] = {
        "solo": {"challenges": ["explorers-guild"]},
        "dice": {"gold": [6]},
        "explorer_values": [3, 4],
    }
    table = silver_solo("worldly-riches", **guild)
    assert his(table)["explorers"] == ["geyer"]  # a mine first, of those near by gold
    chance = {"solo": {"challenges": ["rare-chance"]}, "explorer_values": [1, 2]}
    assert his(silver_solo("worldly-riches", **chance))["silver"] == 1
    words: dict[str, Any] = {
        "solo": {"challenges": ["fruitful-journey"]},
        "dice": {"stone": [4]},
        "explorer_values": [4, 5],
        "fairs": [["tiletum", "cathedral"], *FAIRS[1:]],
    }
    table = silver_solo("glorious-spires", **words)
    assert his(table)["points"] == 4 + 5
    assert table.look()["king"]["orange"] == 1


@rule("S-914")
@pytest.mark.parametrize(
    ("tablet", "points", "king"),
    [
        ("king1-points5", 5, 1),
        ("points5-king3", 5, 3),
        ("king1-king3", 0, 4),
        ("points4", 4, 0),
    ],
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
    explorers = {"explorers": ["freiberg", "schwaz"]}
    assert his(passing("explorer", orange=explorers))["explorers"][1] == "kutna-hora"
    mine = passing("mine")
    assert place(mine, "mines", "schlaggenwald") == ["orange"]
    house = passing("house", houses={"tiletum": ["pink", "orange"], "praha": ["orange"]})
    [built] = [town for town, seats in house.look()["houses"].items() if town not in OWN_HOUSES]
    assert (built, his(house)["points"]) == ("wien", 4)
    pillar = passing("pillar", costs={"praha": [5, 7]})
    assert place(pillar, "pillars", "praha") == ["orange"]
    none = {"houses": 0, "pillars": 0, "mines": 0, "explorers": ["freiberg", "tabor", "hall"]}
    for tablet in ("house", "pillar", "mine", "explorer"):
        before = silver_solo(orange=none)
        assert his(passing(tablet, orange=none)) == his(before)


def passing(tablet: str, **words: Any) -> Table:
    """Return a table after he has passed a tablet with Fruitful Journey."""
    table = silver_solo(**words)
    assert isinstance(table.state, TiletumState)
    enjoy(table.state, 1, TABLETS.index(tablet))
    return table


@rule("S-915", "C-701")
def test_at_the_end_each_silver_is_a_point_for_him() -> None:
    words: dict[str, Any] = {
        "round": 4,
        "turn": 3,
        "fairs": [["tiletum", "contract"], ["brugge", "cathedral"], *FAIRS[2:]],
        "orange": {"silver": 3, "explorers": [], "merchant": "koeln"},
        "mines": {"freiberg": ["pink", "orange"], "geyer": ["orange"]},
        "pillars": {"koeln": ["orange"]},
        "houses": {"tiletum": ["pink"]},
        "king": {"pink": 1},
    }
    table = silver_solo("worldly-riches", **words).let_luck()
    assert table.phase == "over"
    assert his(table)["silver"] == 3 + 2
    assert his(table)["points"] == 1 + 1 * 2 + 5  # a king step, pillars by mines, silver


@rule("S-916", "C-602")
def test_with_silver_he_takes_part_like_the_human() -> None:
    fairs = [["tiletum", "mine"], *MINES[1:]]
    away = {"merchant": "koeln"}
    table = surprised("provisions", orange=away, houses={}, fairs=fairs)
    assert his(table)["points"] == 6
    there = surprised("provisions", orange=away, fairs=fairs)
    assert his(there)["points"] == 6 + 2


@rule("S-917", "C-402", "C-504", "C-506", "C-508")
def test_another_good_and_a_point_is_ranked_as_a_colour_and_counts_as_a_boost() -> None:
    solo = {"challenges": ["very-special-friends", "church-income", "whispers-at-court"]}
    words = {"action_tiles": {"joker": "colour+ap1"}, "explorer_values": [1, 2]}
    table = silver_solo("worldly-riches", solo=solo, **words)
    assert table.goods("orange") == {"gold": 6 + 5}
    assert his(table)["points"] == 1
    assert table.look()["king"]["orange"] >= 1


@rule("C-204")
def test_conditions_look_below() -> None:
    words: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [4, 5]}
    below = {"schneeberg": "deep:crest:stag"}
    table = silver_solo("noblesse-oblige", fairs=FAIRS, underground_tiles=below, **words)
    assert his(table)["crests"] == ["", "", "", "", "", "stag"]
    assert place(table, "houses", "schlaggenwald") == ["orange"]
    far = {"schneeberg": "deep:mine1"}
    table = silver_solo("noblesse-oblige", fairs=FAIRS, underground_tiles=far, **words)
    assert place(table, "mines", "schlaggenwald") == ["orange"]  # by the foot: all kinds


@rule("C-302", "C-303")
def test_gold_for_underground_cathedrals_is_lacking() -> None:
    words: dict[str, Any] = {
        "pillars": {"annaberg": ["orange"]},
        "costs": {"annaberg": [5, 4]},
        "orange": {"goods": {"gold": 1}},
    }
    assert surprised("royal-gifts", **words).goods("orange") == {"gold": 1 + 3}


@rule("C-507")
def test_visitors_give_silver_and_a_good_of_choice_is_a_point() -> None:
    solo = {"surprises_due": 1, "challenges": ["visitors-to-the-curia"]}
    offer = ["contract:gold1+silver1", "contract:contract1+any1", "king:vp4", "king:king1", ""]
    table = surprised("court", solo=solo, character_offer=offer)
    assert (his(table)["silver"], table.goods("orange")) == (1, {"gold": 1})
    assert his(table)["points"] == 8 + 2


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seat", [0, 1])
def test_random_solo_games_with_silver_keep_the_laws_to_their_end(level: str, seat: int) -> None:
    table = new_table(2, 7 + seat, ("silver",), automa=(level,), automa_seat=seat)
    assert list(table.at_random(11))
    assert his(table)["tucked"]
