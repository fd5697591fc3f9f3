"""NVTX ranges for llm-profile, with the synchronization that they need.

with llm_profile_action.range("decode", steps=16):
    ...

Under nsys or ncu this waits for the GPU, opens the NVTX range, and waits again before it ends. Where llm-profile asks for
metrics, it also counts steps and time. Without a profiler it does nothing.

for _ in llm_profile_action.rounds():
    ...

One load serves several rounds: llm-profile (`workload.rounds-per-load`) captures each turn of the loop. Without it there is one turn.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Steps", "range", "rounds"]


class Steps:
    """How many steps a range has done."""

    def __init__(self, count: int) -> None:
        self.count = count

    def add(self, count: int = 1) -> None:
        self.count += count


@contextmanager
def range(name: str, steps: int = 0) -> Iterator[Steps]:
    """Opens the range `name`; also a decorator. Give `steps`, or add them to what `as` names. One that raises is not counted."""
    done = Steps(steps)
    injection, file = os.environ.get("NVTX_INJECTION64_PATH"), os.environ.get("LLM_PROFILE_METRICS")
    if not injection and not file:
        yield done
        return
    # Here, so that a program that is not profiled loads nothing.
    from . import _cuda, _metrics, _nvtx

    _cuda.synchronize()
    close = _nvtx.begin(name, injection)
    raised = True
    try:
        began = time.perf_counter_ns()
        yield done
        _cuda.synchronize()
        took = time.perf_counter_ns() - began
        raised = False
    finally:
        close(raised)
    if file:
        _metrics.record(file, name, took, done.count)


def rounds() -> Iterator[int]:
    """The rounds that llm-profile captures of this process, from 1; without llm-profile one. Each must do the same work."""
    folder = os.environ.get("LLM_PROFILE_ROUNDS")
    if not folder:
        yield 1
        return
    from . import _rounds

    yield from _rounds.serve(folder)
