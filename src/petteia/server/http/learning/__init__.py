"""HTTP for people who learn: records, reviews, problems, challenges, the analysis board and studies."""
