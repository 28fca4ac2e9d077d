"""Interest: what somebody wants to see besides the position: layers, and whose works."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.titles.brass.table.look.board import Layers


@dataclass
class BrassInterest:
    """`works` is the seat whose works are looked at, None for the own ones."""

    layers: Layers = field(default_factory=Layers)
    works: int | None = None

    def toggle_points(self) -> None:
        """Write what counts now over the map, or take it away."""
        self.layers = replace(self.layers, points=not self.layers.points)

    def toggle_networks(self) -> None:
        """Mark whose network every place belongs to, or take that away."""
        self.layers = replace(self.layers, networks=not self.layers.networks)

    def show_works(self, seat: int) -> None:
        """Look at a seat's works; at the own ones again when it is the same."""
        self.works = None if self.works == seat else seat

    def next_works(self, own: int, seats: int) -> None:
        """Look at the works of the next seat."""
        now = own if self.works is None else self.works
        self.works = (max(now, 0) + 1) % seats
