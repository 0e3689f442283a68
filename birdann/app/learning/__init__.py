"""Training models on a project, and predicting with them."""
