"""Item delegates: how rows are painted where text alone is not enough."""
