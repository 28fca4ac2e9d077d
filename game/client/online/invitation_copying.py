"""Copies an invitation to the clipboard; a host with several addresses asks which one."""

from collections.abc import Sequence
from functools import partial

from game.client.app import App
from game.client.online.lobby_handlers import InvitationLink
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.scene.stage.stage import Stage
from game.scene.widgets.text_field import copy_text_to_clipboard


def copy_invitation_or_ask_which_address(
    app: App, stage: Stage, links: Sequence[InvitationLink], *, is_to_own_seat: bool = False
) -> None:
    """Copy an invitation to the clipboard; if there are several addresses, ask in a dialog which
    one. With `is_to_own_seat` the link is one that lets the player continue at the player's seat
    from another machine, and the texts say so."""
    if len(links) == 1:
        _copy_link_to_clipboard(app, stage, links[0], is_to_own_seat=is_to_own_seat)
        return
    say = app.say
    replies = [
        DialogReply(
            _link_or_address_text(app, link),
            partial(_copy_link_to_clipboard, app, stage, link, is_to_own_seat=is_to_own_seat),
            name=f"link-{at}",
        )
        for at, link in enumerate(links)
    ]
    cancel = DialogReply(say("button.cancel"), lambda: None, key_cap="@back", name="cancel")
    told = [say("lobby.which-address"), say("lobby.from-elsewhere", port=links[0].port)]
    open_question_dialog(stage, say("lobby.copy-title"), told, [*replies, cancel])


def _link_or_address_text(app: App, link: InvitationLink) -> str:
    if link.own_address is None:
        return link.text
    return app.say("lobby.address", address=link.own_address.host, adapter=link.own_address.adapter)


def _copy_link_to_clipboard(
    app: App, stage: Stage, link: InvitationLink, *, is_to_own_seat: bool
) -> None:
    say = app.say
    if not copy_text_to_clipboard(link.text):
        stage.show_top_notice(say("lobby.not-copied"))
    elif is_to_own_seat:
        stage.show_top_notice(say("lobby.copied-own"))
    else:
        told = [say("lobby.copied")]
        if link.own_address is not None:
            told.append(say("lobby.from-elsewhere", port=link.port))
        stage.show_top_notice(" ".join(told))
