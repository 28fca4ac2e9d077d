"""Tables of Tinners' Trail for tests: built by words, played by move texts, looked at by
name. Tables with arsenic and emigration in play, in the situations tests often need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.knowledge import Event
from game.engine.title import Fact, Options
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import AreaView, SeatView, TableView, table_view
from tests.helpers.table_host import PlayedTable
from tests.titles.tinners_trail.toml_texts import COLOURS, Toml, Words, position_of
from tools.proof.random_games import steps
from tools.titles.tinners_trail.oracle.games import both, oracle_beside
from tools.titles.tinners_trail.proofs import PROOFS

# Tables of Tinners' Trail for tests: built by words, played by move texts, looked at by name.
#
# table = table_of(area_camborne={"owner": "pink", "water": 3}, pink={"money": 12})
# table.play("adit camborne redruth") assert table.area("camborne").water == 2
#
# The oracle sits beside every table: it has to see the same position, moves and odds, and play
# each move to the same end, so that a scenario is written once and judged by both.
#
# Only what a test is about has to be said: three players in round 1, tin at £5 and copper at £8,
# nobody has spent a work point, and the areas are empty. Seats are pink, yellow, blue, green and
# orange; pink is to move.


def face_down(tin: int, copper: int, water: int, *seen: str) -> dict[str, Toml]:
    """Return a tile that only the named seats have looked at."""
    return {"tin": tin, "copper": copper, "water": water, "face": "down", "seen": list(seen)}


def face_up(tin: int, copper: int, water: int) -> dict[str, Toml]:
    """Return a tile everybody knows."""
    return {"tin": tin, "copper": copper, "water": water, "face": "up"}


def table_of(players: int = 3, /, **words: Toml) -> Table:
    """Return a table as described: `area_st_just={...}`, `pink={...}`, `round=2` and so on.

    The words are the keys of a position in the notation; one that cannot be is refused.
    """
    text = position_of(COLOURS[:players], words)
    game, state, _names = title("tinners-trail").read_position(text, "table")
    return Table(game, state)


def new_table(players: int, seed: int, expansions: tuple[str, ...] = ()) -> Table:
    """Return a newly dealt game."""
    options = Options("tinners-trail", players, expansions=expansions)
    game = title("tinners-trail").game(options)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return Table(game, state)


class Table(PlayedTable[TrailState]):
    """A game in progress beside its oracle."""

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; the oracle has to come to the same end."""
        with oracle_beside(self.game, self.state, text):
            super().carry_out(text, code)

    def events(self, text: str, *, told_to: str = "") -> tuple[Event, ...]:
        """Play one move and return what a seat is told, the deciding one if none is named."""
        seat = self.seat(told_to) if told_to else max(0, int(self.state.to_move))
        move = self.game.move(self.state, self.game.read_move(self.state, text))
        before = self.view_of(seat)
        secret = self.game.is_secret(self.state, move.code) and seat != self.state.to_move
        self.play(text)
        return self.game.narrate(before, None if secret else move, self.view_of(seat), seat)

    def moves(self, *first_words: str) -> list[str]:
        """Return the texts of the legal moves, or of those that begin with one of the words."""
        both(self.game, self.state)
        texts = [move.text for move in self.game.moves(self.state)]
        return [text for text in texts if not first_words or text.split()[0] in first_words]

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due."""
        both(self.game, self.state)
        return super().odds()

    def look(self) -> TableView:
        """Return the whole table, face-down tiles and hands included."""
        return table_view(self.state, 0)

    def seen_by(self, colour: str) -> TableView:
        """Return the table as a seat sees it."""
        seat = self.seat(colour)
        return table_view(self.view_of(seat), seat)

    def seat(self, colour: str) -> int:
        """Return the number of the seat with this colour."""
        return self.game.colours.index(colour)

    def area(self, name: str) -> AreaView:
        """Return an area."""
        return self.look().area(name)

    def player(self, colour: str) -> SeatView:
        """Return a player."""
        return self.look().seats[self.seat(colour)]

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.look().phase

    @property
    def track(self) -> dict[int, list[str]]:
        """The markers in each occupied column of the work track, top to bottom."""
        columns = enumerate(self.look().track)
        return {n: [self.game.colours[seat] for seat in seats] for n, seats in columns if seats}

    @property
    def passing_order(self) -> list[str]:
        """The investment column, first to last."""
        return [self.game.colours[seat] for seat in self.look().invested]


# Tables with arsenic and emigration in play, in the situations tests often need.

ARSENIC = ["arsenic"]
EMIGRATION = ["emigration"]
TILES = ["kickstarter-tiles"]
CARDS = ["kickstarter-cards"]
BUILT: Words = {"calciner_left": False}
WON = ("build wendron", "bid 3", "drop", "drop")
COAST = (
    *("st-just", "st-ives", "ludgvan", "gwinear", "breage", "camborne", "st-keverne"),
    *("gwennap", "st-agnes", "kea", "perranzabuloe", "st-columb", "st-austell", "padstow"),
    *("tywardreath", "camelford", "menheniot", "callington", "stratton"),
)


def arsenic_table(**words: Toml) -> Table:
    """Return a table with arsenic; pink has built its calciner unless the words say otherwise."""
    pink = {**BUILT, **_entries(words.pop("pink", {}))}
    return table_of(expansions=ARSENIC, pink=pink, **words)


def new_calciner_mine(**words: Toml) -> Table:
    """Return a table on which pink has won Wendron and may build the calciner there."""
    tile = {"tile": face_up(2, 2, 2), **_entries(words.pop("area_wendron", {}))}
    return table_of(expansions=ARSENIC, area_wendron=tile, **words).play(*WON)


def emigration_table(**words: Toml) -> Table:
    """Return a table with emigration on which a miner of pink works in Kea."""
    return table_of(**{"expansions": EMIGRATION, "area_kea": own_mine("pink"), **words})


def own_mine(colour: str, *, plain: int = 0, **words: Toml) -> Words:
    """Return a mine with a miner of its owner's colour, perhaps beside plain ones."""
    return {"owner": colour, "miner": [colour, plain] if plain else colour, **words}


def waiting_table(*pieces: str, **words: Toml) -> Table:
    """Return a table on which pink has pieces from Michigan still to place."""
    return table_of(expansions=EMIGRATION, pink={"waiting": list(pieces)}, **words)


def emigrant(place: str, game_round: int, colour: str) -> Words:
    """Return a miner who has emigrated."""
    return {"place": place, "round": game_round, "by": colour}


def naming_table(game_round: int, **ore: int) -> Table:
    """Return a table on which pink names an ore: tin £5, copper £8, Adelaide's token pink's."""
    return table_of(
        expansions=EMIGRATION,
        phase="adelaide",
        round=game_round,
        invested=["pink", "yellow", "blue"],
        emigrated=[emigrant("adelaide", game_round, "pink")],
        pink={"ore": dict(ore)},
    )


def _entries(words: Toml) -> Words:
    assert isinstance(words, dict)
    return words


# Situations in which something is not possible, and the reason that says why.


@dataclass(frozen=True, slots=True)
class Situation:
    """What is tried at a table: an action and its areas, or the text of a move."""

    key: str
    table: Callable[[], Table]
    tried: str
    facts: dict[str, Fact]

    def __str__(self) -> str:
        """Say it as in the name of a test."""
        return f"{self.key}: {self.tried}"


def because(key: str, table: Callable[[], Table], tried: str, /, **facts: Fact) -> Situation:
    """Return the situation in which this reason, with at least these facts, is right."""
    return Situation(key, table, tried, facts)


# Reasons of arsenic and emigration, each with a table on which it is the right one.


def placing() -> Table:
    """Return a table on which pink has just got a train from Michigan."""
    return emigration_table(round=2).play("emigrate kea michigan")


def ports_everywhere() -> Table:
    """Return a table on which a port from Michigan finds no place."""
    ports = {f"area_{name.replace('-', '_')}": {"port": True} for name in COAST}
    return waiting_table("port", **ports)


def taken(*places: str) -> Table:
    """Return a table on which yellow has gone to these places in round 1."""
    gone = [emigrant(place, 1, "yellow") for place in places]
    return emigration_table(emigrated=gone)


ALL_FOUR = ("michigan", "sierra-madre", "kimberley", "adelaide")
IMPOSSIBLE_WITH_EXPANSIONS = (
    because("expansion-not-in-play", table_of, "process"),
    because("expansion-not-in-play", arsenic_table, "emigrate"),
    because("not-now-calciner", new_calciner_mine, "process"),
    because("not-now-place", placing, "emigrate"),
    because("not-now-adelaide", lambda: naming_table(1), "pass"),
    because("final-column", lambda: arsenic_table(pink={"limiter": 1}), "process"),
    because(
        "too-little-work",
        lambda: arsenic_table(pink={"limiter": 3}, work={"1": ["pink"], "5": ["yellow", "blue"]}),
        "build",
        needed=2,
        left=1,
    ),
    because("no-calciner", lambda: table_of(expansions=ARSENIC), "process"),
    because("no-calciner", lambda: table_of(expansions=ARSENIC), "sell"),
    because("no-arsenic-held", arsenic_table, "sell"),
    because("no-own-mine", arsenic_table, "process"),
    because(
        "no-own-mine-there",
        lambda: arsenic_table(area_kea={"owner": "blue", "arsenic": 1}),
        "process kea",
        area="kea",
    ),
    because(
        "no-arsenic-there",
        lambda: arsenic_table(area_kea={"owner": "pink"}),
        "process kea",
        area="kea",
    ),
    because(
        "no-arsenic-there-anywhere",
        lambda: arsenic_table(area_kea={"owner": "pink"}, area_redruth={"arsenic": 2}),
        "process",
    ),
    because(
        "none-left",
        lambda: emigration_table(developments={"miner": [0, 0, 0, 0]}),
        "own-miner",
        development="miner",
    ),
    because(
        "no-own-miner-left", lambda: emigration_table(pink={"miners_left": 0}), "own-miner kea"
    ),
    because("no-own-mine", lambda: table_of(expansions=EMIGRATION), "own-miner"),
    because("no-own-mine-there", emigration_table, "own-miner redruth", area="redruth"),
    because("already-there", emigration_table, "own-miner kea", area="kea", development="miner"),
    because("miners-everywhere", emigration_table, "own-miner"),
    because("no-own-miner-on-map", lambda: table_of(expansions=EMIGRATION), "emigrate"),
    because("no-own-miner-there", emigration_table, "emigrate redruth", area="redruth"),
    because(
        "place-taken",
        lambda: taken("kimberley"),
        "emigrate kea kimberley",
        place="kimberley",
        round=1,
    ),
    because("places-taken", lambda: taken(*ALL_FOUR), "emigrate", round=1),
    because("nothing-waits", emigration_table, "place"),
    because("no-place-for-pieces", ports_everywhere, "place"),
    because(
        "final-column-waiting",
        lambda: waiting_table("train", work={"10": ["pink", "yellow", "blue"]}),
        "pasties",
    ),
)
REFUSED_WITH_EXPANSIONS = (
    because("not-now-calciner", new_calciner_mine, "pass"),
    because("not-now-place", placing, "pass"),
    because("not-now-adelaide", lambda: naming_table(1), "invest none"),
    because("not-now-actions", arsenic_table, "calciner yes"),
    because("not-now-actions", emigration_table, "adelaide tin"),
    because("no-arsenic-held", arsenic_table, "sell arsenic"),
    because("no-own-mine-there", emigration_table, "miner redruth own", area="redruth"),
    because("place-taken", lambda: taken("adelaide"), "emigrate kea adelaide", place="adelaide"),
    because("nothing-waits", emigration_table, "place train kea"),
    because("nothing-to-put-off", lambda: waiting_table("train"), "place none"),
    because(
        "piece-does-not-wait",
        lambda: waiting_table("train"),
        "place port kea",
        development="port",
    ),
    because("inland", lambda: waiting_table("port"), "place port redruth", area="redruth"),
    because(
        "already-there",
        lambda: waiting_table("train", area_kea={"train": True}),
        "place train kea",
        development="train",
        area="kea",
    ),
    because(
        "adit-there",
        lambda: waiting_table("adit", adits=[["camborne", "redruth"]]),
        "place adit redruth camborne",
        area="camborne",
        other="redruth",
    ),
    because("piece-does-not-wait", placing, "place adit camborne redruth", development="adit"),
)


# Reasons of solo games, each at a moment of a random game at which it is the right one.

SEEDS = range(20)


def solo_table(wanted: Callable[[Table], bool]) -> Table:
    """Return the first solo table that is as wanted."""
    game = PROOFS.more_cases[0].game()
    tables = (Table(game, step.before) for seed in SEEDS for step in steps(game, seed))
    return next(table for table in tables if wanted(table))


def action_card_due(table: Table) -> bool:
    """Whether Lord Wallace's action card is turned over next."""
    return table.phase == "wallace" and bool(table.moves("wallace"))


def first_card_gone(table: Table) -> bool:
    """Whether his first action card lies face up already."""
    return action_card_due(table) and "wallace card 1" not in table.moves()


def his_draw_due(table: Table) -> bool:
    """Whether a card of his survey deck is turned over next, before he chooses an area."""
    return table.to_move == "luck" and bool(table.moves("draw")) and not table.look().auction


def his_bid_due(table: Table) -> bool:
    """Whether the dice say next what he bids."""
    return table.phase == "auction" and table.to_move == "luck"


def look_due(table: Table) -> bool:
    """Whether the other player is asked to look at the tile."""
    return table.phase == "look"


REFUSED_IN_SOLO_GAMES = (
    because("not-now-look", lambda: solo_table(look_due), "bid 3"),
    because("not-now-wallace", lambda: solo_table(action_card_due), "roll tin 0 0 2"),
    because("no-such-action-card", lambda: solo_table(action_card_due), "wallace card 99"),
    because("action-card-laid-aside", lambda: solo_table(first_card_gone), "wallace card 1"),
    because("card-not-in-his-deck", lambda: solo_table(his_draw_due), "draw any:pump:4"),
    because("bid-roll-due", lambda: solo_table(his_bid_due), "wallace card 1"),
)
