"""The drawn pieces of Tiletum's own box and of a pack's box."""

from functools import partial

from game.engine.owner_pack import Pack
from game.files.folders import assets_folder
from game.tabletop.art.table_art import ArtCache
from game.titles.tiletum.table.art.tiletum_art import TiletumArt


class PackArtCaches:
    """Keeps the drawn pieces of the built-in box and of the pack that was requested last."""

    def __init__(self) -> None:
        """Start without pieces; they are drawn when they are first needed."""
        self._caches: dict[Pack | None, ArtCache[TiletumArt]] = {}

    def art_cache_for_pack(self, pack: Pack | None) -> ArtCache[TiletumArt]:
        """Return the cache of pieces with the numbers of a pack, or of our box for None; the
        pieces of another pack are dropped."""
        if pack not in self._caches:
            self._caches = {key: kept for key, kept in self._caches.items() if key is None}
            self._caches[pack] = ArtCache(assets_folder(), partial(TiletumArt, pack=pack))
        return self._caches[pack]
