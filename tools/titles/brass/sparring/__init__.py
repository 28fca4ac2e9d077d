"""Heuristic players of Brass, written from the rules alone: strangers to `ai/`."""
