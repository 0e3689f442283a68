"""Start of the frozen program `birdann`; under the name `birdann-gui` it opens the window."""

import multiprocessing
import sys
from pathlib import Path

from birdann.cli.main import gui_main, main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(gui_main() if Path(sys.argv[0]).stem == "birdann-gui" else main())
