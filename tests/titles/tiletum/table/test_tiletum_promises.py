"""What a preview promises is what happens: promises of dice and moves against what is told of the
step once it is played, in games at random.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.text.numerals import signed_number_text
from game.titles.tiletum.rules.components import GOOD_AND_SILVER_NAMES
from game.titles.tiletum.rules.forecasts import (
    DieValueResult,
    MoveForecast,
    forecast_move,
    results_by_die_value,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.move_effects import compute_move_effects, move_effects_text
from game.titles.tiletum.table.view import TiletumModel, question_key
from game.titles.tiletum.title import TiletumTitle
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import present
from tests.titles.tiletum.table.court import LIKED, Court

pytestmark = pytest.mark.thorough

SILVER = Options("tiletum", 3, expansions=("silver",))
TABLES = [Options("tiletum", 2), Options("tiletum", 4), SILVER]
IDS = ["two", "four", "silver"]
RICH = 40  # silver, so that technologies are raised
SEEDS = (3, 4)
FINAL = {"buildings-scored", "pieces-scored", "goods-scored", "silver-scored", "levels-scored"}
OF_THE_END = {"king-scored", "led-at-last", "fair-scored"} | FINAL


def game_at(options: Options, seed: int) -> RandomGame[TiletumState]:
    """Return a game just dealt; with Silver everybody is rich, and has raised a few levels."""
    game = RandomGame[TiletumState](TiletumTitle().make_game(options), {**LIKED, "use": 9.0})
    game.rules.deal(game.state, seed)
    for seat in range(len(game.state.silver)):
        game.state.silver[seat] += RICH
    return game


def steps_of(
    options: Options, seed: int
) -> Iterator[tuple[TiletumState, Move, Sequence[Event], TiletumState]]:
    """Yield every decision of a game at random: the view, the move, what is told, and after it."""
    game = game_at(options, seed)
    chance = random.Random(seed)
    while game.mover != NOBODY:
        seat = game.mover
        code = game.choose(chance)
        if seat < 0:
            game.rules.apply(game.state, code)
            continue
        move = game.game.readable_move(game.state, code)
        before, events, after = game.step(seat, code)
        yield before, move, events, after


def amount_of(events: Sequence[Event], kind: str, word: str, seat: int) -> int:
    """Return the sum of an amount of all events of a kind of a seat."""
    return sum(event.amount(word) for event in events if (event.kind, event.seat) == (kind, seat))


@pytest.mark.rule("T-306")
@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_a_die_brings_the_goods_and_points_that_its_panel_promises(options: Options) -> None:
    played = 0
    for seed in SEEDS:
        game = game_at(options, seed)
        chance = random.Random(seed)
        while game.mover != NOBODY:
            code = game.choose(chance)
            move = game.game.readable_move(game.state, code) if game.mover >= 0 else None
            if move is None or move.kind != "take" or not move.amount("new"):
                game.rules.apply(game.state, code)
                continue
            played += 1
            seat = game.mover
            good = move.choice
            new = move.amount("new")
            promised = results_by_die_value(game.state, seat, good, move.amount("value"))[new - 1]
            events = events_of_die(game, seat, code)
            paid = amount_of(events, "paid", "number", seat)
            assert paid == promised.price_of_change_gold
            gained = Counter[str]()
            for event in events:
                if event.kind == "gained" and event.seat == seat:
                    gained[event.card] += event.amount("number")
            as_explorer = any(event.card == "explorer" for event in events if event.kind == "began")
            expected = Counter({good: promised.goods_count})
            expected["gold"] += 0 if as_explorer else promised.gold_by_technology
            assert gained == +expected
            assert points_begun(game, events) in points_promised(promised)
    assert played > 20


def events_of_die(game: RandomGame[TiletumState], seat: int, code: int) -> list[Event]:
    """Take a die and take up nothing that may be left, until its action is asked about."""
    _, events, _ = game.step(seat, code)
    told = list(events)
    while game.mover == seat and question_key(game.state) not in ("act", "as", "turn"):
        moves = game.moves()
        left = [move for move in moves if move.choice in ("none", "leave", "no")]
        ended = [move for move in moves if move.kind in ("end", "stop")]
        _, events, _ = game.step(seat, (left or ended or list(moves))[0].code)
        told += events
    return told


def points_begun(game: RandomGame[TiletumState], events: Sequence[Event]) -> int:
    """Return the points of the action that has begun, of a joker those it is asked about with."""
    began = [event.amount("ap") for event in events if event.kind == "began"]
    return began[0] if began else int(game.state.stack[1])


def points_promised(promised: DieValueResult) -> set[int]:
    """Return the points of action a die may come to: of its place, or of explorer."""
    return (
        {promised.action_points, promised.explorer_action_points}
        if promised.may_take_explorer_action
        else {promised.action_points}
    )


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_a_move_brings_what_it_promises_and_the_end_of_the_round_the_rest(
    options: Options,
) -> None:
    ends = 0
    for seed in SEEDS:
        for before, move, events, after in steps_of(options, seed):
            seat = int(before.to_move)
            promise = compute_move_effects(
                TiletumModel(before, seat), forecast_move(before, move.code)
            )
            ends += bool(promise.points_at_turn_end)
            assert (
                promise.points_change + promise.points_at_turn_end
                == after.points[seat] - before.points[seat]
            )
            for good, number in zip(
                GOOD_AND_SILVER_NAMES[:5], promise.good_count_changes, strict=False
            ):
                named = [event for event in events if event.card == good and event.seat == seat]
                gained = sum(e.amount("number") for e in named if e.kind == "gained")
                paid = sum(e.amount("number") for e in named if e.kind == "paid")
                assert number == gained - paid, (move, good)
    assert ends > 0


@pytest.mark.rule("T-801")
@pytest.mark.parametrize("options", TABLES[:2], ids=IDS[:2])
def test_no_move_claims_points_of_king_fair_or_the_end_as_its_own(options: Options) -> None:
    for seed in SEEDS:
        for before, move, events, _ in steps_of(options, seed):
            seat = int(before.to_move)
            promise = compute_move_effects(
                TiletumModel(before, seat), forecast_move(before, move.code)
            )
            later = sum(
                e.amount("points") for e in events if e.kind in OF_THE_END and e.seat == seat
            )
            assert promise.points_at_turn_end == later, move
            assert promise.ends_game == any(event.kind == "ended" for event in events)


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_pieces_that_come_to_the_supply_are_promised(options: Options) -> None:
    freed = Counter[str]()
    for seed in SEEDS:
        for before, move, events, _ in steps_of(options, seed):
            seat = int(before.to_move)
            promise = compute_move_effects(
                TiletumModel(before, seat), forecast_move(before, move.code)
            )
            own = [event.kind for event in events if event.seat == seat]
            mines = amount_of(events, "gained-mines", "mines", seat)
            ended = "king-scored" in own
            told = own.count("filled"), own.count("freed-pillar"), 0 if ended else mines
            built = own.count("built-house"), own.count("built-pillar"), own.count("built-mine")
            for piece, came, went in zip(promise.supply_piece_gains, told, built, strict=True):
                assert piece == max(0, came - went), move
            freed.update({"pillar": told[1], "house": told[0], "mine": told[2]})
    assert freed["pillar"] > 0
    assert freed["mine"] > 0 or options is not SILVER


def test_the_last_move_says_which_points_are_those_of_the_end() -> None:
    court = Court(options=TABLES[0])

    def last(state: TiletumState, moves: tuple[Move, ...]) -> list[Move]:
        if state.round < 4 or state.turn < 3:
            return []
        return [each for each in moves if is_paid_at_the_end(forecast_move(state, each.code))]

    court.asked(lambda state, moves: bool(last(state, moves)))
    move = last(court.state, court.moves())[0]
    foreseen = forecast_move(court.state, move.code)
    promise = compute_move_effects(present(court.table.tooltips.model), foreseen)
    said = move_effects_text(court.table.context, promise)
    assert "then the game ends (king phase, fair, final scoring): " in said
    assert signed_number_text(foreseen.points_at_turn_end) in said.rpartition(":")[2]


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_a_promise_says_what_follows_and_asks_nothing(options: Options) -> None:
    court = Court(options=options)
    context = court.table.context
    said = set[str]()
    for seed in SEEDS:
        for before, move, _, _ in steps_of(options, seed):
            promise = compute_move_effects(
                TiletumModel(before, before.to_move), forecast_move(before, move.code)
            )
            said.add(move_effects_text(context, promise))
    assert any("then: you" in text for text in said)
    assert not [text for text in said if "?" in text]


def is_paid_at_the_end(foreseen: MoveForecast) -> bool:
    """Whether the game ends with a move, and the end brings points."""
    return foreseen.ends_game and foreseen.points_at_turn_end != 0


@pytest.mark.rule("T-606", "T-607", "S-605", "S-609")
@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_what_the_map_and_the_board_say_of_prices_and_points_holds(options: Options) -> None:
    seen = Counter[str]()
    for seed in SEEDS:
        for before, move, events, _ in steps_of(options, seed):
            seat = int(before.to_move)
            model = TiletumModel(before, seat)
            if all(event.kind == "asked" for event in events):
                continue  # which good is paid as gold is asked first
            if move.kind == "contribute":
                space = move.places[0]
                shrine = present(model.view.spaces[space].cathedral)
                points = amount_of(events, "contributed", "points", seat)
                assert points == shrine.top_tile + shrine.cost_tile_points
                assert paid_for(events, shrine.cost_good, seat) == model.contribution_price(space)
            elif move.kind == "crest":
                building = model.own_board.buildings[move.amount("building") - 1]
                assert paid_for(events, "food", seat) == building.crest_food_cost
            elif move.kind == "house" and move.places:
                spot = next(s for s in model.view.spaces[move.places[0]].houses if s.owner < 0)
                scored = amount_of(events, "scored", "points", seat)
                assert scored >= spot.points, "a merchant of level III scores beside it"
            else:
                continue
            seen[move.kind] += 1
    assert min(seen[kind] for kind in ("contribute", "crest", "house")) > 0


def paid_for(events: Sequence[Event], good: str, seat: int) -> int:
    """Return how much of a good, or of silver, a seat paid; another good may stand for gold."""
    if good == "silver":
        return amount_of(events, "paid-silver", "silver", seat)
    paid = [event for event in events if (event.kind, event.seat) == ("paid", seat)]
    return sum(event.amount("number") for event in paid if good in (event.card, "gold"))


@pytest.mark.rule("T-706", "T-801")
@pytest.mark.parametrize("options", TABLES[:2], ids=IDS[:2])
def test_a_fair_and_the_end_bring_what_the_strip_and_the_panels_say(options: Options) -> None:
    fairs = ends = 0
    for seed in SEEDS:
        for before, move, events, _ in steps_of(options, seed):
            scored = {event.seat: event for event in events if event.kind == "fair-scored"}
            over = any(event.kind == "ended" for event in events)
            if not scored and not over:
                continue
            then = TiletumModel(
                forecast_move(before, move.code).state_before_turn_ends, int(before.to_move)
            ).view
            fair = then.fairs[before.round - 1]
            fairs += len(scored)
            for seat, event in scored.items():
                assert fair.takes_part_by_seat[seat]
                assert event.amount("points") == fair.prospective_points_by_seat[seat]
            for own in then.seats if over else ():
                ends += 1
                brought = [e for e in events if e.kind in FINAL and e.seat == own.seat]
                assert sum(e.amount("points") for e in brought) == own.points_added_at_game_end
    assert fairs > 0
    assert ends > 0
