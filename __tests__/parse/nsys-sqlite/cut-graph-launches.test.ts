import { rangeLimit } from "../../../src/analyze/range-limit.ts";
import { describe, expect, test } from "@jest/globals";
import { CaptureError } from "../../../src/errors.ts";
import type { HostCall } from "../../../src/model/reports/trace.ts";
import { cutGraphLaunches, type GraphLaunch } from "../../../src/parse/nsys-sqlite/lost-launches.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { examine } from "../../../src/pipeline/capture/examine.ts";
import { parseRange } from "../../../src/plan/nvtx-range.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { recordingsWithKernels } from "../../fixtures/recordings.ts";

const unheeded = { stop: new AbortController().signal, note: () => undefined };

const settings = { attribution: "auto", families: [], timelines: false, limit: rangeLimit() } as const;

const call = { name: "cudaGraphLaunch", process: 1, thread: 1, durationNs: 10 };

/** Launches of one graph, by how many kernels each left, 100 ns apart. */
function launches(activities: readonly number[], graph: number | null = 2, process = 1): GraphLaunch[] {
  return activities.map((count, index) => ({
    call: { ...call, process, startNs: index * 100 },
    activities: count,
    graph: count === 0 ? null : graph,
    endedNs: count === 0 ? null : index * 100 + 90,
  }));
}

function wait(startNs: number, process = 1): HostCall {
  return { ...call, kind: "synchronize", name: "cudaStreamSynchronize", process, startNs };
}

function starts(ofLaunches: readonly GraphLaunch[], calls: readonly HostCall[] = [], laterNs = 0): number[] {
  const workEndNs = Math.max(laterNs, ...ofLaunches.map(({ endedNs }) => endedNs ?? 0));
  return cutGraphLaunches(ofLaunches, { hostCalls: calls, workEndNs }).map(({ startNs }) => startNs);
}

describe("a launch of a graph that left less than those before", () => {
  test.each([
    { activities: [9, 9, 9, 9], cut: [], why: "all are equal" },
    { activities: [9, 9, 9, 4], cut: [300], why: "the capture stopped while it ran" },
    { activities: [9, 9, 4, 0, 0], cut: [200], why: "those after it had not begun" },
    { activities: [9, 4], cut: [], why: "one launch before says nothing" },
    { activities: [9, 8, 9, 4], cut: [], why: "its launches differ anyway" },
    { activities: [9, 4, 9, 9], cut: [], why: "others ran after it" },
    { activities: [4, 4, 4, 9], cut: [], why: "it left more" },
  ])("$activities: $why", ({ activities, cut }) => {
    expect(starts(launches(activities))).toEqual(cut);
  });

  test("had ended where its process waited for the GPU after it", () => {
    const cut = launches([9, 9, 4]);
    expect(starts(cut, [wait(250)])).toEqual([]);
    expect(starts(cut, [wait(150)])).toEqual([200]);
    expect(starts(cut, [wait(250, 2)])).toEqual([200]);
  });

  test("had ended where other work ran after it", () => {
    expect(starts(launches([9, 9, 4]), [], 1000)).toEqual([]);
  });

  test("is compared with its own graph's, of its own process", () => {
    expect(starts([...launches([9, 9, 9]), ...launches([4, 4, 4], 3)])).toEqual([]);
    expect(starts([...launches([9, 9, 9]), ...launches([4], 2, 2)])).toEqual([]);
    expect(starts(launches([9, 9, 4], null))).toEqual([]);
  });
});

describe("in recorded reports", () => {
  const graphs = "__tests__/fixtures/recorded/nsys-2023.4.4/graph_node.1.sqlite.gz";
  const cutLast = `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid IN (SELECT rowid FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 3)`;
  const noWaits = `DELETE FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE nameId IN (SELECT id FROM StringIds WHERE value LIKE '%Synchronize%')`;

  test.each(recordingsWithKernels.map(([name]) => name))("%s: none", async (name) => {
    using file = unpackRecording(`${name}.sqlite.gz`);
    expect((await readTrace(file.path)).calls.filter(({ kind }) => kind === "cut-graph-launch")).toEqual([]);
  });

  test("the last launch is cut where its last kernels are gone and nothing waited for them", async () => {
    using file = unpackRecording(graphs, cutLast, noWaits);
    const { calls } = await readTrace(file.path);
    const last = calls.filter(({ kind }) => kind === "graph-launch").at(-1);
    expect(calls.filter(({ kind }) => kind === "cut-graph-launch")).toEqual([{ ...last, kind: "cut-graph-launch" }]);
  });

  test("it had ended where the program waited for it", async () => {
    using file = unpackRecording(graphs, cutLast);
    expect((await readTrace(file.path)).calls.filter(({ kind }) => kind === "cut-graph-launch")).toEqual([]);
  });

  test("the gate refuses it", async () => {
    using file = unpackRecording(graphs, cutLast, noWaits);
    const report = { source: file.path, sqlite: file.path, kernelSummary: null, rangeSummary: null, summarized: false };
    const capture = {
      label: "round 1, decode",
      end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 1, allowed: [0], timeLimitSeconds: null },
      reports: [report],
      wanted: [parseRange("decode", 1)],
      gated: true,
      takesFirst: false,
      requireKernels: true,
    } as const;
    await expect(examine(capture, settings, unheeded)).rejects.toThrow(CaptureError);
    await expect(examine(capture, settings, unheeded)).rejects.toThrow(
      /some kernels of a CUDA graph launched in the NVTX range decode/,
    );
  });
});
