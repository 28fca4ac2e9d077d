"""The state itself: its plain form, and what is refused on loading. G: players, rounds,
options, supplies, luck."""

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.luck import Luck
from game.engine.state_form import FIRST_ROW
from game.engine.title import Options, Unreadable
from game.titles import title
from game.titles.tinners_trail.rules.forecast import MineForecast, forecast, prospect
from game.titles.tinners_trail.rules.kinds import HAND_SLOTS
from game.titles.tinners_trail.rules.laws.broken import broken_of_table
from game.titles.tinners_trail.rules.laws.kinds import KEPT
from game.titles.tinners_trail.rules.laws.of_the_table import broken_of_box
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.state_form import FORM
from game.titles.tinners_trail.rules.table_view import TableView
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tools.proof.fairness import swapped
from tools.proof.proofs import Case
from tools.proof.random_games import luck_of, steps
from tools.titles.tinners_trail.proofs import PROOFS

# The state itself: its plain form, and what is refused on loading.


def test_a_state_has_its_scalars_its_luck_and_its_rows() -> None:
    plain = new_table(3, seed=1).state.to_plain()
    assert len(plain) == FIRST_ROW + len(FORM.rows)
    assert len(plain[0]) == len(FORM.numbers)
    assert len(plain[1]) == 4


def test_a_row_too_few_is_refused() -> None:
    state = new_table(3, seed=1).state
    with pytest.raises(ValueError, match="rows"):
        state.load_plain(state.to_plain()[:-1])


def test_a_scalar_too_few_is_refused() -> None:
    state = new_table(3, seed=1).state
    scalars, *rows = state.to_plain()
    with pytest.raises(ValueError, match="rows"):
        state.load_plain([scalars[:-1], *rows])


def test_a_row_of_another_length_is_refused_by_its_name() -> None:
    state = new_table(3, seed=1).state
    plain = state.to_plain()
    plain[FORM.number_of("water")].append(1)
    with pytest.raises(ValueError, match="water holds"):
        state.load_plain(plain)


def test_a_view_is_loaded_without_luck() -> None:
    table = new_table(3, seed=1)
    view = table.view_of(1)
    loaded = table.game.rules.new_state()
    loaded.load_plain(view.to_plain())
    assert loaded.luck.words() == [0, 0, 0, 0]
    assert loaded.to_plain() == view.to_plain()


def test_a_view_of_a_view_tells_the_same() -> None:
    table = new_table(3, seed=1).play("discard " + new_table(3, seed=1).player("pink").hand[0])
    view = table.view_of(1)
    again = table.game.rules.new_state()
    table.game.rules.hide(view, 1, again)
    assert again.to_plain() == view.to_plain()


def test_a_shell_is_filled_by_copying() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 3})
    shell = table.game.rules.new_state()
    shell.copy_from(table.state)
    assert shell.to_plain() == table.state.to_plain()


def test_without_lord_wallace_no_cell_is_kept_for_his_cards() -> None:
    assert len(new_table(3, seed=1).state.wallace_cards) == 0


# G: players, rounds, options, supplies, luck.

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


# Forecasts for the screen: the table after a move, and what a mine would hold.


def foreseen(table: Table, text: str) -> TableView | None:
    """Return what the seat to move would see after the move."""
    view = table.view_of(int(table.state.to_move))
    return forecast(view, table.game.read_move(view, text))


def mine(tile: Toml, card: str = "", /, **lying: Toml) -> MineForecast:
    """Return what a mine of pink's in Camborne would hold."""
    table = table_of(area_camborne={"tile": tile, **lying})
    return prospect(table.view_of(table.seat("pink")), "camborne", card)


@pytest.mark.parametrize("text", ["extract camborne tin 2 copper 0", "port camborne", "pasties"])
def test_a_forecast_is_the_table_after_the_move(text: str) -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 2, "water": 3})
    told = foreseen(table, text)
    assert told == table.play(text).seen_by("pink")


def test_a_forecast_leaves_the_view_as_it_is() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 2, "water": 3})
    view = table.view_of(0)
    was = view.to_plain()
    forecast(view, table.game.read_move(view, "port camborne"))
    assert view.to_plain() == was


@pytest.mark.parametrize("text", ["bid 3", "drop"])
@pytest.mark.parametrize(
    ("tile", "foreseen_"), [(face_down(3, 3, 2), False), (face_up(3, 3, 2), True)]
)
def test_what_a_bid_leads_to_is_told_only_when_the_tile_is_known(
    text: str, tile: Toml, foreseen_: bool
) -> None:
    table = table_of(area_camborne={"tile": tile}).play("build camborne", "bid 1")
    assert (foreseen(table, text) is not None) is foreseen_


def test_a_prospect_adds_up_tile_lying_ore_and_drainage() -> None:
    found = mine(face_up(3, 3, 2), tin=1, copper=1, drainage=1)
    assert (found.tile, found.lying, found.total) == ((3, 3, 2), (1, 1, -1), (4, 4, 1))
    assert found.known


def test_a_prospect_counts_no_more_drainage_than_water() -> None:
    found = mine(face_up(3, 3, 2), drainage=5)
    assert (found.lying, found.total) == ((0, 0, -2), (3, 3, 0))


def test_a_prospect_of_an_unknown_tile_tells_what_lies_there() -> None:
    found = mine(face_down(3, 3, 2), tin=1, copper=2)
    assert (found.known, found.tile, found.total) == (False, (0, 0, 0), (1, 2, 0))


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "cubes", "pieces", "lost"),
    [
        ("a:tin+2:4", (2, 0, 0), (), False),
        ("a:copper+1:2", (0, 1, 0), (), False),
        ("a:water-2:3", (0, 0, -2), (), False),
        ("a:miner:2", (0, 0, 0), ("miner",), False),
        ("a:port:4", (0, 0, -1), ("port",), False),
        ("a:pump:4", (0, 0, -1), ("pump",), False),
    ],
)
def test_a_prospect_tells_what_a_card_adds(
    card: str, cubes: tuple[int, int, int], pieces: tuple[str, ...], lost: bool
) -> None:
    found = mine(face_up(3, 3, 2), card)
    assert (found.card, found.pieces, found.lost) == (cubes, pieces, lost)


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "water"), [("a:water-2:3", -2), ("a:port:4", -1), ("a:pump:4", -1)]
)
def test_a_card_takes_water_from_an_unknown_tile_too(card: str, water: int) -> None:
    found = mine(face_down(3, 3, 2), card, drainage=1)
    assert (found.card, found.lying, found.lost) == ((0, 0, water), (0, 0, -1), False)
    assert found.total == (0, 0, 0)


@rule("A-9")
@pytest.mark.parametrize(("card", "piece"), [("a:miner:2", "miner"), ("a:port:4", "port")])
def test_a_prospect_tells_that_a_second_piece_is_lost(card: str, piece: str) -> None:
    found = mine(face_up(3, 3, 2), card, **{piece: True})
    assert (found.card, found.pieces, found.lost) == ((0, 0, 0), (), True)


def test_a_prospect_without_a_card_loses_nothing() -> None:
    assert not mine(face_up(3, 3, 2)).lost


# Swapping what is hidden leaves a table that could be, and leaves little where it was.

TRAIL = PROOFS.plain_cases


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_a_swapped_table_has_every_piece_once(case: Case) -> None:
    luck = luck_of(8)
    for step in steps(case.game(), seed=3):
        twin = swapped(case.title, step.before, step.number % case.seats, luck)
        assert isinstance(twin, TrailState)
        assert (broken_of_table(twin, twin), broken_of_box(twin)) == (KEPT, KEPT)


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_nearly_every_swapped_table_is_another_one(case: Case) -> None:
    luck, others, count = luck_of(8), 0, 0
    for step in steps(case.game(), seed=3):
        twin = swapped(case.title, step.before, step.number % case.seats, luck)
        twin.luck.copy_from(step.before.luck)
        others += fingerprint(twin) != fingerprint(step.before)
        count += 1
    assert others > count * 9 // 10


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_what_a_seat_holds_and_has_seen_stays(case: Case) -> None:
    luck = luck_of(8)
    for step in steps(case.game(), seed=4):
        seat = step.number % case.seats
        before, twin = step.before, swapped(case.title, step.before, seat, luck)
        assert isinstance(before, TrailState)
        assert isinstance(twin, TrailState)
        for row in ("money", "played", "built", "face_up", "seen", "owner", "column", "deck_size"):
            assert list(before.row(row)) == list(twin.row(row))
        hand = slice(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS)
        assert list(before.hand)[hand] == list(twin.hand)[hand]
