"""The packs that finished games were played with: how many games, and what they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from game.client.desk import Desk
from game.client.statistics.entries import Entry, Finished
from game.client.statistics.tallies import belongs
from game.records.saves import Saves


def played_packs(entries: Iterable[Entry], edition: str, first: str) -> Mapping[str, int]:
    """Return how many of the games that count were played with each pack, by its digest."""
    return {pack: games for pack, games in _played(entries, edition, first).items() if pack}


def usual_pack(entries: Iterable[Entry], edition: str, first: str) -> str:
    """Return "" for our numbers; where no game was played with them the pack of most games."""
    played = _played(entries, edition, first)
    return "" if "" in played else max(played, key=lambda pack: played[pack], default="")


def _played(entries: Iterable[Entry], edition: str, first: str) -> Mapping[str, int]:
    return Counter(
        entry.pack
        for entry in entries
        if isinstance(entry, Finished) and (entry.edition or first) == edition and belongs(entry)
    )


class PackNames:
    """What packs are called, of which the ledger knows only the digest of their numbers."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: dict[str, str] = {}

    def of(self, digest: str, entries: Iterable[Entry]) -> str:
        """Return the name a pack has in the folder of packs, else in a game played with it."""
        if digest not in self._known:
            self._known[digest] = self._kept(digest) or self._saved(digest, entries) or digest
        return self._known[digest]

    def _kept(self, digest: str) -> str:
        packs = self._desk.packs
        title = self._desk.box.title.name
        found = (*packs.listed(title), *packs.deleted(title))
        names = (each.name for each in found if each.pack and each.pack.digest == digest)
        return next(names, "")

    def _saved(self, digest: str, entries: Iterable[Entry]) -> str:
        saves = Saves(self._desk.saves_folder)
        files = [
            saves.folder / entry.file
            for entry in entries
            if isinstance(entry, Finished) and entry.pack == digest and entry.file
        ]
        summaries = (saves.summary(file) for file in reversed(files))
        return next((each.pack for each in summaries if each is not None and each.pack), "")
