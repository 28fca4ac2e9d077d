"""Computer players at the window's tables, in separate processes or in this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.title import Game, Options
from game.match.computer_answers import Answer, player_choice_seed
from game.match.computer_players import ComputerPlayer, ComputerSeat
from game.records.codec import decode_rows
from game.titles import title_by_name

if TYPE_CHECKING:
    from ai.players import Player
    from game.table_protocol import PersonalQuestion

PROMPT_KIND: Final = "greedy"


class InstantPlayers:
    """Computer players for pictures and measurements, which answer immediately in this process."""

    def __init__(self) -> None:
        """Offer the same kinds of players as `AiPlayers`."""
        from ai.levels import LEVEL_NAMES

        self.kinds = LEVEL_NAMES
        self.quick_kind = PROMPT_KIND

    def make_player(self, chair: ComputerSeat) -> ComputerPlayer:
        """Return a player for a seat."""
        return InstantPlayer(chair)

    def choose(self, options: Options, question: PersonalQuestion) -> int:
        """Return the move for a person's question in a game with these options."""
        game = title_by_name(options.title).make_game(options)
        return make_player_of_kind(PROMPT_KIND, game).choose(
            question.view, question.seat, 0, lambda: True
        )

    def close(self) -> None:
        """Do nothing: no process runs."""


class InstantPlayer:
    """One seat's player, which chooses inside `start_thinking`."""

    def __init__(self, chair: ComputerSeat, kind: str = PROMPT_KIND) -> None:
        """Make a player of this kind, whatever kind the seat asks for."""
        self._game = title_by_name(chair.options.title).make_game(chair.options)
        self._player = make_player_of_kind(kind, self._game)
        self._chair = chair
        self._answer: Answer | None = None

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Choose a move immediately."""

        view = self._game.rules.new_state()
        view.load_plain(decode_rows(view_bytes))
        seed = player_choice_seed(self._chair.seed, self._chair.seat, moment)
        code = self._player.choose(view, self._chair.seat, seed, lambda: True)
        self._answer = Answer(moment, code)

    def answer_if_ready(self) -> Answer | None:
        """Return the chosen move."""
        return self._answer

    def close(self) -> None:
        """Do nothing: no process runs."""


def make_player_of_kind(kind: str, game: Game) -> Player:
    """Return a player of this kind; the kind `PROMPT_KIND` answers quickly."""
    from ai.levels import make_player

    return make_player(kind, game)


class AiPlayers:
    """Computer players in separate processes, behind the client's interface."""

    def __init__(self) -> None:
        """Prepare the players; the process starts with the first decision."""
        from ai.ai_workers import AiWorkers

        self._ai_workers = AiWorkers()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, from weakest to strongest."""
        return self._ai_workers.kinds

    @property
    def quick_kind(self) -> str:
        """Return the kind of player that thinks in this process."""
        return PROMPT_KIND

    def make_player(self, chair: ComputerSeat) -> ComputerPlayer:
        """Return a player for a seat."""
        if chair.kind == PROMPT_KIND:
            return InstantPlayer(chair)

        return self._ai_workers.make_player(chair)

    def replace_worker_process(self) -> None:
        """End the worker process after its present decision and use a new one from then on, because
        the compiled build is ready.
        """
        self._ai_workers.renew_processes()

    def close(self) -> None:
        """End the thinking process."""
        self._ai_workers.close()
