"""A game at a terminal: tables, drawings and the words around them."""
