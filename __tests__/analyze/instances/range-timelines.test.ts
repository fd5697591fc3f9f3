import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@jest/globals";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { timelinesOf } from "./support.ts";

const decode = "examples/recordings/llm-decode-sdpa/round-1.sqlite.gz";
const overlap = "__tests__/fixtures/recorded/nsys-2025.3.1/overlap-base.sqlite.gz";

test("finds each kernel's stream", async () => {
  using file = unpackRecording(overlap);
  const [range] = await timelinesOf(file.path, ["encode"]);
  const kernels = range?.kept[0]?.kernels ?? [];
  using database = new DatabaseSync(file.path);
  const rows = database
    .prepare(
      `SELECT streamId AS stream, "end" - start AS durationNs FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start, "end"`,
    )
    .all();
  expect(new Set(rows.map(({ stream }) => stream)).size).toBeGreaterThan(1);
  expect(kernels.map(({ stream, durationNs }) => ({ stream, durationNs }))).toEqual(rows.map((row) => ({ ...row })));
});

test("finds the call that launched each kernel or its graph", async () => {
  using file = unpackRecording(overlap);
  const [instance] = (await timelinesOf(file.path, ["encode"]))[0]?.kept ?? [];
  const callers = new Set(instance?.kernels.map(({ call }) => instance.calls[call ?? -1]?.name));
  expect([...callers]).toEqual(["cudaGraphLaunch"]);
  const startOf = (call: number | null) => instance?.calls[call ?? -1]?.startNs ?? Infinity;
  expect(instance?.kernels.filter(({ startNs, call }) => startNs < startOf(call))).toEqual([]);
});

test("counts times from the start of the instance", async () => {
  using file = unpackRecording(decode);
  const [range] = await timelinesOf(file.path, ["decode"]);
  const [instance] = range?.kept ?? [];
  expect(range).toMatchObject({ name: "decode", domain: "", instances: 1 });
  expect(instance).toMatchObject({ role: "median", place: 1, cut: { kernels: 0, copies: 0, calls: 0, ranges: 0 } });
  expect(instance?.kernels).toHaveLength(5744);
  expect(instance?.kernels.reduce((sum, { durationNs }) => sum + durationNs, 0)).toBe(12543418);
  const outside = instance?.calls.filter(
    ({ startNs, durationNs }) => startNs < 0 || startNs + durationNs > instance.durationNs,
  );
  expect(outside).toEqual([]);
});

test("picks the instances with the median, longest, and shortest duration", async () => {
  const at = "(SELECT min(start) FROM NVTX_EVENTS WHERE eventType = 59)";
  const added = [30, 10, 50, 20, 40].map((ns, index) => {
    const [start, end] = [100 * index, 100 * index + ns].map((offset) => `${at} + ${String(offset)}`);
    return `INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid)
      SELECT ${String(start)}, ${String(end)}, 59, 'many', globalTid FROM NVTX_EVENTS WHERE eventType = 59 LIMIT 1`;
  });
  using file = unpackRecording(decode, ...added);
  const [range] = await timelinesOf(file.path, ["many"]);
  expect(range?.instances).toBe(5);
  expect(range?.kept.map(({ role, place, durationNs }) => ({ role, place, durationNs }))).toEqual([
    { role: "median", place: 1, durationNs: 30 },
    { role: "longest", place: 3, durationNs: 50 },
    { role: "shortest", place: 2, durationNs: 10 },
  ]);
});

test("counts what exceeds the limits", async () => {
  using file = unpackRecording(decode);
  const [range] = await timelinesOf(file.path, ["decode"], { ranges: 1, kernels: 1000, rows: 200 });
  const [instance] = range?.kept ?? [];
  expect(instance?.kernels).toHaveLength(1000);
  expect(instance?.calls).toHaveLength(200);
  expect(instance?.cut.kernels).toBe(4744);
  expect(instance?.cut.calls).toBeGreaterThan(5000);
  expect(await timelinesOf(file.path, ["decode"], { ranges: 0, kernels: 1000, rows: 200 })).toEqual([
    { name: "decode", domain: "", instances: 1, kept: [] },
  ]);
});
