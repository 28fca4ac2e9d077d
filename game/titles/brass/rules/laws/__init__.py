"""Laws: what stays true at every step, whatever is played."""
