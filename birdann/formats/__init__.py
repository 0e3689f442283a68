"""Reading and writing tables, one module per format."""
