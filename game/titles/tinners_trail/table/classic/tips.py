"""Tips of the edition of 2007: in empty ground what is built counts later (C-12)."""

from __future__ import annotations

from game.titles.tinners_trail.rules.classic.table_view import ClassicArea
from game.titles.tinners_trail.rules.county.county_view import CountyArea
from game.titles.tinners_trail.table.classic.spoken import described_ground
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.county_tips import CountyTips


class ClassicTips(CountyTips[ClassicStand]):
    """Says "later" where dice are still to be thrown."""

    def lying(self, stand: ClassicStand, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""
        return described_ground(stand.view.area(name), self.studio)

    def of_area(self, was: CountyArea, now: CountyArea) -> list[str]:
        """Return what a move changes in an area, now or when its dice are thrown."""
        parts = super().of_area(was, now)
        assert isinstance(was, ClassicArea)
        assert isinstance(now, ClassicArea)
        if was.ground is None or now.ground is None:
            return parts
        say, name = self.studio.say, self.studio.area(was.name)
        if now.ground.drained > was.ground.drained:
            less = now.ground.drained - was.ground.drained
            parts.append(say("later-water", area=name, count=less))
        if now.ground.ore > was.ground.ore:
            more = now.ground.ore - was.ground.ore
            parts.append(say("later-ore", area=name, count=more))
        return parts
