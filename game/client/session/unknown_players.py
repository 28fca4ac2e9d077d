"""Players of a saved game that this version does not know, and their replacement."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.session.beginning import seat_all_players
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.player_labels import player_kind_text
from game.engine.title import Options
from game.match.match import Match
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, NotSaved, Seat
from game.scene.stage.stage import Stage


def seats_of_unknown_players(app: App, options: Options, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats whose kind of player does not exist in this release."""
    automa = (AUTOMA_PLAYER,) if options.automa is not None else ()
    known = (HUMAN_PLAYER, *automa, *app.computer_players.player_kinds)
    return tuple(at for at, seat in enumerate(seats) if seat.player not in known)


def ask_to_replace_unknown_players(
    stage: Stage, app: App, match: Match, on_replaced: Callable[[], None]
) -> None:
    """Name the players of unknown kinds and ask for one kind to replace them; then call
    `on_replaced`. If the person declines, close the match."""
    say = app.say
    kinds = app.computer_players.player_kinds
    missing = seats_of_unknown_players(app, match.options, match.seats)

    def seat_player(player: str) -> None:
        seats = enumerate(match.seats)
        try:
            seat_all_players(
                match, [player if at in missing else each.player for at, each in seats]
            )
        except NotSaved as refusal:
            app.show_sentences([app.reason_text(refusal.reason)])
            return
        on_replaced()

    seats = [match.seats[at] for at in missing]
    told = [say("message.stranger", name=seat.name, player=seat.player) for seat in seats]
    offered = {kinds[len(kinds) // 2]: "quiet", kinds[-1]: "primary"}
    replies = [
        DialogReply(
            player_kind_text(app, kind), partial(seat_player, kind), skin, name=f"seat:{kind}"
        )
        for kind, skin in offered.items()
    ]
    cancel = DialogReply(say("button.cancel"), match.close, key_cap="@back", name="cancel")
    open_question_dialog(
        stage, say("message.title"), [*told, say("message.stranger-note")], [*replies, cancel]
    )
