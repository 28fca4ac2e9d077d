"""Rehearsal: what will soon be shown is drawn beforehand, while nobody waits for anything."""
