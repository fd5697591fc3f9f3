import { describe, expect, test } from "@jest/globals";
import { mapLaunches, findRepositoryPath } from "../../../src/features/lines/map-launches.ts";
import type { MappedRange, LaunchStacks } from "../../../src/features/lines/model/mapped-launches.ts";
import type { Trace } from "../../../src/model/reports/trace.ts";
import { readLaunchStacks } from "../../../src/features/lines/effects/launch-stacks.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { decode } from "../../analyze/support/profiles.ts";

const recorded = "__tests__/fixtures/recorded/nsys-2025.3.1";
const place = { root: "/repo", workingDirectory: "/repo/bench" };

type Change = (stacks: LaunchStacks, trace: Trace) => LaunchStacks;

async function mapped(recording: string, change: Change = (stacks) => stacks, ...changes: string[]) {
  using file = unpackRecording(`${recorded}/${recording}.sqlite.gz`, ...changes);
  const trace = await readTrace(file.path);
  const stacks = change(readLaunchStacks(file.path, trace.originNs), trace);
  const [range] = mapLaunches(trace, stacks, [decode], "auto", place);
  if (range === undefined) throw new Error("no range");
  return range;
}

const kernelWork = ({ work }: MappedRange, name: string) =>
  work.find(({ of }) => of.kind === "kernel" && of.name.includes(name));

/** SQL for a copy into pageable memory, and for the row and the Python stack that nsys writes around a call with a backtrace. */
const callsWithStacks = [
  "INSERT INTO StringIds (id, value) VALUES (900001, 'cudaDeviceSynchronize'), (900002, 'cudaMemcpyAsync'), (900003, 'cudaMemcpyAsync_v3020')",
  `CREATE TABLE CUPTI_ACTIVITY_KIND_MEMCPY AS SELECT 40010000 AS start, 40020000 AS "end", deviceId, streamId, 999001 AS correlationId, 4 AS bytes, globalPid, 2 AS copyKind, 2 AS srcKind, 0 AS dstKind FROM CUPTI_ACTIVITY_KIND_KERNEL LIMIT 1`,
  "INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME SELECT 40000000, 40030000, eventClass, globalTid, 999001, 900003, 0, NULL FROM CUPTI_ACTIVITY_KIND_RUNTIME LIMIT 1",
  `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME SELECT start - 200, "end" + 200, eventClass, globalTid, correlationId, iif(correlationId = 999001, 900002, 900001), 0, 9000 FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE nameId IN (SELECT id FROM StringIds WHERE value IN ('cudaDeviceSynchronize_v3020', 'cudaMemcpyAsync_v3020'))`,
  "INSERT INTO NVTX_EVENTS (start, eventType, globalTid, domainId, binaryData) SELECT r.start, 34, e.globalTid, e.domainId, e.binaryData FROM CUPTI_ACTIVITY_KIND_RUNTIME AS r, (SELECT * FROM NVTX_EVENTS WHERE eventType = 34 LIMIT 1) AS e WHERE r.callchainId = 9000",
];

describe("single launches", () => {
  test("finds the innermost line in the repository, above package frames", async () => {
    const range = await mapped("python-backtrace");
    const own = { function: "step", file: "host_slow.py", line: 11, own: true };
    const library = { function: "silu", file: "torch/nn/functional.py", line: 2397, own: false };
    const caller = { function: "<module>", file: "host_slow.py", line: 16, own: true };
    const sites = [{ at: own, frames: [library, own, caller], launches: 48 }];
    expect(kernelWork(range, "silu_kernel")).toMatchObject({ launches: 48, linked: 48, sites });
  });

  test("keeps each distinct line", async () => {
    const range = await mapped("python-backtrace", (stacks) => {
      const stackOf = (line: number) => [{ function: "step", file: "/repo/model.py", line, module: null }];
      const threads = stacks.threads.map((thread) => ({ ...thread, stack: thread.stack.map((_, index) => index) }));
      return { ...stacks, stacks: Array.from({ length: 200 }, (_, index) => stackOf(index + 1)), threads };
    });
    expect(kernelWork(range, "silu_kernel")?.sites).toHaveLength(48);
  });

  test("finds the lines of synchronizations and copies", async () => {
    const range = await mapped("python-backtrace", (stacks) => stacks, ...callsWithStacks);
    const sites = [{ at: { file: "host_slow.py", line: 11 }, launches: 1 }];
    for (const kind of ["synchronizations", "copies", "blockingCopies"])
      expect(range.work.find(({ of }) => of.kind === kind)).toMatchObject({ launches: 1, linked: 1, sites });
  });

  test("counts calls without a stack", async () => {
    const range = await mapped("python-backtrace");
    expect(kernelWork(range, "nvjet")).toMatchObject({ launches: 49, linked: 0, sites: [] });
    expect(range.work.find(({ of }) => of.kind === "launches")).toMatchObject({ launches: 97, linked: 48 });
    expect(range.work.find(({ of }) => of.kind === "synchronizations")).toMatchObject({ launches: 1, linked: 0 });
  });
});

describe("kernels of a replayed CUDA graph", () => {
  test("finds the layers that were open at capture", async () => {
    const range = await mapped("graph-layers");
    expect(kernelWork(range, "nvjet")?.layers).toEqual(
      [0, 1, 2, 3].map((layer) => ({ path: ["capture", `layer${String(layer)}`], launches: 4 })),
    );
    expect(range.nodes.map(({ nodes }) => nodes)).toEqual(Array(8).fill(1));
    expect(range.unplacedKernels).toBe(0);
  });

  test("finds the line of the call that captured them", async () => {
    const range = await mapped("graph-layers", (stacks, { nodeCreations: [first] }) => {
      if (first === undefined) throw new Error("no node");
      const { process, thread, atNs } = first;
      const [startNs, endNs, stack] = [Float64Array.of(atNs - 10), Float64Array.of(atNs + 10), Uint32Array.of(0)];
      return {
        ...stacks,
        stacks: [[{ function: "forward", file: "/repo/model.py", line: 7, module: null }]],
        threads: [{ process, thread, startNs, endNs, stack }],
      };
    });
    const sites = [{ at: { file: "model.py", line: 7 }, launches: 4 }];
    expect(kernelWork(range, "nvjet")).toMatchObject({ launches: 16, linked: 4, sites });
  });

  test("finds no layers and no line if the capture is missing", async () => {
    const range = await mapped("graph-layers", (stacks) => stacks, "DROP TABLE CUDA_GRAPH_NODE_EVENTS");
    expect(range).toMatchObject({ nodes: [], unplacedKernels: 32 });
  });
});

test("recognizes the repository's own code", () => {
  const of = (path: string): string | null => findRepositoryPath(path, place);
  expect(of("/repo/a/b.py")).toBe("a/b.py");
  expect(of("run.py")).toBe("bench/run.py");
  expect(of("../run.py")).toBe("run.py");
  const others = [
    "/repository/a.py",
    "/etc/passwd",
    "../../a.py",
    "<string>",
    "<frozen importlib._bootstrap>",
    "/repo",
  ];
  const packages = ["/repo/.venv/lib/python3.12/site-packages/torch/nn/functional.py", "/usr/lib/python3.12/runpy.py"];
  for (const other of [...others, ...packages, "/repo/../home/user/secret.py"])
    expect([other, of(other)]).toEqual([other, null]);
});
