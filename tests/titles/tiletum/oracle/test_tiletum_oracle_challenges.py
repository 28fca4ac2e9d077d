"""The Cardinal's tiles, challenges and surprises, by the oracle alone (C-4 to C-6, S-9)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle import (
    cardinal_actions,
    cardinal_choice,
    cardinal_explorer,
    cardinal_tiles,
)
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import play, solo
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer

SILVER: dict[str, Any] = {"expansions": ["silver"]}
OFFER = ["king:king1", "king:vp4", "merchant:gold3", "merchant:wool3", "contract:iron3"]
CONTRACTS = ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"]


def with_tile(tile: str, *challenges: str, **rest: Any) -> TiletumOraclePlayer:
    """The Cardinal after he took a 5 as king with a bonus tile there."""
    cards = {"decrees": ["king-and-country"], "challenges": list(challenges)}
    document = solo(dice={"gold": [5]}, action_tiles={"king": tile}, solo=cards, **rest)
    return play(document, "decree king-and-country").table.players["orange"]


def him(oracle: TiletumOracle) -> TiletumOraclePlayer:
    """The Cardinal."""
    return oracle.table.players["orange"]


@pytest.mark.rule("C-401", "C-404")
def test_what_he_does_not_keep_leaves_the_game() -> None:
    cards = {"decrees": ["king-and-country"]}
    document = solo(dice={"gold": [5]}, action_tiles={"king": "iron2:3"}, solo=cards)
    oracle = play(document, "decree king-and-country")
    assert oracle.table.decks.gone == ["iron2:3"]
    assert him(oracle).open == []


@pytest.mark.rule("C-501")
def test_deep_coffers_gives_one_good_more() -> None:
    assert with_tile("vp4").goods["gold"] == 5
    assert with_tile("vp4", "deep-coffers").goods["gold"] == 6


@pytest.mark.rule("C-504")
def test_special_friends_give_gold_and_contracts() -> None:
    assert with_tile("building", "very-special-friends").goods["gold"] == 5 + 5
    assert with_tile("colour", "very-special-friends").goods["gold"] == 5 + 5
    assert with_tile("iron4:6:explorer1", "very-special-friends", **SILVER).open == [
        "iron4:6:explorer1"
    ]


@pytest.mark.rule("C-505")
def test_ingenious_clergy_gains_goods_tiles() -> None:
    assert with_tile("gold2+vp2", "ingenious-clergy").goods["gold"] == 5 + 2
    assert with_tile("gold2+vp2", "ingenious-clergy").points == 2
    assert with_tile("any2", "ingenious-clergy").goods["stone"] == 2
    assert with_tile("buy-silver", "ingenious-clergy", **SILVER).silver == 1
    assert with_tile("silver-same5", "ingenious-clergy", **SILVER).goods["stone"] == 5


@pytest.mark.rule("C-506", "S-917")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("joker1", 1), ("silver-joker3", 1), ("ap2", 2), ("silver-merchant4", 4), ("colour+ap1", 1)],
)
def test_church_income_is_the_number_of_the_tile(tile: str, points: int) -> None:
    assert with_tile(tile, "church-income", **SILVER).points == points
    assert with_tile(tile, **SILVER).points == 0


@pytest.mark.rule("C-507")
def test_visitors_give_goods_points_steps_and_every_other_number_as_points() -> None:
    oracle = play(solo(**SILVER))
    for gain in ("gold1+silver1", "king2", "merchant-step1+house", "character2", "mine1", "vp4"):
        cardinal_actions.visit(oracle.table, him(oracle), gain)
    assert (him(oracle).goods["gold"], him(oracle).silver, him(oracle).points) == (1, 1, 9)
    assert oracle.table.king["orange"] == 2


@pytest.mark.rule("C-402", "S-917")
def test_tiles_have_their_rank() -> None:
    player = him(play(solo({}, {"hand": ["lion"]}, **SILVER)))
    tiles = ["crest:rose", "iron2:3", "ap1", "silver-joker3", "vp4", "buy-silver"]
    tiles += ["building", "colour+ap1", "buy-mine", "crest:lion"]
    ranks = [cardinal_tiles.rank(player, tile) for tile in tiles]
    assert ranks == [0, 1, 2, 2, 3, 3, 4, 4, 4, 5]


@pytest.mark.rule("C-206")
def test_wool_and_iron_at_the_foot_are_the_one_he_lacks_more_then_iron() -> None:
    document = solo({}, {"open": ["wool3:4"]}, dice={"wool": [2], "iron": [2]})
    document["solo"] = {"decrees": ["worldly-riches"]}
    oracle = play(document)
    oracle.table.cards.decree = "merchant-empire"
    assert cardinal_choice.choose(oracle.table, him(oracle)).good == "wool"
    him(oracle).open = []
    assert cardinal_choice.choose(oracle.table, him(oracle)).good == "iron"


@pytest.mark.rule("C-204")
@pytest.mark.parametrize(
    ("when", "holds"),
    [
        ("mines<4", True),
        ("pillars>houses", False),
        ("houses>=pillars", True),
        ("pillars<=houses", True),
        ("mines>buildings-below", True),
        ("pillars>cathedrals", False),
    ],
)
def test_conditions_compare_his_numbers(when: str, holds: bool) -> None:
    oracle = play(solo(**SILVER))
    assert cardinal_choice.compare(oracle.table, him(oracle), when) == holds


@pytest.mark.rule("C-205", "C-209", "C-210")
def test_an_action_that_cannot_be_done_does_nothing() -> None:
    document = solo({}, {"houses": 0}, dice={"food": [1]}, solo={"decrees": ["busy-hands"]})
    oracle = play(document, "decree busy-hands")
    assert him(oracle).merchant == "tiletum"
    assert him(oracle).goods["food"] == 1


def last_turn(**rest: Any) -> dict[str, Any]:
    """The Cardinal's last turn of a round, with a 6 that makes him a king's step."""
    values: dict[str, Any] = {
        "turn": 3,
        "step": 1,
        "seat": "orange",
        "order": ["pink", "orange"],
        "dice": {"gold": [6]},
        "contract_offer": CONTRACTS,
        "character_offer": OFFER,
        "wheel": ["joker", "merchant", "architect", "character", "contract", "king"],
        "solo": {"decrees": ["king-and-country", "business"]},
    }
    return solo({"goods": {}}, rest.pop("him", {}), **{**values, **rest})


@pytest.mark.rule("C-601", "T-702")
def test_ahead_of_all_he_removes_the_tile_and_scores_four() -> None:
    oracle = play(last_turn(king={"pink": 1, "orange": 3}, king_tile="crest:rose"))
    oracle.play("decree king-and-country")
    assert (him(oracle).points, him(oracle).hand) == (4 + 4, [])
    assert "crest:rose" in oracle.table.decks.gone


@pytest.mark.rule("C-602", "S-916")
def test_he_takes_part_in_every_fair_but_with_silver_only_where_he_is() -> None:
    fairs = [["troyes", "house"], ["brugge", "crest"], ["genova", "pillar"], ["tiletum", "crest"]]
    for more, points in (({}, 1 + 4 + 2), (SILVER, 1 + 4)):
        oracle = play(last_turn(fairs=fairs, **more), "decree king-and-country")
        assert him(oracle).points == points


@pytest.mark.rule("C-502")
def test_court_favour_lifts_his_marker_to_five() -> None:
    cards = {"decrees": ["king-and-country", "business"], "challenges": ["court-favour"]}
    oracle = play(last_turn(king={"pink": 5}, solo=cards), "decree king-and-country")
    assert oracle.table.king == {"pink": 5, "orange": 5}
    assert oracle.table.king_order == ["pink", "orange"]


@pytest.mark.rule("S-910", "S-909", "C-210")
@pytest.mark.parametrize(("silver", "cards", "left"), [(0, 1, 0), (3, 2, 1), (6, 3, 2)])
def test_he_buys_as_many_surprises_as_his_silver_pays(silver: int, cards: int, left: int) -> None:
    oracle = play(last_turn(him={"silver": silver}, **SILVER), "decree king-and-country")
    assert oracle.table.cards.surprises_due == cards
    assert him(oracle).silver == left
    for name in ("provisions", "royal-gifts", "orders")[:cards]:
        oracle.play(f"surprise {name}")
    assert oracle.table.phase == "clean-up"
    while oracle.table.phase == "clean-up":
        oracle.play(oracle.moves()[0])
    assert him(oracle).explorers == ["freiberg", "kutna-hora"]
    assert len(him(oracle).tucked) == cards


@pytest.mark.rule("S-914")
def test_rare_chance_and_the_guild() -> None:
    cards = {"decrees": ["king-and-country"], "challenges": ["rare-chance", "explorers-guild"]}
    document = solo(dice={"gold": [6]}, explorer_values=[3, 4], solo=cards, **SILVER)
    oracle = play(document, "decree king-and-country")
    assert him(oracle).explorers != ["freiberg"]
    assert him(oracle).silver == 1 + 1


@pytest.mark.rule("S-914")
def test_a_fruitful_journey_enjoys_the_tablets_it_covers() -> None:
    cards = {"decrees": ["deep-shafts"], "challenges": ["fruitful-journey"]}
    document = solo(dice={"gold": [1]}, solo=cards, **SILVER)
    oracle = play(document, "decree deep-shafts")
    assert him(oracle).explorers == ["schlaggenwald", "kutna-hora"]


@pytest.mark.rule("S-913")
def test_precious_materials_pay_with_stone_then_gold_then_silver() -> None:
    cards = {"decrees": ["king-and-country"], "challenges": ["precious-materials"]}
    document = solo(
        {},
        {"goods": {"stone": 1, "gold": 1}, "silver": 1},
        dice={"iron": [5]},
        costs={"koeln": [3, 4]},
        pillars={"koeln": ["orange"]},
        solo=cards,
        **SILVER,
    )
    player = him(play(document, "decree king-and-country"))
    assert (player.goods["stone"], player.goods["gold"], player.silver) == (0, 0, 0)
    assert player.cathedral_tiles == {"koeln": 5}


@pytest.mark.rule("S-908")
def test_a_die_without_a_named_action_on_the_field_explores() -> None:
    document = solo(dice={"gold": [2]}, solo={"decrees": ["worldly-riches"]}, **SILVER)
    oracle = play(document, "decree worldly-riches")
    assert him(oracle).explorers != ["freiberg"]
    assert him(oracle).architect == "tiletum"


@pytest.mark.rule("S-904", "C-403")
def test_his_explorer_takes_the_best_tile_in_range_without_moving_there() -> None:
    tiles = {"marienberg": "deep:silver1", "geyer": "deep:crest:stag"}
    cards = {"decrees": ["deep-shafts"]}
    document = solo(dice={"gold": [1]}, underground_tiles=tiles, solo=cards, **SILVER)
    oracle = play(document, "decree deep-shafts")
    assert him(oracle).hand == ["stag"]
    assert oracle.table.underground_tiles == {"marienberg": "deep:silver1"}


@pytest.mark.rule("S-912")
def test_surprises_place_a_house_a_pillar_and_an_explorer() -> None:
    fairs = [["troyes", "house"], ["brugge", "crest"], ["genova", "pillar"], ["tiletum", "crest"]]
    oracle = play(last_turn(him={"silver": 5}, fairs=fairs, **SILVER), "decree king-and-country")
    for name in ("trade-house", "chapel", "third-explorer"):
        oracle.play(f"surprise {name}")
    assert "orange" in oracle.table.houses["troyes"]
    assert him(oracle).explorers[-1] == "schwaz"
    assert sum("orange" in owners for owners in oracle.table.pillars.values()) >= 2


@pytest.mark.rule("S-914")
@pytest.mark.parametrize(
    ("tablet", "town", "points", "gold"),
    [("mine", "schlaggenwald", 0, 3), ("house", "london", 3, 0), ("pillar", "praha", 0, 0)],
)
def test_free_pieces_of_a_fruitful_journey_go_where_most_is(
    tablet: str, town: str, points: int, gold: int
) -> None:
    oracle = play(solo(**SILVER))
    oracle.table.costs["praha"] = [2, 7]
    oracle.table.houses |= {"wien": ["orange"], "firenze": ["orange"]}
    cardinal_explorer.enjoy(oracle.table, him(oracle), tablet)
    owners = {"mine": oracle.table.mines, "house": oracle.table.houses}
    assert owners.get(tablet, oracle.table.pillars)[town] == ["orange"]
    assert (him(oracle).points, him(oracle).goods["gold"]) == (points, gold)


@pytest.mark.rule("C-205", "S-907")
def test_without_dice_for_it_a_line_does_not_apply() -> None:
    document = solo(dice={"food": [4]}, solo={"decrees": ["deep-shafts"]}, **SILVER)
    oracle = play(document, "decree deep-shafts")
    assert him(oracle).explorers == ["freiberg"]
    assert him(oracle).goods["food"] == 4


@pytest.mark.rule("C-503", "S-101")
def test_a_seventh_crest_stays_in_hand() -> None:
    crests = ["lion", "eagle", "lily", "rose", "tower", "griffin"]
    player = with_tile("crest:stag", "ready-for-action", cardinal={"crests": crests}, **SILVER)
    assert player.hand == ["stag"]
