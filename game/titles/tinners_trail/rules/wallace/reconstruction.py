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
from game.titles.tinners_trail.rules.apply import play
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.rounds import next_action
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.table_parts import cell_of
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
    act,
    emigrate,
    place_pieces,
)
from game.titles.tinners_trail.rules.wallace.rounds import must_pass, pass_turn
from game.titles.tinners_trail.rules.wallace.turn import action_of

# Moves of others after which Lord Wallace may act without a chance event.
HANDS_ON: Final = (
    *("extract", "miner", "port", "train", "adit", "pumps", "pump", "pasties", "pass"),
    *("bid", "drop", "draw", "roll"),
    *("calciner", "process", "sell", "emigrate", "place"),
)


def reconstruct(before: TrailState, move: Move, after: TrailState) -> Iterator[facts.Beat]:
    """Return the facts and scenes of a step of a solo game, in order."""
    return WallaceReconstruction(before, move, after).beats()


def explain(before: TrailState, move: Move, after: TrailState) -> tuple[facts.Fact, ...]:
    """Return the facts that explain Lord Wallace's actions in a step (LW-3 .. LW-13); () without
    him.

    They are in the order of play: the card and its cell, each choice with all candidates and the
    line that decided, rolls, bids and passes. They are based on what one seat saw, so that seat
    may see them.
    """
    if not before.board.solo:
        return ()
    beats = reconstruct(before, move, after)
    return tuple(beat for beat in beats if not isinstance(beat, facts.Scene))


class WallaceReconstruction:
    """The reconstruction of one step; the given states are never changed."""

    def __init__(self, before: TrailState, move: Move, after: TrailState) -> None:
        """Store a seat's views before and after, or the true states."""
        self.before = before
        self.move = move
        self.after = after
        self.board = before.board
        self.his = int(before.board.wallace_seat)

    def beats(self) -> Iterator[facts.Beat]:
        """Yield the facts and scenes of his own steps and of the other player's."""
        move = self.move
        if move.kind == "wallace":
            yield from self._card(move)
        elif move.kind == "draw" and self.before.opener == self.his:
            yield from self._survey(move)
        elif move.kind == "roll" and self.before.phase == kinds.AUCTION:
            yield from self._roll(move)
        else:
            yield from self._others_move(move)

    # ---- his cards

    def _card(self, move: Move) -> Iterator[facts.Beat]:
        state = facts.copy_of(self.before)
        number = move.amount("card")
        band = int(self.board.wallace.band(state.column[self.his]))
        cell = cell_of(state, number, int(state.round), band)
        dear = "/" in cell and bool(copper_is_dear(state))
        action = tables.ACTION_WORDS[int(action_of(state, number - 1))]
        yield facts.CardShown(number, int(state.round), band, cell, dear, action)
        state.phase = kinds.ACTIONS
        state.to_move = self.his
        if action == "pass":
            yield from self._pass(state, "card")
        elif action == "build":
            yield from self._build(state)
        else:
            done = yield from act(state, action)
            yield from self._conclude(state, done, action)

    def _conclude(
        self, state: TrailState, done: TrailState | None, action: str
    ) -> Iterator[facts.Beat]:
        if done is None:
            in_a_row = int(state.impossible_cards) + 1
            yield facts.Impossible(action, in_a_row)
            if in_a_row >= self.board.wallace_cards:
                yield from self._pass(state, "all-impossible")
            return
        handed_on = facts.copy_of(done)
        handed_on.phase = kinds.ACTIONS
        next_action(handed_on)
        yield from self._by_himself(handed_on)

    def _pass(self, state: TrailState, why: str) -> Iterator[facts.Beat]:
        yield facts.Passed(why)
        passed = facts.copy_of(state)
        passed.phase = kinds.ACTIONS
        passed.to_move = self.his
        before = facts.copy_of(passed)
        pass_turn(passed)
        last = leftmost_uppermost(passed) == kinds.EMPTY
        yield facts.scene(before, self.after if last else passed, "pass")

    # ---- building

    def _build(self, state: TrailState) -> Iterator[facts.Beat]:
        done = yield from emigrate(state, tables.BUILD_CELL)
        if done is not None:
            yield from self._conclude(state, done, "build")
            return
        begun = facts.copy_of(state)
        if not auction_opening.begin_build(begun):
            yield from self._conclude(state, None, "build")
        elif begun.area != kinds.EMPTY or begun.phase != kinds.SURVEY:  # no survey cards
            yield facts.choice_of(lists.TILES, "tile", state)
            if begun.phase != kinds.SURVEY:  # nor has the region's deck any
                yield from self._opened(
                    self._put_up(state, int(lists.TILES.best(state)), kinds.EMPTY)
                )

    def _survey(self, move: Move) -> Iterator[facts.Beat]:
        yield facts.Scene(self.before, move, self.before)
        card = self.board.card_numbers[move.card]
        state = facts.copy_of(self.before)
        if state.area != kinds.EMPTY:
            yield from self._opened(self._put_up(state, int(state.area), card))
            return
        state.survey_card = card
        area = int(lists.TILES.best(state))
        if area == kinds.EMPTY:
            yield from self._conclude(state, None, "build")
            return
        yield facts.choice_of(lists.TILES, "tile", state)
        yield from self._opened(self._put_up(state, area, card))

    def _put_up(self, state: TrailState, area: int, card: int) -> TrailState:
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

    def _opened(self, up: TrailState) -> Iterator[facts.Beat]:
        where = (self.board.area_names[int(up.area)],)
        yield facts.scene(up, up, "put-up", where, minimum=int(up.minimum))
        sold = facts.copy_of(up)
        auction_opening.open_auction(sold)
        if sold.to_move != CHANCE:  # the other has passed: it is his at once
            up.high_bid, up.high_bidder = up.minimum, self.his
            yield facts.scene(up, sold, "sale")
            yield from self._by_himself(sold)

    # ---- bidding

    def _roll(self, move: Move) -> Iterator[facts.Beat]:
        state = self._with_tile_shown(facts.copy_of(self.before))
        state.to_move = self.his
        rolled = self._rolled(state, move)
        yield rolled
        pounds: int | None = rolled.pounds
        if state.opener == self.his:  # at least the minimum
            pounds = max(rolled.pounds, int(state.minimum))
        elif state.high_bidder != kinds.EMPTY:  # an answer: £1 more or none
            pounds = int(state.high_bid) + 1 if rolled.pounds > state.high_bid else None
        bid = facts.copy_of(state)
        bid.to_move = CHANCE
        play(bid, move.code)
        if pounds is None:
            yield facts.Declined("outbid")
            yield facts.scene(state, bid, "drop")
        else:
            if state.opener != self.his:
                state.bidding[int(self.board.other_seat)] = 0  # one bid each
            yield facts.scene(state, bid, "bid", pounds=pounds)
        yield from self._by_himself(bid)

    def _rolled(self, state: TrailState, move: Move) -> facts.BidRolled:
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

    # ---- what he does without luck

    def _others_move(self, move: Move) -> Iterator[facts.Beat]:
        ends_the_phase = has_passed(self.before, self.his) and move.kind == "pass"
        if move.kind in HANDS_ON and not ends_the_phase:
            before = self._with_tile_shown(self.before)
            played = facts.copy_of(before)
            play(played, move.code)
            if played.to_move == self.his or self._has_place(played):
                yield facts.Scene(before, move, played)
                yield from self._by_himself(played)
                return
        yield facts.Scene(self.before, move, self.after)

    def _has_place(self, state: TrailState) -> bool:
        """Return whether a waiting piece of Michigan's has a place now (LW-E)."""
        return self.board.emigration and michigan.next_piece(state) != kinds.EMPTY

    def _by_himself(self, state: TrailState) -> Iterator[facts.Beat]:
        """Yield his automatic steps: Michigan's pieces, answers, the calciner, passing."""
        if self._has_place(state):
            state = yield from place_pieces(state)
        while state.to_move == self.his:
            done = facts.copy_of(state)
            if state.phase == kinds.AUCTION:
                bids.answer(done)
                if done.to_move == CHANCE:
                    return
                why = "too-far-ahead" if bids.is_too_far_ahead(state) else "poor-tile"
                yield facts.Declined("one-bid-each" if state.opener == self.his else why)
                yield facts.scene(state, done, "drop")
            elif state.phase == kinds.CALCINER_PHASE:
                arsenic.decide_about_calciner(done)
                built = done.calciner_left[self.his] < state.calciner_left[self.his]
                where = (self.board.area_names[int(state.area)],)
                yield facts.scene(state, done, "calciner", where, "yes" if built else "no")
            else:
                if must_pass(state):
                    final = work_left(state, self.his) == 0
                    yield from self._pass(state, "final-column" if final else "nothing-to-mine")
                return
            state = done
            if self._has_place(state):
                state = yield from place_pieces(state)
