"""Areas of 2007 in words; in empty ground what is built counts later (C-12)."""

from __future__ import annotations

from game.titles.tinners_trail.rules.classic.table_view import ClassicArea
from game.titles.tinners_trail.rules.county.county_view import CountyArea
from game.titles.tinners_trail.table.classic.look import as_first_seen
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.county_tips import CountyTips
from game.titles.tinners_trail.table.look.areas import cubes_of
from game.titles.tinners_trail.table.studio import Studio
from game.words import Words


def spoken_ground(area: ClassicArea, studio: Studio) -> str:
    """Return an area's name and everything that lies there."""
    return f"{studio.area(area.name)}. {described_ground(area, studio)}"


def described_ground(area: ClassicArea, studio: Studio) -> str:
    """Return everything that lies in an area, in one sentence after another."""
    say = studio.say
    parts = [say("spoken-coast", coast=say("coastal" if area.coastal else "inland"))]
    if area.owner >= 0:
        name = studio.name(area.owner)
        parts.append(say("spoken-mine", name=name, capacity=area.capacity))
    counts = zip(("tin", "copper", "water"), cubes_of(as_first_seen(area)), strict=True)
    lying = [say(f"spoken-{kind}", count=count) for kind, count in counts if count]
    if lying:
        parts.append(say("spoken-lying", things=", ".join(lying)))
    ground = area.ground
    if ground is not None:
        parts.append(say("spoken-empty"))
        if ground.ore or ground.drained:
            parts.append(say("spoken-changes", ore=ground.ore, water=ground.drained))
    pieces = pieces_in_words(area, studio.words)
    if pieces:
        parts.append(say("spoken-standing", things=", ".join(pieces)))
    return " ".join(parts)


def pieces_in_words(area: ClassicArea, words: Words) -> list[str]:
    """Return every piece that stands in an area by name."""
    pieces = (("miner", area.miners), ("port", area.port), ("train", area.train))
    return [words.say(f"table.spoken-{kind}") for kind, there in pieces if there]


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
