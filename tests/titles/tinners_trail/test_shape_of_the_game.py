"""G: players, rounds, options, supplies, luck."""

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.titles import title
from tests.titles.tinners_trail.tables import face_down, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words

rule = pytest.mark.rule


@rule("G-1")
def test_two_to_five_play() -> None:
    assert title("tinners-trail").seats == (2, 3, 4, 5)


@rule("G-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_players_is_dealt_a_game(players: int) -> None:
    with pytest.raises(Unreadable, match="2, 3, 4, 5 players"):
        title("tinners-trail").game(Options("tinners-trail", players))


@rule("G-2")
def test_a_round_goes_through_prices_actions_investing_and_its_end() -> None:
    table = table_of(phase="prices", area_wendron={"tile": face_down(2, 2, 2)})
    phases = [table.phase]
    moves = ["roll tin 1 1 2", "roll copper 1 1 2", "pass", "pass", "pass"]
    phases += [table.play(text).phase for text in moves]
    table.play("invest none", "invest none", "invest none")
    phases.append(table.phase)
    table.play("peek none", "peek none")
    assert phases == ["prices", "prices", "actions", "actions", "actions", "invest", "peek"]
    assert (table.phase, table.look().round) == ("prices", 2)


@rule("G-2")
def test_the_game_is_over_after_the_fourth_rounds_investments() -> None:
    table = table_of(round=4).play("pass", "pass", "pass")
    assert (table.phase, table.to_move, table.moves()) == ("over", "nobody", [])


@rule("G-3")
def test_what_was_chosen_at_set_up_is_written_with_every_position() -> None:
    table = new_table(4, seed=7)
    text = table.game.write_position(table.state, ("", "", "", ""))
    assert 'title = "tinners-trail"' in text
    assert 'edition = "remastered"' in text
    assert "expansions = []" in text
    assert text.count("[[player]]") == 4


@rule("G-4")
def test_cubes_never_run_out() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 500, "copper": 500, "water": 500})
    table.play("adit camborne redruth")
    assert (table.area("camborne").tin, table.area("camborne").copper) == (501, 501)


@rule("G-4")
def test_money_never_runs_out() -> None:
    table = table_of(pink={"money": 3999})
    assert table.play("pasties").player("pink").money == 4000


@rule("G-4")
def test_peek_tokens_never_run_out() -> None:
    names = ["st-just", "st-ives", "ludgvan", "gwinear", "breage", "camborne"]
    tiles = [(1, 1, 2), (2, 2, 3), (3, 3, 2), (2, 0, 3), (3, 1, 3), (4, 0, 2)]
    areas: Words = {
        f"area_{name.replace('-', '_')}": {"tile": face_down(*tile, "pink", "yellow")}
        for name, tile in zip(names, tiles, strict=True)
    }
    table = table_of(phase="peek", work={"0": ["blue", "pink"]}, peekers=["blue"], **areas)
    table.play("peek camborne")
    tokens = [area.tile.seen_by for area in table.look().areas if area.tile]
    assert sum(len(seats) for seats in tokens) == 13


@rule("G-4")
def test_mines_do_run_out() -> None:
    tile = {"tile": face_down(2, 2, 2)}
    assert table_of(area_wendron=tile, pink={"mines_left": 1}).moves("build")
    assert not table_of(area_wendron=tile, pink={"mines_left": 0}).moves("build")


@rule("G-5")
def test_the_same_seed_deals_the_same_game() -> None:
    one, other = new_table(5, seed=81723), new_table(5, seed=81723)
    assert one.state.to_plain() == other.state.to_plain()


@rule("G-5")
def test_another_seed_deals_another_game() -> None:
    deals = {fingerprint(new_table(3, seed).state) for seed in range(50)}
    assert len(deals) == 50


@rule("G-5")
def test_the_generator_is_part_of_the_state() -> None:
    table = table_of(phase="prices", seed=7)
    twin = table.state.clone()
    drawn = [int(table.game.rules.draw_outcome(table.state)) for _ in range(20)]
    assert drawn == [int(table.game.rules.draw_outcome(twin)) for _ in range(20)]


@rule("G-5")
def test_the_generator_gives_these_numbers_on_every_machine() -> None:
    luck = Luck()
    luck.load([1, 2, 3, 4])  # a published test of xoshiro128**
    assert [int(luck.word()) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]
