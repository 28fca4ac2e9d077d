"""Help from the analysis: hints, the coach, winning chances, judged games."""
