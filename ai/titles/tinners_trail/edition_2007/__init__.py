"""What computer players know of the edition of 2007, beside what both editions share."""
