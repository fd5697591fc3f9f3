"""Checks if exporting a finished capture disturbs a running one: alternates captures without and with a parallel export.

usage: export-beside.py NSYS WORKLOADS [PAIRS]

Prints the time of each capture's kernels and range, and how long nsys took. Then prints the median ratio over the pairs for
each. Needs a GPU, and a python3 with PyTorch and transformers. Works in a temporary folder.
"""

import os
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

nsys, program = sys.argv[1], str(pathlib.Path(sys.argv[2], "llm.py").resolve())
pairs = int(sys.argv[3]) if len(sys.argv) > 3 else 5


def call(folder, *arguments):
    ended = subprocess.run(
        [nsys, *arguments],
        cwd=folder,
        env={**os.environ, "TMPDIR": str(folder)},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )
    if ended.returncode != 0:
        sys.exit(f"nsys {arguments[0]} ended with {ended.returncode}: {ended.stderr.decode()[-400:]}")


def export(folder, report):
    call(folder, "export", "--type=sqlite", "--force-overwrite=true", "--output=export.sqlite", str(report))
    asked = ["--report=cuda_gpu_kern_sum", "--report=nvtx_kern_sum"]
    call(folder, "stats", *asked, "--format=csv", "--force-overwrite=true", "--output=stats", "export.sqlite")
    return folder / "export.sqlite"


def capture(folder):
    """The time of the kernels and of the range decode in milliseconds, and of nsys in seconds."""
    folder.mkdir()
    began = time.monotonic()
    options = ["--trace=cuda,nvtx", "--sample=none", "--cpuctxsw=none", "--cuda-graph-trace=node", "--wait=primary"]
    gate = ["--capture-range=nvtx", "--nvtx-capture=decode", "--capture-range-end=stop"]
    plain = "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0"
    call(folder, "profile", "--output=report", *options, *gate, plain, "python3", program)
    return time.monotonic() - began


def figures(folder, seconds):
    with sqlite3.connect(export(folder, folder / "report.nsys-rep")) as database:
        (kernels,) = database.execute("SELECT sum(end - start) FROM CUPTI_ACTIVITY_KIND_KERNEL").fetchone()
        (wall,) = database.execute("SELECT max(end - start) FROM NVTX_EVENTS").fetchone()
    return kernels / 1e6, wall / 1e6, seconds


def main():
    root = pathlib.Path(tempfile.mkdtemp(prefix="export-beside-"))
    first = root / "first"
    figures(first, capture(first))  # Fills the machine's caches. The others run in parallel with exports of this capture.
    exports = 0

    def keep_exporting(ended):
        nonlocal exports
        while not ended.is_set():
            export(first, first / "report.nsys-rep")
            exports += 1

    seen = {"quiet": [], "beside": []}
    for pair in range(pairs):
        for kind in ("quiet", "beside") if pair % 2 == 0 else ("beside", "quiet"):
            folder = root / f"{kind}-{pair}"
            ended = threading.Event()
            worker = threading.Thread(target=keep_exporting, args=(ended,))
            if kind == "beside":
                worker.start()
            seconds = capture(folder)
            ended.set()
            if kind == "beside":
                worker.join()
            seen[kind].append(figures(folder, seconds))
            print(f"{kind:6} kernels %8.3f ms, range %8.3f ms, nsys %5.1f s" % seen[kind][-1], flush=True)
    print(f"{exports} exports beside {pairs} captures, {os.cpu_count()} cores")
    for index, what in enumerate(("kernels", "range", "nsys")):
        ratios = [beside[index] / quiet[index] for quiet, beside in zip(seen["quiet"], seen["beside"], strict=True)]
        print(f"{what:8} beside / quiet: median {statistics.median(ratios):.4f}, {min(ratios):.4f} … {max(ratios):.4f}")


if __name__ == "__main__":
    main()
