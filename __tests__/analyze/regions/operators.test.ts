import { describe, expect, test } from "@jest/globals";
import { getNested, createNode, listNested } from "../../../src/analyze/regions/operator-tree.ts";
import { mergeProfiles } from "../../../src/analyze/merge-profiles.ts";
import type { ProfileOperator } from "../../../src/model/profile/profile.ts";
import type { Trace } from "../../../src/model/reports/trace.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { addRanges, layers } from "../../fixtures/nested-ranges.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { madeOperator, madeProfile, madeRange } from "../../fixtures/profiles.ts";
import { makeTrace, profiledRange, range } from "../../fixtures/traces.ts";
import { builtProfile, captureOf } from "../support/profiles.ts";
import { instancesBySql, pathsBySql, type SqlPath } from "./sql-paths.ts";

const launch = (name: string, callStartNs: number, durationNs: number, more: object = {}) => ({
  name,
  callStartNs,
  callEndNs: callStartNs + 1,
  startNs: callStartNs + 5,
  durationNs,
  ...more,
});

/** `decode` with ranges in it, and how long each is open. */
const inside = (...nested: (readonly [name: string, startNs: number, endNs: number])[]) => [
  range({}),
  ...nested.map(([name, startNs, endNs]) => range({ name, startNs, endNs })),
];

/** Rows as path, instances, host time, launches, total time, own time. */
function rowsOf(ranges: Parameters<typeof makeTrace>[0], ...launches: readonly ReturnType<typeof launch>[]) {
  return profiledRange([makeTrace(ranges, launches)], "decode").operators.map(({ path, rounds }) => {
    const [round] = rounds;
    return [path.join("/"), round?.instances, round?.hostNs, round?.launches, round?.totalNs, round?.selfNs];
  });
}

describe("paths of ranges nested in a range", () => {
  test("counts a kernel in its innermost range, and in the totals around it", () => {
    const ranges = [
      ...inside(["layer", 10, 500], ["attention", 20, 100]),
      range({ name: "layer", startNs: 510, endNs: 900, domain: "LLM" }),
    ];
    const inLayers = [
      launch("gemm", 30, 40),
      launch("softmax", 80, 2),
      launch("gemm", 200, 30),
      launch("copy", 600, 5),
    ];
    expect(rowsOf(ranges, ...inLayers, launch("copy", 950, 1), launch("outside", 1500, 99))).toEqual([
      ["", 1, 1000, 5, 78, 1],
      ["layer", 1, 490, 3, 72, 30],
      ["layer/attention", 1, 80, 2, 42, 42],
      ["layer@LLM", 1, 390, 1, 5, 5],
    ]);
  });

  test("measures host time of ranges without kernels", () => {
    const ranges = inside(["load", 10, 20], ["run", 20, 60], ["inner", 20, 60], ["print", 900, 950]);
    expect(rowsOf(ranges, launch("a", 30, 7))).toEqual([
      ["", 1, 1000, 1, 7, 0],
      ["run", 1, 40, 1, 7, 0],
      ["run/inner", 1, 40, 1, 7, 7],
      ["load", 1, 10, 0, 0, 0],
      ["print", 1, 50, 0, 0, 0],
    ]);
  });

  test("gives a recursive range its own path, and counts a kernel once in each", () => {
    const ranges = inside(["block", 10, 300], ["block", 20, 200], ["block", 400, 500]);
    expect(rowsOf(ranges, launch("a", 30, 7), launch("a", 410, 3))).toEqual([
      ["", 1, 1000, 2, 10, 0],
      ["block", 2, 390, 2, 10, 3],
      ["block/block", 1, 180, 1, 7, 7],
    ]);
  });

  test("merges emit_nvtx operators with different call numbers and shapes", () => {
    const second = "aten::mm, seq = 3, op_id = 13, sizes = [[8, 4096], [4096, 4096]]";
    const ranges = inside(["aten::mm, op_id = 12", 10, 20], [second, 30, 40]);
    expect(rowsOf(ranges, launch("gemm", 11, 4), launch("gemm", 31, 6))).toEqual([
      ["", 1, 1000, 2, 10, 0],
      ["aten::mm", 2, 20, 2, 10, 10],
    ]);
  });

  test("nests ranges of all threads in a start/end range", () => {
    const ranges = [
      range({ style: "startend", thread: 9 }),
      range({ style: "startend", thread: 9, startNs: 25, endNs: 1200 }),
      range({ name: "worker", thread: 2, startNs: 5, endNs: 800 }),
    ];
    expect(rowsOf(ranges, launch("a", 30, 7, { thread: 2 }), launch("b", 40, 2))).toEqual([
      ["", 2, 2175, 2, 9, 2],
      ["worker", 1, 795, 1, 7, 7],
    ]);
  });

  test("ignores ranges around the range, and has no rows if nothing is nested", () => {
    const ranges = [range({ name: "generate", endNs: 5000 }), range({ startNs: 100, endNs: 1000 })];
    expect(rowsOf(ranges, launch("a", 200, 3), launch("b", 3000, 9))).toEqual([]);
  });

  test("measures how long the GPU is idle while a path is open", () => {
    const trace = makeTrace(inside(["layer", 100, 200]), [launch("a", 110, 30), launch("b", 190, 100)]);
    const [, layer] = profiledRange([trace], "decode").operators;
    expect(layer?.rounds[0]).toMatchObject({ hostNs: 100, idleNs: 65, totalNs: 130 });
  });

  test("sets a round without the path to null", () => {
    const one = makeTrace(inside(["x", 10, 20]), [launch("a", 11, 5)]);
    const other = makeTrace([range({})], [launch("a", 11, 4)]);
    const rows = profiledRange([one, other], "decode").operators;
    expect(rows.map(({ path, rounds }) => [path.join("/"), rounds.map((round) => round?.totalNs ?? null)])).toEqual([
      ["", [5, 4]],
      ["x", [5, null]],
    ]);
  });

  test("keeps the paths with the most time, and counts the others in their outer range", () => {
    const starts = Array.from({ length: 3000 }, (_, index) => 10 + index * 4);
    const requests = starts.map((startNs, index) =>
      range({ name: `request ${String(index)}`, startNs, endNs: startNs + 3 }),
    );
    const ranges = [range({ endNs: 20_000 }), range({ name: "serve", startNs: 5, endNs: 19_000 }), ...requests];
    const launches = starts.map((startNs, index) => launch("a", startNs + 1, 1 + index));
    const found = profiledRange([makeTrace(ranges, launches)], "decode");
    expect(found.operators).toHaveLength(2000);
    expect(found.operatorsLeftOut).toBe(1002);
    expect(found.operators[2]?.path).toEqual(["serve", "request 2999"]);
    const self = found.operators.map(({ rounds }) => rounds[0]?.selfNs ?? 0);
    expect(self.reduce((sum, ns) => sum + ns, 0)).toBe(found.rounds[0]?.kernelNs);
    expect(self[1]).toBe((1002 * 1003) / 2);
  });
});

describe("several reports", () => {
  const nested = (name: string, durationNs: number): Trace =>
    makeTrace(inside([name, 10, 20]), [launch("a", 11, durationNs)]);
  /** Rows of one round as path, report, device, total time. */
  const shown = (traces: readonly Trace[], areRanks: boolean) => {
    const captures = areRanks
      ? traces.map((trace, index) => captureOf([trace], { label: String(index), areRanks }))
      : [captureOf(traces)];
    const operators = builtProfile([{ captures, areRanks }]).ranges[0]?.operators ?? [];
    return operators.map(({ path, report, device, rounds }) => [path.join("/"), report, device, rounds[0]?.totalNs]);
  };

  test("are added up if they're of one capture", () => {
    expect(shown([nested("x", 5), nested("x", 7), nested("y", 1)], false)).toEqual([
      ["", 0, null, 13],
      ["x", 0, null, 12],
      ["y", 0, null, 1],
    ]);
  });

  test("have separate rows if they're of ranks", () => {
    expect(shown([nested("x", 5), nested("x", 7)], true)).toEqual([
      ["", 1, 0, 7],
      ["x", 1, 0, 7],
      ["", 0, 0, 5],
      ["x", 0, 0, 5],
    ]);
  });

  test("become rounds of one row if profiles are merged", () => {
    const profile = (...operators: ProfileOperator[]) => madeProfile([madeRange({ operators })]);
    const other = profile(madeOperator(["x"], [6]), madeOperator(["y"], [1]));
    const [merged] = mergeProfiles(profile(madeOperator(["x"], [5])), [other]).ranges;
    expect(merged?.operators.map(({ path, rounds }) => [path, rounds.map((round) => round?.totalNs ?? null)])).toEqual([
      [["x"], [5, 6]],
      [["y"], [null, 1]],
    ]);
  });
});

describe("work that a CUDA graph replays", () => {
  const recording = "__tests__/fixtures/recorded/nsys-2025.3.1/graph-layers.sqlite.gz";
  const rows = async (name: string, ...changes: string[]) => {
    using report = unpackRecording(recording, ...changes);
    const { operators } = profiledRange([await readTrace(report.path)], name);
    return operators
      .map(({ path, rounds: [round] }) => [path.join("/"), round?.instances, round?.hostNs, round?.totalNs] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  };
  const layerNames = ["layer0", "layer1", "layer2", "layer3"];
  const own = (found: Awaited<ReturnType<typeof rows>>) => found.map(([path]) => path);

  test("belongs to the captured layers, not to ranges around the capture", async () => {
    const [all, ...replayed] = await rows("decode");
    expect(replayed.map(([path, instances, hostNs]) => [path, instances, hostNs])).toEqual(
      layerNames.map((layer) => [layer, 0, 0]),
    );
    expect(replayed.reduce((sum, [, , , totalNs]) => sum + (totalNs ?? 0), 0)).toBe(all?.[3]);
  });

  test.each([
    { what: "first", node: "4294967300" },
    { what: "last", node: "4294967301" },
  ])("loses only the $what node of a range in which its graph was instantiated", async ({ node }) => {
    const recorded = await rows("decode");
    const timeOf = (found: typeof recorded, path: string) => found.find(([one]) => one === path)?.[3] ?? NaN;
    const found = await rows(
      "decode",
      `UPDATE CUDA_GRAPH_NODE_EVENTS SET start = 1 + (SELECT node.start FROM CUDA_GRAPH_NODE_EVENTS node
         WHERE node.graphNodeId = CUDA_GRAPH_NODE_EVENTS.originalGraphNodeId) WHERE originalGraphNodeId = ${node}`,
    );
    expect(own(found)).toEqual(own(recorded));
    expect(timeOf(found, "")).toBe(timeOf(recorded, ""));
    expect(timeOf(found, "layer2")).toBeGreaterThan(0);
    expect(timeOf(found, "layer2")).toBeLessThan(timeOf(recorded, "layer2"));
  });

  test("keeps a single layer, and a range around all layers", async () => {
    const model = `INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid, domainId)
      SELECT min(start) - 1, max("end") + 1, 59, 'model', min(globalTid), min(domainId) FROM NVTX_EVENTS
      WHERE text LIKE 'layer%' AND start > (SELECT start FROM NVTX_EVENTS WHERE text = 'capture')`;
    expect(own(await rows("decode", model))).toEqual(["", "model", ...layerNames.map((layer) => `model/${layer}`)]);
    const others = "DELETE FROM NVTX_EVENTS WHERE text LIKE 'layer%' AND text <> 'layer2'";
    expect(own(await rows("decode", others))).toEqual(["", "layer2"]);
  });

  test("isn't added to a closed range with the layer's name", async () => {
    using report = unpackRecording(recording);
    addRanges(report.path, "decode", () => [{ name: "layer2", from: 0, to: 0, marginNs: 1 }]);
    const trace = await readTrace(report.path);
    const { operators, rounds } = profiledRange([trace], "layer2");
    const self = operators.map((operator) => operator.rounds[0]?.selfNs ?? 0);
    expect(self.reduce((sum, ns) => sum + ns, 0)).toBe(rounds[0]?.kernelNs);
    const named = profiledRange([trace], "decode").operators.filter(({ path }) => path[0] === "layer2");
    const paths = named.map(({ path }) => path.join("/")).sort();
    expect(paths).toEqual(["layer2", ...layerNames.map((layer) => `layer2/${layer}`)]);
  });

  test.each([
    ["if no range is inside another", "DELETE FROM NVTX_EVENTS WHERE text = 'capture'"],
    [
      "if another thread replays it",
      `UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = globalTid + 1
      WHERE nameId IN (SELECT id FROM StringIds WHERE value LIKE 'cudaGraphLaunch%')`,
    ],
  ])("belongs to its layers %s", async (_, change) => {
    expect(own(await rows("decode", change))).toEqual(["", ...layerNames]);
  });

  test("belongs to the launching range if the capture isn't recorded", async () => {
    const launched = `INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid, domainId)
      SELECT start + 1, "end" - 1, 59, 'replay', globalTid, domainId FROM NVTX_EVENTS WHERE text = 'decode'`;
    expect(own(await rows("decode", launched, "DELETE FROM CUDA_GRAPH_NODE_EVENTS"))).toEqual(["", "replay"]);
    const replayed = layerNames.map((layer) => `replay/${layer}`);
    expect(own(await rows("decode", launched))).toEqual(["", "replay", ...replayed]);
  });
});

type Sums = Pick<SqlPath, "launches" | "selfNs">;

const h200 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";
const h100 = "__tests__/fixtures/recorded/nsys-2025.3.1";
test.each([
  { what: "eager decode in layers", file: "examples/recordings/llm-decode-sdpa/round-1", name: "decode", added: 12 },
  { what: "two streams that overlap", file: `${h200}/overlap-base/round-1`, name: "encode", added: 5 },
  { what: "autograd's thread", file: `${h200}/train-base/round-1`, name: "step", added: 0 },
  { what: "replayed graphs", file: `${h100}/graph-layers`, name: "decode", added: 2 },
  { what: "captured graphs", file: `${h100}/graph-layers`, name: "capture", added: 0 },
  { what: "two GPUs", file: `${h200}x2/tp2`, name: "decode", added: 16 },
  { what: "two GPUs, one late", file: `${h200}x2/tp2-straggler-rank1`, name: "prefill", added: 0 },
  { what: "XLA's thunks", file: `${h200}/jax-base/round-1`, name: "decode", added: 0 },
  { what: "steps", file: `${h200}/steps-16/round-1`, name: "decode", added: 0 },
])("finds the same paths as SQL: $what, $name of $file", async ({ file, name, added }) => {
  using report = unpackRecording(`${file}.sqlite.gz`);
  if (added > 0) addRanges(report.path, name, layers(added));
  const found = profiledRange([await readTrace(report.path)], name);
  const bySql = pathsBySql(report.path, name, name === "step");
  const devices = new Set(bySql.map(({ device }) => device));
  const expected = bySql.map((row) => ({ ...row, device: devices.size > 1 ? row.device : null }));
  const sum = (rows: readonly Sums[], key: keyof Sums) => rows.reduce((total, row) => total + row[key], 0);
  const selves = found.operators.map(({ rounds: [round] }) => round ?? { launches: 0, selfNs: 0 });
  if (selves.length > 0) expect(sum(selves, "selfNs")).toBe(found.rounds[0]?.kernelNs);
  for (const { path, device, rounds } of found.operators) {
    const label = path.join("/");
    const all = expected.filter((row) => row.device === device);
    const within = all.filter((row) => label === "" || `${row.path}/`.startsWith(`${label}/`));
    const own = all.filter((row) => row.path === label);
    const sums = { launches: sum(within, "launches"), totalNs: sum(within, "selfNs"), selfNs: sum(own, "selfNs") };
    expect({ label, ...rounds[0] }).toMatchObject({ label, ...sums });
  }
  expect(sum(bySql, "selfNs")).toBe(found.rounds[0]?.kernelNs);
  if (devices.size > 1 || name === "step") return;
  // What a graph replays was not open.
  const opened = found.operators.filter(({ path, rounds }) => path.length > 0 && rounds[0]?.instances !== 0);
  const counted = [...Map.groupBy(opened, ({ path }) => path.at(-1) ?? "")].map(([label, rows]) => ({
    label,
    instances: rows.reduce((total, { rounds }) => total + (rounds[0]?.instances ?? 0), 0),
    hostNs: rows.reduce((total, { rounds }) => total + (rounds[0]?.hostNs ?? 0), 0),
  }));
  counted.sort((one, other) => (one.label < other.label ? -1 : 1));
  expect(counted).toEqual(instancesBySql(report.path, name));
});

test("walks a range with 200,000 different nested ranges", () => {
  const root = createNode("", null);
  for (let index = 0; index < 200_000; index += 1) getNested(root, String(index));
  expect(listNested(root)).toHaveLength(200_001);
});
