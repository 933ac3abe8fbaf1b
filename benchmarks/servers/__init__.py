"""Servers in processes of their own, and the load that is put on them."""
