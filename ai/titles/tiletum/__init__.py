"""The computer players' knowledge of Tiletum."""
