"""The component numbers of the box: TOML tables read, checked and handed to the rules."""

from game.titles.tinners_trail.components.loading import (
    components_digest,
    components_used,
    load_components,
)

__all__ = ["components_digest", "components_used", "load_components"]
