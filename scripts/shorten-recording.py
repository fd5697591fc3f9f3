#!/usr/bin/env python3
"""Cuts a recorded capture of one NVTX range after its first launches, so that tests read less.

usage: shorten-recording.py EXPORT.sqlite.gz OUT LAUNCHES

Writes OUT.sqlite.gz and the summaries of nsys stats (which must be on PATH) as OUT_cuda_gpu_kern_sum.csv and OUT_nvtx_kern_sum.csv. The
range ends with the synchronization that ended it before, moved to the end of the remaining work.
"""

import gzip
import os
import sqlite3
import subprocess
import sys

source, out, launches = sys.argv[1], sys.argv[2], int(sys.argv[3])
path = f"{out}.sqlite"
with gzip.open(source) as packed, open(path, "wb") as file:
    file.write(packed.read())
database = sqlite3.connect(path)
kernels, calls = "CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_RUNTIME"
last_call = f"SELECT correlationId FROM {calls} JOIN StringIds ON id = nameId WHERE value LIKE 'cudaDeviceSynchronize%'"
(cut,) = database.execute(
    f"SELECT call.start FROM {kernels} JOIN {calls} AS call USING (correlationId) ORDER BY call.start LIMIT 1 OFFSET ?",
    [launches],
).fetchone()
database.execute(f"DELETE FROM {kernels} WHERE correlationId IN (SELECT correlationId FROM {calls} WHERE start >= ?)", [cut])
for (table,) in database.execute("SELECT name FROM sqlite_master WHERE name LIKE 'CUPTI_ACTIVITY_KIND_%'").fetchall():
    if table != kernels:
        database.execute(f"DELETE FROM {table} WHERE start >= ? AND correlationId NOT IN ({last_call})", [cut])
(last_end,) = database.execute(f"SELECT max(end) FROM {kernels}").fetchone()
end = max(last_end, cut) + 20_000
database.execute(f"UPDATE {calls} SET start = ?, end = ? WHERE start >= ?", [cut, end, cut])
database.execute("UPDATE NVTX_EVENTS SET end = ? WHERE end > ?", [end + 40_000, end])
database.commit()
database.execute("VACUUM")
database.close()
with open(path, "rb") as file, open(f"{path}.gz", "wb") as packed:
    packed.write(gzip.compress(file.read(), 9, mtime=0))
reports = "cuda_gpu_kern_sum,nvtx_kern_sum"
subprocess.run(["nsys", "stats", "--report", reports, "--format", "csv", "--force-overwrite=true", "--output", out, path], check=True)
os.remove(path)
