"""The chart: sea, land and engraving under everything that is played."""
