"""While others play: how fast they are shown, skipping to the own turn, standing answers."""
