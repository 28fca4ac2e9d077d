"""Narration of arsenic: calciner, processing, selling (AR)."""

from __future__ import annotations

from game.engine.knowledge import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.expansions import COPPER, TIN, rise_of
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.narrate_auction import moved_marker, tile_cubes
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import border_names, emigrants
from game.titles.tinners_trail.rules.wallace import facts
from game.titles.tinners_trail.rules.wallace.rounds import STEP, debt, profit, revenue
from game.titles.tinners_trail.rules.wallace.tables import DICE


def narrate_calciner(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The calciner stands and arsenic lies around it, or not (AR-1)."""
    seat = int(before.to_move)
    names = before.board.area_names
    area = (names[int(before.area)],)
    if move.choice == "no":
        return [Event("calciner-declined", seat, area)]
    laid = [
        Event("arsenic-laid", seat, (name,), amounts=(("arsenic", 1),))
        for number, name in enumerate(names)
        if after.arsenic[number] > before.arsenic[number]
    ]
    return [Event("calciner-built", seat, area), *laid]


def narrate_processing(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """One arsenic leaves the mine and the limiter moves (AR-2, AR-3)."""
    seat = int(before.to_move)
    column = int(after.limiter[seat])
    return [
        Event("processed", seat, move.places, amounts=(("arsenic", 1),)),
        Event("moved-limiter", seat, amounts=(("column", column),)),
    ]


def narrate_arsenic_sale(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """All arsenic held goes to the market; Lord Wallace is paid in phase 3 (AR-5, LW-AR)."""
    seat = int(before.to_move)
    arsenic = int(before.ore_arsenic[seat])
    pounds = int(after.money[seat] + after.income - before.money[seat] - before.income)
    sold = Event("sold-arsenic", seat, amounts=(("arsenic", arsenic), ("pounds", pounds)))
    return [sold, *moved_marker(before, after, seat)]


# Narration of emigration: who leaves, and what the four places give (E).

ORES = {"tin": TIN, "copper": COPPER}


def narrate_emigration(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A miner leaves and the place gives its due (E-2 .. E-7)."""
    seat = int(before.to_move)
    left = Event("emigrated", seat, (*move.places, move.choice))
    return [left, *_gift(before, move.choice, seat), *moved_marker(before, after, seat)]


def _gift(before: TrailState, place: str, seat: int) -> list[Event]:
    board, column = before.board, int(before.round) - 1
    if place == "michigan":
        piece = STOCK_WORDS[int(board.michigan_piece[column])]
        pieces = ((piece, int(board.michigan_count[column])),)
        return [Event("michigan-gave", seat, amounts=pieces)]
    if place == "sierra-madre":
        points = (("points", int(board.sierra_madre_points[column])),)
        return [Event("points-gained", seat, (place,), amounts=points)]
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
    return Event("kimberley-paid", seat, ("kimberley",), amounts=(("pounds", int(his[column])),))


def _is_his(state: TrailState, seat: int) -> bool:
    return seat == state.board.wallace_seat


def narrate_ore_choice(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The holder of Adelaide's token names the ore with the larger rise (E-7)."""
    seat, raised = int(before.to_move), ORES[move.choice]
    rises = tuple((ore, int(rise_of(before, seat, number, raised))) for ore, number in ORES.items())
    return [Event("adelaide-chosen", seat, amounts=rises)]


def narrate_lost_pieces(before: TrailState, after: TrailState) -> list[Event]:
    """What is still to be placed when the game ends is lost (E-4)."""
    if before.round < ROUNDS or not before.board.emigration:
        return []
    pieces = len(before.waiting) // int(before.seats)
    lost = [
        sum(before.waiting[seat * pieces : (seat + 1) * pieces]) for seat in range(before.seats)
    ]
    return [
        Event("pieces-lost", seat, amounts=(("pieces", int(count)),))
        for seat, count in enumerate(lost)
        if count
    ]


# Narration of Lord Wallace: what he does as events of any player, with his reasons between (LW).
#
# His reasons are events whose kind begins with "wallace-"; they change nothing on the table:
#
# wallace-card card = the action it names; amounts card, round, band, highlighted wallace-
# impossible card = the action; amount in_a_row wallace-chose places; card = the line of his list
# that decided; amount candidates wallace-rolled amounts tin_die, copper_die, water_die, face,
# value, added, pounds wallace-declined card = why he does not bid wallace-passes card = why he
# passes wallace-profit amounts revenue, owed, profit


def narrate_fact(fact: facts.Fact, seat: int) -> Event:
    """Return a fact about him as an event of his seat."""
    match fact:
        case facts.CardShown(card, game_round, band, _, highlighted, action):
            amounts = (("card", card), ("round", game_round), ("band", band))
            shown = (*amounts, ("highlighted", int(highlighted)))
            return Event("wallace-card", seat, card=action, amounts=shown)
        case facts.ListChoice(_, _, candidates, decided_by):
            count = (("candidates", len(candidates)),)
            return Event("wallace-chose", seat, candidates[0].places, decided_by, count)
        case facts.BidRolled():
            faces = (f"{die}_die" for die in DICE)
            dice = tuple(zip(faces, fact.rolled, strict=True))
            pounds = (("face", fact.face), ("value", fact.card_value), ("added", fact.added))
            sums = (*dice, *pounds, ("pounds", fact.pounds))
            return Event("wallace-rolled", seat, amounts=sums)
        case facts.Declined(why):
            return Event("wallace-declined", seat, card=why)
        case facts.Impossible(action, in_a_row):
            row = (("in_a_row", in_a_row),)
            return Event("wallace-impossible", seat, card=action, amounts=row)
        case _:
            return Event("wallace-passes", seat, card=fact.why)


def narrate_his_profit(before: TrailState, after: TrailState) -> list[Event]:
    """What he earned, owed and invested in phase 3; nothing without him (LW-15)."""
    if not before.board.solo:
        return []
    seat = int(before.board.wallace_seat)
    gained = int(profit(before))
    accounts = (("revenue", int(revenue(before))), ("owed", int(debt(before))), ("profit", gained))
    points = int(after.points[seat] - before.points[seat])
    invested = (("pounds", gained // STEP * STEP), ("points", points))
    return [
        Event("wallace-profit", seat, amounts=accounts),
        *([Event("invested", seat, amounts=invested)] if gained >= STEP else []),
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
        Event("bailed-out", seat, (name,), amounts=(("water", int(was - now)),))
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
        Event(f"placed-michigan-{piece}", seat, (name,))
        for piece, (old, new) in rows.items()
        for name, was, now in zip(names, old, new, strict=True)
        for _piece in range(int(now - was))
    ]
    for border, (was, now) in enumerate(zip(before.adit, after.adit, strict=True)):
        if now > was:
            events.append(Event("placed-michigan-adit", seat, border_names(before.board, border)))
    return events


def _bought_land(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    for area, name in enumerate(before.board.area_names):
        if before.owner[area] == after.owner[area] or after.owner[area] != seat:
            continue
        kinds = zip(before.built, after.built, strict=True)
        tile = next(kind for kind, (was, now) in enumerate(kinds) if now > was)
        cubes = tile_cubes(before, tile)
        revealed = [] if before.face_up[area] else [Event("revealed", seat, (name,), amounts=cubes)]
        drained = (("water", min(int(before.drainage[area]), int(before.board.tile_water[tile]))),)
        return [
            Event("bought-land", seat, (name,)),
            *revealed,
            Event("built", seat, (name,)),
            Event("cubes", seat, (name,), amounts=cubes),
            *([Event("drained", seat, (name,), amounts=drained)] if drained[0][1] else []),
        ]
    return []
