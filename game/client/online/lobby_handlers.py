"""The actions of the lobby, and the invitations it shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.online.own_addresses import OwnAddress
from game.online.protocol.invitation import SeatInvitation


@dataclass(frozen=True, slots=True)
class InvitationLink:
    """An invitation as a text; `own_address` is the address of this machine in it, if this machine
    hosts.
    """

    text: str
    own_address: OwnAddress | None = None
    port: int = 0


@dataclass(frozen=True, slots=True)
class LobbyHandlers:
    """The actions of the lobby; `invitation_links` returns an invitation as text, once for each
    address of the host.
    """

    current_table: Callable[[], RemoteTable | None]
    connection_refusal: Callable[[], Reason | None]
    invitation_links: Callable[[SeatInvitation], Sequence[InvitationLink]]
    leave: Callable[[], None]
    default_name: Callable[[], str]  # that the name dialog proposes
