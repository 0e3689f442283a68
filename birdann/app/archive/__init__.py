"""Archives: a model over any number of recordings, on any number of machines."""
