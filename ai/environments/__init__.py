"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, batches; see README.md here."""
