import { describe, expect, test } from "@jest/globals";
import type { HostCall } from "../../../src/model/reports/trace.ts";
import { findCutGraphLaunches, type GraphLaunch } from "../../../src/parse/nsys-sqlite/lost-launches.ts";
import { readRecording } from "./support/read.ts";

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
  return findCutGraphLaunches(ofLaunches, { hostCalls: calls, workEndNs }).map(({ startNs }) => startNs);
}

describe("a graph launch with less work than earlier ones", () => {
  test.each([
    { activities: [9, 9, 9, 9], cut: [], why: "all launches have equal work" },
    { activities: [9, 9, 9, 4], cut: [300], why: "the capture stopped while it ran" },
    { activities: [9, 9, 4, 0, 0], cut: [200], why: "later launches hadn't begun" },
    { activities: [9, 4], cut: [], why: "there's only one earlier launch" },
    { activities: [9, 8, 9, 4], cut: [], why: "the graph's launches differ anyway" },
    { activities: [9, 4, 9, 9], cut: [], why: "later launches ran in full" },
    { activities: [4, 4, 4, 9], cut: [], why: "the last launch has more work" },
  ])("decides which of $activities is cut, if $why", ({ activities, cut }) => {
    expect(starts(launches(activities))).toEqual(cut);
  });

  test("isn't called cut if its process waited for the GPU later, or other work ran", () => {
    const cut = launches([9, 9, 4]);
    expect(starts(cut, [wait(250)])).toEqual([]);
    expect(starts(cut, [wait(150), wait(250, 2)])).toEqual([200]);
    expect(starts(cut, [], 1000)).toEqual([]);
  });

  test("is compared only with launches of its own graph and process", () => {
    expect(starts([...launches([9, 9, 9]), ...launches([4, 4, 4], 3)])).toEqual([]);
    expect(starts([...launches([9, 9, 9]), ...launches([4], 2, 2)])).toEqual([]);
    expect(starts(launches([9, 9, 4], null))).toEqual([]);
  });
});

test("reports the last launch if its last kernels are missing, unless the program waited", async () => {
  const graphs = "__tests__/fixtures/recorded/nsys-2023.4.4/graph_node.1";
  const cutLast = `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid IN (SELECT rowid FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 3)`;
  const noWaits = `DELETE FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE nameId IN (SELECT id FROM StringIds WHERE value LIKE '%Synchronize%')`;
  const { calls } = await readRecording(graphs, cutLast, noWaits);
  const last = calls.filter(({ kind }) => kind === "graph-launch").at(-1);
  const cut = ({ kind }: HostCall) => kind === "cut-graph-launch";
  expect(calls.filter(cut)).toEqual([{ ...last, kind: "cut-graph-launch" }]);
  expect((await readRecording(graphs, cutLast)).calls.filter(cut)).toEqual([]);
});
