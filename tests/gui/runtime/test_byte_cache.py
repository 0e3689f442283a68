"""A cache that keeps no more bytes than it may, whatever is put, replaced and dropped."""

import random

from birdann.gui.runtime.memory import ByteCache


def test_the_latest_used_values_within_the_limit_stay():
    rng, cache, used = random.Random(0), ByteCache(100), {}
    for _ in range(2000):
        key, n_bytes = rng.randrange(12), rng.randrange(1, 60)
        match rng.randrange(4):
            case 0:
                assert cache.get(key) == (used[key][0] if key in used else None)
                if key in used:
                    used[key] = used.pop(key)
            case 1:
                cache.drop(key)
                used.pop(key, None)
            case _:
                cache.put(key, str(n_bytes), n_bytes)
                used.pop(key, None)
                used[key] = str(n_bytes), n_bytes
                while sum(size for _, size in used.values()) > 100 and len(used) > 1:
                    used.pop(next(iter(used)))
        assert (len(cache), cache.n_bytes) == (len(used), sum(size for _, size in used.values()))
        assert all((key in cache) == (key in used) for key in range(12))
    cache.clear()
    assert (len(cache), cache.n_bytes) == (0, 0)
    cache.put("large", "value", 1000)  # what is shown stays, however large
    assert cache.get("large") == "value"
