"""LW-1, LW-2: set-up of a solo game, and tiles that are turned up for both."""

from collections import Counter
from dataclasses import astuple

import pytest

from game.titles import title
from game.titles.tinners_trail.rules.set_up import WallaceOptions
from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml
from tests.titles.tinners_trail.wallace.solo import HIS, kinds, new_solo, only, solo

rule = pytest.mark.rule
SEATS = [0, 1]


def draft(table: Table) -> Table:
    """Let the human lay the first card of every region aside."""
    while table.phase == "draft":
        table.play(table.moves()[0])
    return table


@rule("LW-1")
@pytest.mark.parametrize("seat", SEATS)
def test_his_marker_starts_on_top_wherever_he_sits(seat: int) -> None:
    for seed in range(10):
        track = new_solo(seed, seat=seat).track
        assert track[0][0] == HIS
        assert len(track[0]) == 2


@rule("LW-1")
@pytest.mark.parametrize("seat", SEATS)
def test_only_the_other_player_lays_cards_aside(seat: int) -> None:
    table = new_solo(3, seat=seat)
    movers = set()
    while table.phase == "draft":
        movers.add(table.to_move)
        table.play(table.moves()[0])
    assert movers == {table.game.colours[1 - seat]}
    assert table.phase == "prices"


@rule("LW-1")
@pytest.mark.parametrize("seat", SEATS)
def test_he_keeps_two_cards_of_each_region_and_the_other_one(seat: int) -> None:
    players = draft(new_solo(5, seat=seat)).look().seats
    backs = [Counter(card[0] for card in player.hand) for player in players]
    assert backs[seat] == {"a": 2, "b": 2, "c": 2}
    assert backs[1 - seat] == {"a": 1, "b": 1, "c": 1}


@rule("LW-1")
def test_the_discards_go_back_into_the_decks() -> None:
    assert draft(new_solo(5)).look().deck_sizes == {"a": 7, "b": 7, "c": 7, "d": 0}


@rule("LW-1")
def test_two_tiles_of_each_region_lie_face_up() -> None:
    for seed in range(10):
        areas = new_solo(seed).look().areas
        found = Counter(area.region for area in areas if area.tile and area.tile.face_up)
        assert found == {"a": 2, "b": 2, "c": 2}
        assert len([area for area in areas if area.region]) == 13


@rule("LW-1")
def test_he_has_no_money_and_six_mines() -> None:
    player = new_solo(1).player(HIS)
    assert (player.money, player.mines_left, player.points) == (0, 6, 0)


@rule("LW-1")
def test_all_action_cards_are_in_his_deck_and_he_takes_the_first_turn() -> None:
    table = draft(new_solo(1)).play("roll tin 1 1 2", "roll copper 1 1 2")
    assert (table.phase, table.to_move) == ("wallace", "luck")
    assert table.odds() == {f"wallace card {number}": 1 for number in range(1, 13)}


@rule("LW-1")
def test_the_last_action_card_makes_all_of_them_a_new_deck() -> None:
    table = solo(wallace_cards=[7], area_kea={"owner": HIS, "tin": 2})
    table.play("wallace card 7")
    text = table.game.write_position(table.state, ("", ""))
    assert "wallace_cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]" in text


@rule("LW-1")
def test_nobody_may_look_into_his_survey_deck() -> None:
    table = draft(new_solo(5))
    for colour in table.game.colours:
        seen = table.seen_by(colour).seats[table.seat(HIS)].hand
        assert seen == ("a:?", "a:?", "b:?", "b:?", "c:?", "c:?")


@rule("LW-2")
def test_a_look_with_a_card_from_hand_turns_the_tile_up_for_both_before_anyone_bids() -> None:
    table = surveying()
    assert (table.phase, table.to_move, table.moves()) == ("look", "pink", ["look no", "look yes"])
    events = table.events("look yes")
    assert "revealed" in kinds(events)
    tile = table.area("redruth").tile
    assert tile
    assert (tile.face_up, tile.seen_by, table.to_move) == (True, (), "pink")
    assert (table.phase, "bid 2" in table.moves()) == ("auction", True)


@rule("LW-2")
def test_who_does_not_look_bids_for_a_tile_nobody_knows() -> None:
    table = surveying()
    assert kinds(table.events("look no")) == ["look-declined", "asked"]
    tile = table.seen_by("pink").area("redruth").tile
    assert tile
    assert (tile.face_up, tile.known, table.phase) == (False, False, "auction")


@rule("LW-2")
@rule("LW-6")
def test_unlooked_at_he_bids_by_the_row_of_face_down_tiles() -> None:
    """With 3 net and the card's tin he would roll the water die; face down it is the copper die."""
    table = surveying(face_down(2, 5, 4)).play("look no", "bid 2")
    rolled = only(table.events("roll bid 3 1 4"), "wallace-rolled")
    assert (rolled.amount("face"), rolled.amount("pounds")) == (1, 3)


@rule("LW-2")
@rule("A-5")
def test_without_a_look_the_insurance_still_pays_half_the_winning_bid() -> None:
    table = surveying().play("look no", "bid 3")
    assert only(table.events("roll bid 3 4 4"), "insured").amount("pounds") == 2
    assert table.area("redruth").owner == table.seat(HIS)


@rule("LW-2")
@pytest.mark.parametrize(
    "move", ["survey b:tin+1:2", "survey deck"], ids=["face up", "from the deck"]
)
def test_a_look_is_asked_only_about_a_face_down_tile_and_a_card_from_hand(move: str) -> None:
    tile = face_up(2, 2, 2) if "b:" in move else face_down(2, 2, 2)
    table = surveying(tile, move="")
    table.play(move)
    assert table.phase != "look"


@rule("LW-2")
def test_a_position_asks_about_the_look() -> None:
    table = surveying()
    text = table.game.write_position(table.state, ("Ann", "Lord Wallace"))
    assert 'phase = "look"' in text
    game, state, names = title("tinners-trail").read_position(text, "look")
    assert game.write_position(state, names) == text
    assert [move.text for move in game.moves(state)] == ["look no", "look yes"]


def surveying(tile: Toml | None = None, move: str = "survey b:tin+1:2") -> Table:
    """Return an auction for Redruth that pink opens, by default with a card of the hand."""
    table = solo(
        phase="actions",
        work={"0": ["pink", "orange"]},
        pink={"hand": ["b:tin+1:2"]},
        decks={"b": ["copper+1:2"]},
        area_redruth={"tile": tile or face_down(2, 2, 2)},
    )
    return table.play("build redruth", *([move] if move else []))


@rule("LW-2")
def test_a_peek_turns_the_tile_up_for_both() -> None:
    table = solo(
        phase="peek",
        peekers=["pink"],
        work={"0": ["pink", "orange"]},
        area_redruth={"tile": face_down(2, 2, 2)},
    )
    events = table.events("peek redruth")
    assert only(events, "revealed").amounts == (("tin", 2), ("copper", 2), ("water", 2))
    tile = table.area("redruth").tile
    assert tile
    assert tile.face_up


@rule("LW-2")
@pytest.mark.parametrize(("first", "phase"), [("pink", "peek"), (HIS, "prices")])
def test_only_the_human_peeks_and_only_if_first_to_pass(first: str, phase: str) -> None:
    other = HIS if first == "pink" else "pink"
    table = solo(
        phase="invest",
        invested=[first, other],
        work={},
        pink={"money": 5},
        area_redruth={"tile": face_down(2, 2, 2)},
        area_kea={"tile": face_up(2, 4, 3)},
    ).play("invest none")
    assert table.phase == phase


@rule("LW-D1")
def test_unless_said_otherwise_he_plays_without_any_option() -> None:
    assert not any(astuple(WallaceOptions()))
