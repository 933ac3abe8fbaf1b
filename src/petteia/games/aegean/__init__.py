"""What both editions of Cyclades share: the archipelago, the pieces on it, the auction and battle."""
