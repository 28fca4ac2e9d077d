"""`simulate`: games between computer players, as many as wanted, on several processors."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from ai.levels import make_player
from ai.players import Player, always
from game.cluster import cluster_workers, finished
from game.commands.arguments import (
    GAME_VALUES,
    Arguments,
    Grammar,
    Wanted,
    parse_set_up,
    sentence,
    wanted_game,
)
from game.commands.reports import STANDARD_OUTPUT, require_place, write_report
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options, Unreadable
from game.match.analysis import thinking_seed
from game.match.beginnings import new_game, seat_players
from game.match.match import Match
from game.native import build_kind
from game.notices import Telling, note
from game.records.records import AUTOMA, HUMAN, NotSaved, Record
from game.records.saves import Saves
from game.shared_work import MOST_DEATHS, WorkLost, shared
from game.titles import title

if TYPE_CHECKING:
    from ai.search.ismcts import Search


HERE_OR_FAR = ("--jobs", "--cluster")
SIMULATE = Grammar("simulate", values=(*GAME_VALUES, "--games", *HERE_OR_FAR, "--json", "--save"))
MOST_GAMES = 1_000_000
MOST_JOBS = 64
SECONDS_BETWEEN_LINES = 2.0
REFUSED = 1
UNUSABLE = 2
INTERRUPTED = 130

LARGEST_SEED: Final = 2**62

ROUNDS_LOOKED_AT = 3
DECISIONS_INTO_ROUND = (6, 16, 26)
MUCH_TO_CHOOSE_FROM = 12  # legal moves


def run(words: Sequence[str]) -> int:
    """Play the games, write the report, print a summary; whatever stops it keeps what is done."""
    arguments = parse_set_up(SIMULATE, words)
    wanted = wanted_game(arguments, computer_names())
    if HUMAN in wanted.players:
        raise SIMULATE.refusal("--players has human", ", ".join(computer_names()))
    save = str(Path(arguments.value("--save")).absolute()) if arguments.value("--save") else ""
    simulations = [
        Simulation(wanted.options, wanted.players, wanted.names, wanted.seed + number, save)
        for number in range(arguments.whole("--games", 1, MOST_GAMES, 1))
    ]
    begin = time.monotonic()
    require_place(arguments.value("--json"))
    played: list[Played] = []
    code = 0
    try:
        with closing(_games(arguments, simulations)) as games:
            _collect(games, len(simulations), played)
    except KeyboardInterrupt:
        note(f"simulate: interrupted after {len(played)} games")
        code = INTERRUPTED
    except WorkLost as lost:
        note(_told(lost, len(played)))
        code = REFUSED
    except Unreadable as refused:
        if not played:
            raise
        note(str(refused))
        code = UNUSABLE
    seconds = time.monotonic() - begin
    played.sort(key=lambda game: game.seed)
    if played:  # else an older report is worth more
        _report(arguments, wanted, played, seconds)
    return code


def _told(lost: WorkLost, played: int) -> str:
    assert isinstance(lost.piece, Simulation)
    found = f"{MOST_DEATHS} processes in a row ended over the game with seed {lost.piece.seed}"
    return f"simulate: stopped after {played} games: {found}; allowed: fewer --jobs."


def _games(
    arguments: Arguments, simulations: Sequence[Simulation]
) -> Generator[Played, None, None]:
    """Yield games as they end, of processes here or of a cluster's machines."""
    if all(option in arguments.values for option in HERE_OR_FAR):
        raise SIMULATE.refusal("--jobs and --cluster are both there", "one of them")
    jobs = arguments.whole("--jobs", 1, MOST_JOBS, 1)
    if address := arguments.value("--cluster"):
        with cluster_workers(address) as workers:
            for simulation, done in finished(play_far, simulations, workers):
                played, records = done.result()
                if records:
                    # Save what another machine played; Unreadable when that cannot be
                    try:
                        with closing(Saves(Path(simulation.save)).create()) as journal:
                            journal.append(records)
                    except NotSaved as refused:
                        raise _not_saved(simulation, refused) from refused
                yield played
    else:
        yield from shared(play_game, simulations, min(jobs, len(simulations)))


def _collect(games: Iterator[Played], wanted: int, played: list[Played]) -> None:
    """Add every game that ends, and say now and then how many there are."""
    said = time.monotonic()
    for game in games:
        played.append(game)
        if time.monotonic() - said >= SECONDS_BETWEEN_LINES or len(played) == wanted:
            said = time.monotonic()
            note(f"simulate: {len(played)} of {wanted} games")


def _report(arguments: Arguments, wanted: Wanted, played: list[Played], seconds: float) -> None:
    try:
        if "--json" in arguments.values:
            report = {
                "build": build_kind(),
                "players": list(wanted.names),
                "games": [asdict(game) for game in played],
                "seconds": round(seconds, 3),
            }
            write_report(arguments.value("--json"), json.dumps(report, indent=2) + "\n")
    finally:  # a full disk leaves the summary at least
        telling = Telling(apart=arguments.value("--json") == STANDARD_OUTPUT)
        telling.line(f"{len(played)} games in {seconds:.1f} s, {build_kind()}")
        for line in _summary(wanted, played):
            telling.line(line)
        telling.end()


def _summary(wanted: Wanted, played: Sequence[Played]) -> Iterator[str]:
    yield f"{'seat':8}{'player':10}{'won':>6}{'mean place':>12}{'mean points':>13}"
    for seat, (colour, player) in enumerate(zip(wanted.game.colours, wanted.names, strict=True)):
        places = [game.ranks[seat] for game in played]
        points = [game.scores[seat] for game in played]
        yield (
            f"{colour:8}{player:10}{places.count(1):>6}"
            f"{sum(places) / len(played):>12.2f}{sum(points) / len(played):>13.1f}"
        )


# One game between computer players, from its seed to its scores; runs in any process.


@dataclass(frozen=True, slots=True)
class Simulation:
    """A game to be played: set-up, seed, folder for its journal or "".

    `players` sit in seat order under these `names`.
    """

    options: Options
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    save: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played; places count from 1, `moves` the decisions of all seats."""

    seed: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    fingerprint: str


def play_game(simulation: Simulation) -> Played:
    """Play a game to its end; the same seed gives the same game on every machine.

    Unreadable when it cannot be saved.
    """
    shelf = title(simulation.options.title)
    game = _game(simulation.options)
    seats = seat_players(simulation.players, game.colours, simulation.names)
    beginning = new_game(shelf, simulation.options, seats, simulation.seed % LARGEST_SEED)
    try:
        journal = Saves(Path(simulation.save)).create() if simulation.save else None
        match = Match.begin(beginning, journal)
        try:
            moves = _play(match, simulation)
        finally:
            match.close()
    except NotSaved as refused:
        raise _not_saved(simulation, refused) from refused
    places = {seat: place for place, seat in enumerate(match.ranking(), start=1)}
    return Played(
        simulation.seed,
        match.scores(),
        tuple(places[seat] for seat in range(len(seats))),
        moves,
        match.fingerprint().hex(),
    )


def play_far(simulation: Simulation) -> tuple[Played, tuple[Record, ...]]:
    """Play a game on another machine: what is to be saved is handed back with it."""
    if not simulation.save:
        return play_game(simulation), ()
    with TemporaryDirectory() as folder:
        played = play_game(replace(simulation, save=folder))
        saves = Saves(Path(folder))
        [chronicle] = [saves.read(file).chronicle for file in saves.files()]
    assert chronicle is not None
    return played, (chronicle.opening, *chronicle.records)


def _not_saved(simulation: Simulation, refused: NotSaved) -> Unreadable:
    said = sentence(refused.reason, title(simulation.options.title).name)
    allowed = "a folder that can be written to"
    return Unreadable(f"simulate: {simulation.save}: {said}; allowed: {allowed}.")


def _play(match: Match, simulation: Simulation) -> int:
    options = simulation.options
    players = {
        seat: _player(name, options)
        for seat, name in enumerate(simulation.players)
        if name != AUTOMA  # the rules play him
    }
    moves = 0
    while question := match.question():
        seat = question.seat
        seed = thinking_seed(simulation.seed, seat, moves)
        match.play(seat, players[seat].choose(question.view, seat, seed, always))
        moves += 1
    return moves


@cache
def _game(options: Options) -> Game:
    return title(options.title).game(options)


@cache
def _player(name: str, options: Options) -> Player:
    """Return a player; it keeps nothing between decisions, so seats may share it."""
    return make_player(name, _game(options))


# The computer players by name; they are imported when a command first asks for them.


def computer_names() -> tuple[str, ...]:
    """Return the names that may stand in --players beside "human"."""
    from ai.levels import player_names

    return player_names()


def search_for(game: Game, *, cut: bool) -> Search:
    """Return a search of a game: to its end, or cut short as the strongest level does it."""
    from ai.search.style import TO_THE_END, SearchStyle
    from ai.search_player import make_search

    return make_search(game, None if cut else SearchStyle(stages=TO_THE_END, value=""))


def mid_game_positions(game: Game, seed: int) -> list[State]:
    """Return nine positions from the first three rounds of a quick game: early, middle, late."""
    from ai.titles import mind_for

    policy = mind_for(game.options.title, game.options.edition).policy(game)
    luck = Luck()
    out = zeros(game.rules.most_moves)
    luck.seed(seed)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    found: list[State] = []
    for stage in range(ROUNDS_LOOKED_AT):
        decisions = 0
        wanted = [*DECISIONS_INTO_ROUND]
        while wanted and state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
                continue
            if policy.stage(state) >= stage:  # a short round runs on into the next
                decisions += 1
            much = int(game.rules.legal_moves(state, out)) >= MUCH_TO_CHOOSE_FROM
            if decisions > wanted[0] and much:
                found.append(state.clone())
                wanted.pop(0)
            game.rules.apply(state, policy.quick_move(state, out, luck))
    return found
