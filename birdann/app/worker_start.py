"""What a worker process needs to describe recordings, loaded by importing this.

It is imported by the server from which workers are forked, and by nothing else: it sets the
process up as theirs are.
"""

import os

from birdann.app.workers import THREAD_SETTINGS

os.environ.update(dict.fromkeys(THREAD_SETTINGS, "1"))  # before numpy: threads are not forked

import threadpoolctl  # noqa: F401

import birdann.app.describing
import birdann.features.pipeline  # noqa: F401
from birdann.features.readiness import load_kernels

load_kernels()
