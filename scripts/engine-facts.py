"""Checks what our presets and docs/engines.md say about engines against their released source: docs/evidence/engines.md.

    python3 scripts/engine-facts.py [--keep DIR]

Doesn't install or run any engine code: we unpack wheels, and keep what pip unpacked from source distributions before their build
could start. Needs the Python registry, `pip` and about 1 GB of disk. It isn't part of CI. Exits with 1 if a fact is wrong.
"""

import argparse
import datetime
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import typing
import zipfile


class Fact(typing.NamedTuple):
    """`text` is in a file that matches `glob`, or in none of them if `absent`."""

    what: str
    text: str
    glob: str
    absent: bool = False


class Release(typing.NamedTuple):
    package: str
    # None means the newest.
    version: typing.Optional[str]
    form: str
    facts: typing.Sequence[Fact]


VLLM = [
    Fact("range `gpu_model_runner: forward` of the V1 runner", '"gpu_model_runner: forward"', "vllm/v1/worker/gpu_model_runner.py"),
    Fact("no scope in the V2 runner", "record_function_or_nullcontext", "vllm/v1/worker/gpu/**/*.py", absent=True),
    Fact("`VLLM_NVTX_SCOPES_FOR_PROFILING`", '"VLLM_NVTX_SCOPES_FOR_PROFILING"', "vllm/envs.py"),
    Fact("the scopes are of the Python package nvtx", "func = nvtx.annotate", "vllm/v1/utils.py"),
    Fact("`VLLM_USE_V2_MODEL_RUNNER`", '"VLLM_USE_V2_MODEL_RUNNER"', "vllm/envs.py"),
    Fact("`VLLM_WORKER_MULTIPROC_METHOD`", '"VLLM_WORKER_MULTIPROC_METHOD"', "vllm/envs.py"),
    Fact("the log line `Using V2 Model Runner`", '"Using V2 Model Runner"', "vllm/v1/worker/gpu_worker.py"),
    Fact("the log line `Initializing a V1 LLM engine (v…)`", "Initializing a V1 LLM engine (v%s)", "vllm/v1/engine/core.py"),
    Fact("`--profiler-config`", '"--profiler-config"', "vllm/engine/arg_utils.py"),
    Fact("`profiler: cuda`", 'Literal["torch", "cuda"', "vllm/config/profiler.py"),
    Fact("range `execute_context_…` with `profiler: cuda`", '"execute_context_"', "vllm/v1/worker/gpu_worker.py"),
    Fact("that range is of torch.cuda.nvtx", "torch.cuda.nvtx.range(name)", "vllm/profiler/wrapper.py"),
    Fact("`POST /start_profile`", '@router.post("/start_profile")', "vllm/**/api_router.py"),
    Fact("`vllm bench serve --profile`", '"--profile"', "vllm/benchmarks/serve.py"),
    Fact("`vllm bench latency --profile`", '"--profile"', "vllm/benchmarks/latency.py"),
    Fact("`--num-iters-warmup`", '"--num-iters-warmup"', "vllm/benchmarks/latency.py"),
    Fact("`--save-result`", '"--save-result"', "vllm/benchmarks/serve.py"),
    Fact("`--result-filename`", '"--result-filename"', "vllm/benchmarks/serve.py"),
    Fact("`--max-concurrency`", '"--max-concurrency"', "vllm/benchmarks/serve.py"),
    Fact("`--ignore-eos`", '"--ignore-eos"', "vllm/benchmarks/serve.py"),
    Fact("`--random-input-len`", '"--random-input-len"', "vllm/benchmarks/datasets/datasets.py"),
    Fact("`--random-output-len`", '"--random-output-len"', "vllm/benchmarks/datasets/datasets.py"),
    Fact("`--load-format dummy`", '"dummy": DummyModelLoader', "vllm/model_executor/model_loader/__init__.py"),
    Fact("`--enable-layerwise-nvtx-tracing`", '"--enable-layerwise-nvtx-tracing"', "vllm/engine/arg_utils.py"),
    Fact("`GET /health`", '"/health"', "vllm/entrypoints/**/*.py"),
]
V2_FOR_SOME = Fact("V2 by default for named models", "DEFAULT_V2_MODEL_RUNNER_ARCHITECTURES", "vllm/config/vllm.py")
V2_FOR_DENSE = Fact("V2 by default for dense models", "or not model_config.is_moe", "vllm/config/vllm.py")
V2_FOR_ALL = Fact(
    "V2 by default for all models that it supports (no list)", V2_FOR_SOME.text, "vllm/config/vllm.py", absent=True
)

SGLANG = [
    Fact("range `scheduler.run_batch`", '"scheduler.run_batch"', "sglang/srt/utils/nvtx_utils.py"),
    Fact("`SGLANG_ENABLE_NVTX_SCHEDULER`", "SGLANG_ENABLE_NVTX_SCHEDULER = EnvBool(False)", "sglang/srt/environ.py"),
    Fact("its ranges are of the Python package nvtx", "_nvtx_module.annotate", "sglang/srt/utils/nvtx_utils.py"),
    Fact("`--enable-layerwise-nvtx-marker`", "enable_layerwise_nvtx_marker: A[", "sglang/srt/arg_groups/fields/exec_.py"),
    Fact("`--disable-cuda-graph` is deprecated", 'new_flag="--cuda-graph-backend-{decode,prefill}=disabled"', "sglang/srt/server_args.py"),
    Fact("`--load-format dummy`", '"dummy"', "sglang/srt/arg_groups/choices.py"),
    Fact("`/start_profile`", '"/start_profile"', "sglang/srt/entrypoints/http_server.py"),
    Fact("its key `activities`", "activities: Optional[List[str]]", "sglang/srt/managers/io_struct*"),
    Fact("its key `start_step`", "start_step: Optional[int]", "sglang/srt/managers/io_struct*"),
    Fact("its key `num_steps`", "num_steps: Optional[int]", "sglang/srt/managers/io_struct*"),
    Fact("the activity `CUDA_PROFILER`", '"CUDA_PROFILER" in activities', "sglang/srt/**/profiler_manager.py"),
    Fact("it starts in the first GPU's process alone", "get_device().gpu_id == get_device().base_gpu_id", "sglang/srt/**/profiler_manager.py"),
    Fact("`sglang.benchmark.serving`; `sglang.bench_serving` is deprecated", "use `sglang.benchmark.serving` instead", "sglang/bench_serving.py"),
    Fact("`--output-file`", '"--output-file"', "sglang/benchmark/serving.py"),
    Fact("`sglang.benchmark.one_batch --profile-activities`", '"--profile-activities"', "sglang/benchmark/one_batch.py"),
    Fact("`GET /health`", '@app.get("/health")', "sglang/srt/entrypoints/http_server.py"),
    Fact("port 30000", "] = 30000", "sglang/srt/arg_groups/fields/serving.py"),
    Fact("its processes are spawned", '"spawn", force=True', "sglang/srt/**/*.py"),
]

TRANSFORMERS = [
    Fact("no NVTX range", "nvtx", "transformers/**/*.py", absent=True),
    Fact("`generate(..., cache_implementation=)`", "cache_implementation", "transformers/generation/configuration_utils.py"),
    Fact("a static cache", "class StaticCache", "transformers/cache_utils.py"),
]

BRIDGE = [
    Fact("`profiling.use_nsys_profiler`", "use_nsys_profiler: bool", "megatron/bridge/training/config.py"),
    Fact("`profiling.profile_step_start`", "profile_step_start: int", "megatron/bridge/training/config.py"),
    Fact("`profiling.profile_step_end`", "profile_step_end: int", "megatron/bridge/training/config.py"),
    Fact("`profiling.profile_ranks`", "profile_ranks: list[int]", "megatron/bridge/training/config.py"),
    Fact("`profiling.nvtx_ranges`", "nvtx_ranges: bool", "megatron/bridge/training/config.py"),
    Fact("cudaProfilerStart at the step", "cudaProfilerStart", "megatron/bridge/training/profiling.py"),
]

MEGATRON_CORE = [
    Fact("range with the suffix `self_attention`", 'nvtx_range_push(suffix="self_attention")', "megatron/core/**/*.py"),
    Fact("range with the suffix `mlp`", 'nvtx_range_push(suffix="mlp")', "megatron/core/**/*.py"),
]

LLAMA_CPP = [
    Fact("no NVTX range in ggml-cuda", "nvtx", "vendor/llama.cpp/ggml/src/ggml-cuda/**/*", absent=True),
    Fact("`GGML_CUDA_DISABLE_GRAPHS`", '"GGML_CUDA_DISABLE_GRAPHS"', "vendor/llama.cpp/ggml/src/ggml-cuda/common.cuh"),
    Fact("`llama-bench -o json`", '"--output"', "vendor/llama.cpp/tools/llama-bench/llama-bench.cpp"),
    Fact("`llama-bench -r`", '"--repetitions"', "vendor/llama.cpp/tools/llama-bench/llama-bench.cpp"),
    Fact("`llama-bench --no-warmup`", '"--no-warmup"', "vendor/llama.cpp/tools/llama-bench/llama-bench.cpp"),
]

RELEASES = [
    Release("vllm", None, "sdist", [*VLLM, V2_FOR_ALL]),
    Release("vllm", "0.29.0", "sdist", [*VLLM, V2_FOR_ALL]),
    Release("vllm", "0.28.0", "sdist", [V2_FOR_SOME, V2_FOR_DENSE]),
    Release("vllm", "0.25.0", "sdist", [*VLLM, V2_FOR_SOME, V2_FOR_DENSE]),
    Release("vllm", "0.24.0", "sdist", [*VLLM, V2_FOR_SOME]),
    Release("sglang", None, "wheel", SGLANG),
    Release("transformers", None, "wheel", TRANSFORMERS),
    Release("megatron-bridge", None, "wheel", BRIDGE),
    Release("megatron-core", None, "wheel", MEGATRON_CORE),
    Release("llama-cpp-python", None, "sdist", LLAMA_CPP),
]

# Build backends that refuse: pip unpacks a source distribution, asks its backend for metadata, and fails.
BACKENDS = ["setuptools", "scikit_build_core"]


def fetch(release, folder):
    """Unpacks a release into `folder`, and returns its root and version."""
    wanted = release.package if release.version is None else f"{release.package}=={release.version}"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), wanted]
    if release.form == "wheel":
        subprocess.run([*command, "--only-binary=:all:"], check=True, stdout=subprocess.DEVNULL)
        [wheel] = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        return folder, wheel.name.split("-")[1]
    for name in BACKENDS:
        (folder / "refuse" / name).mkdir(parents=True)
        (folder / "refuse" / name / "__init__.py").write_text('raise ImportError("nothing of an engine is run")\n')
    environment = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": str(folder / "refuse")}
    options = ["--no-binary=:all:", "--no-build-isolation", "--no-clean"]
    ended = subprocess.run([*command, *options], env=environment, stderr=subprocess.PIPE, text=True, check=False)
    found = list(folder.glob("pip-download-*/*/PKG-INFO"))
    if len(found) != 1:
        sys.exit(f"{wanted} could not be had: {ended.stderr}")
    return found[0].parent, re.search(r"^Version: (.+)$", found[0].read_text(), re.MULTILINE).group(1)


def holds(fact, root):
    """None if the fact is right, or else why not. If no file matches, that's never a proof."""
    files = [path for path in root.glob(fact.glob) if path.is_file()]
    if not files:
        return "no such file"
    is_there = any(fact.text in path.read_text(errors="replace") for path in files)
    if is_there != fact.absent:
        return None
    return "it is there" if fact.absent else "not found"


def rows(release, root):
    for fact in release.facts:
        problem = holds(fact, root)
        code = "``" if "`" in fact.text else "`"
        shown = f"{'no ' if fact.absent else ''}{code}{fact.text}{code} in `{fact.glob}`"
        yield fact.what, shown, "yes" if problem is None else f"**no: {problem}**"


def table(lines):
    """A table with the same column widths as prettier."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for number, line in enumerate(lines):
        yield "| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |"
        if number == 0:
            yield "| " + " | ".join("-" * width for width in widths) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", metavar="DIR", help="unpack into DIR, and keep it")
    options = parser.parse_args()
    today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    text = [
        "# What the engines' releases have",
        "",
        f"Read in the source on {today} by `scripts/engine-facts.py`, which unpacks releases of the Python registry and runs nothing of",
        "them. It proves that a name is there, not that it does what we expect. TensorRT-LLM isn't among them: its source distribution",
        "is a stub.",
    ]
    missing = 0
    with tempfile.TemporaryDirectory() as temporary:
        top = pathlib.Path(options.keep or temporary)
        for release in RELEASES:
            folder = top / f"{release.package}-{release.version or 'newest'}"
            folder.mkdir(parents=True)
            root, version = fetch(release, folder)
            found = list(rows(release, root))
            missing += sum(state != "yes" for _, _, state in found)
            print(f"{release.package} {version}: {sum(state == 'yes' for _, _, state in found)} of {len(found)} facts are right.")
            text += ["", f"## {release.package} {version} ({release.form})", ""]
            text += table([("Fact", "Source", "Holds"), *found])
    path = pathlib.Path(__file__).parent.parent / "docs" / "evidence" / "engines.md"
    path.write_text("\n".join(text) + "\n")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
