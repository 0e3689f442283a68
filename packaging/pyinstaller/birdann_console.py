"""Start of the frozen program `birdann`."""

import multiprocessing
import sys

from birdann.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
