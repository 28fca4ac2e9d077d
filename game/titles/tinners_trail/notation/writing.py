"""A whole position, or a seat's view of it, as canonical text in the order of the notation."""

from collections.abc import Iterable, Iterator

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.notation.positions import each_of, head_lines, is_view, mover_word, several, written
from game.titles.tinners_trail.notation.offer import HIDDEN
from game.titles.tinners_trail.rules import kinds, table_view
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.edition_2007 import box_place
from game.titles.tinners_trail.rules.money import seats_from_best
from game.titles.tinners_trail.rules.state import TrailState

CUBES = ("tin", "copper", "water")
Colours = tuple[str, ...]


def write_position(
    state: TrailState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [*head_lines(state, options), *_table_lines(state, options, colours)]
    for seat, name in enumerate(names):
        lines += ["", *_company_lines(state, seat, colours, name)]
    for area in _areas_written(state):
        lines += ["", *_area_lines(state, area, colours)]
    for block in (_deck_lines(state), _seen_lines(state), _auction_lines(state, colours)):
        found = list(block)
        lines += ["", *found] if found else []
    return "\n".join(lines) + "\n"


# What lies beside the map: round, prices, work track, developments, adits, and what a phase has.


def _table_lines(state: TrailState, options: Options, colours: Colours) -> Iterator[str]:
    board = state.board
    if not board.edition_2007:
        yield written("wallace", options.automa or ())
    if board.solo:
        cards = list(state.wallace_cards)[: board.wallace_cards]
        yield written("wallace_cards", [card + 1 for card, here in enumerate(cards) if here])
        yield written("impossible_cards", int(state.impossible_cards))
    yield written("round", int(state.round))
    yield written("phase", kinds.PHASE_NAMES[state.phase])
    yield written("to_move", mover_word(state.to_move, colours))
    prices = {
        "tin": int(state.tin_price),
        "copper": int(state.copper_price),
        "last_tin": int(state.last_tin),
        "last_copper": int(state.last_copper),
    }
    yield written("prices", {ore: price for ore, price in prices.items() if price})
    columns = {
        str(column): _named(seats, colours)
        for column, seats in enumerate(table_view.track(state))
        if seats
    }
    yield written("work", columns)
    yield written("invested", _named(table_view.in_passing_order(state), colours))
    yield written(
        "developments", {**table_view.stock_left(state), "pumps": table_view.pump_groups(state)}
    )
    yield written("adits", table_view.adits(state))
    if board.arsenic:
        filled = [space.pounds for space in table_view.market_spaces(state) if space.filled]
        yield written("market", filled)
    if board.emigration:
        gone = [
            {"place": one.place, "round": one.round, "by": colours[one.seat]}
            for one in table_view.emigrants(state)
        ]
        yield written("emigrated", gone)
    if board.edition_2007:
        yield written("boxes", _boxes(state, colours))
    yield from _phase_lines(state, colours)


def _named(seats: Iterable[int], colours: Colours) -> list[str]:
    return [colours[seat] for seat in seats if seat != kinds.EMPTY]


def _marked(marks: Iterable[int], colours: Colours) -> list[str]:
    """Return the colours of the seats that a row of 0 and 1 marks."""
    return [colour for colour, mark in zip(colours, marks, strict=True) if mark]


def _phase_lines(state: TrailState, colours: Colours) -> Iterator[str]:
    """Yield what only the current phase has."""
    if state.phase == kinds.INVEST_PHASE:
        yield written("declined", _marked(state.declined, colours))
    elif state.phase == kinds.PUMPS_PHASE:
        yield written("pumps_left", int(state.pumps_left))
    elif state.phase == kinds.PEEK_PHASE:
        yield written("peekers", _named([state.next_peek, state.later_peek], colours))
    elif state.phase == kinds.PROSPECT_PHASE:
        seats = [state.next_prospector, state.later_prospector]
        yield written("prospectors", _named(seats, colours))
        if state.to_move == CHANCE:
            yield written("prospect", state.board.area_names[state.area])
    elif state.phase == kinds.OVER:
        yield written("ranking", _named(seats_from_best(state), colours))


def _boxes(state: TrailState, colours: Colours) -> dict[str, dict[str, list[str]]]:
    """Return the owners of cubes by round and price; empty boxes and rounds are left out."""
    found: dict[str, dict[str, list[str]]] = {}
    for number in range(1, kinds.ROUNDS + 1):
        for row, price in enumerate(state.board.box_price):
            first = int(box_place(number, row, state.board.rows))
            owners = _named(list(state.boxes[first : first + kinds.BOX_PLACES]), colours)
            if owners:
                found.setdefault(str(number), {})[str(price)] = owners
    return found


# One player's entry.


def _company_lines(state: TrailState, seat: int, colours: Colours, name: str) -> Iterator[str]:
    """Yield a player's lines; in a view only the viewer's discards are known."""
    board = state.board
    yield "[[player]]"
    yield written("colour", colours[seat])
    yield written("name", name)
    yield from _purse_lines(state, seat)
    yield written("points", int(state.points[seat]))
    yield written("mines_left", int(state.mines_left[seat]))
    if board.edition_2007:
        yield written("cubes_left", int(state.cubes_left[seat]))
    else:
        yield written("hand", _hand(state, seat))
        cards = list(state.discarded)[seat * kinds.REGIONS : (seat + 1) * kinds.REGIONS]
        discarded = [board.card_texts[card] for card in cards if card != kinds.EMPTY]
        if discarded or not is_view(state):
            yield written("discarded", discarded)
    ore = {"tin": int(state.ore_tin[seat]), "copper": int(state.ore_copper[seat])}
    if board.arsenic:
        ore["arsenic"] = int(state.ore_arsenic[seat])
    yield written("ore", ore)
    if board.arsenic:
        yield written("limiter", int(state.limiter[seat]))
        yield written("calciner_left", bool(state.calciner_left[seat]))
    if board.emigration:
        yield written("miners_left", int(state.own_miners[seat]))
        waiting = state.waiting[seat * kinds.STOCKS : (seat + 1) * kinds.STOCKS]
        yield written("waiting", each_of(STOCK_WORDS, waiting))


def _purse_lines(state: TrailState, seat: int) -> Iterator[str]:
    """Yield a player's money; Lord Wallace has none, he owes (LW-4).

    `under` names the cards of his survey deck that went under it, next to come up first (LW-5).
    """
    if seat == state.board.wallace_seat:
        yield written("wallace", True)
        yield written("owed", int(state.owed))
        yield written("income", int(state.income))
        yield written(
            "under", [state.board.card_texts[card] for card in table_view.cards_under(state)]
        )
    else:
        yield written("money", int(state.money[seat]))


def _hand(state: TrailState, seat: int) -> list[str]:
    """Return the cards in ascending order, or as many question marks when any is hidden."""
    cards = table_view.hand_of(state, seat)
    if any(card < 0 for card in cards):
        return [HIDDEN] * len(cards)
    return [state.board.card_texts[card] for card in sorted(cards)]


# One area's entry.


def _areas_written(state: TrailState) -> Iterator[int]:
    """Yield every area on the map card; beyond it those where something stands or lies (D-1)."""
    board = state.board
    yield from range(int(board.areas))
    rows = [state.tin, state.copper, state.miner, state.port, state.train]
    rows += [state.arsenic] if board.arsenic else []
    for area in range(int(board.areas), int(board.all_areas)):
        if any(row[area] for row in rows):
            yield area


def _area_lines(state: TrailState, area: int, colours: Colours) -> Iterator[str]:
    """Yield an area's lines; tile and owner only where there is one."""
    remastered = not state.board.edition_2007
    yield "[[area]]"
    yield written("name", state.board.area_names[area])
    if remastered and state.tile[area] != kinds.EMPTY:
        face = "up" if state.face_up[area] else "down"
        seen = [colour for seat, colour in enumerate(colours) if state.seen[area] >> seat & 1]
        yield written("tile", {**_cubes(state, int(state.tile[area])), "face": face, "seen": seen})
    if state.owner[area] != kinds.EMPTY:
        yield written("owner", colours[state.owner[area]])
    yield written("tin", int(state.tin[area]))
    yield written("copper", int(state.copper[area]))
    yield written("water", int(state.water[area]))
    if state.board.arsenic:
        yield written("arsenic", int(state.arsenic[area]))
    if remastered:
        yield written("drainage", int(state.drainage[area]))
    yield written("miner", _miners(state, area, colours))
    yield written("port", bool(state.port[area]))
    yield written("train", bool(state.train[area]))
    if remastered:
        yield written("pump", bool(state.pump[area]))
    if state.board.arsenic and state.calciner[area] != kinds.EMPTY:
        yield written("calciner", colours[state.calciner[area]])


def _miners(state: TrailState, area: int, colours: Colours) -> object:
    """Plain miners as false, true or a number from 2; an own one as its colour, perhaps beside."""
    plain = int(state.miner[area])
    if state.board.emigration and state.own_miner[area] != kinds.EMPTY:
        own = colours[state.own_miner[area]]
        return own if plain == 1 else [own, plain - 1]
    return plain if plain > 1 else bool(plain)


def _cubes(state: TrailState, tile: int) -> dict[str, object]:
    """Return the numbers of a tile kind, and its bonus if it has one."""
    if tile == kinds.UNKNOWN_TILE:
        return dict.fromkeys(CUBES, HIDDEN)
    bonus = state.board.tile_bonus[tile]
    numbers = zip(CUBES, table_view.cubes_of_tile(state.board, tile), strict=True)
    return dict(numbers) | ({"bonus": bonus} if bonus else {})


# Decks, what everybody has seen leave the game, and the auction while one runs.


def _deck_lines(state: TrailState) -> Iterator[str]:
    """Yield the decks of a game for two, cards without their region; nothing with more."""
    if state.board.two_player:
        yield "[decks]"
        for number, region in enumerate(REGION_NAMES[: state.board.regions]):
            yield written(region, _deck(state, number))


def _deck(state: TrailState, region: int) -> list[str]:
    cards: list[str] = []
    for kind, copies in enumerate(state.deck):
        if copies and state.board.card_back[kind] == region:
            cards += several(state.board.card_texts[kind].partition(":")[2], copies)
    return cards + several(HIDDEN, state.deck_size[region] - len(cards))


def _seen_lines(state: TrailState) -> Iterator[str]:
    """Yield the cards played and the tiles built on."""
    board = state.board
    if board.edition_2007:
        return
    tiles = [
        {"region": REGION_NAMES[board.tile_region[kind]], **_cubes(state, kind)}
        for kind in range(int(board.tile_kinds))
    ]
    yield "[seen]"
    yield written("played", each_of(board.card_texts, state.played))
    yield written("built", each_of(tiles, state.built))


def _auction_lines(state: TrailState, colours: Colours) -> Iterator[str]:
    """Yield the auction; when it is over the winner is the last one in."""
    if state.phase not in kinds.AUCTION_PHASES:
        return
    yield "[auction]"
    if state.area != kinds.EMPTY:  # Lord Wallace's survey card is due before he chooses one
        yield written("area", state.board.area_names[state.area])
    yield written("opener", colours[state.opener])
    if state.survey_card != kinds.EMPTY:
        card = state.board.card_texts[state.survey_card]
        where = table_view.CARD_SOURCES[int(state.survey_from)]
        yield written("survey", {"card": card, "from": where})
    if state.phase != kinds.CALCINER_PHASE:
        yield written("minimum", int(state.minimum))
    if state.high_bidder != kinds.EMPTY:
        yield written("high", {"bid": int(state.high_bid), "by": colours[state.high_bidder]})
    dice_are_due = state.board.edition_2007 and state.to_move == CHANCE
    if dice_are_due or state.phase in (kinds.PLAY, kinds.CALCINER_PHASE):
        yield written("winner", colours[state.high_bidder])
        yield written("in", [colours[state.high_bidder]])
    else:
        yield written("in", _marked(state.bidding, colours))
