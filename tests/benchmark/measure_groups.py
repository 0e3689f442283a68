"""Do groups of similar sounds hold one species each?

    python tests/benchmark/measure_groups.py SET.npz

SET.npz is a MIML set with labels of its instances. Prints how many groups there are, the share of
segments in one, the share of those that carry the commonest name of their group (purity), the share
of the commonest name of all, and processor seconds.
"""

from collections import Counter
from time import process_time

import numpy as np
from figures import command_line

from birdann.app.reviewing.similarity import FeatureSpace, standardise
from birdann.app.reviewing.sound_groups import find_groups
from birdann.lab.data_sets import load


def of_set(path):
    """Return the instances of a set as a space, and their names."""
    data = load(path)
    X = standardise(data.bags.X.astype(np.float32))
    return FeatureSpace(np.arange(len(X)), X), np.asarray(data.y).astype(str)


def main():
    """Print one line."""
    space, names = of_set(command_line(__doc__, {"data": str}).data)
    start = process_time()
    groups = find_groups(space)
    used_s = process_time() - start
    inside = groups.group >= 0
    right = sum(max(Counter(names[groups.group == i]).values()) for i in range(groups.n_groups))
    print(
        f"{len(names)} segments, {groups.n_groups} groups, {inside.mean():.2f} of the segments in "
        f"one, purity {right / max(1, inside.sum()):.3f}, commonest name of all "
        f"{max(Counter(names).values()) / len(names):.3f}, {used_s:.0f} s of processor"
    )


if __name__ == "__main__":
    main()
