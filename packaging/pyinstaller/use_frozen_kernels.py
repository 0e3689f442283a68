"""Set numba up before anything imports it: kernels come compiled, for any processor of the kind.

Numba keys its cache by the name and features of the processor, so kernels compiled on the machine
that built the application would be found on the same kind of processor only. ``generic`` is every
processor of the architecture, and costs these kernels nothing that could be measured: they are
bound by memory and branches.
"""

import os

os.environ["NUMBA_CPU_NAME"] = "generic"
os.environ["NUMBA_CPU_FEATURES"] = ""
os.environ["NUMBA_CACHE_LOCATOR_CLASSES"] = "frozen_kernels.ShippedKernels"

if os.environ.get("BIRDANN_FILL_KERNELS") == "librosa":  # compiles when it is imported
    import librosa

    librosa.pcen  # noqa: B018 - loads it
