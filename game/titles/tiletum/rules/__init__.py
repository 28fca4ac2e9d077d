"""The rules of Tiletum."""
