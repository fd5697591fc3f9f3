"""Lets llm-profile capture one process several times.

In a folder that llm-profile names, this module makes `ready-N` when N rounds are done. llm-profile then makes `go-N` for the
Nth round, or `end`. All of them are empty.
"""

import os
import time
from collections.abc import Iterator

from . import _cuda


def serve(folder: str) -> Iterator[int]:
    done = 0
    while True:
        # What is before a round must not run into it, and nothing of a round may run on after it.
        _cuda.synchronize()
        _make(os.path.join(folder, f"ready-{done}"))
        done += 1
        if not _wait(folder, f"go-{done}"):
            return
        yield done


def _make(path: str) -> None:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise RuntimeError(
            "llm_profile_action: only one process of the program may call rounds() here, and only once."
        ) from None


def _wait(folder: str, name: str) -> bool:
    """False where there are no more rounds; also where the folder is gone, and llm-profile with it."""
    go, end = os.path.join(folder, name), os.path.join(folder, "end")
    while not os.path.exists(go):
        if os.path.exists(end) or not os.path.isdir(folder):
            return False
        time.sleep(0.01)
    return True
