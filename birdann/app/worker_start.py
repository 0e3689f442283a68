"""What a worker process needs to describe recordings, loaded by importing this.

It is imported by the server from which workers are forked, and by nothing else: it sets the
process up as theirs are.
"""

import os
import signal

from birdann.app.workers import THREAD_SETTINGS

signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives the work is told, and tells them
os.environ.update(dict.fromkeys(THREAD_SETTINGS, "1"))  # before numpy: threads are not forked

import threadpoolctl  # noqa: E402, F401

import birdann.app.describing  # noqa: E402
import birdann.features.pipeline  # noqa: E402, F401
from birdann.features.readiness import load_kernels  # noqa: E402

load_kernels()
