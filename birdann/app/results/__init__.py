"""Results of a project: summaries, charts, validation, agreement."""
