"""The component numbers of the box: TOML tables read, checked and handed to the rules."""

from game.titles.brass.components.loading import components_digest, load_components

__all__ = ["components_digest", "load_components"]
