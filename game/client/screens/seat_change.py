"""Questions before a player of a running game is replaced."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.player_labels import player_kind_text
from game.records.records import HUMAN_PLAYER
from game.scene.stage.stage import Stage


def ask_which_computer(
    stage: Stage, app: App, person_name: str, on_chosen: Callable[[str], None], *, warning: str = ""
) -> None:
    """Ask which kind of computer replaces the person `person_name`, and call `on_chosen` with it;
    Escape keeps the person. `warning` is a sentence about the consequences."""
    say = app.say
    kinds = app.computer_players.player_kinds
    told = {
        kind: (player_kind_text(app, kind), player_kind_text(app, kind, "-trait")) for kind in kinds
    }
    replies = [
        DialogReply(words, partial(on_chosen, kind), name=f"level:{kind}", tooltip=trait)
        for kind, (words, trait) in told.items()
    ]
    replies.append(
        DialogReply(say("seat.stay", name=person_name), lambda: None, "primary", "@back", "stay")
    )
    sentences = [*filter(None, (warning,)), say("seat.computer-note"), say("seat.back-note")]
    open_question_dialog(stage, say("seat.computer-title", name=person_name), sentences, replies)


def ask_to_take_computer_seat(
    stage: Stage, app: App, seat_name: str, on_taken: Callable[[str], None]
) -> None:
    """Ask whether a person may take a computer's seat, and so see what only its computer player
    knew; the heading names the player, `seat_name`. After "yes" call `on_taken` with
    HUMAN_PLAYER."""
    say = app.say
    replies = [
        DialogReply(say("seat.sit-down"), partial(on_taken, HUMAN_PLAYER), name="sit-down"),
        DialogReply(say("seat.leave-it"), lambda: None, "primary", "@back", "stay"),
    ]
    open_question_dialog(
        stage, say("seat.person-title", name=seat_name), [say("seat.person-note")], replies
    )
