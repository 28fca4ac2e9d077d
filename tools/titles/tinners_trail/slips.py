"""Count what experts saw computer players do wrong, over games among copies of one player.

    tools/titles/tinners_trail/slips.py PLAYER [--seats 2 3 4 5] [--games 200] [--seed 1]

`kept`: rounds after whose investments somebody holds £30 or more, and what it would have brought
at once; `alone`: auctions in which dropping out was the only candidate although a bid could be
paid; `split`: points lost because investments of one round were split at single £5; `unpaid`:
auctions started that the starter could not pay (A2-4). Players: see tools/contest/contestants.py.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.players import Player, always
from ai.titles import mind_for
from game.engine.moves import first_of, kind_of
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.rules.kinds import AUCTION, BID, DROP, INVEST, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.contestants import make_contestant
from tools.starting import run_tool

MUCH = 30  # pounds
HEAD = "| players | games | kept, rounds | points | drop alone | split, points | unpaid |"


def main(arguments: list[str]) -> int:
    """Play the games and print a table row for every number of seats."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("player")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    print(HEAD + "\n|---|---|---|---|---|---|---|", flush=True)
    for seats in wanted.seats:
        table = WatchedTable(wanted.player, seats)
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            table.play(seed)
        print(table.row(wanted.games), flush=True)
    return 0


class WatchedTable:
    """One number of seats: plays games and counts."""

    def __init__(self, name: str, seats: int) -> None:
        """Seat copies of the player."""
        game = title("tinners-trail").game(Options("tinners-trail", seats))
        self._game = game
        self._player: Player = make_contestant(name, game)
        self._policy = mind_for("tinners-trail").policy(game)
        self._cells = zeros(game.rules.most_moves), zeros(game.rules.most_moves)
        self._seats = seats
        self._invested: dict[int, list[int]] = {}  # of this round, by seat
        self.counts: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """Play one game and count what happens."""
        rules = self._game.rules
        state, view = rules.new_state(), rules.new_state()
        assert isinstance(state, TrailState)
        assert isinstance(view, TrailState)
        rules.deal(state, seed)
        decisions = 0
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
                continue
            seat = int(state.to_move)
            rules.hide(state, seat, view)
            decisions += 1
            move = self._player.choose(view, seat, seed * 1_000_003 + 16 * decisions + seat, always)
            self._note(view, seat, move)
            bidding = state.phase == AUCTION
            rules.apply(state, move)
            if state.phase == AUCTION and not bidding:
                self.counts["unpaid"] += state.bidding[state.opener] == 0

    def row(self, games: int) -> str:
        """Return the counts as a row, a game each."""
        found = self.counts
        words = ("kept", "points", "alone", "split", "unpaid")
        return (
            f"| {self._seats} | {games} | "
            + " | ".join(f"{found[word] / games:.2f}" for word in words)
            + " |"
        )

    def _note(self, view: TrailState, seat: int, move: int) -> None:
        if view.phase == AUCTION:
            self._note_auction(view, move)
        elif kind_of(move) == INVEST:
            self._note_investment(view, seat, first_of(move))

    def _note_auction(self, view: TrailState, move: int) -> None:
        """Count drops without another candidate."""
        legal = [kind_of(code) for code in self._game.rules.legal_codes(view)]
        if kind_of(move) == DROP and BID in legal:
            self._policy.begin(view)
            out, scores = self._cells
            self.counts["alone"] += int(self._policy.candidates(view, out, scores)) == 1

    def _note_investment(self, view: TrailState, seat: int, pounds: int) -> None:
        """Count money kept and points lost by splitting once a seat has declined for good."""
        before = self._invested.setdefault(seat, [])
        place, money = int(view.place[seat]), int(view.money[seat])
        if pounds:
            before.append(pounds)
            if money - pounds >= 5:
                return
        points = [int(view.board.points_for(place, view.round, part)) for part in before]
        whole = int(view.board.points_for(place, view.round, sum(before)))
        self.counts["split"] += whole - sum(points)
        del self._invested[seat]
        if not pounds and money >= MUCH and view.round < ROUNDS:
            self.counts["kept"] += 1
            now = view.board.per_ten[place * ROUNDS + view.round - 1]
            best_later = view.board.per_ten[view.round]
            self.counts["points"] += int(now - best_later) * (money // 10)


if __name__ == "__main__":
    run_tool(main)
