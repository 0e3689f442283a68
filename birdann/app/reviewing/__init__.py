"""Review: items, their order, and the edits that store answers."""
