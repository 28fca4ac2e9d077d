"""Automata: players whose every step follows from printed rules; here they only explain."""
