"""R-1 to R-3: clearing the board, the new order, and peeking."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
TILE = face_down(2, 2, 2)


def ended(players: int = 3, **words: Toml) -> Table:
    """Return the table after all have passed in their order and invested nothing."""
    table = table_of(players, **words).play(*["pass"] * players)
    while table.phase == "invest":
        table.play("invest none")
    return table


@rule("R-1")
def test_unused_developments_of_the_round_leave_the_game() -> None:
    before = table_of(4, round=2).look().stock
    after = ended(4, round=2).look().stock
    assert all(pieces[1] > 0 or name == "train" for name, pieces in before.items())
    for name, pieces in after.items():
        assert pieces == (0, 0, *before[name][2:])


@rule("R-1")
def test_all_pump_groups_are_refilled() -> None:
    table = ended(4, round=2, developments={"pumps": [[], [], [2], [3]]})
    assert table.look().pumps == ((1,), (2,), (2,), (3,))


@rule("R-2")
def test_markers_return_in_the_order_of_passing() -> None:
    table = ended(work={"0": ["blue"], "3": ["yellow"], "7": ["pink"]})
    assert table.track == {0: ["blue", "yellow", "pink"]}
    assert table.passing_order == []


@rule("R-2")
def test_who_passed_first_begins_the_next_round() -> None:
    table = ended(work={"0": ["blue", "yellow", "pink"]})
    table.play("roll tin 0 0 2", "roll copper 0 0 2")
    assert table.to_move == "blue"


@rule("R-3")
@pytest.mark.parametrize(("players", "peekers"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_the_first_two_to_pass_may_peek_and_of_two_players_the_first(
    players: int, peekers: int
) -> None:
    table = ended(players, area_ludgvan={"tile": face_down(2, 2, 3)})
    asked = []
    while table.phase == "peek":
        asked.append(table.to_move)
        table.play("peek none")
    assert asked == ["pink", "yellow"][:peekers]


@rule("R-3")
def test_who_peeks_alone_knows_the_tile_and_the_token_is_public() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron")
    tiles = {colour: table.seen_by(colour).area("wendron").tile for colour in ("pink", "blue")}
    assert tiles["pink"] is not None
    assert tiles["blue"] is not None
    assert (tiles["pink"].known, tiles["blue"].known) == (True, False)
    assert tiles["pink"].seen_by == tiles["blue"].seen_by == (0,)


@rule("R-3")
def test_a_player_may_look_again_at_any_time() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron", "peek none")
    table.play("roll tin 0 0 2", "roll copper 0 0 2", "pasties")
    tile = table.seen_by("pink").area("wendron").tile
    assert tile is not None
    assert tile.known


@rule("R-3")
def test_peeking_may_be_declined() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek none", "peek none")
    assert (table.phase, table.look().round) == ("prices", 2)
    assert not any(table.state.seen)


@rule("R-3")
def test_a_tile_already_seen_may_not_be_chosen_again() -> None:
    seen = face_down(2, 2, 2, "pink")
    table = ended(area_wendron={"tile": seen}, area_redruth={"tile": face_down(1, 4, 3)})
    assert table.moves() == ["peek none", "peek redruth"]


@rule("R-3")
def test_a_face_up_tile_is_no_choice() -> None:
    table = ended(area_wendron={"tile": TILE}, area_redruth={"tile": face_up(1, 4, 3)})
    assert table.moves() == ["peek none", "peek wendron"]


@rule("R-3")
def test_several_players_may_see_the_same_tile() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron", "peek wendron")
    tile = table.area("wendron").tile
    assert tile is not None
    assert tile.seen_by == (0, 1)


@rule("R-3")
def test_who_has_seen_every_tile_is_not_asked() -> None:
    table = ended(area_wendron={"tile": face_down(2, 2, 2, "pink")})
    assert (table.phase, table.to_move) == ("peek", "yellow")


@rule("R-3")
def test_without_face_down_tiles_nobody_is_asked() -> None:
    assert ended(area_wendron={"tile": face_up(2, 2, 2)}).phase == "prices"


@rule("R-3")
def test_the_second_is_not_asked_for_a_tile_that_only_the_second_has_seen() -> None:
    table = ended(area_wendron={"tile": face_down(2, 2, 2, "yellow")}).play("peek none")
    assert table.phase == "prices"


@rule("R-1")
@rule("R-2")
def test_after_round_4_nothing_is_cleared_and_markers_stay_in_passing_order() -> None:
    table = table_of(round=4, work={"0": ["blue", "yellow", "pink"]}).play("pass", "pass", "pass")
    assert table.passing_order == ["blue", "yellow", "pink"]
    assert table.look().stock["miner"][3] > 0
