"""Run birdann as ``python -m birdann``."""

import sys

from birdann.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
