"""Help by the analysis: hints, chances, judged games."""
