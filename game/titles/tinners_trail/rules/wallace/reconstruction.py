"""Reconstruct one step of a solo game as facts and scenes.

A step of Lord Wallace is one chance outcome, but many things happen in it. They are replayed one
after another on a copy of what a seat saw before the step and of what the step itself shows to
all, so that a scene reveals nothing the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import play_without_wallace
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.rounds import next_action
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.table_parts import action_card_cell
from game.titles.tinners_trail.rules.turns import has_passed, leftmost_uppermost
from game.titles.tinners_trail.rules.wallace import (
    arsenic,
    auction_opening,
    auctions,
    bids,
    facts,
    lists,
    michigan,
    tables,
)
from game.titles.tinners_trail.rules.wallace.preference import copper_is_dear
from game.titles.tinners_trail.rules.wallace.reconstructed_actions import (
    emigrate,
    place_pieces,
    take_card_action,
)
from game.titles.tinners_trail.rules.wallace.rounds import must_pass, pass_turn
from game.titles.tinners_trail.rules.wallace.turn import action_of_card

# Moves of others after which Lord Wallace may act without a chance event.
HANDS_ON: Final = (
    *("extract", "miner", "port", "train", "adit", "pumps", "pump", "pasties", "pass"),
    *("bid", "drop", "draw", "roll"),
    *("calciner", "process", "sell", "emigrate", "place"),
)


def reconstruct(before: TrailState, move: Move, after: TrailState) -> Iterator[facts.Beat]:
    """Return the facts and scenes of a step of a solo game, in order."""
    return WallaceReconstruction(before, move, after).facts_and_moves()


def facts_of_step(before: TrailState, move: Move, after: TrailState) -> tuple[facts.Fact, ...]:
    """Return the facts that explain Lord Wallace's actions in a step (LW-3 .. LW-13); () without
    him.

    They are in the order of play: the card and its cell, each choice with all candidates and the
    line that decided, rolls, bids and passes. They are based on what one seat saw, so that seat
    may see them.
    """
    if not before.board.solo:
        return ()
    beats = reconstruct(before, move, after)
    return tuple(beat for beat in beats if not isinstance(beat, facts.PlayedMove))


class WallaceReconstruction:
    """The reconstruction of one step; the given states are never changed."""

    def __init__(self, before: TrailState, move: Move, after: TrailState) -> None:
        """Store a seat's views before and after, or the true states."""
        self.before = before
        self.move = move
        self.after = after
        self.board = before.board
        self.his = int(before.board.wallace_seat)

    def facts_and_moves(self) -> Iterator[facts.Beat]:
        """Yield the facts and scenes of his own steps and of the other player's."""
        move = self.move
        if move.kind == "wallace":
            yield from self._play_action_card(move)
        elif move.kind == "draw" and self.before.opener == self.his:
            yield from self._use_drawn_survey_card(move)
        elif move.kind == "roll" and self.before.phase == kinds.AUCTION:
            yield from self._bid_by_roll(move)
        else:
            yield from self._play_other_seats_move(move)

    def _play_action_card(self, move: Move) -> Iterator[facts.Beat]:
        state = facts.copy_of(self.before)
        number = move.amount("card")
        band = int(self.board.wallace.band_of_column(state.column[self.his]))
        cell = action_card_cell(state, number, int(state.round), band)
        dear = "/" in cell and bool(copper_is_dear(state))
        action = tables.ACTION_WORDS[int(action_of_card(state, number - 1))]
        yield facts.ActionCardShown(number, int(state.round), band, cell, dear, action)
        state.phase = kinds.ACTIONS
        state.to_move = self.his
        if action == "pass":
            yield from self._pass_turn(state, "card")
        elif action == "build":
            yield from self._begin_build(state)
        else:
            done = yield from take_card_action(state, action)
            yield from self._conclude_action(state, done, action)

    def _conclude_action(
        self, state: TrailState, done: TrailState | None, action: str
    ) -> Iterator[facts.Beat]:
        if done is None:
            in_a_row = int(state.impossible_cards) + 1
            yield facts.ActionImpossible(action, in_a_row)
            if in_a_row >= self.board.wallace_cards:
                yield from self._pass_turn(state, "all-impossible")
            return
        handed_on = facts.copy_of(done)
        handed_on.phase = kinds.ACTIONS
        next_action(handed_on)
        yield from self._automatic_steps(handed_on)

    def _pass_turn(self, state: TrailState, why: str) -> Iterator[facts.Beat]:
        yield facts.WallacePassed(why)
        passed = facts.copy_of(state)
        passed.phase = kinds.ACTIONS
        passed.to_move = self.his
        before = facts.copy_of(passed)
        pass_turn(passed)
        last = leftmost_uppermost(passed) == kinds.EMPTY
        yield facts.automatic_move(before, self.after if last else passed, "pass")

    def _begin_build(self, state: TrailState) -> Iterator[facts.Beat]:
        done = yield from emigrate(state, tables.BUILD_CELL)
        if done is not None:
            yield from self._conclude_action(state, done, "build")
            return
        begun = facts.copy_of(state)
        if not auction_opening.begin_build(begun):
            yield from self._conclude_action(state, None, "build")
        elif begun.area != kinds.EMPTY or begun.phase != kinds.SURVEY:  # no survey cards
            yield facts.list_choice_of(lists.TILES, "tile", state)
            if begun.phase != kinds.SURVEY:  # nor has the region's deck any
                yield from self._open_auction(
                    self._with_area_put_up(state, int(lists.TILES.best_place(state)), kinds.EMPTY)
                )

    def _use_drawn_survey_card(self, move: Move) -> Iterator[facts.Beat]:
        yield facts.PlayedMove(self.before, move, self.before)
        card = self.board.card_numbers[move.card]
        state = facts.copy_of(self.before)
        if state.area != kinds.EMPTY:
            yield from self._open_auction(self._with_area_put_up(state, int(state.area), card))
            return
        state.survey_card = card
        area = int(lists.TILES.best_place(state))
        if area == kinds.EMPTY:
            yield from self._conclude_action(state, None, "build")
            return
        yield facts.list_choice_of(lists.TILES, "tile", state)
        yield from self._open_auction(self._with_area_put_up(state, area, card))

    def _with_area_put_up(self, state: TrailState, area: int, card: int) -> TrailState:
        """Return the table with the area put up for auction by him."""
        up = facts.copy_of(state)
        up.phase = kinds.SURVEY
        up.to_move = self.his
        up.area = area
        up.opener = self.his
        up.survey_card = card
        up.survey_from = kinds.FROM_DECK
        value = int(self.board.card_value[card] + up.passed) if card != kinds.EMPTY else 0
        up.minimum = value or int(opening_minimum(up))
        return self._with_tile_shown(up)

    def _with_tile_shown(self, state: TrailState) -> TrailState:
        """Return a copy with the tile built on in this step as the auctioned area's unknown tile.

        Without such a tile, return the state itself."""
        if state.area != kinds.EMPTY and state.tile[state.area] == kinds.UNKNOWN_TILE:
            region = self.board.region[state.area]
            built = enumerate(zip(self.before.built, self.after.built, strict=True))
            for kind, (was, now) in built:
                if now > was and self.board.tile_region[kind] == region:
                    shown = facts.copy_of(state)
                    shown.tile[state.area] = kind
                    return shown
        return state

    def _open_auction(self, up: TrailState) -> Iterator[facts.Beat]:
        where = (self.board.area_names[int(up.area)],)
        yield facts.automatic_move(up, up, "put-up", where, minimum=int(up.minimum))
        sold = facts.copy_of(up)
        auction_opening.open_auction(sold)
        if sold.to_move != CHANCE:  # the other has passed: it is his at once
            up.high_bid, up.high_bidder = up.minimum, self.his
            yield facts.automatic_move(up, sold, "sale")
            yield from self._automatic_steps(sold)

    def _bid_by_roll(self, move: Move) -> Iterator[facts.Beat]:
        state = self._with_tile_shown(facts.copy_of(self.before))
        state.to_move = self.his
        rolled = self._bid_rolled_fact(state, move)
        yield rolled
        pounds: int | None = rolled.pounds
        if state.opener == self.his:  # at least the minimum
            pounds = max(rolled.pounds, int(state.minimum))
        elif state.high_bidder != kinds.EMPTY:  # an answer: £1 more or none
            pounds = int(state.high_bid) + 1 if rolled.pounds > state.high_bid else None
        bid = facts.copy_of(state)
        bid.to_move = CHANCE
        play_without_wallace(bid, move.code)
        if pounds is None:
            yield facts.BidDeclined("outbid")
            yield facts.automatic_move(state, bid, "drop")
        else:
            if state.opener != self.his:
                state.bidding[int(self.board.other_seat)] = 0  # one bid each
            yield facts.automatic_move(state, bid, "bid", pounds=pounds)
        yield from self._automatic_steps(bid)

    def _bid_rolled_fact(self, state: TrailState, move: Move) -> facts.BidRolled:
        his = self.board.wallace
        row = int(bids.bid_row(state))
        faces = (move.amount("tin"), move.amount("copper"), move.amount("water"))
        used = his.dice[row * len(tables.DICE) : (row + 1) * len(tables.DICE)]
        card = int(state.survey_card)
        return facts.BidRolled(
            net_worth=int(auctions.auction_worth(state)) if state.face_up[state.area] else None,
            rolled=faces,
            dice=tuple(die for die, counts in zip(tables.DICE, used, strict=True) if counts),
            pick=tables.PICKS[int(his.pick[row])],
            face=int(his.die_value(row, *faces)),
            card_value=int(self.board.card_value[card]) if card != kinds.EMPTY else 0,
            added=bids.DEEP_POCKETS if his.deep_pockets else 0,
            pounds=int(bids.his_bid(state, move.code)),
        )

    def _play_other_seats_move(self, move: Move) -> Iterator[facts.Beat]:
        ends_the_phase = has_passed(self.before, self.his) and move.kind == "pass"
        if move.kind in HANDS_ON and not ends_the_phase:
            before = self._with_tile_shown(self.before)
            played = facts.copy_of(before)
            play_without_wallace(played, move.code)
            if played.to_move == self.his or self._has_placeable_piece(played):
                yield facts.PlayedMove(before, move, played)
                yield from self._automatic_steps(played)
                return
        yield facts.PlayedMove(self.before, move, self.after)

    def _has_placeable_piece(self, state: TrailState) -> bool:
        """Return whether a waiting piece of Michigan's has a place now (LW-E)."""
        return self.board.emigration and michigan.next_placeable_piece(state) != kinds.EMPTY

    def _automatic_steps(self, state: TrailState) -> Iterator[facts.Beat]:
        """Yield his automatic steps: Michigan's pieces, answers, the calciner, passing."""
        if self._has_placeable_piece(state):
            state = yield from place_pieces(state)
        while state.to_move == self.his:
            done = facts.copy_of(state)
            if state.phase == kinds.AUCTION:
                bids.answer_in_auction(done)
                if done.to_move == CHANCE:
                    return
                why = "too-far-ahead" if bids.is_too_far_ahead(state) else "poor-tile"
                yield facts.BidDeclined("one-bid-each" if state.opener == self.his else why)
                yield facts.automatic_move(state, done, "drop")
            elif state.phase == kinds.CALCINER_PHASE:
                arsenic.decide_about_calciner(done)
                built = done.calciner_left[self.his] < state.calciner_left[self.his]
                where = (self.board.area_names[int(state.area)],)
                yield facts.automatic_move(state, done, "calciner", where, "yes" if built else "no")
            else:
                if must_pass(state):
                    final = work_left(state, self.his) == 0
                    yield from self._pass_turn(
                        state, "final-column" if final else "nothing-to-mine"
                    )
                return
            state = done
            if self._has_placeable_piece(state):
                state = yield from place_pieces(state)
