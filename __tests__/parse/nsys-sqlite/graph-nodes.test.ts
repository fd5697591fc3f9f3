import { expect, test } from "@jest/globals";
import { ParseError } from "../../../src/model/errors.ts";
import { noCreation, type Trace } from "../../../src/model/reports/trace.ts";
import { readRecording } from "./support/read.ts";

async function traceOf(...changes: string[]): Promise<Trace> {
  return await readRecording("__tests__/fixtures/recorded/nsys-2025.3.1/graph-layers", ...changes);
}

/** Of the kernels that ran as nodes, in their order. */
function creationsOf({ kernels, nodeCreations }: Trace) {
  return Array.from(kernels.creation ?? [])
    .filter((creation) => creation !== noCreation)
    .map((creation) => nodeCreations[creation]);
}

test("finds when a replayed kernel's node was captured, and when its graph was instantiated", async () => {
  const trace = await traceOf();
  const creations = creationsOf(trace);
  expect(creations).toHaveLength(40);
  expect(new Set(creations).size).toBe(8);
  const times = creations.slice(0, 8).map((creation) => creation?.atNs ?? NaN);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const [layer] = trace.ranges.filter(({ name }) => name === "layer3").toReversed();
  const [capture] = trace.ranges.filter(({ name }) => name === "capture");
  for (const creation of creations) {
    expect(creation?.instantiatedNs).toBeGreaterThan(layer?.endNs ?? NaN);
    expect(creation?.instantiatedNs).toBeLessThan(capture?.endNs ?? NaN);
  }
});

const threeSteps = `DELETE FROM CUDA_GRAPH_NODE_EVENTS;
  UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET graphNodeId = 3 WHERE graphNodeId IS NOT NULL;
  INSERT INTO CUDA_GRAPH_NODE_EVENTS (start, "end", eventClass, globalTid, nameId, graphNodeId, originalGraphNodeId)
    SELECT min(start) + at, min(start) + at, 0, min(globalTid), 0, node, original
    FROM NVTX_EVENTS, (SELECT 10 AS at, 1 AS node, NULL AS original UNION ALL SELECT 20, 2, 1 UNION ALL SELECT 30, 3, 2)
    GROUP BY at, node, original`;

test("follows a chain of clones to the original node", async () => {
  const { kernels, nodeCreations, ranges } = await traceOf(threeSteps);
  const since = Math.min(...ranges.map(({ startNs }) => startNs));
  expect(nodeCreations.map(({ atNs, instantiatedNs }) => [atNs - since, (instantiatedNs ?? NaN) - since])).toEqual([
    [10, 30],
  ]);
  expect(Array.from(kernels.creation ?? []).filter((creation) => creation === 0)).toHaveLength(40);
});

test("takes the earlier of two instantiations", async () => {
  const clone = (at: string, node: number) =>
    `INSERT INTO CUDA_GRAPH_NODE_EVENTS (start, "end", eventClass, globalTid, nameId, graphNodeId, originalGraphNodeId)
       SELECT start + ${at}, start + ${at}, 0, globalTid, 0, ${String(node)}, 1 FROM CUDA_GRAPH_NODE_EVENTS WHERE graphNodeId = 1;
     UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET graphNodeId = ${String(node)}
       WHERE rowid IN (SELECT rowid FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE graphNodeId = 3 LIMIT 5)`;
  const { nodeCreations } = await traceOf(threeSteps, clone("5", 4), clone("500", 5));
  expect(nodeCreations.map(({ atNs, instantiatedNs }) => (instantiatedNs ?? NaN) - atNs)).toEqual([5]);
});

test("keeps processes' nodes with the same numbers apart", async () => {
  const other = 1 << 24;
  const trace = await traceOf(
    `UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET globalPid = globalPid + ${String(other)} WHERE rowid % 3 = 0`,
    `INSERT INTO CUDA_GRAPH_NODE_EVENTS (start, "end", eventClass, globalTid, nameId, graphNodeId, originalGraphNodeId)
       SELECT start + 1, "end" + 1, eventClass, globalTid + ${String(other)}, nameId, graphNodeId, originalGraphNodeId
       FROM CUDA_GRAPH_NODE_EVENTS`,
  );
  const { kernels, kernelKinds, nodeCreations } = trace;
  const processes = Array.from({ length: kernels.count }, (_, row) => ({
    ran: kernelKinds[kernels.kind[row] ?? 0]?.process,
    created: nodeCreations[kernels.creation?.[row] ?? noCreation]?.process,
  })).filter(({ created }) => created !== undefined);
  expect(processes).toHaveLength(40);
  expect(new Set(processes.map(({ ran }) => ran)).size).toBe(2);
  for (const { ran, created } of processes) expect(ran).toBe(created);
});

test("rejects a node that's its own original", async () => {
  const change = "UPDATE CUDA_GRAPH_NODE_EVENTS SET originalGraphNodeId = graphNodeId";
  await expect(traceOf(change)).rejects.toThrow(ParseError);
});

test.each([
  "DROP TABLE CUDA_GRAPH_NODE_EVENTS",
  "DELETE FROM CUDA_GRAPH_NODE_EVENTS WHERE originalGraphNodeId IS NULL",
])("knows nothing about nodes captured before the recording: %s", async (change) => {
  const { kernels, nodeCreations } = await traceOf(change);
  expect([kernels.creation, nodeCreations]).toEqual([null, []]);
});

test("keeps the nodes of kernels that are out of order", async () => {
  const times = ({ kernels, nodeCreations }: Trace) =>
    Array.from({ length: kernels.count }, (_, row) => nodeCreations[kernels.creation?.[row] ?? noCreation]?.atNs);
  const reversed = await traceOf(
    `CREATE TABLE other AS SELECT * FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC`,
    `DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL`,
    `INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL SELECT * FROM other ORDER BY start DESC`,
  );
  expect(times(reversed)).toEqual(times(await traceOf()));
});
