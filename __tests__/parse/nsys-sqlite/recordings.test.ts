import { describe, expect, test } from "@jest/globals";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";
import { launchesOf } from "../../fixtures/traces.ts";
import { readRecording } from "./support/read.ts";

const cutKinds: readonly string[] = ["lost-graph-launch", "cut-graph-launch"];
const lostKinds = [...cutKinds, "lost-launch", "graph-launch-without-work"];
const cases = "__tests__/fixtures/recorded/nsys-2023.4.4";

const importError = expect.stringContaining("Unknown runtime API function index: 468");

describe("recorded exports", () => {
  test.each(recordingsWithKernels)("reads the kernels of %s: %d launches, %d ns", async (path, launches, totalNs) => {
    const trace = await readRecording(path);
    expect(trace.kernels.count).toBe(launches);
    expect(launchesOf(trace).durationNs.reduce((sum, durationNs) => sum + durationNs, 0)).toBe(totalNs);
    expect(trace.ambiguousLaunches).toBe(0);
    expect([...launchesOf(trace).callStartNs].filter(Number.isNaN)).toEqual([]);
    expect(trace.hasCudaApi).toBe(true);
    // A damaged report may lack the work of some launches.
    const kinds = trace.importErrors.length > 0 ? cutKinds : lostKinds;
    expect(trace.calls.filter(({ kind }) => kinds.includes(kind))).toEqual([]);
  });

  test("reads versions, machine, options, and range of a decode with nsys 2023.4", async () => {
    const trace = await readRecording("examples/recordings/llm-decode-sdpa/round-1");
    expect(trace).toMatchObject({
      schemaVersion: "3.7.2",
      nsysVersion: "2023.4.4.54",
      driverVersion: "580.159.04",
      cudaVersion: "13.0",
      // utcEpochNs 1795255098918079186, and 6022759 ns until the range began.
      originUtcMs: 1795255098924.101,
      capture: { graphTrace: "Node", command: ["python3", "/tmp/bench/llm.py"] },
      importErrors: [],
      diagnostics: [],
    });
    expect(trace.gpus).toEqual([
      {
        id: 0,
        name: "NVIDIA H100 80GB HBM3",
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        chip: "GH100",
        computeCapability: "9.0",
        smCount: 132,
        memoryBytes: 85017493504,
        l2Bytes: 52428800,
        memoryBandwidth: 3352320000000,
        clockHz: 1980000000,
      },
    ]);
    expect(trace.ranges).toMatchObject([
      { name: "decode", domain: "", style: "pushpop", startNs: 0, endNs: 116543136, registered: false },
    ]);
    expect(trace.calls).toMatchObject([{ kind: "synchronize", name: "cudaDeviceSynchronize" }]);
  });

  test("reads a newer schema and nsys's warnings of a decode with nsys 2025.3", async () => {
    const trace = await readRecording("__tests__/fixtures/recorded/nsys-2025.3.1/decode");
    expect(trace).toMatchObject({ schemaVersion: "3.20.3", nsysVersion: "2025.3.2.0" });
    expect(trace.ranges).toMatchObject([{ name: "decode", domain: "", startNs: 0, endNs: 58941440 }]);
    expect(trace.diagnostics).toEqual([
      { severity: "warning", text: "Not all NVTX events might have been collected." },
      { severity: "warning", text: "Not all CUDA events might have been collected." },
    ]);
  });

  test("reads 9 kernels for each of 20 launches of a CUDA graph traced by node", async () => {
    const trace = await readRecording(`${cases}/graph_node.1`);
    expect([...launchesOf(trace).fromGraph].filter((flag) => flag === 1)).toHaveLength(180);
    expect(trace.calls.filter(({ kind }) => kind === "graph-launch")).toHaveLength(20);
    expect(new Set(launchesOf(trace).callStartNs).size).toBe(20);
  });

  test("reads no kernels, and the reason, for a CUDA graph traced as a whole", async () => {
    const trace = await readRecording(`${cases}/graph_default`);
    expect(trace.kernels.count).toBe(0);
    expect(trace.capture.graphTrace).toBe("Graph");
    for (const kind of ["graph-launch", "graph-launch-without-work"])
      expect(trace.calls.filter((call) => call.kind === kind)).toHaveLength(20);
    expect(trace.hasCudaApi).toBe(true);
  });

  test.each([
    [
      "nokernel",
      { hasCudaApi: false, kernels: { count: 0 }, importErrors: [], ranges: [{ name: "decode", endNs: 50145603 }] },
    ],
    [
      "crash",
      // The end of the range was lost, so it reaches to the end of the trace.
      { ranges: [{ name: "decode", startNs: 0, endNs: null, assumedEndNs: 630802816 }], importErrors: [importError] },
    ],
    ["full", { importErrors: [importError, expect.stringContaining("Cannot find string for an exterior index")] }],
    ["resnet_full", { importErrors: [importError] }],
  ])("reads the recording %s", async (name, expected) => {
    expect(await readRecording(`${cases}/${name}`)).toMatchObject(expected);
  });

  test("reads copies and fills", async () => {
    const { copies } = await readRecording("examples/recordings/llm-decode-eager/round-1");
    expect(copies).toMatchObject(Array(16).fill({ kind: "copy", direction: "host-to-device", bytes: 2 }));
    const { copies: fills } = await readRecording(`${cases}/prefill`);
    expect(fills).toHaveLength(9);
    expect(fills[0]).toMatchObject({ kind: "fill", direction: null });
    expect(fills.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(36);
  });
});
