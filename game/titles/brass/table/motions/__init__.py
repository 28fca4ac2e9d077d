"""Motions: what moves when something happens, one function for each kind of event."""
