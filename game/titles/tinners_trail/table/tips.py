"""Tips of the remastered edition: tiles, tokens and arsenic too."""

from __future__ import annotations

from game.titles.tinners_trail.rules.county.county_view import CountyArea, CountyView
from game.titles.tinners_trail.rules.table_view import AreaView, TableView
from game.titles.tinners_trail.table.county_tips import CountyTips
from game.titles.tinners_trail.table.look.areas import as_all_see_it
from game.titles.tinners_trail.table.spoken import described_area
from game.titles.tinners_trail.table.stand import Stand


class Tips(CountyTips[Stand]):
    """Says nothing of a tile that its viewer alone knows while that is concealed."""

    def lying(self, stand: Stand, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""
        area = stand.view.area(name)
        return described_area(as_all_see_it(area) if concealed else area, self.studio)

    def of_seat(self, before: CountyView, after: CountyView, seat: int) -> list[str]:
        """Return the arsenic gained and the columns it closes."""
        assert isinstance(before, TableView)
        assert isinstance(after, TableView)
        was, now = before.seats[seat], after.seats[seat]
        parts = []
        if now.arsenic > was.arsenic:
            parts.append(self.studio.say("change-arsenic", count=now.arsenic))
        if now.limiter != was.limiter:
            parts.append(self.studio.say("change-column", column=now.limiter))
        return parts

    def of_area(self, was: CountyArea, now: CountyArea) -> list[str]:
        """Return what a move changes in an area, its drainage token first."""
        assert isinstance(was, AreaView)
        assert isinstance(now, AreaView)
        laid, name = now.drainage - was.drainage, self.studio.area(was.name)
        tokens = [self.studio.say("change-token", area=name, count=laid)] if laid > 0 else []
        return [*tokens, *super().of_area(was, now)]
