"""One game under way: who plays, the question that is asked, what moves, how it is saved."""
