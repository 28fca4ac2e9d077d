"""The explorer wheel, silver and pieces, the explorer action, and stone tablets (S-2 to S-5)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.title import IllegalMove
from tests.titles.tiletum.tiletum_tables import acting, exploring, knowing, place, silver_table

rule = pytest.mark.rule
WHEEL = ["merchant", "architect", "character", "contract", "king", "joker"]


@rule("S-201")
def test_a_die_in_the_field_does_one_of_two_actions() -> None:
    tiles = {"explorer": "gold3", "architect": "ap1"}
    table = silver_table(dice={"food": [2]}, explorer_values=[2, 3], action_tiles=tiles)
    table.play("take food 2")
    assert table.moves() == ["do architect", "do explorer"]
    table.play("do explorer", "bonus take")
    assert table.player("pink")["store"] == ["gold3"]
    assert (table.asked()["kind"], table.points) == ("explorer", 5)
    changed = silver_table(
        dice={"food": [1]}, explorer_values=[2, 3], pink={"goods": {"gold": 2}}
    ).play("take food 1 as 2")
    assert changed.moves() == ["do architect", "do explorer"]


@rule("S-202")
def test_a_joker_may_become_explorer() -> None:
    table = silver_table(dice={"food": [6]}, explorer_values=[2, 3]).play("take food 6")
    assert "as explorer" in table.moves()
    table = silver_table(pink={"store": ["joker1"]}).play("use joker1", "as explorer")
    assert table.asked() == {"q": "act", "kind": "explorer", "ap": 1, "main": False}


@rule("S-203")
def test_the_choice_comes_before_colour_and_bonus_tile() -> None:
    pink = {"store": ["colour"]}
    table = silver_table(
        dice={"food": [2]}, explorer_values=[1, 2], pink=pink, action_tiles={"explorer": "ap1"}
    )
    asked = [table.play(text).asked()["q"] for text in ("take food 2", "do explorer", "use none")]
    assert asked == ["do", "colour", "bonus"]


@rule("S-204")
def test_the_field_falls_by_two_each_round() -> None:
    words: dict[str, Any] = {"phase": "clean-up", "turn": 3, "step": 2, "refilling": "explorer"}
    full = dict.fromkeys(["merchant", "architect", "character", "contract", "king", "joker"], "ap1")
    full |= {"architect": "ap2", "character": "ap2", "contract": "ap2"}
    for before, after in (([3, 4], [1, 2]), ([1, 2], [5, 6]), ([6, 1], [4, 5])):
        table = silver_table(
            explorer_values=before, action_tiles=full, king_tile="gold3", dice={}, **words
        )
        table.play("draw vp4")
        assert table.look()["explorer_values"] == after
        assert table.look()["wheel"] == [*WHEEL[1:], WHEEL[0]]


@rule("S-205")
def test_the_symbol_is_a_free_step_once_in_the_main_action() -> None:
    table = silver_table(dice={"food": [4], "wool": [1]}, explorer_values=[1, 2])
    assert table.moves("symbol") == []
    table.play("take food 4")
    assert table.moves("symbol") == ["symbol geyer", "symbol marienberg"]
    table.play("symbol marienberg")
    assert table.player("pink")["points"] == 4
    assert table.moves("symbol") == []
    other = silver_table(dice={"food": [4]}, explorer_values=[2, 3]).play("take food 4")
    assert other.moves("symbol") == []


@rule("S-301")
def test_silver_is_no_good() -> None:
    table = silver_table(**acting("contract", 2), pink={"silver": 3, "goods": {"gold": 2}})
    assert not [move for move in table.moves() if "silver" in move]
    assert table.moves("buy") == ["buy food", "buy iron", "buy stone", "buy wool"]


@rule("S-302")
def test_underground_towns_take_mines_houses_pillars_and_tiles() -> None:
    pink = {"explorers": ["annaberg"], "mines": 1, "houses": 1, "pillars": 1}
    table = exploring(pink=pink, players=3, underground_tiles={"annaberg": "deep:silver1"})
    here = [move for move in table.moves() if move.endswith("annaberg")]
    assert here == ["house annaberg", "mine annaberg", "pillar annaberg", "tile annaberg"]
    two = exploring(pink=pink)  # its house space is for three seats
    assert "house annaberg" not in two.moves()
    taken = exploring(pink=pink, mines={"annaberg": ["yellow"]})
    assert "mine annaberg" not in taken.moves()


@rule("S-303")
def test_a_town_takes_one_mine_house_and_pillar_of_a_seat() -> None:
    mine = {"freiberg": ["yellow"], "geyer": ["pink"]}
    table = exploring(pink={"explorers": ["geyer"]}, houses={"geyer": ["pink"]}, mines=mine)
    assert not [move for move in table.moves() if move.endswith(" geyer")]
    assert table.refusal("mine geyer").key == "own-mine-here"
    table = exploring(pink={"explorers": ["annaberg"]}, pillars={"annaberg": ["pink"]})
    assert "pillar annaberg" not in table.moves()


@rule("S-304")
def test_new_explorers_cost_one_and_two_silver_in_any_order() -> None:
    table = silver_table(pink={"silver": 3})
    assert table.moves("explorer") == ["explorer kutna-hora", "explorer schwaz"]
    table.play("explorer schwaz", "explorer kutna-hora")
    pink = table.player("pink")
    assert (pink["silver"], pink["explorers"]) == (0, ["freiberg", "kutna-hora", "schwaz"])
    assert table.moves("explorer") == []
    assert silver_table(pink={"silver": 1}).refusal("explorer schwaz").key == "too-little-silver"


@rule("S-305")
def test_pieces_underground_count_with_those_above() -> None:
    fairs = [["tiletum", "house-and-pillar"], *[["brugge", "crest"], ["genova", "pillar"]]]
    table = silver_table(
        houses={"tiletum": ["pink"], "geyer": ["pink"]},
        pillars={"koeln": ["pink"], "annaberg": ["pink"]},
        fairs=[*fairs, ["troyes", "house"]],
        **last_turn(),
    )
    assert table.play("end").player("pink")["points"] == 2 * 6


def last_turn() -> dict[str, Any]:
    """Return the words for the last main action of round 1, which is pink's."""
    offers = {"contract_offer": ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"]}
    order = {"order": ["yellow", "pink"], "step": 1, "turn": 3}
    return {**acting("king", 0), **offers, **order, "king_order": ["yellow", "pink"]}


@rule("S-306")
def test_a_mine_gained_comes_from_the_general_supply() -> None:
    table = silver_table(pink={"store": ["mine1"]}).play("use mine1")
    pink = table.player("pink")
    assert (pink["mines"], pink["mines_general"]) == (3, 2)
    empty = silver_table(pink={"store": ["mine1"], "mines_general": 0})
    assert empty.moves("use") == []
    assert empty.refusal("use mine1").key == "no-mine-general"


@rule("S-307")
def test_underground_cathedrals_cost_gold_or_silver() -> None:
    table = silver_table(
        pillars={"annaberg": ["pink"], "joachimsthal": ["pink"]},
        costs={"annaberg": [3, 2], "joachimsthal": [2, 3]},
        pink={"goods": {"gold": 3}, "silver": 1},
    )
    assert table.moves("contribute") == ["contribute annaberg"]
    assert table.refusal("contribute joachimsthal").key == "too-little-silver"
    pink = table.play("contribute annaberg").player("pink")
    assert (pink["goods"]["gold"], pink["points"]) == (0, 3 + 2)


@rule("S-308")
def test_effects_place_houses_and_pillars_at_explorers_too() -> None:
    pink = {"explorers": ["geyer"], "store": ["merchant:house"], "merchant": "koeln"}
    table = silver_table(pink=pink, **acting("character", 2)).play("place merchant:house 1")
    assert table.moves("house") == ["house geyer", "house koeln"]
    with_crest: dict[str, Any] = {"store": ["crest:lion"], "goods": {"food": 6}}
    pink = {"explorers": ["geyer"], **with_crest}
    table = silver_table(pink=pink).play("crest lion 1")
    towns = {move.split()[1] for move in table.moves("house")}
    assert {"geyer", "marienberg", "koeln", "none"} <= towns
    assert not {"kutna-hora", "pribram", "hall"} & towns
    assert "house geyer" not in silver_table(pink=pink, **acting("merchant", 2)).moves()


@rule("S-401")
def test_an_explorer_moves_along_a_path_for_a_point() -> None:
    table = exploring(2, pink={"explorers": ["freiberg", "tabor"]})
    steps = ["geyer", "jihlava", "kutna-hora", "marienberg", "pribram", "rudolfov"]
    assert table.moves("step") == [f"step {town}" for town in steps]
    table.play("step geyer", "step pribram")
    assert table.player("pink")["explorers"] == ["geyer", "pribram"]
    assert exploring().refusal("step annaberg").key == "no-path"


@rule("S-402")
def test_explorers_never_block() -> None:
    table = exploring(yellow={"explorers": ["geyer"]}).play("step geyer", "step freiberg")
    assert table.player("pink")["explorers"] == ["freiberg"]


@rule("S-403")
def test_the_first_to_pass_a_tablet_has_it_and_covers_it() -> None:
    table = exploring().play("step marienberg", "step freiberg", "step marienberg")
    assert table.player("pink")["points"] == 4
    assert table.look()["silver"]["covered"] == [["freiberg", "marienberg"]]
    unused = exploring(pink={"explorers": ["joachimsthal"]}).play("step annaberg")
    assert unused.look()["silver"]["covered"] == [["annaberg", "joachimsthal"]]


@rule("S-404", "S-407")
def test_an_underground_tile_is_taken_and_never_laid_again() -> None:
    table = exploring(
        1, pink={"explorers": ["geyer"], "goods": {}}, underground_tiles={"geyer": "deep:silver1"}
    ).play("tile geyer")
    assert table.player("pink")["store"] == ["deep:silver1"]
    table.play("use deep:silver1")
    look = table.look()
    assert look["decks"]["gone"] == ["deep:silver1"]
    assert "geyer" not in look["underground_tiles"]
    assert table.player("pink")["silver"] == 1


@rule("S-405")
def test_a_mine_gives_silver_and_its_gold() -> None:
    table = exploring(1, pink={"explorers": ["schlaggenwald"]}).play("mine schlaggenwald")
    pink = table.player("pink")
    assert (pink["mines"], pink["silver"], pink["goods"]["gold"]) == (1, 1, 3)
    assert place(table, "mines", "schlaggenwald") == ["pink"]
    assert exploring(pink={"explorers": ["geyer"], "mines": 0}).refusal("mine geyer").key == (
        "no-mine-left"
    )


@rule("S-406")
def test_a_pillar_or_house_is_placed_where_an_explorer_stands() -> None:
    pink = {"explorers": ["schlaggenwald", "tabor"]}
    table = exploring(2, pink=pink).play("house schlaggenwald", "pillar tabor")
    assert table.player("pink")["points"] == 3
    assert place(table, "pillars", "tabor") == ["pink"]
    assert exploring().refusal("house geyer").key == "explorer-elsewhere"


@rule("S-501")
def test_a_tablet_brings_an_explorer_free() -> None:
    table = exploring(pink={"explorers": ["geyer"]}).play("step schneeberg")
    assert table.moves() == ["explorer kutna-hora", "explorer none", "explorer schwaz"]
    pink = table.play("explorer schwaz").player("pink")
    assert (pink["explorers"], pink["silver"]) == (["schneeberg", "schwaz"], 0)


@rule("S-502")
def test_a_king_step_and_five_points_for_a_silver() -> None:
    pink = {"explorers": ["marienberg"], "silver": 1}
    table = exploring(pink=pink).play("step annaberg")
    assert table.look()["king"]["pink"] == 1
    paid = table.play("pay yes").player("pink")
    assert (paid["points"], paid["silver"]) == (5, 0)
    poor = exploring(pink={"explorers": ["marienberg"]}).play("step annaberg")
    assert poor.asked()["q"] == "act"  # nothing to pay with: not asked


@rule("S-503")
def test_five_points_and_three_king_steps_for_a_silver() -> None:
    pink = {"explorers": ["pribram"], "silver": 1}
    table = exploring(pink=pink).play("step stribro", "pay yes")
    assert (table.player("pink")["points"], table.look()["king"]["pink"]) == (5, 3)


@rule("S-504")
def test_a_king_step_and_three_more_for_a_silver() -> None:
    pink = {"explorers": ["klausen"], "silver": 1}
    table = exploring(pink=pink).play("step gastein", "pay yes")
    assert table.look()["king"]["pink"] == 1 + 3
    declined = exploring(pink=pink).play("step gastein", "pay no")
    assert (declined.look()["king"]["pink"], declined.player("pink")["silver"]) == (1, 1)


@rule("S-505")
def test_a_tablet_of_four_points() -> None:
    assert exploring().play("step marienberg").player("pink")["points"] == 4


@rule("S-506")
def test_tablets_place_pieces_for_two_gold() -> None:
    pink = {"explorers": ["annaberg"], "goods": {"gold": 2}}
    table = exploring(pink=pink).play("step joachimsthal")
    assert "mine joachimsthal" in table.moves()
    assert not [move for move in table.moves("mine") if move.endswith(("stribro", "hall"))]
    found = table.play("mine schlaggenwald").player("pink")
    assert (found["goods"]["gold"], found["silver"]) == (0 + 3, 1)
    pink = {"explorers": ["tabor"], "goods": {"gold": 2}}
    table = exploring(pink=pink).play("step rudolfov")
    assert {"pillar koeln", "pillar tabor", "pillar none"} <= set(table.moves("pillar"))
    pink = {"explorers": ["schlaggenwald"], "goods": {"gold": 3}}
    table = exploring(pink=pink).play("step joachimsthal", "house marienberg")
    assert table.player("pink")["points"] == 2
    assert table.goods() == {"gold": 1}
    poor = exploring(pink={"explorers": ["tabor"]}).play("step rudolfov")
    assert poor.asked()["q"] == "act"


@rule("S-507")
def test_a_tablet_raises_a_technology_for_less_but_one() -> None:
    pink = {"explorers": ["kutna-hora"], "silver": 1, "levels": [2, 0, 0]}
    table = knowing("merchant", 2, pink=pink, **acting("explorer", 1)).play("step tabor")
    assert table.moves() == ["raise dice", "raise joker", "raise merchant", "raise none"]
    found = table.play("raise merchant").player("pink")
    assert (found["levels"], found["silver"]) == ([3, 0, 0], 0)


def test_a_step_without_a_path_is_refused() -> None:
    with pytest.raises(IllegalMove):
        exploring().play("step schwaz")
