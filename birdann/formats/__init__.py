"""Tables in and out, one module per format."""
