"""How the pieces of Tiletum are drawn."""
