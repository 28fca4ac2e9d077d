"""The component data of the box: TOML tables that are read, checked and passed to the rules."""

from game.titles.tiletum.components.loading import components_digest, load_components

__all__ = ["components_digest", "load_components"]
