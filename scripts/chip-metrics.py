#!/usr/bin/env python3
"""Writes __tests__/fixtures/chip-metrics.json: which GPUs have the counters that we read.

    pip download --no-deps --dest WHEEL nvidia-cuda-cupti && unzip -d WHEEL WHEEL/*.whl
    scripts/chip-metrics.py WHEEL

The wheel's libnvperf_host.so, which Nsight Compute also contains, knows every chip's metrics without a GPU (nvperf_host.h and
nvperf_cuda_host.h next to it). We look up the names in conf/ncu-metrics.yml and src/analyze/ncu, up to `.sum`, and all operations
of the tensor cores, which we find by a pattern.
"""

import ctypes
import json
import re
import sys
from pathlib import Path

METRIC_TYPES = 3  # counters, ratios, throughputs
size = ctypes.c_size_t


def params(*fields):
    """An NVPW parameter struct, which starts with its size and a private pointer."""
    return type("Params", (ctypes.Structure,), {"_fields_": [("structSize", size), ("pPriv", ctypes.c_void_p), *fields]})


Nothing = params()
Chips = params(("names", ctypes.POINTER(ctypes.c_char_p)), ("count", size))
Scratch = params(("chip", ctypes.c_char_p), ("image", ctypes.c_void_p), ("bytes", size))
Evaluator = params(
    ("scratch", ctypes.c_void_p),
    ("bytes", size),
    ("chip", ctypes.c_char_p),
    ("image", ctypes.c_void_p),
    ("counterData", ctypes.c_void_p),
    ("counterDataBytes", size),
    ("evaluator", ctypes.c_void_p),
)
Names = params(
    ("evaluator", ctypes.c_void_p),
    ("metricType", ctypes.c_uint8),
    ("names", ctypes.c_void_p),
    ("begins", ctypes.POINTER(size)),
    ("count", size),
)


def main() -> None:
    wheel, root = Path(sys.argv[1]), Path(__file__).parent.parent
    library = ctypes.CDLL(str(next(wheel.rglob("libnvperf_host.so"))))

    def call(function, given):
        given.structSize = ctypes.sizeof(given)
        status = getattr(library, function)(ctypes.byref(given))
        if status != 0:
            sys.exit(f"{function} ended with {status}")
        return given

    def metrics_of(chip: str) -> set[str]:
        bytes_ = call("NVPW_CUDA_MetricsEvaluator_CalculateScratchBufferSize", Scratch(chip=chip.encode())).bytes
        scratch = ctypes.create_string_buffer(bytes_)
        given = Evaluator(scratch=ctypes.addressof(scratch), bytes=bytes_, chip=chip.encode())
        evaluator = call("NVPW_CUDA_MetricsEvaluator_Initialize", given).evaluator
        found = set()
        for metric_type in range(METRIC_TYPES):
            names = call("NVPW_MetricsEvaluator_GetMetricNames", Names(evaluator=evaluator, metricType=metric_type))
            found |= {ctypes.string_at(names.names + names.begins[at]).decode() for at in range(names.count)}
        return found

    call("NVPW_InitializeHost", Nothing())
    chips = call("NVPW_GetSupportedChipNames", Chips())
    known = {chip: metrics_of(chip) for chip in (chips.names[at].decode() for at in range(chips.count))}
    files = [root / "conf/ncu-metrics.yml", *sorted((root / "src/analyze/ncu").glob("*.ts"))]
    used = {name for file in files for name in re.findall(r"\b[a-z0-9]+__\w+", file.read_text())}
    anywhere = sorted(name for name in used if any(name in metrics for metrics in known.values()))
    tensor: dict[tuple[str, ...], list[str]] = {}
    for chip, metrics in known.items():
        names = tuple(sorted(name for name in metrics if re.match(r"sm__ops_path_tensor_src_", name)))
        tensor.setdefault(names, []).append(chip)
    version = next(wheel.glob("*.dist-info")).name.removesuffix(".dist-info")
    fixture = {
        "source": f"{version} of PyPI, libnvperf_host.so; by scripts/chip-metrics.py",
        "chips": list(known),
        "without": {name: [chip for chip in known if name not in known[chip]] for name in anywhere},
        "tensor": [{"chips": own, "metrics": list(names)} for names, own in tensor.items()],
    }
    (root / "__tests__/fixtures/chip-metrics.json").write_text(json.dumps(fixture, indent=1) + "\n")


main()
