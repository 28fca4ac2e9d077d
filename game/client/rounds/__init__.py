"""The summary between two rounds."""
