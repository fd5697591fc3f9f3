"""Reads trace.tar with Perfetto's own definitions (PyPI perfetto), and checks it against profile.json.

usage: check-trace.py FOLDER...

A folder is the output of `llm-profile analyze --out`. If the trace has every instance of a range, its number of kernels and the sum of
their durations have to equal those in the profile's first round, and every kernel has to have a launch call.
"""

import json
import sys
import tarfile
from pathlib import Path

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from perfetto.protos.perfetto.trace import perfetto_trace_pb2

def gpu_messages():
    """The extensions that google/perfetto declares outside the package's file: gpu/{gpu_track_event,gpu_interned_data}.proto."""
    field = descriptor_pb2.FieldDescriptorProto
    file = descriptor_pb2.FileDescriptorProto(
        name="gpu_extensions.proto",
        package="perfetto.protos",
        syntax="proto2",
        dependency=[perfetto_trace_pb2.DESCRIPTOR.name],
    )
    message = file.message_type.add(name="GpuCorrelation")
    message.field.add(
        name="render_stage_submission_event_ids", number=1, type=field.TYPE_UINT64, label=field.LABEL_REPEATED
    )
    for extendee, name, number, type_name, label in (
        ("TrackEvent", "gpu_correlation", 3000, "GpuCorrelation", field.LABEL_OPTIONAL),
        ("InternedData", "compute_kernels", 1000, "InternedComputeKernel", field.LABEL_REPEATED),
    ):
        file.extension.add(
            name=name,
            number=number,
            label=label,
            type=field.TYPE_MESSAGE,
            type_name=f".perfetto.protos.{type_name}",
            extendee=f".perfetto.protos.{extendee}",
        )
    pool = descriptor_pool.Default()
    pool.Add(file)
    found = {name: pool.FindExtensionByName(f"perfetto.protos.{name}") for name in ("gpu_correlation", "compute_kernels")}
    message_factory.GetMessageClassesForFiles([file.name], pool)
    return found


def check(folder, extensions):
    profile = json.loads((folder / "profile.json").read_text())
    with tarfile.open(folder / "trace.tar") as archive:
        files = {member.name: archive.extractfile(member).read() for member in archive.getmembers()}
    manifest = json.loads(files.pop("perfetto_manifest.json"))["perfetto_manifest"]
    assert manifest["version"] == 1, manifest
    assert sorted(files) == sorted(entry["path"] for entry in manifest["files"]), manifest
    trace = perfetto_trace_pb2.Trace()
    trace.ParseFromString(files["head.pftrace"])
    kernels = [p.gpu_render_stage_event for p in trace.packet if p.gpu_render_stage_event.kernel_iid != 0]
    names = {}
    for packet in trace.packet:
        for kernel in packet.interned_data.Extensions[extensions["compute_kernels"]]:
            names[kernel.iid] = kernel.demangled_name
    launched = [
        event
        for packet in trace.packet
        for event in packet.track_event.Extensions[extensions["gpu_correlation"]].render_stage_submission_event_ids
    ]
    work = [p.gpu_render_stage_event.event_id for p in trace.packet if p.HasField("gpu_render_stage_event")]
    assert sorted(launched) == sorted(work), "a kernel or copy doesn't have exactly one launch call"
    [measured] = profile["ranges"]
    round_1 = measured["rounds"][0]
    assert round_1["instances"] == 1, "the trace has some instances of several"
    assert len(kernels) == round_1["launches"], (len(kernels), round_1["launches"])
    total = sum(event.duration for event in kernels)
    assert total == round_1["kernelNs"], (total, round_1["kernelNs"])
    by_name = {}
    for event in kernels:
        count, ns = by_name.get(names[event.kernel_iid], (0, 0))
        by_name[names[event.kernel_iid]] = (count + 1, ns + event.duration)
    expected = {
        kernel["name"]: (kernel["rounds"][0]["launches"], kernel["rounds"][0]["totalNs"])
        for kernel in measured["kernels"]
        if kernel["rounds"][0] is not None
    }
    assert by_name == expected, "times by kernel differ"
    print(f"{folder.name}: {len(kernels)} kernels, {total} ns, {len(by_name)} names: as in profile.json")


if __name__ == "__main__":
    gpu = gpu_messages()
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        check(Path(path), gpu)
