"""Reconstruct one step of a solo game as facts and played moves.

A step of Lord Wallace is one chance outcome, but many things happen in it. They are replayed one
after another on a copy of what a seat saw before the step and of what the step itself shows to all,
so that a played move reveals nothing the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import apply_move_without_wallace_steps
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.rounds import give_next_turn_or_end_actions
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.table_parts import action_card_cell_text
from game.titles.tinners_trail.rules.turns import has_passed, seat_of_leftmost_marker
from game.titles.tinners_trail.rules.wallace import (
    arsenic,
    auction_opening,
    auctions,
    bids,
    facts,
    michigan,
    preference_lists,
    tables,
)
from game.titles.tinners_trail.rules.wallace.reconstructed_actions import (
    reconstruct_card_action_besides_build_and_pass,
    reconstruct_emigration_instead_of_action,
    reconstruct_michigan_piece_placements,
)
from game.titles.tinners_trail.rules.wallace.rounds import must_wallace_pass, pass_for_wallace
from game.titles.tinners_trail.rules.wallace.turn import action_of_card
from game.titles.tinners_trail.rules.wallace.wallace_mines import is_copper_expensive

# Moves of others after which Lord Wallace may act without a chance event.
MOVE_WORDS_AFTER_WHICH_WALLACE_MAY_ACT: Final = (
    *("extract", "miner", "port", "train", "adit", "pumps", "pump", "pasties", "pass"),
    *("bid", "drop", "draw", "roll"),
    *("calciner", "process", "sell", "emigrate", "place"),
)


def wallace_facts_and_moves_of_step(
    before: TrailState, move: Move, after: TrailState
) -> Iterator[facts.FactOrPlayedMove]:
    """Return the facts and moves of a step of a solo game, in order."""
    return WallaceReconstruction(before, move, after).step_facts_and_moves()


def wallace_facts_of_step(
    before: TrailState, move: Move, after: TrailState
) -> tuple[facts.Fact, ...]:
    """Return the facts that explain Lord Wallace's actions in a step (LW-3 .. LW-13); () without
    him.

    They are in the order of play: the card and its cell, each choice with all candidates and the
    line that decided, rolls, bids and passes. They are based on what one seat saw, so that seat
    may see them.
    """
    if not before.board.is_solo_game:
        return ()
    beats = wallace_facts_and_moves_of_step(before, move, after)
    return tuple(beat for beat in beats if not isinstance(beat, facts.MoveWithStates))


class WallaceReconstruction:
    """The reconstruction of one step of a solo game as facts and moves; the given states are
    never changed."""

    def __init__(self, before: TrailState, move: Move, after: TrailState) -> None:
        """Store a seat's views before and after, or the true states."""
        self.before = before
        self.move = move
        self.after = after
        self.board = before.board
        self.wallace_seat = int(before.board.wallace_seat)

    def step_facts_and_moves(self) -> Iterator[facts.FactOrPlayedMove]:
        """Yield, in order, the facts and moves of the step, both those of Lord Wallace and those of
        the other player."""
        move = self.move
        if move.kind == "wallace":
            yield from self._reconstruct_action_card(move)
        elif move.kind == "draw" and self.before.opener == self.wallace_seat:
            yield from self._reconstruct_survey_card(move)
        elif move.kind == "roll" and self.before.phase == kinds.AUCTION_PHASE:
            yield from self._reconstruct_bid(move)
        else:
            yield from self._reconstruct_other_seats_move(move)

    def _reconstruct_action_card(self, move: Move) -> Iterator[facts.FactOrPlayedMove]:
        state = facts.copy_state(self.before)
        number = move.amount("card")
        band = int(self.board.wallace.band_of_column(state.column[self.wallace_seat]))
        cell = action_card_cell_text(state, number, int(state.round), band)
        dear = "/" in cell and bool(is_copper_expensive(state))
        action = tables.ACTION_WORDS[int(action_of_card(state, number - 1))]
        yield facts.ActionCardShown(number, int(state.round), band, cell, dear, action)
        state.phase = kinds.ACTIONS_PHASE
        state.to_move = self.wallace_seat
        if action == "pass":
            yield from self._reconstruct_passing(state, "card")
        elif action == "build":
            yield from self._reconstruct_begun_build(state)
        else:
            done = yield from reconstruct_card_action_besides_build_and_pass(state, action)
            yield from self._reconstruct_end_of_action(state, done, action)

    def _reconstruct_end_of_action(
        self, state: TrailState, state_after_action: TrailState | None, action: str
    ) -> Iterator[facts.FactOrPlayedMove]:
        if state_after_action is None:
            in_a_row = int(state.impossible_cards) + 1
            yield facts.ActionImpossible(action, in_a_row)
            if in_a_row >= self.board.wallace_action_card_count:
                yield from self._reconstruct_passing(state, "all-impossible")
            return
        handed_on = facts.copy_state(state_after_action)
        handed_on.phase = kinds.ACTIONS_PHASE
        give_next_turn_or_end_actions(handed_on)
        yield from self._reconstruct_automatic_steps(handed_on)

    def _reconstruct_passing(
        self, state: TrailState, reason_key: str
    ) -> Iterator[facts.FactOrPlayedMove]:
        yield facts.WallacePassed(reason_key)
        passed = facts.copy_state(state)
        passed.phase = kinds.ACTIONS_PHASE
        passed.to_move = self.wallace_seat
        before = facts.copy_state(passed)
        pass_for_wallace(passed)
        last = seat_of_leftmost_marker(passed) == kinds.EMPTY
        yield facts.make_automatic_played_move(before, self.after if last else passed, "pass")

    def _reconstruct_begun_build(self, state: TrailState) -> Iterator[facts.FactOrPlayedMove]:
        done = yield from reconstruct_emigration_instead_of_action(state, tables.BUILD_CARD_ACTION)
        if done is not None:
            yield from self._reconstruct_end_of_action(state, done, "build")
            return
        begun = facts.copy_state(state)
        if not auction_opening.try_begin_build_action(begun):
            yield from self._reconstruct_end_of_action(state, None, "build")
        elif (
            begun.area != kinds.EMPTY or begun.phase != kinds.CHOOSE_SURVEY_CARD_PHASE
        ):  # no survey cards
            yield facts.make_list_choice(preference_lists.TILE_PREFERENCES, "tile", state)
            if begun.phase != kinds.CHOOSE_SURVEY_CARD_PHASE:  # nor has the region's deck any
                yield from self._reconstruct_opened_auction(
                    self._state_with_area_put_up(
                        state, int(preference_lists.TILE_PREFERENCES.best_place(state)), kinds.EMPTY
                    )
                )

    def _reconstruct_survey_card(self, move: Move) -> Iterator[facts.FactOrPlayedMove]:
        yield facts.MoveWithStates(self.before, move, self.before)
        card = self.board.card_numbers[move.card]
        state = facts.copy_state(self.before)
        if state.area != kinds.EMPTY:
            yield from self._reconstruct_opened_auction(
                self._state_with_area_put_up(state, int(state.area), card)
            )
            return
        state.survey_card = card
        area = int(preference_lists.TILE_PREFERENCES.best_place(state))
        if area == kinds.EMPTY:
            yield from self._reconstruct_end_of_action(state, None, "build")
            return
        yield facts.make_list_choice(preference_lists.TILE_PREFERENCES, "tile", state)
        yield from self._reconstruct_opened_auction(self._state_with_area_put_up(state, area, card))

    def _state_with_area_put_up(self, state: TrailState, area: int, card: int) -> TrailState:
        """Return a state in which Lord Wallace has put the area up for auction with this survey
        card (EMPTY for none)."""
        up = facts.copy_state(state)
        up.phase = kinds.CHOOSE_SURVEY_CARD_PHASE
        up.to_move = self.wallace_seat
        up.area = area
        up.opener = self.wallace_seat
        up.survey_card = card
        up.survey_from = kinds.DECK_CARD_SOURCE
        value = int(self.board.card_value[card] + up.passed) if card != kinds.EMPTY else 0
        up.minimum = value or int(minimum_opening_bid(up))
        return self._state_with_known_tile(up)

    def _state_with_known_tile(self, state: TrailState) -> TrailState:
        """Return a copy in which the auctioned area has the tile that was built on in this step.

        If no such tile is known, or the area's tile is not hidden, return the state itself.
        """
        if state.area != kinds.EMPTY and state.tile[state.area] == kinds.UNKNOWN_TILE:
            region = self.board.region_of_area[state.area]
            built = enumerate(zip(self.before.built, self.after.built, strict=True))
            for kind, (was, now) in built:
                if now > was and self.board.region_of_tile_kind[kind] == region:
                    shown = facts.copy_state(state)
                    shown.tile[state.area] = kind
                    return shown
        return state

    def _reconstruct_opened_auction(
        self, put_up_state: TrailState
    ) -> Iterator[facts.FactOrPlayedMove]:
        where = (self.board.area_names[int(put_up_state.area)],)
        yield facts.make_automatic_played_move(
            put_up_state, put_up_state, "put-up", where, minimum=int(put_up_state.minimum)
        )
        sold = facts.copy_state(put_up_state)
        auction_opening.open_auction(sold)
        if sold.to_move != CHANCE:  # the other has passed: it is his at once
            put_up_state.high_bid, put_up_state.high_bidder = (
                put_up_state.minimum,
                self.wallace_seat,
            )
            yield facts.make_automatic_played_move(put_up_state, sold, "sale")
            yield from self._reconstruct_automatic_steps(sold)

    def _reconstruct_bid(self, move: Move) -> Iterator[facts.FactOrPlayedMove]:
        state = self._state_with_known_tile(facts.copy_state(self.before))
        state.to_move = self.wallace_seat
        rolled = self._make_bid_rolled_fact(state, move)
        yield rolled
        pounds: int | None = rolled.pounds
        if state.opener == self.wallace_seat:  # at least the minimum
            pounds = max(rolled.pounds, int(state.minimum))
        elif state.high_bidder != kinds.EMPTY:  # an answer: £1 more or none
            pounds = int(state.high_bid) + 1 if rolled.pounds > state.high_bid else None
        bid = facts.copy_state(state)
        bid.to_move = CHANCE
        apply_move_without_wallace_steps(bid, move.code)
        if pounds is None:
            yield facts.BidDeclined("outbid")
            yield facts.make_automatic_played_move(state, bid, "drop")
        else:
            if state.opener != self.wallace_seat:
                state.bidding[int(self.board.solo_player_seat)] = 0  # one bid each
            yield facts.make_automatic_played_move(state, bid, "bid", pounds=pounds)
        yield from self._reconstruct_automatic_steps(bid)

    def _make_bid_rolled_fact(self, state: TrailState, move: Move) -> facts.BidRolled:
        his = self.board.wallace
        row = int(bids.bid_table_row(state))
        faces = (move.amount("tin"), move.amount("copper"), move.amount("water"))
        used = his.dice[
            row * len(tables.ORE_AND_WATER_DIE_WORDS) : (row + 1)
            * len(tables.ORE_AND_WATER_DIE_WORDS)
        ]
        card = int(state.survey_card)
        return facts.BidRolled(
            net_worth=int(auctions.auctioned_tile_net_worth(state))
            if state.face_up[state.area]
            else None,
            rolled_faces=faces,
            die_words=tuple(
                die
                for die, counts in zip(tables.ORE_AND_WATER_DIE_WORDS, used, strict=True)
                if counts
            ),
            lower_or_higher_word=tables.DIE_PICK_WORDS[int(his.pick[row])],
            counted_face=int(his.bid_die_face(row, *faces)),
            card_value=int(self.board.card_value[card]) if card != kinds.EMPTY else 0,
            added_pounds=bids.DEEP_POCKETS_POUNDS if his.deep_pockets else 0,
            pounds=int(bids.bid_pounds_from_roll(state, move.code)),
        )

    def _reconstruct_other_seats_move(self, move: Move) -> Iterator[facts.FactOrPlayedMove]:
        ends_the_phase = has_passed(self.before, self.wallace_seat) and move.kind == "pass"
        if move.kind in MOVE_WORDS_AFTER_WHICH_WALLACE_MAY_ACT and not ends_the_phase:
            before = self._state_with_known_tile(self.before)
            played = facts.copy_state(before)
            apply_move_without_wallace_steps(played, move.code)
            if played.to_move == self.wallace_seat or self._can_place_michigan_piece(played):
                yield facts.MoveWithStates(before, move, played)
                yield from self._reconstruct_automatic_steps(played)
                return
        yield facts.MoveWithStates(self.before, move, self.after)

    def _can_place_michigan_piece(self, state: TrailState) -> bool:
        """Return whether a waiting piece of Michigan's has a place now (LW-E)."""
        return self.board.has_emigration and michigan.next_placeable_piece(state) != kinds.EMPTY

    def _reconstruct_automatic_steps(self, state: TrailState) -> Iterator[facts.FactOrPlayedMove]:
        """Yield the facts and moves of Lord Wallace's automatic steps: Michigan's pieces,
        answers in auctions, the calciner, passing."""
        if self._can_place_michigan_piece(state):
            state = yield from reconstruct_michigan_piece_placements(state)
        while state.to_move == self.wallace_seat:
            done = facts.copy_state(state)
            if state.phase == kinds.AUCTION_PHASE:
                bids.answer_for_wallace_in_auction(done)
                if done.to_move == CHANCE:
                    return
                why = "too-far-ahead" if bids.is_too_far_ahead_to_bid(state) else "poor-tile"
                yield facts.BidDeclined(
                    "one-bid-each" if state.opener == self.wallace_seat else why
                )
                yield facts.make_automatic_played_move(state, done, "drop")
            elif state.phase == kinds.CALCINER_PHASE:
                arsenic.decide_calciner_and_end_auction(done)
                built = (
                    done.calciner_left[self.wallace_seat] < state.calciner_left[self.wallace_seat]
                )
                where = (self.board.area_names[int(state.area)],)
                yield facts.make_automatic_played_move(
                    state, done, "calciner", where, "yes" if built else "no"
                )
            else:
                if must_wallace_pass(state):
                    final = remaining_work_points(state, self.wallace_seat) == 0
                    yield from self._reconstruct_passing(
                        state, "final-column" if final else "nothing-to-mine"
                    )
                return
            state = done
            if self._can_place_michigan_piece(state):
                state = yield from reconstruct_michigan_piece_placements(state)
