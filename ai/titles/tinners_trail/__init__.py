"""The computer players' knowledge of Tinners' Trail. Money is counted in pence, £1 = 100."""
