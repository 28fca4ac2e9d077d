"""Help by the analysis: hints, a coach, chances, judged games."""
