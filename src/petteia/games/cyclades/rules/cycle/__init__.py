"""What everybody does in a cycle: set-up, phases, gods, the track and offerings (C1 to C8); compiled."""
