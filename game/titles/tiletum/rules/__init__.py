"""The rules of Tiletum: what may be done and what comes of it."""
