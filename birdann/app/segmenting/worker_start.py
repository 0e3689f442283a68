"""Modules that worker processes need, loaded by importing this one.

Only the server from which workers are forked may import it, as it configures the process like
theirs.
"""

import os

from birdann.app.segmenting.workers import THREAD_SETTINGS

os.environ.update(dict.fromkeys(THREAD_SETTINGS, "1"))  # before numpy: threads are not forked

import threadpoolctl  # noqa: F401

import birdann.analysis.pipeline
import birdann.app.segmenting.worker_tasks  # noqa: F401
from birdann.analysis.warm_up import load_kernels

load_kernels()
