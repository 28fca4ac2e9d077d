"""Narration: the events of a step, in order, as a seat may know them."""

import pytest

from game.engine.knowledge import Event
from game.engine.title import Options
from game.titles import title
from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Words
from tools.proof.random_games import steps, view_of

rule = pytest.mark.rule
B_TILE: Words = {"tile": face_down(2, 2, 2)}
SILENT = ("asked", "moved-marker")


def told(table: Table, text: str, to: str = "") -> list[str]:
    """Return the kinds of the events of a move, the silent ones left out."""
    return [event.kind for event in table.events(text, told_to=to) if event.kind not in SILENT]


def only(events: tuple[Event, ...], kind: str) -> Event:
    """Return the one event of that kind."""
    [event] = [event for event in events if event.kind == kind]
    return event


def amounts(table: Table, text: str, kind: str) -> dict[str, int]:
    """Return the amounts of the one event of that kind."""
    return dict(only(table.events(text), kind).amounts)


def test_the_last_event_says_whose_turn_it_is() -> None:
    event = table_of().events("pasties")[-1]
    assert (event.kind, event.seat) == ("asked", 1)


def test_an_extraction_tells_cubes_price_and_flooding() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 2, "copper": 1, "water": 3})
    events = table.events("extract camborne tin 1 copper 1")
    assert dict(only(events, "extracted").amounts) == {"tin": 1, "copper": 1, "pounds": 6}
    assert only(events, "flooded").amount("water") == 1
    assert only(events, "moved-marker").amount("work") == 1


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("miner camborne", ["placed-miner"]),
        ("port camborne", ["placed-port", "drained"]),
        ("train camborne", ["placed-train", "drained", "tokens"]),
        ("adit camborne wendron", ["dug-adit", "cubes", "cubes", "drained", "tokens"]),
    ],
)
def test_a_piece_tells_the_water_it_drains_and_the_tokens_it_lays(
    text: str, kinds: list[str]
) -> None:
    mine: Words = {"owner": "pink", "water": 3}
    assert told(table_of(round=3, area_camborne=mine, area_wendron=B_TILE), text) == kinds


def test_an_adit_tells_one_cube_of_each_ore_in_both_areas() -> None:
    mine: Words = {"owner": "pink", "water": 3}
    events = table_of(area_camborne=mine, area_wendron=B_TILE).events("adit camborne wendron")
    cubes = [(event.places, dict(event.amounts)) for event in events if event.kind == "cubes"]
    assert cubes == [((place,), {"tin": 1, "copper": 1}) for place in ("camborne", "wendron")]


def test_tokens_that_lie_there_already_are_not_told_again() -> None:
    mine: Words = {"owner": "pink", "water": 3}
    table = table_of(round=3, area_camborne=mine, area_wendron={**B_TILE, "drainage": 2})
    assert told(table, "port camborne") == ["placed-port", "drained"]


def test_drained_water_is_what_was_really_there() -> None:
    table = table_of(round=3, area_camborne={"owner": "pink", "water": 1})
    assert amounts(table, "train camborne", "drained") == {"water": 1}


def test_pumps_are_taken_used_and_given_up() -> None:
    table = table_of(round=2, area_camborne={"owner": "pink", "water": 3})
    assert amounts(table, "pumps", "took-pumps") == {"pumps": 2}
    assert told(table, "pump camborne") == ["pumped"]
    assert amounts(table, "pump none", "gave-up-pumps") == {"pumps": 1}


def test_an_opening_tells_the_minimum_and_a_bid_who_cannot_follow() -> None:
    table = table_of(area_wendron=B_TILE, blue={"money": 4})
    assert amounts(table, "build wendron", "opened-auction") == {"minimum": 1}
    events = table.events("bid 4")
    assert only(events, "bid").amount("pounds") == 4
    assert (only(events, "dropped").seat, only(events, "dropped").amount("by_itself")) == (2, 1)
    assert [event.seat for event in table.events("drop") if event.kind == "dropped"] == [1]


@rule("A-5")
def test_who_surveys_is_told_the_tile_and_the_others_are_not() -> None:
    pink: Words = {"hand": ["b:tin+1:2"]}
    table = table_of(area_wendron=B_TILE, pink=pink).play("build wendron")
    assert told(table, "survey b:tin+1:2") == ["surveyed", "looked"]
    table = table_of(area_wendron=B_TILE, pink=pink).play("build wendron")
    assert told(table, "survey b:tin+1:2", to="yellow") == ["surveyed"]


@rule("A-7")
def test_a_sale_is_told_in_the_order_of_the_rules() -> None:
    table = table_of(
        area_wendron={**B_TILE, "drainage": 1}, pink={"hand": ["b:tin+1:2"]}, blue={"money": 0}
    ).play("build wendron", "survey b:tin+1:2", "bid 1", "bid 3")
    kinds = ["dropped", "won", "insured", "revealed", "built", "cubes", "drained", "benefit"]
    assert told(table, "drop") == kinds


@rule("A-7")
def test_a_late_survey_is_told_after_the_sale() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 2, 2)}, pink={"hand": ["b:tin+1:2"]})
    table.play("build wendron", "bid 3", "drop")
    assert told(table, "drop") == ["dropped", "won"]
    assert told(table, "play b:tin+1:2") == ["played", "built", "cubes", "benefit"]


@rule("A-7")
def test_keeping_the_card_is_told() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 2, 2)}, pink={"hand": ["b:tin+1:2"]})
    table.play("build wendron", "bid 3", "drop", "drop")
    assert told(table, "play none") == ["play-declined", "built", "cubes"]


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "area", "gain"),
    [
        ("a:tin+2:4", {}, {"tin": 2}),
        ("a:copper+1:2", {}, {"copper": 1}),
        ("a:water-1:1", {}, {"water": 1}),
        ("a:water-2:3", {"drainage": 1}, {"water": 1}),
        ("a:miner:2", {}, {"miner": 1}),
        ("a:miner:2", {"miner": True}, {"lost": 1}),
        ("a:port:4", {}, {"port": 1}),
        ("a:port:4", {"port": True}, {"lost": 1}),
        ("a:pump:4", {}, {"pump": 1}),
    ],
)
def test_the_benefit_tells_what_the_mine_really_got(
    card: str, area: Words, gain: dict[str, int]
) -> None:
    tile: Words = {"tile": face_up(3, 3, 2)}
    table = table_of(area_camborne={**tile, **area}, pink={"hand": [card]})
    table.play("build camborne", "bid 1", "drop", "drop")
    assert amounts(table, f"play {card}", "benefit") == gain


@rule("A2-5")
@pytest.mark.parametrize(("tile", "removed"), [(face_down(2, 3, 3), 1), (face_up(2, 3, 3), 0)])
def test_an_auction_nobody_wanted_tells_whether_the_tile_left(tile: Words, removed: int) -> None:
    table = table_of(
        2, pink={"money": 3}, decks={"c": ["port:4"]}, area_gwennap={"tile": tile}
    ).play("build gwennap")
    assert told(table, "survey deck") == ["surveyed"]
    assert told(table, "draw c:port:4") == ["drew", "dropped"]
    assert amounts(table, "drop", "withdrawn") == {"removed": removed}


@rule("A2-4")
def test_an_opener_who_cannot_pay_the_deck_cards_minimum_is_told_to_drop_out() -> None:
    words: Words = {"decks": {"c": ["port:4"]}, "area_gwennap": {"tile": face_down(2, 3, 3)}}
    poor = table_of(2, pink={"money": 4}, invested=["yellow"], **words)
    rich = table_of(2, pink={"money": 4}, **words)
    poor.play("build gwennap", "survey deck")
    rich.play("build gwennap", "survey deck")
    assert amounts(poor, "draw c:port:4", "dropped") == {"minimum": 5}
    assert told(rich, "draw c:port:4") == ["drew"]


@rule("S-4")
def test_a_secret_discard_is_told_to_its_player_alone() -> None:
    pink = ["a:tin+1:2", "a:port:4", "b:pump:4", "b:port:4", "c:pump:4", "c:port:4"]
    yellow = ["a:pump:4", "a:miner:2", "b:miner:2", "b:tin+1:2", "c:tin+1:2", "c:tin+1:2"]
    for seat, kinds in (("pink", ["discarded"]), ("yellow", [])):
        table = table_of(2, phase="draft", pink={"hand": pink}, yellow={"hand": yellow})
        assert told(table, "discard a:port:4", to=seat) == kinds


@rule("I-1")
def test_the_last_pass_tells_every_sale() -> None:
    table = table_of(pink={"ore": {"tin": 2}}, blue={"ore": {"copper": 1}})
    table.play("pass", "pass")
    events = table.events("pass")
    sold = [(event.seat, event.amount("pounds")) for event in events if event.kind == "sold"]
    assert sold == [(0, 10), (2, 8)]


@rule("I-3")
@rule("R-4")
def test_the_last_pass_of_the_game_tells_investments_and_places() -> None:
    table = table_of(round=4, pink={"money": 4, "ore": {"tin": 2}}, yellow={"money": 3})
    table.play("pass", "pass")
    events = table.events("pass")
    invested = [(e.seat, e.amount("pounds")) for e in events if e.kind == "invested"]
    ended = [(e.seat, e.amount("place"), e.amount("points")) for e in events if e.kind == "ended"]
    assert invested == [(0, 10), (2, 20)]
    assert ended == [(2, 0, 24), (0, 1, 13), (1, 2, 0)]


def test_investments_and_declining_are_told() -> None:
    table = table_of().play("pass", "pass", "pass")
    assert amounts(table, "invest 15", "invested") == {"pounds": 15, "points": 32}
    assert told(table, "invest none") == ["declined"]


@rule("R-1")
@rule("R-2")
def test_the_end_of_a_round_is_told_before_the_peeks() -> None:
    table = table_of(area_wendron=B_TILE).play("pass", "pass", "pass", "invest none", "invest none")
    assert told(table, "invest none") == ["declined", "unused-left", "markers-returned"]


@rule("R-3")
def test_a_peek_is_told_to_all_and_the_tile_to_one() -> None:
    for seat, kinds in (("pink", ["peeked", "looked"]), ("blue", ["peeked"])):
        table = table_of(area_wendron=B_TILE).play("pass", "pass", "pass")
        table.play("invest none", "invest none", "invest none")
        assert told(table, "peek wendron", to=seat) == kinds


@rule("P-3")
def test_a_new_round_tells_what_survey_pumps_drain() -> None:
    pump: Words = {"owner": "pink", "water": 2, "pump": True}
    table = table_of(area_camborne=pump, area_wendron=B_TILE).play("pass", "pass", "pass")
    table.play("invest none", "invest none", "invest none", "peek none")
    assert told(table, "peek none") == ["peek-declined", "round-began", "survey-pump"]


@rule("P-3")
def test_a_survey_pump_in_a_dry_mine_is_not_told() -> None:
    dry: Words = {"owner": "pink", "pump": True}
    table = table_of(area_camborne=dry, area_wendron=B_TILE).play("pass", "pass", "pass")
    table.play("invest none", "invest none", "invest none", "peek none")
    assert told(table, "peek none") == ["peek-declined", "round-began"]


@rule("P-1")
def test_a_roll_tells_dice_total_and_price() -> None:
    table = table_of(phase="prices")
    dice = {"tin_die": 1, "copper_die": 2, "water_die": 3}
    assert amounts(table, "roll tin 1 2 3", "tin-price") == {**dice, "total": 6, "price": 5}
    assert amounts(table, "roll copper 1 2 3", "copper-price") == {**dice, "total": 6, "price": 4}


@rule("P-2")
def test_a_roll_tells_how_the_old_price_pulls_at_its_total() -> None:
    table = table_of(phase="prices", round=2, prices={"last_tin": 7, "last_copper": 2})
    dice = {"tin_die": 1, "copper_die": 4, "water_die": 4}
    told_tin = {**dice, "pulled": -1, "total": 8, "price": 6}
    assert amounts(table, "roll tin 1 4 4", "tin-price") == told_tin
    dice = {"tin_die": 1, "copper_die": 2, "water_die": 3}
    told_copper = {**dice, "pulled": 1, "total": 7, "price": 8}
    assert amounts(table, "roll copper 1 2 3", "copper-price") == told_copper


def test_the_end_of_the_draft_is_told() -> None:
    cards = ["tin+1:2", "copper+1:2", "tin+2:4"]
    kept = [f"{region}:{card}" for region in "bc" for card in cards[:1]]
    table = table_of(
        2,
        phase="draft",
        pink={
            "hand": ["a:pump:4", "b:pump:4", "c:pump:4"],
            "discarded": ["a:port:4", "b:port:4", "c:port:4"],
        },
        yellow={"hand": ["a:miner:2", *kept, "c:miner:2"], "discarded": ["a:tin+2:4", "b:tin+2:4"]},
    )
    assert told(table, "discard c:miner:2") == ["discarded", "hands-kept"]


@rule("A-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_that_is_turned_up_is_told_once_to_every_seat(seats: int) -> None:
    game = title("tinners-trail").game(Options("tinners-trail", seats))
    turned_up = 0
    for step in steps(game, seed=seats):
        move = game.move(step.before, step.code)
        for seat in range(seats):
            before, after = (
                view_of(game.rules, state, seat) for state in (step.before, step.after)
            )
            told = game.narrate(before, move, after, seat)
            areas = [event.places for event in told if event.kind in ("revealed", "looked")]
            assert len(areas) == len(set(areas)), move.text
            turned_up += len(areas)
    assert turned_up > seats
