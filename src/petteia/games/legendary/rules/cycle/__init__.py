"""What everybody does in a cycle: set-up, phases, gods, tracks, offerings and upkeep (L2 to L6); compiled."""
