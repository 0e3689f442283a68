"""Item delegates that paint rows."""
