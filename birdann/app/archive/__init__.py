"""Models applied to archives of any size, on any number of machines."""
