"""Start of the frozen program `birdann-gui`, which has no console."""

import multiprocessing
import sys

from birdann.cli.main import gui_main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(gui_main())
