"""What the computer players know about Tinners' Trail. Money is counted in pence, £1 = 100."""
