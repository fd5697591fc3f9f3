#!/usr/bin/env python3
"""Writes __tests__/fixtures/history/otava.json: the change points that Apache Otava finds. A test compares ours with them.

    pip install apache-otava
    scripts/history-oracle.py

Series are synthetic (several kinds of noise, with and without steps) or recorded (the durations of a kernel's launches in
examples/recordings/). We use Otava settings that our code has too: Hunter's t test, no shortest segment, no smallest change.
We pass series as lists, because Otava searches a whole array in each window.

We fix one bug in Otava: after it drops a weak point, it recomputes the two points after it instead of the ones before and after it, so
the point before it keeps the level up to the dropped one (apache/otava#96 suspects that).
"""

import gzip
import inspect
import json
import sqlite3
import tempfile
from importlib.metadata import version
from pathlib import Path

import numpy as np
from otava import analysis

ROOT = Path(__file__).parent.parent
QUESTIONS = [(50, 0.001), (30, 0.001), (50, 0.00005), (20, 0.01)]
WRONG_NEIGHBORS = """        recompute(weakest_cp_index)
        recompute(weakest_cp_index + 1)
"""
NEIGHBORS = """        recompute(weakest_cp_index - 1)
        recompute(weakest_cp_index)
"""
as_is = analysis.merge
source = inspect.getsource(as_is)
assert WRONG_NEIGHBORS in source, "Another version: look at merge() again."
exec(source.replace(WRONG_NEIGHBORS, NEIGHBORS), analysis.__dict__)
mended = analysis.merge
rng = np.random.default_rng(33)


def noise(kind, count):
    if kind == "normal":
        return rng.normal(size=count)
    if kind == "heavy-tailed":
        return rng.standard_t(3, size=count)
    if kind == "two-valued":
        return 1.5 * rng.integers(0, 2, size=count) + 0.1 * rng.normal(size=count)
    correlated = np.zeros(count)
    for place in range(1, count):
        correlated[place] = 0.7 * correlated[place - 1] + rng.normal()
    return correlated


def made_up():
    for kind in ("normal", "heavy-tailed", "two-valued", "correlated"):
        for steps in (0, 1, 2, 5):
            for _ in range(13):
                count = int(rng.integers(8, 160))
                values = noise(kind, count)
                for _ in range(steps):
                    values[rng.integers(1, count) :] += rng.choice([-1, 1]) * rng.uniform(0.5, 6)
                yield f"{kind}, {steps} steps", (100_000 + 300 * values).round().astype(int).tolist()


def recorded():
    for path in sorted((ROOT / "examples/recordings").glob("*/round-1.sqlite.gz")):
        with tempfile.NamedTemporaryFile() as file:
            file.write(gzip.decompress(path.read_bytes()))
            file.flush()
            rows = sqlite3.connect(file.name).execute(
                "SELECT demangledName, end - start FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start"
            )
            launches = {}
            for kernel, duration in rows:
                launches.setdefault(kernel, []).append(duration)
        for durations in launches.values():
            if len(durations) >= 20:
                yield f"recorded, {path.parent.name}", durations[:120]


def points(values, window, chance, merge=mended):
    analysis.merge = merge
    found, _ = analysis.compute_change_points(list(values), window_len=window, max_pvalue=chance, min_magnitude=0.0)
    return [[int(one.index), float(one.stats.pvalue), float(one.stats.forward_rel_change())] for one in found]


series = [
    {"name": name, "values": values, "found": [points(values, *question) for question in QUESTIONS]}
    for name, values in [*made_up(), *recorded()]
]
fixture = {
    "otava": version("apache-otava"),
    "questions": [{"window": window, "chance": chance} for window, chance in QUESTIONS],
    "series": series,
}
target = ROOT / "__tests__/fixtures/history/otava.json"
target.parent.mkdir(exist_ok=True)
lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in series)
head = json.dumps({key: fixture[key] for key in ("otava", "questions")})
target.write_text(f'{head[:-1]}, "series": [\n{lines}\n]}}\n')
asked = [(one["values"], question, found) for one in series for question, found in zip(QUESTIONS, one["found"])]
same = sum(
    [point[0] for point in points(values, *question, as_is)] == [point[0] for point in found]
    for values, question, found in asked
)
print(f"{len(series)} series, {len(asked)} answers, {sum(len(found) for _, _, found in asked)} change points")
print(f"{same} answers are the same without the mended fault")
