"""What a reviewed project tells: summaries and scores."""
