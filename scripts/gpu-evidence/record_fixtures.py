"""Records a fixture folder's programs with nsys: a fresh process per round, with base and head in turn. record-fixtures.sh starts it.

usage: record_fixtures.py NSYS WORKLOADS OUT BUDGET_S JOBS [NAME...]

OUT gets NAME/round-N.sqlite, the CSVs of nsys stats beside it, and what nsys printed. A NAME is a row of recordings();
default: all. JOBS processes start while others measure, to save time, but only one at a time gets to use the GPU.
"""

import os
import pathlib
import queue
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time

nsys, workloads, out = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3]).resolve()
deadline = time.monotonic() + float(sys.argv[4])
jobs = int(sys.argv[5])
wanted = set(sys.argv[6:])
reports = ["cuda_gpu_kern_sum", "nvtx_kern_sum"]
turns = out / "turns"

turn_program = """
import atexit, importlib, os, pathlib, runpy, sys, time
turns, number = pathlib.Path(sys.argv[1]), int(sys.argv[2])
for module in sys.argv[3].split(","): importlib.import_module(module)
while number > 0 and not (turns / str(number - 1)).exists(): time.sleep(0.02)
atexit.register((turns / str(number)).touch)
del sys.argv[:4]
runpy.run_path(sys.argv[0], run_name="__main__")
"""

torch_only = "torch"
llama = "torch,transformers.models.llama.modeling_llama"
compiler = "torch,torch._dynamo,torch._inductor.compile_fx"


def recordings():
    """(name, gate, modules, program and arguments, environment). gate: an NVTX range, "" for none.

    HOST-N% means N% of a layer's time, in microseconds.
    """

    def row(name, gate, modules, command, **environment):
        return name, gate, modules, command.split(), environment

    host = row("host-work-base", "decode", torch_only, "host_work.py")
    host_60 = row("host-work-60", "decode", torch_only, "host_work.py --host-us HOST-60%")
    host_120 = row("host-work-120", "decode", torch_only, "host_work.py --host-us HOST-120%")
    overlap = row("overlap-base", "encode", torch_only, "overlap.py")
    lost = row("overlap-lost", "encode", torch_only, "overlap.py --streams 1")
    train = row("train-base", "step", llama, "train.py")
    checkpoint = row("train-checkpoint", "step", llama, "train.py --checkpoint")
    compiled = row("compile-default", "decode", compiler, "compiled.py", TORCHINDUCTOR_CACHE_DIR=f"{out}/cache/default")
    jax = row("jax-base", "decode", "jax,jax.numpy,torch", "jax_decode.py")
    jax_head = row("jax-head", "decode", "jax,jax.numpy,torch", "jax_decode.py --extra")
    sdpa = row("llm-sdpa", "decode", llama, "llm.py")
    eager = row("llm-eager", "decode", llama, "llm.py --attention eager")
    steps = "llm.py --layers 4 --mark-steps --steps"
    varying = [row(f"steps-{count}", "decode", llama, f"{steps} {count}") for count in (16, 15, 14, 20)]
    cold = row("steps-16-cold", "decode", llama, f"{steps} 16 --warm-up 0")
    item = row("steps-16-item", "decode", llama, f"{steps} 16 --item")
    copies = row("steps-16-copies", "decode", llama, f"{steps} 16 --small-copies 2")
    whole = row("llm-whole", "", llama, "llm.py")
    # Fresh caches each time, so autotuning runs again.
    autotune = row("compile-autotune", "decode", compiler, "compiled.py --mode max-autotune", FRESH_CACHES="yes")

    return [
        host,  # The HOST-N% recordings need its layer time.
        *[overlap, lost, lost, overlap, overlap, lost, *[overlap] * 3],
        *[train, checkpoint, checkpoint, train, train, checkpoint, train],
        *[host_60, host_120, host_120, host_60, host, host, host_60, host_120],
        *[compiled] * 3,
        *[jax, jax_head, jax_head, jax, jax, jax_head],
        *[sdpa, eager, eager, sdpa],
        whole,
        *varying,
        cold,
        item,
        copies,
        varying[0],
        *[autotune] * 6,
    ]


def plan():
    rounds = {}
    for name, *rest in recordings():
        if not wanted or name in wanted or (name == "host-work-base" and not rounds and any(w.startswith("host") for w in wanted)):
            rounds[name] = rounds.get(name, 0) + 1
            yield f"{name}/round-{rounds[name]}", *rest


def clean(export, command):
    """Keeps only the command's part after the turn, the recorded process, and the strings that other tables refer to."""
    with sqlite3.connect(export) as database:
        database.execute("DELETE FROM META_DATA_CAPTURE WHERE name LIKE 'PROCESS_0:ARGUMENT_%'")
        for index, word in enumerate(command):
            database.execute("INSERT INTO META_DATA_CAPTURE VALUES (?, ?)", (f"PROCESS_0:ARGUMENT_{index}", word))
        database.execute(
            "DELETE FROM PROCESSES WHERE globalPid NOT IN (SELECT globalTid / 0x1000000 * 0x1000000 FROM CUPTI_ACTIVITY_KIND_RUNTIME)"
        )
        tables = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
        for table, _ in tables:
            if table in ("ProcessStreams", "ANALYSIS_FILE"):
                database.execute(f"DELETE FROM {table}")
        used = []
        for table, definition in tables:
            columns = re.findall(r"^ *(\w+) .*REFERENCES StringIds\(id\)", definition, re.MULTILINE)
            used += [f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL" for column in columns]
        database.execute(f"DELETE FROM StringIds WHERE value <> '' AND id NOT IN ({' UNION '.join(used)})")


layer_us = None


def record(number, name, gate, modules, command, environment):
    global layer_us
    if environment.pop("FRESH_CACHES", None):
        environment = {"TORCHINDUCTOR_CACHE_DIR": f"{out}/cache/{number}", "TRITON_CACHE_DIR": f"{out}/cache/{number}/triton"}
    arguments = [re.sub(r"HOST-(\d+)%", lambda found: f"{layer_us * int(found[1]) / 100:.2f}", word) for word in command]
    gates = ["--capture-range=nvtx", f"--nvtx-capture={gate}", "--capture-range-end=stop"] if gate else []
    temporary = out / "tmp" / name
    temporary.mkdir(parents=True)
    folder, file = (out / name).parent, (out / name).name
    folder.mkdir(exist_ok=True)
    program = [
        *["python3", str(out / "turn.py"), str(turns), str(number), modules],
        *[str(workloads / arguments[0]), *arguments[1:]],
    ]
    profile = [
        *[nsys, "profile", f"--session-new=recording-{number}", f"--output={temporary / file}"],
        *["--trace=cuda,nvtx", "--sample=none", "--cpuctxsw=none", "--cuda-graph-trace=node", "--wait=primary"],
        *[*gates, "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0"],
    ]
    with open(folder / f"{file}.log", "w") as log:
        print(" ".join([*profile, *program]).replace(f"{out}/", "").replace(f"{workloads}/", ""), file=log, flush=True)

        def call(arguments, limit):
            try:
                return subprocess.run(
                    arguments,
                    cwd=temporary,
                    env={**os.environ, **environment, "TMPDIR": str(temporary)},
                    stdout=log,
                    stderr=log,
                    stdin=subprocess.DEVNULL,
                    timeout=limit,
                ).returncode
            except subprocess.TimeoutExpired:
                return "too long"

        began = time.monotonic()
        ended = call([*profile, *program], 150)
        (turns / str(number)).touch()
        profiled = time.monotonic() - began
        exported = call([nsys, "export", "--type=sqlite", "--force-overwrite=true", f"--output={file}.sqlite", f"{file}.nsys-rep"], 60)
        export = temporary / f"{file}.sqlite"
        if export.exists():
            if gate and layer_us is None:
                with sqlite3.connect(export) as database:
                    (wall,) = database.execute("SELECT max(end - start) FROM NVTX_EVENTS").fetchone()
                layer_us = wall / 1000 / 16 / 24
            clean(shutil.copy(export, folder / export.name), arguments)
            asked = [word for report in reports for word in ("--report", report)]
            call([nsys, "stats", *asked, "--format=csv", "--force-overwrite=true", f"--output={file}", export.name], 60)
            for csv in temporary.glob("*.csv"):
                shutil.copy(csv, folder / csv.name)
    kept = sum(1 for _ in folder.glob(f"{file}_*.csv"))
    print(f"{name:24} nsys {ended} in {profiled:5.1f} s, export {exported}, {kept} CSVs", flush=True)


def main():
    turns.mkdir(parents=True)
    (out / "turn.py").write_text(turn_program)
    waiting = queue.Queue()
    for number, recording in enumerate(plan()):
        waiting.put((number, recording))

    def work():
        while True:
            try:
                number, recording = waiting.get_nowait()
            except queue.Empty:
                return
            if time.monotonic() > deadline:
                print(f"{recording[0]:24} NOT RECORDED: the time is used up", flush=True)
                (turns / str(number)).touch()
                continue
            try:
                record(number, *recording)
            except Exception as error:
                print(f"{recording[0]:24} {error!r}", flush=True)
                (turns / str(number)).touch()

    # The first one runs alone.
    number, recording = waiting.get_nowait()
    record(number, *recording)
    workers = [threading.Thread(target=work) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    for name in ("turns", "tmp", "cache", "turn.py"):
        path = out / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
