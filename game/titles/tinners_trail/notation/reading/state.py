"""The state of a position, read part by part in an order in which each can be checked."""

from dataclasses import replace

from game.engine.rules import Rules
from game.engine.title import Options
from game.fields import Fields, listed, shown
from game.notation.positions import ReadSetUp, read_luck, read_seats
from game.titles.tinners_trail.notation import offer
from game.titles.tinners_trail.notation.offer import WALLACE_COLOUR
from game.titles.tinners_trail.notation.reading.areas import (
    read_adits,
    read_areas,
    read_developments,
)
from game.titles.tinners_trail.notation.reading.auction import read_auction
from game.titles.tinners_trail.notation.reading.box import check_box
from game.titles.tinners_trail.notation.reading.cards import hides_something, read_decks, read_seen
from game.titles.tinners_trail.notation.reading.expansions import (
    absent_phases,
    pass_over,
    read_emigrated,
    read_market,
)
from game.titles.tinners_trail.notation.reading.players import (
    read_boxes,
    read_companies,
    read_track,
)
from game.titles.tinners_trail.notation.reading.turn import read_turn
from game.titles.tinners_trail.notation.reading.wallace import read_wallace
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

# What a position is about: title, edition, options and the seats.

ORES = ("tin", "copper")


def read_set_up(fields: Fields, edition: str) -> ReadSetUp:
    """Return the set-up of a position; Unreadable says what is not offered."""
    if edition == offer.EDITION_2007:
        players, colours, names = read_seats(fields, offer.COLOURS, offer.SEAT_COUNTS_OF_2007)
        options = Options(offer.TITLE, len(players), offer.EDITION_2007)
        return ReadSetUp(options, colours, names, fields, players)
    words = fields.items("expansions", "expansions", ())
    expansions = offer.expansion_words(words, f"{fields.source}: expansions has")
    players, colours, names = read_seats(fields, offer.COLOURS, offer.SEAT_COUNTS)
    options = Options(offer.TITLE, len(players), offer.REMASTERED, expansions)
    for seat, player in enumerate(players):
        if player.flag("wallace", default=False):
            _check_wallace(player, colours[seat], len(players), options)
            options = replace(options, automa=(), automa_seat=seat)
    options = _with_wallace_options(fields, options)
    return ReadSetUp(options, colours, names, fields, players)


def _check_wallace(player: Fields, colour: str, players: int, options: Options) -> None:
    """Lord Wallace is orange, one of two players, and there is only one of him (G-1)."""
    if players != offer.SOLO_SEATS or options.automa is not None:
        found = "again" if options.automa is not None else f"among {players} players"
        raise player.refusal("wallace", f"is true {found}", "true for one of two players")
    if colour != WALLACE_COLOUR:
        raise player.refusal("wallace", "is true", f"true for {WALLACE_COLOUR} alone")


def _with_wallace_options(fields: Fields, options: Options) -> Options:
    """Return the options with Lord Wallace's difficulty, which is there only when he plays."""
    words = offer.wallace_words(
        fields.items("wallace", "options", ()), f"{fields.source}: wallace has"
    )
    if options.automa is not None:
        return replace(options, automa=words)
    if words:
        allowed = "none without a player who has wallace = true"
        raise fields.refusal("wallace", f"has {listed(words)}", allowed)
    return options


def read_state(set_up: ReadSetUp, rules: Rules) -> TrailState:
    """Return the state a position describes; Unreadable names the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, TrailState)
    fields = set_up.fields
    luck_is_told = read_luck(fields, state)
    read_moment(fields, state)
    read_track(fields, state, set_up.colours)
    read_developments(fields, state)
    read_areas(fields, state, set_up.colours)
    read_adits(fields, state)
    read_market(fields, state)
    read_emigrated(fields, state, set_up.colours)
    if state.board.edition_2007:
        read_boxes(fields, state, set_up.colours)
    read_companies(set_up.players, state)
    if not state.board.edition_2007:
        read_decks(fields, state)
        read_seen(fields, state)
    read_wallace(fields, state)
    read_auction(fields, state, set_up.colours)
    read_turn(fields, state, set_up.colours)
    pass_over(fields, "table", state)
    fields.finish()
    if state.board.edition_2007:  # everything lies open (C-19)
        if not luck_is_told:
            state.luck.forget()
        return state
    check_box(fields, state, set_up.colours)
    hides = hides_something(state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.refusal(key, "stands beside hidden things", 'none in a view, or nothing "?"')
    # In a view nothing may be hidden any more: it tells the viewer's draft discards alone, a whole
    # position those of every seat, be they none.
    telling = sum("discarded" in player for player in set_up.players)
    discards = state.phase != kinds.DRAFT and any(card >= 0 for card in state.discarded)
    if hides or (not luck_is_told and telling == 1 and discards):
        state.luck.forget()
    return state


# Round, phase and prices.


def read_moment(fields: Fields, state: TrailState) -> None:
    """Set round, phase and prices; they must go together."""
    state.round = fields.whole("round", 1, kinds.ROUNDS, default=1)
    phases = kinds.PHASES_REMASTERED
    if state.board.edition_2007:
        phases = [kinds.PHASE_NAMES[phase] for phase in kinds.PHASES_OF_2007]
    phase = fields.choice("phase", phases)
    absent = absent_phases(state)
    if phase in absent and not state.board.edition_2007:
        problem = f'is "{phase}", a phase of an expansion that is not in play'
        raise fields.refusal(
            "phase", problem, listed(p for p in kinds.PHASES_REMASTERED if p not in absent)
        )
    state.phase = kinds.PHASE_NAMES.index(phase)
    last = kinds.ROUNDS
    once_more = (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE)
    only = {phase: range(1, last) for phase in once_more}  # there is no round after the last
    only |= {kinds.DRAFT: range(1, 2), kinds.OVER: range(last, last + 1)}
    if not state.board.edition_2007:
        only[kinds.INVEST_PHASE] = range(1, last)
    rounds = only.get(state.phase, range(1, last + 1))
    if state.round not in rounds:
        problem = f"is {state.round} in phase {kinds.PHASE_NAMES[state.phase]}"
        allowed = f"{rounds[0]} to {rounds[-1]}" if len(rounds) > 1 else str(rounds[0])
        raise fields.refusal("round", problem, allowed)
    _read_prices(fields, state, phase)


def _read_prices(fields: Fields, state: TrailState, phase: str) -> None:
    """Set the prices; there are none before the roll, and both once it is over."""
    prices = fields.table("prices", needed=False)
    printed = {"tin": list(state.board.tin_price), "copper": list(state.board.copper_price)}
    found = {ore: _price(prices, ore, printed[ore]) for ore in ORES}
    last = {ore: _price(prices, f"last_{ore}", printed[ore]) for ore in ORES}
    prices.finish()
    for ore in ORES:
        if last[ore] and state.round == 1:
            raise prices.refusal(f"last_{ore}", "is there in round 1", "no such key")
        due = state.phase == kinds.DRAFT or (state.phase == kinds.PRICES and ore == "copper")
        if found[ore] and due:
            raise prices.refusal(ore, f"is there in phase {phase}", "no such key before the roll")
        if not found[ore] and state.phase not in (kinds.DRAFT, kinds.PRICES):
            raise prices.refusal(ore, "is missing", listed(printed[ore]))
    state.tin_price = found["tin"]
    state.copper_price = found["copper"]
    state.last_tin = last["tin"]
    state.last_copper = last["copper"]


def _price(prices: Fields, key: str, printed: list[int]) -> int:
    """Return a printed price, 0 when the key is absent."""
    if key not in prices:
        return 0
    value = prices.raw(key, "")
    if type(value) is not int or value not in printed:
        raise prices.refusal(key, f"is {shown(value)}", listed(printed))
    return value
