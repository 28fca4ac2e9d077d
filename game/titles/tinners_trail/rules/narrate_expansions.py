"""Narration of arsenic: calciner, processing, selling (AR)."""

from __future__ import annotations

from dataclasses import replace

from game.engine.knowledge import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.expansions import COPPER, TIN, rise_of
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.narrate_auction import (
    built_on,
    moved_marker,
    tile_cubes,
    told,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import border_names, emigrants
from game.titles.tinners_trail.rules.wallace import facts
from game.titles.tinners_trail.rules.wallace.rounds import STEP, debt, profit, revenue
from game.titles.tinners_trail.rules.wallace.tables import DICE

ORES = {"tin": TIN, "copper": COPPER}


def narrate_calciner(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The calciner stands and arsenic lies around it, or not (AR-1)."""
    seat = int(before.to_move)
    names = before.board.area_names
    if move.choice == "no":
        return [told("calciner-declined", seat, names[before.area])]
    laid = [
        told("arsenic-laid", seat, name, arsenic=1)
        for name, was, now in zip(names, before.arsenic, after.arsenic, strict=True)
        if now > was
    ]
    return [told("calciner-built", seat, names[before.area]), *laid]


def narrate_processing(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """One arsenic leaves the mine and the limiter moves (AR-2, AR-3)."""
    seat = int(before.to_move)
    return [
        told("processed", seat, *move.places, arsenic=1),
        told("moved-limiter", seat, column=after.limiter[seat]),
    ]


def narrate_arsenic_sale(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """All arsenic held goes to the market; Lord Wallace is paid in phase 3 (AR-5, LW-AR)."""
    seat = int(before.to_move)
    pounds = after.money[seat] + after.income - before.money[seat] - before.income
    sold = told("sold-arsenic", seat, arsenic=before.ore_arsenic[seat], pounds=pounds)
    return [sold, *moved_marker(before, after, seat)]


# Narration of emigration: who leaves, and what the four places give (E).


def narrate_emigration(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A miner leaves and the place gives its due (E-2 .. E-7)."""
    seat = int(before.to_move)
    left = Event("emigrated", seat, (*move.places, move.choice))
    return [left, *_gift(before, move.choice, seat), *moved_marker(before, after, seat)]


def _gift(before: TrailState, place: str, seat: int) -> list[Event]:
    board = before.board
    column = int(before.round) - 1
    if place == "michigan":
        piece = STOCK_WORDS[int(board.michigan_piece[column])]
        return [told("michigan-gave", seat, **{piece: board.michigan_count[column]})]
    if place == "sierra-madre":
        return [told("points-gained", seat, place, points=board.sierra_madre_points[column])]
    if place == "kimberley":
        return [_kimberley(before, seat, column)]
    return []


def narrate_kimberley(before: TrailState, after: TrailState) -> list[Event]:
    """At the start of a round every token of an earlier round pays again (E-6)."""
    return [
        _kimberley(after, one.seat, one.round - 1)
        for one in emigrants(after)
        if one.place == "kimberley" and one.round < after.round and not _is_his(after, one.seat)
    ]


def _kimberley(state: TrailState, seat: int, column: int) -> Event:
    """Lord Wallace gets the whole sum at once, in phase 3 (LW-E)."""
    his = state.board.wallace.kimberley if _is_his(state, seat) else state.board.kimberley_pounds
    return told("kimberley-paid", seat, "kimberley", pounds=his[column])


def _is_his(state: TrailState, seat: int) -> bool:
    return seat == state.board.wallace_seat


def narrate_ore_choice(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The holder of Adelaide's token names the ore with the larger rise (E-7)."""
    seat = int(before.to_move)
    raised = ORES[move.choice]
    rises = {ore: rise_of(before, seat, number, raised) for ore, number in ORES.items()}
    return [told("adelaide-chosen", seat, **rises)]


def narrate_lost_pieces(before: TrailState, after: TrailState) -> list[Event]:
    """What is still to be placed when the game ends is lost (E-4)."""
    if before.round < ROUNDS or not before.board.emigration:
        return []
    pieces = len(before.waiting) // int(before.seats)
    lost = [
        sum(before.waiting[seat * pieces : (seat + 1) * pieces]) for seat in range(before.seats)
    ]
    return [told("pieces-lost", seat, pieces=count) for seat, count in enumerate(lost) if count]


# Narration of Lord Wallace: what he does as events of any player, with his reasons between (LW).
#
# His reasons are events whose kind begins with "wallace-"; they change nothing on the table:
#
# wallace-card card = the action it names; amounts card, round, band, highlighted wallace-
# impossible card = the action; amount in_a_row wallace-chose places; card = the line of his list
# that decided; amount candidates wallace-rolled card = which of which dice counts, as "lower tin
# copper"; amounts tin_die, copper_die, water_die, face, value, added, pounds, and net where the
# tile lies face up wallace-declined card = why he does not bid wallace-passes card = why he
# passes wallace-profit amounts revenue, owed, profit


def narrate_fact(fact: facts.Fact, seat: int) -> Event:
    """Return a fact about him as an event of his seat."""
    match fact:
        case facts.CardShown(card, game_round, band, _, highlighted, action):
            amounts = (("card", card), ("round", game_round), ("band", band))
            shown = (*amounts, ("highlighted", int(highlighted)))
            return Event("wallace-card", seat, card=action, amounts=shown)
        case facts.ListChoice(_, _, candidates, decided_by):
            places = candidates[0].places
            count = len(candidates)
            chose = told("wallace-chose", seat, *places, candidates=count)
            return replace(chose, card=decided_by)
        case facts.BidRolled():
            sums = {f"{die}_die": face for die, face in zip(DICE, fact.rolled, strict=True)}
            sums |= {"face": fact.face, "value": fact.card_value, "added": fact.added}
            if fact.net_worth is not None:
                sums["net"] = fact.net_worth
            rolled = told("wallace-rolled", seat, **sums, pounds=fact.pounds)
            return replace(rolled, card=" ".join((fact.pick, *fact.dice)))
        case facts.Declined(why):
            return Event("wallace-declined", seat, card=why)
        case facts.Impossible(action, in_a_row):
            return replace(told("wallace-impossible", seat, in_a_row=in_a_row), card=action)
        case _:
            return Event("wallace-passes", seat, card=fact.why)


def narrate_his_profit(before: TrailState, after: TrailState) -> list[Event]:
    """What he earned, owed and invested in phase 3; nothing without him (LW-15)."""
    if not before.board.solo:
        return []
    seat = int(before.board.wallace_seat)
    gained = int(profit(before))
    points = after.points[seat] - before.points[seat]
    invested = told("invested", seat, pounds=gained // STEP * STEP, points=points)
    return [
        told("wallace-profit", seat, revenue=revenue(before), owed=debt(before), profit=gained),
        *([invested] if gained >= STEP else []),
    ]


def narrate_help(before: TrailState, after: TrailState) -> list[Event]:
    """At the start of a round: water bailed out of his mines, land bought for him (LW-D7, LW-D8),
    and what Michigan's pieces find to do there (LW-E).

    `before` is the table with the survey steam pumps at work.
    """
    if not before.board.solo:
        return []
    seat = int(before.board.wallace_seat)
    bailed = [
        told("bailed-out", seat, name, water=was - now)
        for name, was, now, owner in zip(
            before.board.area_names, before.water, after.water, before.owner, strict=True
        )
        if was > now and owner == seat
    ]
    return [*bailed, *_bought_land(before, after, seat), *_placed(before, after, seat)]


def _placed(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Michigan's pieces that waited and found a place on the land bought (LW-E)."""
    if not before.board.emigration or before.waiting == after.waiting:
        return []
    names = before.board.area_names
    rows = {"miner": (before.miner, after.miner), "port": (before.port, after.port)}
    rows["train"] = (before.train, after.train)
    events = [
        told(f"placed-michigan-{piece}", seat, name)
        for piece, (old, new) in rows.items()
        for name, was, now in zip(names, old, new, strict=True)
        for _piece in range(int(now - was))
    ]
    for border, (was, now) in enumerate(zip(before.adit, after.adit, strict=True)):
        if now > was:
            events.append(told("placed-michigan-adit", seat, *border_names(before.board, border)))
    return events


def _bought_land(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    for area, name in enumerate(before.board.area_names):
        if before.owner[area] == after.owner[area] or after.owner[area] != seat:
            continue
        kinds = zip(before.built, after.built, strict=True)
        tile = next(kind for kind, (was, now) in enumerate(kinds) if now > was)
        revealed = Event("revealed", seat, (name,), amounts=tile_cubes(before, tile))
        return [
            told("bought-land", seat, name),
            *([] if before.face_up[area] else [revealed]),
            *built_on(before, seat, area, tile),
        ]
    return []
