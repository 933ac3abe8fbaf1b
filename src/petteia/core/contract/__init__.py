"""What a game promises besides its positions: options, events, refusals, results, rules pages; and their check."""
