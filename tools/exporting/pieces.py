"""The content of one exported file: played games, or one saved game."""

from dataclasses import dataclass
from pathlib import Path

from ai.environments.game_tables import ArraysByName, GameRecorder
from ai.environments.table import Opponent
from game.engine.reasons import Unreadable
from game.records.journal_reading import read_journal
from game.records.replay_cursor import ReplayCursor
from game.titles import title_by_name
from tools.proof.set_up_names import game_from_name


@dataclass(frozen=True, slots=True)
class PlayedPiece:
    """Games of a set-up between computer players, with consecutive seeds."""

    set_up: str
    players: tuple[str, ...]
    seed: int
    games: int

    @property
    def name(self) -> str:
        """The name of the file without its suffix."""
        return f"games-{self.seed:012d}"


@dataclass(frozen=True, slots=True)
class JournalPiece:
    """A game that was saved."""

    file: Path

    @property
    def name(self) -> str:
        """The name of the file without its suffix."""
        return f"journal-{self.file.stem}"


Piece = PlayedPiece | JournalPiece


def make_tables(piece: Piece) -> ArraysByName:
    """Return the tables of a piece; raises Unreadable if its journal is not a complete, finished
    game."""
    return (
        tables_of_played_games(piece)
        if isinstance(piece, PlayedPiece)
        else tables_of_saved_game(piece.file)
    )


def tables_of_played_games(piece: PlayedPiece) -> ArraysByName:
    """Play the games; the same piece gives the same tables on every machine."""
    recorder = GameRecorder(game_from_name(piece.set_up))
    table = recorder.table
    players = {
        seat: Opponent(name, table.game)
        for seat, name in zip(table.agent_seats, piece.players, strict=True)
    }
    for seed in range(piece.seed, piece.seed + piece.games):
        for seat, player in players.items():
            player.start_game(seed * len(players) + seat)
        table.deal(seed)
        while not table.is_over():
            action = players[table.deciding_seat].choose_action(table)
            recorder.record_decision(action)
            table.play_action(action)
        recorder.record_result(seed)
    return recorder.recorded_tables()


def tables_of_saved_game(file: Path) -> ArraysByName:
    """Replay a saved game; raises Unreadable if it has no end."""
    chronicle = read_journal(file).chronicle
    if chronicle is None or chronicle.closing is None:
        raise Unreadable(f"{file.name} has no finished game; allowed: games played to the end.")
    shelved = title_by_name(chronicle.opening.options.title)
    game = shelved.make_game(chronicle.opening.options)
    recorder = GameRecorder(game)
    for passage in ReplayCursor(shelved, game, chronicle).all_transitions():
        if passage.step is None:
            raise Unreadable(f"{file.name} was played by other rules; allowed: games of these.")
        if passage.step.seat >= 0:
            recorder.table.continue_from_state(passage.state_before)
            recorder.record_decision(
                int(recorder.table.move_space.index_of_move(passage.step.move_code))
            )
        recorder.table.state.copy_from(passage.state_after)
    recorder.record_result(chronicle.opening.seed)
    return recorder.recorded_tables()
