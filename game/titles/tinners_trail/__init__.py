"""Tinners' Trail: mines, auctions and ore in Cornwall."""
