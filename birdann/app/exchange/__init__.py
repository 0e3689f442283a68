"""Import and export of annotations, lists and clips."""
