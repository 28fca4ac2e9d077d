"""What Tinners' Trail conserves: every cube, pound, card, tile and piece is accounted for."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from game.engine.move import Move
from game.engine.title import Game
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    EMPTY,
    FROM_HAND,
    GAIN_COPPER,
    GAIN_TIN,
    OVER,
    ROUNDS,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import hand_of
from tools.proof.random_games import Step
from tools.titles.tinners_trail.sound_table import check_table

PIECES = ("miner", "port", "train", "pump", "adit")
FIVE = 5


def check_step(game: Game, step: Step) -> None:
    """Require it of one step."""
    before, after = step.before, step.after
    assert isinstance(before, TrailState)
    assert isinstance(after, TrailState)
    move = game.move(before, step.code)
    check_table(after)
    assert cubes(after) == cubes(before) + found(before, move, after), "ore comes from nowhere"
    assert sum(after.money) == sum(before.money) + income(before, move, after), "money is wrong"
    assert cards(after) == cards(before), "a survey card is lost or made"
    check_tiles(before, after)
    check_pieces(before, after)


def cubes(state: TrailState) -> int:
    """Return the ore on the map and with the players, none of it sold (I-1)."""
    on_map = sum(state.tin) + sum(state.copper)
    return int(on_map + sum(state.ore_tin) + sum(state.ore_copper))


def found(before: TrailState, move: Move, after: TrailState) -> int:
    """Return the ore a step brings into play, less what it sells (A-8, A-9, D-5, I-1)."""
    if move.kind == "adit":
        return 4
    if sells(before, move):
        return -int(sum(before.ore_tin) + sum(before.ore_copper))
    if not builds(before, after):
        return 0
    area = int(before.area)
    tile = next(k for k, (a, b) in enumerate(pairs(before.built, after.built)) if a != b)
    ore = int(before.board.tile_tin[tile] + before.board.tile_copper[tile])
    card = int(before.survey_card)
    if move.kind == "play" and move.card:
        card = before.board.card_numbers[move.card]
    assert after.tile[area] == EMPTY
    if card != EMPTY and before.board.card_benefit[card] in (GAIN_TIN, GAIN_COPPER):
        ore += int(before.board.card_amount[card])
    return ore


def pairs(before: object, after: object) -> list[tuple[int, int]]:
    """Return the numbers of a row before and after."""
    return list(zip(before, after, strict=True))  # type: ignore[call-overload]


def builds(before: TrailState, after: TrailState) -> bool:
    """Return whether a mine was built in the step."""
    return before.area != EMPTY and after.owner[before.area] != before.owner[before.area]


def sells(before: TrailState, move: Move) -> bool:
    """Return whether the last player passes in the step (T-4, I-1)."""
    return move.kind == "pass" and before.passed == before.seats - 1


def income(before: TrailState, move: Move, after: TrailState) -> int:
    """Return what the bank pays to all players together in the step, less what it gets."""
    pounds = {"bid": 0}.get(move.kind, move.amount("pounds"))
    if move.kind == "extract":
        area = before.board.area_numbers[move.places[0]]
        return -int((move.amount("tin") + move.amount("copper")) * before.water[area])
    if move.kind == "invest":
        return -pounds
    if move.kind == "pasties":
        return 1
    if move.kind == "play" and move.card:
        return -int(before.board.card_value[before.board.card_numbers[move.card]])
    if sells(before, move):
        return earnings(before)
    return -auction_price(before, move, after)


def earnings(before: TrailState) -> int:
    """Return the price of all ore, less what round 4 invests by itself (I-1, I-3)."""
    total = 0
    for money, tin, copper in zip(before.money, before.ore_tin, before.ore_copper, strict=True):
        earned = int(tin * before.tin_price + copper * before.copper_price)
        total += earned
        if before.round == ROUNDS:
            total -= (int(money) + earned) // FIVE * FIVE
    return total


def auction_price(before: TrailState, move: Move, after: TrailState) -> int:
    """Return what the winner paid in the step, less the insurance (A-5, A-7)."""
    spent = [seat for seat in range(int(before.seats)) if after.column[seat] > before.column[seat]]
    if before.area == EMPTY or not spent:
        return 0
    winner = spent[0]
    price = move.amount("pounds") if move.kind == "bid" else int(before.high_bid)
    insured = before.survey_from == FROM_HAND and winner != before.opener
    return price - ((price + 1) // 2 if insured else 0)


def cards(state: TrailState) -> Counter[int]:
    """Return the copies of every card, wherever they are; the undealt are not in the game."""
    found_cards = Counter(card for seat in range(int(state.seats)) for card in hand_of(state, seat))
    if state.phase == DRAFT or not state.board.two_player:
        found_cards.update(int(card) for card in state.discarded if card != EMPTY)
    for row in (state.deck, state.played):
        found_cards.update({kind: int(copies) for kind, copies in enumerate(row) if copies})
    if state.survey_card != EMPTY:
        found_cards[int(state.survey_card)] += 1
    return found_cards


def check_tiles(before: TrailState, after: TrailState) -> None:
    """Require that a tile stays, is built on, or leaves face down for want of bids (A2-5)."""
    was, now = tiles(before), tiles(after)
    left = was - now
    assert not now - was, "a tile comes from nowhere"
    assert left.total() <= int(before.area != EMPTY and before.board.two_player)
    if left:
        assert not before.face_up[before.area], "a face-up tile leaves the game"


def tiles(state: TrailState) -> Counter[int]:
    """Return the tiles on the map and those built on."""
    found_tiles = Counter(int(tile) for tile in state.tile if tile != EMPTY)
    found_tiles.update({kind: int(copies) for kind, copies in enumerate(state.built) if copies})
    return found_tiles


def check_pieces(before: TrailState, after: TrailState) -> None:
    """Require that nothing on the map, no point and no round is ever taken back."""
    for name in PIECES:
        assert all(was <= now for was, now in pairs(before.row(name), after.row(name))), name
    assert all(was in (EMPTY, now) for was, now in pairs(before.owner, after.owner))
    assert all(was <= now for was, now in pairs(before.points, after.points))
    assert all(was >= now for was, now in pairs(before.stock, after.stock))
    rounds = [int(before.round), int(after.round)]
    assert after.phase == OVER or all(b - a in (0, 1) for a, b in pairwise(rounds))
