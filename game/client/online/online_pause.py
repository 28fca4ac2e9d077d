"""The pause menu of an online table."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.screens.pause import BUTTON_ICON_SIZE, PauseDialog
from game.client.session.reporting import ask_for_and_write_report
from game.client.session.stoppage import StoppedTableActions
from game.client.widgets.buttons import ButtonSpec
from game.online.client.remote_table import RemoteTable
from game.records.records import HUMAN_PLAYER
from game.scene.layout import theme
from game.scene.stage.stage import Stage
from game.scene.widgets import Button


class OnlinePauseDialog(PauseDialog):
    """The pause menu of an online table, at which pauses and changes of players are decided by
    vote."""

    _match: RemoteTable
    notes = "online"
    title = "online.menu"
    resume_text_key = "online.back-to-game"

    def __init__(
        self,
        stage: Stage,
        app: App,
        match: RemoteTable,
        actions: StoppedTableActions,
        viewer: Callable[[], int],
    ) -> None:
        """Store the table and the actions; `viewer` returns the seat that the table is shown
        from, whose view a report holds."""
        super().__init__(stage, app, match, actions)
        self._viewer = viewer

    def _ask_for_and_write_report(self) -> None:
        """Ask for a description of the mistake, and write the report with what the viewer has seen
        of the game."""
        table = self._match
        ask_for_and_write_report(
            self._stage, self._app, table.chronicle, table.seen_game(self._viewer())
        )

    def shown_values(self) -> object:
        """Return, as a value to compare, whether the table is paused and why each seat's player
        cannot be changed."""
        seats = range(len(self._match.lobby.seats))
        return self._match.lobby.is_paused, [self._why_player_cannot_change(at) for at in seats]

    def _loss_on_leaving_sentence(self) -> str:
        return self._app.say("online.saved-there")

    def _build_vote_buttons(self) -> Sequence[Button]:
        say = self._app.say
        table = self._match
        kind, picture = ("go-on", "play") if table.lobby.is_paused else ("pause", "pause")
        why_not = "" if table.own_seats else say("reason.online.no-vote")

        def start_vote_and_close() -> None:
            table.start_or_cast_vote(kind, agrees=True)
            self.close()

        way = ButtonSpec(
            "vote",
            say(f"online.ask-{kind}"),
            start_vote_and_close,
            picture,
            disabled_reason=why_not,
        )
        return (
            way.make_plain_button(
                self._app, "quiet", BUTTON_ICON_SIZE, "row", height=theme.BUTTON_HEIGHT
            ),
        )

    def _why_player_cannot_change(self, seat: int) -> str:
        """Return a sentence that says why the player of a seat cannot be changed; "" if it can,
        because a computer plays there or the person is away or out of time."""
        table = self._match
        status = table.lobby.seats[seat]
        left = table.seconds_left(seat)
        is_here = (
            status.player == HUMAN_PLAYER and status.is_connected and (left is None or left > 0)
        )
        may = status.is_taken and table.own_seats and not is_here
        return "" if may else self._app.say("online.nothing-to-change")

    def _seats_of_people(self) -> Sequence[int]:
        return [at for at, seat in enumerate(self._match.lobby.seats) if seat.is_taken]
