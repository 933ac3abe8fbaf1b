"""Servers in processes of their own, and the load on them."""
