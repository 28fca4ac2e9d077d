"""The end of an era and of the game (B-15, B-16), what is known (B-17), options (B-18, B-19)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.luck import Luck
from tests.titles.brass.tables import Table, new_table, table_of

rule = pytest.mark.rule
NOBODY: dict[str, Any] = {"hand": []}
LAST = {"hand": ["port"]}


def ended(counters: dict[str, str], links: dict[str, str] | None = None, **words: Any) -> Table:
    """Pink passes with the last card of the canal era; one card waits for the rail era."""
    pink = LAST | words.pop("pink", {})
    words = {"rail_deck": ["bury"], "yellow": NOBODY, "blue": NOBODY} | words
    return table_of(counters, links, pink=pink, **words).play("pass")


def over(counters: dict[str, str], links: dict[str, str] | None = None, **words: Any) -> Table:
    """Pink passes with the last card of the rail era."""
    pink = LAST | words.pop("pink", {})
    words = {"yellow": NOBODY, "blue": NOBODY} | words
    return table_of(counters, links, era="rail", pink=pink, **words).play("pass")


@rule("B-15.1", "B-15.11")
def test_a_link_counts_the_flipped_counters_at_its_ends_and_two_where_there_are_no_spaces() -> None:
    counters = {"manchester.0": "yellow cotton-mill 1 flipped"}
    counters |= {"manchester.1": "blue cotton-mill 1 flipped", "oldham.0": "pink cotton-mill 1"}
    assert ended(counters, {"manchester oldham": "pink"}).player("pink").points == 2
    table = over({}, {"blackpool preston": "pink"}, pink={"money": 0})
    assert table.player("pink").points == 2


@rule("B-15.2")
def test_a_flipped_counter_gives_its_number_and_an_unflipped_one_none() -> None:
    counters = {"bury.0": "pink cotton-mill 2 flipped", "oldham.0": "pink cotton-mill 3"}
    assert ended(counters).player("pink").points == 5


@rule("B-15.3", "B-15.4")
def test_all_is_scored_before_level_1_leaves_with_its_cubes() -> None:
    counters = {"bury.0": "yellow cotton-mill 1 flipped", "wigan.0": "pink coal-mine 1"}
    table = ended(counters, {"bury manchester": "pink"})
    assert (table.player("pink").points, table.player("yellow").points) == (1, 3)
    assert all(space.counter is None for space in table.look().spaces)
    assert table.state.coal_at == 0


@rule("B-15.5")
def test_higher_counters_stay_as_they_are_and_score_again() -> None:
    counters = {"bury.0": "pink cotton-mill 2 flipped", "wigan.0": "blue coal-mine 2 1"}
    table = ended(counters)
    assert table.counter("bury.0").flipped
    assert table.counter("wigan.0").cubes == 1
    table.play("pass")
    assert table.player("pink").points == 5 + 5 + 3


@rule("B-15.6")
def test_level_1_counters_in_the_stacks_stay_and_can_only_be_developed_away() -> None:
    table = ended({})
    assert table.player("pink").stacks["cotton-mill"][0] == 1
    assert table.moves("build") == []
    assert "develop cotton-mill" in table.moves()


@rule("B-15.7")
def test_no_income_marker_moves_when_counters_leave() -> None:
    table = ended({"bury.0": "pink cotton-mill 1 flipped"}, pink={"income_space": 15})
    assert table.player("pink").income_space == 15


@rule("B-15.8")
def test_the_distant_market_opens_again_and_the_tracks_stay() -> None:
    look = ended({}, demand=8, coal=3, iron=5).look()
    assert (look.demand, len(look.distant), look.coal, look.iron) == (0, 12, 3, 5)


@rule("B-15.9", "B-17.3", "B-1.6")
def test_the_rail_era_is_dealt_eight_by_eight_in_the_turn_order_and_starts_with_income() -> None:
    cards = [*["manchester"] * 4, *["liverpool"] * 4, *["port"] * 6, "colne", "colne", "bury"]
    table = ended({}, rail_deck=cards, pink={"spent": 5, "income_space": 14, "points": 3})
    assert table.order == ["yellow", "blue", "pink"]
    assert set(table.player("yellow").hand) == {"manchester", "liverpool"}
    assert table.player("blue").hand == ("colne", "colne", *["port"] * 6)
    assert table.player("pink").hand == ("bury",)
    assert (table.player("pink").money, table.player("pink").points) == (32, 3)
    assert (table.look().era, table.look().round, table.look().discards) == ("rail", 1, {})


@rule("B-15.10")
def test_points_have_no_upper_limit() -> None:
    assert over({}, pink={"points": 199}).player("pink").points == 202


@rule("B-16.1")
def test_the_game_ends_with_the_rail_era_and_a_point_for_each_full_ten_pounds() -> None:
    table = over({"bury.0": "pink cotton-mill 2 flipped"}, pink={"money": 29})
    assert (table.phase, table.to_move) == ("over", "nobody")
    assert table.player("pink").points == 5 + 2


@rule("B-16.2")
@pytest.mark.parametrize(
    ("pink", "yellow", "first"),
    [
        ({"points": 9}, {"points": 8}, 0),
        ({"income_space": 13}, {"income_space": 14}, 0),
        ({"income_space": 13}, {"income_space": 15}, 1),
        ({"income_space": 14, "money": 25}, {"income_space": 13, "money": 24}, 0),
        ({"money": 25}, {"money": 26}, 1),
        ({"spent": 3}, {}, 1),
        ({}, {}, 0),
    ],
)
def test_ties_go_to_income_money_and_the_new_turn_order(
    pink: dict[str, Any], yellow: dict[str, Any], first: int
) -> None:
    table = over({}, pink=pink, yellow=NOBODY | yellow, blue=NOBODY | {"money": 0})
    assert table.game.ranking(table.state)[0] == first
    assert sorted(table.game.rules.places(table.state)) == [0, 1, 2]


@rule("B-17.1")
def test_hands_are_hidden_from_others_and_the_deck_from_all() -> None:
    table = new_table(3, 4)
    view = table.view_of(1)
    text = table.game.write_position(view, table.game.colours)
    assert "rail_deck" not in text
    assert "seed" not in text
    assert "luck" not in text
    assert text.count('hand = ["?", "?", "?", "?", "?", "?", "?", "?"]') == 2
    assert text.count('"?"') == 16 + 33


@rule("B-17.1", "B-17.3")
def test_what_is_imagined_is_a_whole_pack() -> None:
    view = new_table(4, 4).view_of(2)
    luck = Luck()
    luck.seed(1)
    new_table(4, 4).game.rules.imagine(view, 2, luck)
    dealt = [card for card in (*view.hand, *view.deck) if card >= 0]
    board = view.board
    counts = [int(count) for count in board.card_count]
    assert all(dealt.count(kind) <= count for kind, count in enumerate(counts))
    assert len(dealt) == 32 + 28


@rule("B-17.4")
def test_the_same_seed_is_the_same_game() -> None:
    assert fingerprint(new_table(4, 9).state) == fingerprint(new_table(4, 9).state)
    assert fingerprint(new_table(4, 9).state) != fingerprint(new_table(4, 10).state)


@rule("B-17.5")
def test_a_question_with_a_single_answer_is_not_asked() -> None:
    table = table_of(pink={"hand": ["port", "port"]}).play("pass")
    assert (table.phase, table.look().action) == ("actions", 2)


@rule("B-18.1")
def test_two_play_with_forty_cards_and_eight_tiles() -> None:
    board = new_table(2, 1).state.board
    counts = dict(zip(board.card_names, map(int, board.card_count), strict=True))
    assert sum(counts.values()) == 40
    assert [counts[name] for name in ("colne", "cotton-mill", "liverpool", "port")] == [0, 0, 3, 3]
    assert new_table(2, 1).look().distant == (1, 2, 2, 2, 3, 3, 3, 4)


@rule("B-18.3")
def test_two_can_build_everywhere() -> None:
    pink = {"hand": ["port", "port"]}
    table = table_of(players=2, pink=pink, yellow={"hand": ["port"]})
    assert "fleetwood.0" in table.spaces_for("port")
    assert table.player("pink").money == 30
    assert (table.look().coal, table.look().iron) == (8, 8)


@rule("B-19.1")
def test_debts_may_stay() -> None:
    pink = {"hand": ["port"], "money": 0, "income_space": 5, "points": 4}
    table = table_of(
        pink=pink, yellow=NOBODY, blue=NOBODY, deck=["bury", "bolton"], expansions=["debt-stays"]
    ).play("pass")
    assert (table.player("pink").money, table.player("pink").points) == (-5, 4)
    assert table.moves() == ["loan 10", "loan 20", "loan 30", "pass"]
    free = table_of(
        {"bolton.2": "yellow ironworks 1"}, pink={"money": -5}, expansions=["debt-stays"]
    )
    assert "develop port" in free.moves()
    end = over({}, pink={"money": -25}, expansions=["debt-stays"])
    assert end.player("pink").points == 0


@rule("B-19.2")
def test_the_ferry_may_go_both_ways() -> None:
    pink = {"hand": ["port"], "stacks": {"port": [2]}}
    words: dict[str, Any] = {"era": "rail", "pink": pink, "expansions": ["ferry-both-ways"]}
    table = table_of({"birkenhead.0": "pink shipyard 2"}, **words)
    assert table.spaces_for("port") == ["liverpool.0"]


@rule("B-19.3")
def test_two_cards_may_build_over() -> None:
    text = "build cotton-mill bury.0 two-cards"
    pink = {"hand": ["port", "port"], "stacks": {"cotton-mill": [2]}}
    counters = {"bury.0": "pink cotton-mill 1", "bury.1": "yellow coal-mine 1"}
    table = table_of(counters, pink=pink, expansions=["two-cards-over"]).play(text)
    assert table.counter("bury.0").kind.level == 2


@rule("B-19.4")
def test_the_distant_market_may_pay_money() -> None:
    counters = {"lancaster.1": "pink cotton-mill 1", "lancaster.0": "blue port 1"}
    table = table_of(counters, pink=LAST, expansions=["distant-money"])
    table.play("sell lancaster.1 market", "demand 2")
    assert table.player("pink").money == 30 + 2
    assert table.player("pink").income_space == 15
