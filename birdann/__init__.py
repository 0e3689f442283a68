"""birdann labels every call in field recordings from recording-level species lists."""

__version__ = "0.1.0"
