"""HTTP for whoever learns: records, reviews, problems, challenges, the analysis board and studies."""
