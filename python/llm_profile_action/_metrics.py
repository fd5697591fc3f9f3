"""Counts the ranges of this process, and writes them at its end where llm-profile reads them."""

import atexit
import json
import os
import statistics
import sys
from typing import Optional

_instances: dict[str, list[tuple[int, int]]] = {}


def record(file: str, name: str, nanoseconds: int, steps: int) -> None:
    if not _instances:
        atexit.register(_write, file)
        # A process that multiprocessing forked ends without atexit.
        if "multiprocessing.util" in sys.modules:
            sys.modules["multiprocessing.util"].Finalize(None, _write, (file,), exitpriority=0)
    _instances.setdefault(name, []).append((nanoseconds, steps))


# A child's ranges are its own alone.
os.register_at_fork(after_in_child=_instances.clear)


def _write(file: str) -> None:
    metrics = _measured()
    _instances.clear()
    try:
        if metrics:
            _merge(file, metrics)
    except (OSError, ValueError) as error:
        print(f"llm_profile_action: the metrics could not be written: {error}", file=sys.stderr)


def _measured() -> list[dict]:
    metrics: list[dict] = []
    for name, instances in _instances.items():
        per_step = [nanoseconds / steps for nanoseconds, steps in instances if steps > 0]
        if per_step:
            metrics.append(_metric(f"{name} time per step", statistics.median(per_step) / 1e6, "ms", "lower"))
            metrics.append(_metric(f"{name} steps", sum(steps for _, steps in instances)))
        else:
            # llm-profile judges the wall time of the range itself, so this one is only shown.
            time = statistics.median(nanoseconds for nanoseconds, _ in instances)
            metrics.append(_metric(f"{name} time", time / 1e6, "ms"))
    cuda = getattr(sys.modules.get("torch"), "cuda", None)
    if metrics and cuda is not None and cuda.is_initialized():
        peak = max(cuda.max_memory_allocated(device) for device in range(cuda.device_count()))
        metrics.append(_metric("max_memory_allocated", peak / 2**20, "MiB", "lower"))
    return metrics


def _metric(name: str, value: float, unit: Optional[str] = None, better: Optional[str] = None) -> dict:
    return {"name": name, "value": value, "unit": unit, "better": better}


def _merge(path: str, metrics: list[dict]) -> None:
    """Of several processes the largest value counts: the slowest rank, and the most memory."""
    import fcntl

    with open(path, "a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        merged = {metric["name"]: metric for metric in json.loads(file.read() or "[]")}
        for metric in metrics:
            known = merged.get(metric["name"])
            if known is None or known["value"] < metric["value"]:
                merged[metric["name"]] = metric
        file.truncate(0)
        json.dump(list(merged.values()), file)
