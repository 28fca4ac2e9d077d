"""A whole position as text, in the order of the notation."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.title import Options
from game.notation.positions import each_of, head_lines, is_view, several
from game.titles.tinners_trail.notation.hidden import HIDDEN
from game.titles.tinners_trail.notation.writing.county import (
    county_lines,
    declined_line,
    ranking_line,
)
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    boolean,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.both_editions.board import STOCK_WORDS
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import (
    AUCTION_PHASES,
    CALCINER_PHASE,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PLAY,
    PUMPS_PHASE,
    REGIONS,
    STOCKS,
    UNKNOWN_TILE,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    CARD_SOURCES,
    cards_under,
    emigrants,
    filled_spaces,
    hand_of,
)

# What only a solo game has: Lord Wallace's action cards, and his entry among the players.


def wallace_lines(state: TrailState) -> Iterator[str]:
    """Yield the action cards left in his deck, and how many in a row were impossible (LW-3)."""
    action_cards = list(state.wallace_cards)[: state.board.wallace_cards]
    left = [str(card + 1) for card, here in enumerate(action_cards) if here]
    yield f"wallace_cards = {array(left)}"
    yield f"impossible_cards = {state.impossible_cards}"


def purse_lines(state: TrailState, seat: int) -> Iterator[str]:
    """Yield a player's money; Lord Wallace has none, he owes (LW-4).

    `under` names the cards of his survey deck that went under it, next to come up first (LW-5).
    """
    if seat == state.board.wallace_seat:
        yield "wallace = true"
        yield f"owed = {state.owed}"
        yield f"income = {state.income}"
        yield f"under = {strings(state.board.card_texts[card] for card in cards_under(state))}"
    else:
        yield f"money = {state.money[seat]}"


# One area's entry.


def areas_written(state: TrailState) -> Iterator[int]:
    """Yield every area on the map card; beyond it those where something stands or lies (D-1)."""
    board = state.board
    yield from range(int(board.areas))
    rows = [state.tin, state.copper, state.miner, state.port, state.train]
    rows += [state.arsenic] if board.arsenic else []
    for area in range(int(board.areas), int(board.all_areas)):
        if any(row[area] for row in rows):
            yield area


def area_lines(state: TrailState, area: int, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield an area's lines; tile and owner only where there is one."""
    yield "[[area]]"
    yield f"name = {quoted(state.board.area_names[area])}"
    if state.tile[area] != EMPTY:
        yield f"tile = {_tile(state, area, colours)}"
    if state.owner[area] != EMPTY:
        yield f"owner = {quoted(colours[state.owner[area]])}"
    yield f"tin = {state.tin[area]}"
    yield f"copper = {state.copper[area]}"
    yield f"water = {state.water[area]}"
    if state.board.arsenic:
        yield f"arsenic = {state.arsenic[area]}"
    yield f"drainage = {state.drainage[area]}"
    yield f"miner = {_miners(state, area, colours)}"
    yield f"port = {boolean(state.port[area])}"
    yield f"train = {boolean(state.train[area])}"
    yield f"pump = {boolean(state.pump[area])}"
    if state.board.arsenic and state.calciner[area] != EMPTY:
        yield f"calciner = {quoted(colours[state.calciner[area]])}"


def _miners(state: TrailState, area: int, colours: tuple[str, ...]) -> str:
    """Plain miners as false, true or a number from 2; an own one as its colour, perhaps beside."""
    plain = int(state.miner[area])
    if state.board.emigration and state.own_miner[area] != EMPTY:
        own = quoted(colours[state.own_miner[area]])
        return own if plain == 1 else array((own, str(plain - 1)))
    return str(plain) if plain > 1 else boolean(plain)


def _tile(state: TrailState, area: int, colours: tuple[str, ...]) -> str:
    seen = state.seen[area]
    who = strings(colour for seat, colour in enumerate(colours) if seen >> seat & 1)
    face = quoted("up" if state.face_up[area] else "down")
    return inline_table([*cubes(state, int(state.tile[area])), ("face", face), ("seen", who)])


def cubes(state: TrailState, tile: int) -> list[tuple[str, str]]:
    """Return the numbers of a tile kind, and its bonus if it has one, as entries of a table."""
    if tile == UNKNOWN_TILE:
        return [(cube, quoted(HIDDEN)) for cube in ("tin", "copper", "water")]
    board = state.board
    return [
        ("tin", str(board.tile_tin[tile])),
        ("copper", str(board.tile_copper[tile])),
        ("water", str(board.tile_water[tile])),
        *([("bonus", quoted(board.tile_bonus[tile]))] if board.tile_bonus[tile] else []),
    ]


# What lies beside the map: round, prices, work track, developments, adits.


def table_lines(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines from the round to what only the current phase has."""
    yield from county_lines(state, PHASE_NAMES[state.phase], colours)
    if state.board.arsenic:
        yield f"market = {array(str(pounds) for pounds in filled_spaces(state))}"
    if state.board.emigration:
        yield f"emigrated = {_emigrated(state, colours)}"
    yield from _phase_lines(state, colours)


def _emigrated(state: TrailState, colours: tuple[str, ...]) -> str:
    return array(
        inline_table(
            (
                ("place", quoted(one.place)),
                ("round", str(one.round)),
                ("by", quoted(colours[one.seat])),
            )
        )
        for one in emigrants(state)
    )


def _phase_lines(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    if state.phase == INVEST_PHASE:
        yield declined_line(state, colours)
    elif state.phase == PUMPS_PHASE:
        yield f"pumps_left = {state.pumps_left}"
    elif state.phase == PEEK_PHASE:
        peekers = [seat for seat in (state.next_peek, state.later_peek) if seat != EMPTY]
        yield f"peekers = {strings(colours[seat] for seat in peekers)}"
    elif state.phase == OVER:
        yield ranking_line(state, colours)


# One player's entry.


def company_lines(state: TrailState, seat: int, colour: str, name: str) -> Iterator[str]:
    """Yield a player's lines; in a view only the viewer's discards are known."""
    yield "[[player]]"
    yield f"colour = {quoted(colour)}"
    yield f"name = {quoted(name)}"
    yield from purse_lines(state, seat)
    yield f"points = {state.points[seat]}"
    yield f"mines_left = {state.mines_left[seat]}"
    yield f"hand = {strings(_hand(state, seat))}"
    discarded = _discarded(state, seat)
    if discarded or not is_view(state):
        yield f"discarded = {strings(discarded)}"
    ore = [("tin", str(state.ore_tin[seat])), ("copper", str(state.ore_copper[seat]))]
    if state.board.arsenic:
        ore.append(("arsenic", str(state.ore_arsenic[seat])))
    yield f"ore = {inline_table(ore)}"
    if state.board.arsenic:
        yield f"limiter = {state.limiter[seat]}"
        yield f"calciner_left = {boolean(state.calciner_left[seat])}"
    if state.board.emigration:
        yield f"miners_left = {state.own_miners[seat]}"
        yield f"waiting = {strings(_waiting(state, seat))}"


def _waiting(state: TrailState, seat: int) -> list[str]:
    return each_of(STOCK_WORDS, state.waiting[seat * STOCKS : (seat + 1) * STOCKS])


def _hand(state: TrailState, seat: int) -> list[str]:
    """Return the cards in ascending order, or as many question marks when any is hidden."""
    cards = hand_of(state, seat)
    if any(card < 0 for card in cards):
        return [HIDDEN] * len(cards)
    return [state.board.card_texts[card] for card in sorted(cards)]


def _discarded(state: TrailState, seat: int) -> list[str]:
    cards = list(state.discarded)[seat * REGIONS : (seat + 1) * REGIONS]
    return [state.board.card_texts[card] for card in cards if card != EMPTY]


# Decks, and what everybody has seen leave the game.


def deck_lines(state: TrailState) -> list[str]:
    """Return the decks of a game for two, cards without their region; nothing with more."""
    if not state.board.two_player:
        return []
    decks = [
        f"{region} = {strings(_deck(state, number))}"
        for number, region in enumerate(REGION_NAMES[: state.board.regions])
    ]
    return ["[decks]", *decks]


def _deck(state: TrailState, region: int) -> Iterator[str]:
    known = 0
    for kind, copies in enumerate(state.deck):
        if copies and state.board.card_back[kind] == region:
            known += copies
            yield from several(state.board.card_texts[kind].partition(":")[2], copies)
    yield from several(HIDDEN, state.deck_size[region] - known)


def seen_lines(state: TrailState) -> list[str]:
    """Return the cards played and the tiles built on."""
    played: list[str] = []
    for kind, copies in enumerate(state.played):
        played += several(state.board.card_texts[kind], copies)
    built: list[str] = []
    for kind, copies in enumerate(state.built):
        built += several(_built_tile(state, kind), copies)
    return ["[seen]", f"played = {strings(played)}", f"built = {array(built)}"]


def _built_tile(state: TrailState, kind: int) -> str:
    region = REGION_NAMES[state.board.tile_region[kind]]
    return inline_table([("region", quoted(region)), *cubes(state, kind)])


# The auction, while one runs.


def auction_lines(state: TrailState, colours: tuple[str, ...]) -> list[str]:
    """Return the auction's lines; the winner is the last one in."""
    if state.phase not in AUCTION_PHASES:
        return []
    return ["[auction]", *_entries(state, colours)]


def _entries(state: TrailState, colours: tuple[str, ...]) -> Iterator[str]:
    if state.area != EMPTY:  # Lord Wallace's survey card is due before he chooses one
        yield f"area = {quoted(state.board.area_names[state.area])}"
    yield f"opener = {quoted(colours[state.opener])}"
    if state.survey_card != EMPTY:
        card = quoted(state.board.card_texts[state.survey_card])
        where = quoted(CARD_SOURCES[int(state.survey_from)])
        yield f"survey = {inline_table([('card', card), ('from', where)])}"
    if state.phase != CALCINER_PHASE:
        yield f"minimum = {state.minimum}"
    if state.high_bidder != EMPTY:
        by = quoted(colours[state.high_bidder])
        yield f"high = {inline_table([('bid', str(state.high_bid)), ('by', by)])}"
    if state.phase in (PLAY, CALCINER_PHASE):
        yield f"winner = {quoted(colours[state.high_bidder])}"
        yield f"in = {strings([colours[state.high_bidder]])}"
    else:
        bidding = [colour for colour, into in zip(colours, state.bidding, strict=True) if into]
        yield f"in = {strings(bidding)}"


# A whole position as text, in the order of the notation.


def write_position(
    state: TrailState, options: Options, colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [
        *head_lines(state, options),
        *_own_lines(state, options),
        *table_lines(state, colours),
    ]
    for seat, name in enumerate(names):
        lines += ["", *company_lines(state, seat, colours[seat], name)]
    for area in areas_written(state):
        lines += ["", *area_lines(state, area, colours)]
    for block in (deck_lines(state), seen_lines(state), auction_lines(state, colours)):
        if block:
            lines += ["", *block]
    return "\n".join(lines) + "\n"


def _own_lines(state: TrailState, options: Options) -> Iterator[str]:
    yield f"wallace = {strings(options.automa or ())}"
    if state.board.solo:
        yield from wallace_lines(state)
