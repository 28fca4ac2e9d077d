"""A: who may start and join an auction, surveys before it, and bidding."""

import pytest

from game.engine.title import Unreadable
from game.titles import title
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import COLOURS, Toml, Words
from tests.titles.tinners_trail.wallace.solo import HIS, his_mine, solo
from tests.titles.tinners_trail.wallace.test_expansions import ARSENIC

# A: who may start and join an auction, surveys before it, and bidding.

rule = pytest.mark.rule
TILE = face_down(2, 2, 2)


def wendron(players: int = 3, /, **words: Toml) -> Table:
    """Return a table on which only Wendron has a tile."""
    return table_of(players, **{"area_wendron": {"tile": TILE}, **words})


def bidders(table: Table) -> list[str]:
    """Return the colours of those in the auction."""
    auction = table.look().auction
    assert auction
    return [table.game.colours[seat] for seat in auction.bidding]


@rule("A-1")
@pytest.mark.parametrize("tile", [face_down(2, 2, 2), face_up(2, 2, 2)])
def test_an_area_with_a_tile_may_be_chosen_face_up_or_face_down(tile: Toml) -> None:
    assert wendron(area_wendron={"tile": tile}).moves("build") == ["build wendron"]


@rule("A-1")
def test_an_area_with_a_mine_may_not_be_chosen() -> None:
    assert not table_of(area_wendron={"owner": "pink"}).moves("build")


@rule("A-1")
def test_an_area_without_a_tile_may_not_be_chosen() -> None:
    assert not table_of(area_wendron={"tin": 1, "copper": 1}).moves("build")


@rule("A-2")
@pytest.mark.parametrize(
    ("words", "may"),
    [
        ({"work": {"8": ["pink"], "9": ["yellow", "blue"]}}, True),
        ({"work": {"9": ["pink", "yellow", "blue"]}}, False),
        ({"pink": {"mines_left": 1}}, True),
        ({"pink": {"mines_left": 0}}, False),
        ({"pink": {"money": 1}}, True),
        ({"pink": {"money": 0}}, False),
    ],
)
def test_starting_takes_two_work_points_a_mine_and_the_money(words: Words, may: bool) -> None:
    assert bool(wendron(**words).moves("build")) is may


@rule("A-2")
@pytest.mark.parametrize(
    ("words", "joins"),
    [
        ({"work": {"0": ["pink"], "8": ["yellow", "blue"]}}, True),
        ({"work": {"0": ["pink"], "8": ["blue"], "9": ["yellow"]}}, False),
        ({"yellow": {"mines_left": 1}}, True),
        ({"yellow": {"mines_left": 0}}, False),
        ({"yellow": {"money": 3}}, True),
        ({"yellow": {"money": 2}}, False),
        ({"invested": ["yellow"]}, False),
    ],
)
def test_joining_takes_the_same(words: Words, joins: bool) -> None:
    table = wendron(**words).play("build wendron", "bid 2")
    assert (table.to_move == "yellow") is joins


@rule("A-3")
@pytest.mark.parametrize(("passed", "minimum"), [([], 1), (["blue"], 2), (["blue", "yellow"], 3)])
def test_the_minimum_is_one_pound_and_one_for_each_who_has_passed(
    passed: list[str], minimum: int
) -> None:
    table = wendron(4, invested=passed).play("build wendron")
    assert table.moves("bid")[0] == f"bid {minimum}"


@rule("A-3")
def test_an_auction_needs_the_minimum_in_money() -> None:
    assert wendron(4, invested=["blue"], pink={"money": 2}).moves("build")
    assert not wendron(4, invested=["blue"], pink={"money": 1}).moves("build")


@rule("A-3")
def test_the_active_player_must_open() -> None:
    assert "drop" not in wendron().play("build wendron").moves()


@rule("A-3")
def test_the_opening_bid_may_be_higher_than_the_minimum() -> None:
    table = wendron(pink={"money": 4}).play("build wendron")
    assert table.moves() == ["bid 1", "bid 2", "bid 3", "bid 4"]


CARDS: Words = {"hand": ["a:miner:2", "any:pump:4", "b:port:4"]}


@rule("A-4")
def test_a_card_of_the_region_or_a_wild_one_may_be_played_before_opening() -> None:
    table = wendron(pink=CARDS).play("build wendron")
    assert (table.phase, table.to_move) == ("survey", "pink")
    assert table.moves() == ["survey none", "survey b:port:4", "survey any:pump:4"]


@rule("A-4")
def test_only_the_active_player_plays_a_card_before_the_auction() -> None:
    assert wendron(yellow=CARDS).play("build wendron").phase == "auction"


@rule("A-4")
def test_no_card_is_played_for_a_tile_face_up() -> None:
    assert (
        wendron(area_wendron={"tile": face_up(2, 2, 2)}, pink=CARDS).play("build wendron").phase
        == "auction"
    )


@rule("A-4")
def test_without_a_fitting_card_nothing_is_asked() -> None:
    assert wendron(pink={"hand": ["a:miner:2"]}).play("build wendron").phase == "auction"


@rule("A-4")
def test_a_card_costs_nothing_before_the_auction() -> None:
    table = wendron(pink={**CARDS, "money": 1}).play("build wendron", "survey b:port:4")
    assert table.player("pink").money == 1


@rule("A-4")
def test_a_played_card_leaves_the_hand() -> None:
    table = wendron(pink=CARDS).play("build wendron", "survey any:pump:4")
    assert table.player("pink").hand == ("a:miner:2", "b:port:4")


@rule("A-4")
def test_the_card_may_be_kept() -> None:
    table = wendron(pink=CARDS).play("build wendron", "survey none")
    assert (table.phase, table.to_move) == ("auction", "pink")
    assert len(table.player("pink").hand) == 3


@rule("A-4")
@pytest.mark.parametrize(
    ("rival", "asked"),
    [
        ({"money": 2}, True),  # more than the minimum opening bid
        ({"money": 1}, False),
        ({"mines_left": 1}, True),
        ({"mines_left": 0}, False),
    ],
)
def test_a_card_may_be_played_only_if_a_rival_can_take_part(rival: Toml, asked: bool) -> None:
    table = wendron(pink=CARDS, yellow=rival, blue={"money": 0}).play("build wendron")
    assert (table.phase == "survey") is asked


@rule("A-4")
@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ({"work": {"0": ["pink"], "8": ["yellow"]}}, True),
        ({"work": {"0": ["pink"], "9": ["yellow"]}}, False),
        ({"invested": ["yellow"]}, False),
    ],
)
def test_a_rival_without_work_points_cannot_take_part(words: Words, asked: bool) -> None:
    table = wendron(pink=CARDS, blue={"money": 0}, **words).play("build wendron")
    assert (table.phase == "survey") is asked


@rule("A-4")
def test_a_rival_needs_more_than_a_minimum_raised_by_those_who_passed() -> None:
    for money, phase in [(3, "survey"), (2, "auction")]:
        table = wendron(pink=CARDS, blue={"money": money}, invested=["yellow"])
        assert table.play("build wendron").phase == phase


@rule("A-5")
def test_who_played_a_card_alone_sees_the_tile() -> None:
    table = wendron(pink=CARDS).play("build wendron", "survey b:port:4")
    tiles = {colour: table.seen_by(colour).area("wendron").tile for colour in ("pink", "yellow")}
    assert tiles["pink"] is not None
    assert (tiles["pink"].known, tiles["pink"].tin) == (True, 2)
    assert tiles["yellow"] is not None
    assert not tiles["yellow"].known


@rule("A-5")
@pytest.mark.parametrize("tokens", [[], ["pink"]])
def test_a_survey_card_leaves_no_peek_token_and_an_older_one_stays(tokens: list[str]) -> None:
    tile = {"tile": face_down(2, 2, 2, *tokens)}
    table = wendron(area_wendron=tile, pink=CARDS).play("build wendron", "survey b:port:4")
    for colour in ("pink", "yellow"):
        seen = table.seen_by(colour).area("wendron").tile
        assert seen is not None
        assert [table.game.colours[seat] for seat in seen.seen_by] == tokens


@rule("A-5")
def test_without_a_card_the_opener_does_not_see_the_tile() -> None:
    tile = wendron(pink=CARDS).play("build wendron", "survey none").seen_by("pink").area("wendron")
    assert tile.tile is not None
    assert not tile.tile.known


@rule("A-5")
@pytest.mark.parametrize(("bid", "insurance"), [(2, 1), (3, 2), (6, 3), (7, 4)])
def test_who_played_a_card_and_loses_gets_half_the_bid_rounded_up(bid: int, insurance: int) -> None:
    table = wendron(pink=CARDS, blue={"money": 0})
    table.play("build wendron", "survey b:port:4", "bid 1", f"bid {bid}", "drop")
    assert table.player("pink").money == 20 + insurance
    assert table.player("yellow").money == 20 - bid


@rule("A-5")
def test_who_played_a_card_and_wins_gets_no_insurance() -> None:
    table = wendron(pink=CARDS).play("build wendron", "survey b:port:4", "bid 5", "drop", "drop")
    assert table.player("pink").money == 15


@rule("A-5")
def test_without_a_card_the_loser_gets_nothing() -> None:
    table = wendron(blue={"money": 0}).play("build wendron", "bid 1", "bid 5", "drop")
    assert table.player("pink").money == 20


@rule("A-5")
def test_the_benefit_goes_to_the_mine_whoever_wins() -> None:
    table = wendron(pink={"hand": ["b:tin+2:4"]}, blue={"money": 0})
    table.play("build wendron", "survey b:tin+2:4", "bid 1", "bid 2", "drop")
    assert (table.area("wendron").owner, table.area("wendron").tin) == (table.seat("yellow"), 4)


@rule("A-6")
def test_bidding_goes_clockwise_by_seat() -> None:
    table = wendron(4, work={"0": ["blue"], "1": ["pink", "yellow", "green"]})
    asked = [table.play("build wendron").to_move]
    asked += [table.play(f"bid {bid}").to_move for bid in range(1, 6)]
    assert asked == ["blue", "green", "pink", "yellow", "blue", "green"]


@rule("A-6")
def test_a_raise_is_any_whole_amount_above_the_highest_bid() -> None:
    table = wendron(yellow={"money": 7}).play("build wendron", "bid 4")
    assert table.moves() == ["bid 5", "bid 6", "bid 7", "drop"]


@rule("A-6")
def test_who_drops_out_is_not_asked_again() -> None:
    table = wendron(4).play("build wendron", "bid 1", "drop", "bid 2", "bid 3")
    asked = [table.to_move, table.play("bid 4").to_move]
    assert asked == ["pink", "blue"]
    assert bidders(table) == ["pink", "blue", "green"]


@rule("A-6")
def test_the_last_one_left_wins() -> None:
    table = wendron().play("build wendron", "bid 1", "bid 2", "bid 3", "drop", "drop")
    assert table.area("wendron").owner == table.seat("blue")


@rule("A-6")
@rule("A-2")
def test_who_has_no_money_for_a_raise_is_out_without_being_asked() -> None:
    table = wendron(yellow={"money": 5}).play("build wendron", "bid 5")
    assert (table.to_move, bidders(table)) == ("blue", ["pink", "blue"])


@rule("A-6")
def test_an_opener_without_rivals_wins_at_once() -> None:
    table = wendron(yellow={"money": 0}, blue={"mines_left": 0}).play("build wendron", "bid 1")
    assert table.area("wendron").owner == table.seat("pink")


@rule("A-10")
def test_after_an_auction_won_by_another_the_opener_is_still_active() -> None:
    table = wendron().play("build wendron", "bid 1", "bid 2", "drop", "drop")
    assert (table.area("wendron").owner, table.to_move) == (table.seat("yellow"), "pink")


@rule("A-10")
def test_after_winning_the_track_decides() -> None:
    table = wendron().play("build wendron", "bid 1", "drop", "drop")
    assert table.to_move == "yellow"


@rule("A-11")
@pytest.mark.parametrize("money", [1, 2, 9])
def test_a_bid_never_exceeds_the_bidders_money(money: int) -> None:
    table = wendron(pink={"money": money}).play("build wendron")
    assert table.moves("bid")[-1] == f"bid {money}"


@rule("A-11")
def test_all_money_may_be_bid() -> None:
    table = wendron(pink={"money": 6}).play("build wendron", "bid 6", "drop", "drop")
    assert table.player("pink").money == 0


# Areas beyond the map card: pieces and cubes may lie there, never a tile or a mine (D-1).

ALL_AREAS = 25
BORDERS = 51
COASTAL = 19


def written(table: Table) -> str:
    """Return the position as text."""
    return table.game.write_position(table.state, COLOURS[: table.game.options.seats])


@rule("D-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("piece", "places"),
    [("miner", ALL_AREAS), ("port", COASTAL), ("train", ALL_AREAS), ("adit", BORDERS)],
)
def test_a_piece_may_be_placed_anywhere_on_the_board(players: int, piece: str, places: int) -> None:
    assert len(table_of(players, round=4).moves(piece)) == places


@rule("D-1")
@pytest.mark.parametrize("piece", ["miner", "port", "train"])
def test_beyond_the_card_too_there_is_one_of_a_kind(piece: str) -> None:
    table = table_of(4, round=4).play(f"{piece} stratton")
    assert f"{piece} stratton" not in table.moves()
    reason = table.why_not(piece, "stratton")
    assert reason is not None
    assert reason.key == "already-there"


@rule("D-4")
def test_a_train_beyond_the_card_drains_its_neighbours_on_it() -> None:
    table = table_of(
        round=4,
        area_padstow={"owner": "pink", "water": 3},
        area_st_stephen={"tile": face_up(2, 3, 3)},
    ).play("train lanivet")
    assert table.area("padstow").water == 2
    assert table.area("st-stephen").drainage == 1
    assert table.area("lanivet").train


@rule("D-4")
@rule("D-7")
def test_no_water_or_token_ever_lies_beyond_the_card() -> None:
    table = table_of(round=4).play("train padstow", "port stratton")
    beyond = [area for area in table.look().areas if not area.region]
    assert len(beyond) == 8
    assert not any(area.water or area.drainage for area in beyond)


@rule("D-5")
def test_an_adit_over_the_edge_of_the_card_finds_ore_on_both_sides() -> None:
    table = table_of(area_padstow={"owner": "pink", "water": 2}).play("adit lanivet padstow")
    lying = {name: table.area(name) for name in ("padstow", "lanivet")}
    assert [(area.tin, area.copper) for area in lying.values()] == [(1, 1), (1, 1)]
    assert (lying["padstow"].water, lying["lanivet"].drainage) == (1, 0)


@rule("A-1")
@pytest.mark.parametrize("move", ["build stratton", "peek stratton"])
def test_no_mine_can_stand_beyond_the_card(move: str) -> None:
    table = table_of()
    assert move not in table.moves()
    reason = table.why_not("build", "stratton")
    assert reason is not None
    assert reason.key == "beyond-the-card"


@rule("S-2")
def test_a_position_names_an_area_beyond_the_card_only_when_something_is_there() -> None:
    assert 'name = "stratton"' not in written(table_of())
    table = table_of(round=4).play("adit launceston stratton", "train lanivet")
    text = written(table)
    assert [f'name = "{name}"' in text for name in ("stratton", "lanivet", "callington")] == [
        *(True, True),
        False,
    ]
    game, state, names = title("tinners-trail").read_position(text, "again")
    assert game.write_position(state, names) == text


@rule("D-1")
@pytest.mark.parametrize("key", ["tile = { tin = 1, copper = 1, water = 2 }", 'owner = "pink"'])
def test_a_position_with_a_tile_or_a_mine_beyond_the_card_is_refused(key: str) -> None:
    text = written(table_of()) + f'[[area]]\nname = "stratton"\n{key}\n'
    with pytest.raises(Unreadable, match="beyond the map card of 3 players"):
        title("tinners-trail").read_position(text, "wrong")


def test_the_plain_form_ends_with_the_card_until_something_lies_beyond_it() -> None:
    dealt = new_table(2, seed=1)
    rows = {len(row) for row in dealt.state.to_plain()}
    assert 13 in rows
    assert ALL_AREAS not in rows
    table = table_of(2).play("adit launceston stratton")
    again = table.game.rules.new_state()
    again.load_plain(table.state.to_plain())
    assert again.to_plain() == table.state.to_plain()
    assert max(len(row) for row in table.state.to_plain()) >= BORDERS - 1


@rule("LW-AR")
def test_he_counts_the_areas_beyond_the_card_for_his_calciner() -> None:
    """Perranzabuloe has two neighbours on the card of the solo game and two beyond it."""
    table = solo(
        phase="actions",
        expansions=ARSENIC,
        work={"0": ["pink", HIS]},
        area_perranzabuloe={"tile": face_up(2, 4, 3)},
        pink={"hand": ["c:tin+1:2"]},
        prices={"tin": 5, "copper": 4},
    ).play("build perranzabuloe", "survey c:tin+1:2", "bid 3", "roll bid 3 4 4")
    assert table.area("perranzabuloe").calciner == table.seat(HIS)
    assert [table.area(name).arsenic for name in ("st-columb", "st-stephen")] == [1, 1]


@rule("LW-11")
def test_he_still_brings_trains_to_his_mines_alone() -> None:
    table = solo(
        round=4,
        area_perranzabuloe=his_mine(5, 0, 3),
        area_kea=his_mine(5, 0, 3),
        developments={"train": [0, 0, 1, 1]},
    )
    assert table.phase == "wallace"
    assert not table.area("st-columb").train


@rule("A2-1")
def test_a_deck_may_name_the_region_of_its_cards() -> None:
    with_region = table_of(2, decks={"a": ["a:tin+1:2", "copper+1:2"]})
    without = table_of(2, decks={"a": ["tin+1:2", "copper+1:2"]})
    assert written(with_region) == written(without)


@rule("R-3")
def test_nobody_peeks_beyond_the_card() -> None:
    table = table_of(
        phase="invest",
        invested=["pink", "yellow", "blue"],
        work={},
        pink={"money": 5},
        yellow={"money": 0},
        blue={"money": 0},
        area_padstow={"tile": face_down(2, 2, 4)},
    ).play("invest none")
    assert table.moves() == ["peek none", "peek padstow"]
