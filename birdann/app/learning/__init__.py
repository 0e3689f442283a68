"""Training models on a project and labelling with them."""
