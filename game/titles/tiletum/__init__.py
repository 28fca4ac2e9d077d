"""Tiletum: dice from a wheel, merchants and architects across Europe."""
