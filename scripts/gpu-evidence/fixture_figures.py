"""Prints figures for each NVTX range in recordings, from their exports alone: sum of kernel durations, GPU busy, wall, launches.

usage: fixture_figures.py EXPORT...      .sqlite or .sqlite.gz

Assigns by time: a kernel counts for every range in which it started. GPU busy is the union of kernels, copies and fills; overlap is
the share of their durations that running in parallel saves.
"""

import gzip
import pathlib
import sqlite3
import sys
import tempfile

print(f"{'recording':28} {'range':16} {'kernels':>7} {'kernel us':>10} {'busy us':>10} {'wall us':>10} {'overlap %':>9}")
for argument in sys.argv[1:]:
    path = pathlib.Path(argument)
    with tempfile.TemporaryDirectory() as folder:
        plain = path
        if path.suffix == ".gz":
            plain = pathlib.Path(folder) / "export.sqlite"
            plain.write_bytes(gzip.decompress(path.read_bytes()))
        database = sqlite3.connect(plain)
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        work = []
        for kind in ("KERNEL", "MEMCPY", "MEMSET"):
            if f"CUPTI_ACTIVITY_KIND_{kind}" in tables:
                rows = database.execute(f"SELECT start, end FROM CUPTI_ACTIVITY_KIND_{kind}")
                work += [(start, end, kind) for start, end in rows]
        work.sort()
        ranges = []
        if "NVTX_EVENTS" in tables:
            ranges = database.execute(
                "SELECT coalesce(text, (SELECT value FROM StringIds WHERE id = textId)), start, end FROM NVTX_EVENTS"
                " WHERE eventType IN (59, 60) AND end IS NOT NULL ORDER BY start"
            ).fetchall()
        names = {}
        for name, start, end in ranges:
            if name.startswith(("XlaModule:", "Thunk:")):
                continue
            names.setdefault(name, []).append((start, end))
        if not names and work:
            names["(whole capture)"] = [(work[0][0], max(end for _, end, _ in work))]
        for name, instances in names.items():
            total = every = busy = kernels = wall = 0
            for first, last in instances:
                wall += last - first
                reached = 0
                for start, end, kind in work:
                    if not first <= start < last:
                        continue
                    if kind == "KERNEL":
                        kernels += 1
                        total += end - start
                    every += end - start
                    busy += max(0, end - max(start, reached))
                    reached = max(reached, end)
            label = name if len(instances) == 1 else f"{name} ×{len(instances)}"
            beside = 100 * (1 - busy / every) if every else 0
            print(f"{path.parent.name + '/' + path.name.split('.sqlite')[0]:28} {label:16} {kernels:7} {total / 1e3:10.1f} {busy / 1e3:10.1f} {wall / 1e3:10.1f} {beside:9.1f}")
