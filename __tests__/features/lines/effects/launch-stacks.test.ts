import { describe, expect, test } from "@jest/globals";
import { readLaunchStacks } from "../../../../src/features/lines/effects/launch-stacks.ts";
import { readTrace } from "../../../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../../../fixtures/recorded.ts";
import { syntheticExport } from "../../../fixtures/synthetic.ts";

const recorded = "__tests__/fixtures/recorded/nsys-2025.3.1";

describe("Python stacks of nsys 2025.3.1", () => {
  test("lists frames innermost first, at the start of their call", async () => {
    using file = unpackRecording(`${recorded}/python-backtrace.sqlite.gz`);
    const { launchCalls, originNs } = await readTrace(file.path);
    const { stacks, threads, notes } = readLaunchStacks(file.path, originNs);
    expect(stacks[0]).toEqual([
      { function: "silu", file: "site-packages/torch/nn/functional.py", line: 2397, module: null },
      { function: "step", file: "../host_slow.py", line: 11, module: null },
      { function: "<module>", file: "../host_slow.py", line: 16, module: null },
    ]);
    expect(stacks).toHaveLength(1);
    expect(threads.map(({ startNs }) => startNs.length)).toEqual([48]);
    expect(notes).toEqual([]);
    const starts = new Set(Array.from({ length: launchCalls.count }, (_, call) => launchCalls.startNs.at(call)));
    expect(Array.from(threads[0]?.startNs ?? []).every((startNs) => starts.has(startNs))).toBe(true);
  });

  test("lists a compiled program's functions and binaries", () => {
    using file = unpackRecording(
      `${recorded}/python-backtrace.sqlite.gz`,
      "DELETE FROM NVTX_EVENTS WHERE eventType = 34",
    );
    const { stacks, threads } = readLaunchStacks(file.path, 0n);
    expect(threads.map(({ startNs }) => startNs.length)).toEqual([48]);
    expect(stacks[0]?.slice(0, 1)).toEqual([
      { function: "cudaLaunchKernel", file: null, line: null, module: expect.stringContaining("libcudart") },
    ]);
    expect(stacks[0]?.map((frame) => frame.function)).toContain(
      "torch::autograd::THPVariable_silu(_object*, _object*, _object*)",
    );
  });

  test.each([
    ["that's cut off", "substr(binaryData, 1, 60)"],
    ["with more frames than bytes", "CAST(substr(binaryData, 1, 44) || x'ff000000' || substr(binaryData, 49) AS BLOB)"],
    [
      "with an offset beyond its end",
      "CAST(substr(binaryData, 1, 24) || x'ffffffffffffffff' || substr(binaryData, 33) AS BLOB)",
    ],
    [
      "with a name that the report lacks",
      "CAST(substr(binaryData, 1, 48) || x'ffffffffffffff7f' || substr(binaryData, 57) AS BLOB)",
    ],
    ["that's empty", "zeroblob(0)"],
  ])("skips and reports a stack %s", (_, value) => {
    using file = unpackRecording(
      `${recorded}/python-backtrace.sqlite.gz`,
      `UPDATE NVTX_EVENTS SET binaryData = ${value} WHERE eventType = 34`,
    );
    const { notes } = readLaunchStacks(file.path, 0n);
    expect(notes).toEqual(["We ignored 48 Python stacks with an unknown format."]);
  });
});

test("finds no stacks in an older export or a run without them", () => {
  using file = syntheticExport();
  expect(readLaunchStacks(file.path, 0n)).toMatchObject({ stacks: [], threads: [] });
});
