"""Animations of events, one function for each kind."""
