"""HTTP for learning: records, reviews, problems, challenges, the analysis board and studies."""
