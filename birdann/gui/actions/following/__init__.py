"""What follows an edit: proposals, scores, and what the model hears beside the list."""
