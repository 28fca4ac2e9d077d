"""Computer players at the window's tables, in separate processes or in this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.title import Game, Options
from game.match.computer_answers import ComputerAnswer, player_choice_seed
from game.match.computer_players import ComputerPlayer, ComputerSeat
from game.records.codec import decode_rows
from game.titles import title_by_name

if TYPE_CHECKING:
    from ai.players import Player
    from game.table_protocol import PersonalQuestion

INSTANT_PLAYER_KIND: Final = "greedy"


class InstantPlayers:
    """Computer players for pictures and measurements, which answer immediately in this process."""

    def __init__(self) -> None:
        """Store the names of the kinds of players that `AiPlayers` has too."""
        from ai.levels import LEVEL_NAMES

        self.player_kinds = LEVEL_NAMES
        self.quick_player_kind = INSTANT_PLAYER_KIND

    def make_player(self, computer_seat: ComputerSeat) -> ComputerPlayer:
        """Return an `InstantPlayer` for a seat."""
        return InstantPlayer(computer_seat)

    def choose(self, options: Options, question: PersonalQuestion) -> int:
        """Return the code of the move that the quickest player chooses for a person's question,
        in a game with these options."""
        game = title_by_name(options.title).make_game(options)
        return make_player_of_kind(INSTANT_PLAYER_KIND, game).choose(
            question.view, question.seat, 0, lambda: True
        )

    def close(self) -> None:
        """Do nothing: no process runs."""


class InstantPlayer:
    """The computer player of one seat; it chooses its move inside `start_thinking`, so the
    answer is ready at once."""

    def __init__(self, computer_seat: ComputerSeat, player_kind: str = INSTANT_PLAYER_KIND) -> None:
        """Make a player of the level `player_kind` for the seat `computer_seat`; the level that the
        seat asks for is ignored."""
        self._game = title_by_name(computer_seat.options.title).make_game(computer_seat.options)
        self._player = make_player_of_kind(player_kind, self._game)
        self._computer_seat = computer_seat
        self._answer: ComputerAnswer | None = None

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Choose a move for the encoded view immediately, and store it as the answer to question
        `moment`."""

        view = self._game.rules.new_state()
        view.load_plain(decode_rows(view_bytes))
        seed = player_choice_seed(self._computer_seat.seed, self._computer_seat.seat, moment)
        code = self._player.choose(view, self._computer_seat.seat, seed, lambda: True)
        self._answer = ComputerAnswer(moment, code)

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return the move chosen last, None before the first choice."""
        return self._answer

    def close(self) -> None:
        """Do nothing: no process runs."""


def make_player_of_kind(player_kind: str, game: Game) -> Player:
    """Return a player of this kind; the kind `INSTANT_PLAYER_KIND` answers quickly."""
    from ai.levels import make_player

    return make_player(player_kind, game)


class AiPlayers:
    """The computer players of the client; they think in a separate worker process, except those
    of the quickest kind."""

    def __init__(self) -> None:
        """Prepare the workers; their process starts when the first decision is requested."""
        from ai.ai_workers import AiWorkers

        self._ai_workers = AiWorkers()

    @property
    def player_kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, from weakest to strongest."""
        return self._ai_workers.kinds

    @property
    def quick_player_kind(self) -> str:
        """Return the quickest kind of player, which thinks in this process."""
        return INSTANT_PLAYER_KIND

    def make_player(self, computer_seat: ComputerSeat) -> ComputerPlayer:
        """Return a player for a seat. A player of the quickest kind thinks in this process, any
        other in the worker process."""
        if computer_seat.kind == INSTANT_PLAYER_KIND:
            return InstantPlayer(computer_seat)

        return self._ai_workers.make_player(computer_seat)

    def replace_worker_process(self) -> None:
        """End the worker process after its current decision and use a new one from then on, because
        the compiled build is ready."""
        self._ai_workers.renew_processes_at_next_use()

    def close(self) -> None:
        """End the worker process of the computer players."""
        self._ai_workers.close()
