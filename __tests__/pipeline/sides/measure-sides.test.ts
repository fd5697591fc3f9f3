import { expect, test } from "@jest/globals";
import type { SideName } from "../../../src/pipeline/session.ts";
import { changedRecording } from "../../e2e/command/support/changed-recording.ts";
import { scaledRecording } from "../../e2e/command/support/scaled-recording.ts";
import { untracedRecording } from "../../e2e/command/support/untraced.ts";
import type { Left, Start } from "../support/fake-session.ts";
import { decodeRound, measuredRun } from "../support/measured-run.ts";

const recorded = (attention: string, number: number): Left => ({ recordings: [decodeRound(number, attention)] });
const failed: Left = { exitCode: 7, stderr: "no" };

test.each([1, 2])("continues with the head when the base fails in round %d", async (failing) => {
  const run = await measuredRun({
    program: ({ side, number }) => (side === "base" && number === failing ? failed : recorded("sdpa", number)),
  });
  expect(run.comparison).toMatchObject({ verdict: "no-baseline", baseline: { state: "failed" }, base: null });
  expect(run.profiles.head.rounds).toHaveLength(3);
  expect(run.failure).toBeNull();
  expect(run.starts.filter(({ side }) => side === "base")).toHaveLength(failing);
});

/** A head that takes one way or the other, so that its verdict stays open. */
const mixed = ({ number }: Start): Left => recorded(number % 2 === 1 ? "sdpa" : "eager", number);
const open = ["rounds=2", "compare.max-rounds=4"];

test.each([
  { side: "head", failing: 2, of: 3, set: ["rounds=3"] },
  { side: "head", failing: 4, of: 4, set: open },
  { side: "base", failing: 4, of: 4, set: open },
] as const)("keeps whole pairs if $side fails in round $failing of $of", async ({ side, failing, set }) => {
  const run = await measuredRun({
    program: (start) => {
      if (start.side === side && start.number === failing) return failed;
      return start.side === "head" ? mixed(start) : recorded("sdpa", start.number);
    },
    set,
  });
  const whole = failing - 1;
  expect(run.failure?.id ?? null).toBe(side === "head" ? "workload-failed" : null);
  expect(run.comparison).toMatchObject({ base: { rounds: whole }, head: { rounds: whole } });
  expect(run.profiles.head.warnings.join("\n")).toMatch(
    side === "head" ? `Round ${String(failing)} of ` : `The base failed in round ${String(failing)}`,
  );
  expect(run.record.captures.filter((capture) => capture.side === "head")).toHaveLength(whole);
});

/** Runs without CUDA tracing of three processes a side, whose own noise is 1%; the head's take so many times as long. */
function walls(factor: number) {
  const made = (times: number) =>
    [100, 101, 99.5].map((ms) => untracedRecording([1.3, 1.004, 1, 1.01, 1.002].map((one) => one * ms * times)));
  const recordings: Record<SideName, readonly string[]> = { base: made(1), head: made(factor) };
  return ({ side, number }: Start): Left => ({ recordings: [recordings[side][(number - 1) % 3] ?? ""] });
}

const isUntraced = ({ step }: Start) => step.startsWith("untraced");

test("repeats untraced runs up to latency.max-pairs while wall time is inconclusive", async () => {
  const wall = walls(1.16);
  const run = await measuredRun({
    program: (start) => (isUntraced(start) ? wall(start) : recorded("sdpa", start.number)),
    set: ["latency.pairs=null", "latency.max-pairs=4"],
  });
  expect(run.comparison).toMatchObject({ verdict: "inconclusive", wall: "unknown" });
  expect(run.comparison?.ranges[0]?.latency?.time.rounds).toBe(4);
  expect(run.starts.filter(isUntraced)).toHaveLength(8);
});

test("keeps the verdict when an untraced run fails", async () => {
  const wall = walls(1);
  const run = await measuredRun({
    program: (start) => {
      if (!isUntraced(start)) return recorded("sdpa", start.number);
      return start.side === "head" && start.number === 2 ? failed : wall(start);
    },
    set: ["latency.pairs=null"],
  });
  expect(run.failure?.id).toBe("workload-failed");
  expect(run.comparison).toMatchObject({ verdict: "pass", base: { rounds: 3 }, head: { rounds: 3 } });
  expect(run.comparison?.ranges[0]?.latency?.time.rounds).toBe(1);
});

test("makes the configured untraced runs although the GPU's time already regressed", async () => {
  const [wall, slow] = [walls(1), scaledRecording(decodeRound(1), 1.2)];
  const run = await measuredRun({
    program: (start) => {
      if (isUntraced(start)) return wall(start);
      return start.side === "head" ? { recordings: [slow] } : recorded("sdpa", start.number);
    },
    set: ["latency.pairs=3"],
  });
  expect(run.comparison?.verdict).toBe("regressed");
  expect(run.comparison?.ranges[0]?.latency).toMatchObject({ base: { processes: 3 }, head: { processes: 3 } });
});

test("keeps a regression when the run with call stacks fails", async () => {
  const slow = scaledRecording(decodeRound(1), 1.2);
  const { comparison, failure, record, starts } = await measuredRun({
    program: ({ side, step, number }) => {
      if (step === "lines") return failed;
      return side === "head" ? { recordings: [slow] } : recorded("sdpa", number);
    },
    set: ["lines=auto"],
  });
  expect([failure, comparison?.verdict]).toEqual([null, "regressed"]);
  expect(starts.at(-1)).toMatchObject({ side: "head", step: "lines" });
  expect(record.warnings).toContainEqual(expect.stringContaining("Couldn't find the lines"));
});

test("finds a wall-time regression when the GPU's time is unchanged", async () => {
  const wall = walls(1.6);
  const { comparison, profiles } = await measuredRun({
    program: (start) => (isUntraced(start) ? wall(start) : recorded("sdpa", start.number)),
    set: ["latency.pairs=null"],
  });
  expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower", baseline: { pinned: "v1.0" } });
  expect(comparison?.reasons.filter(({ verdict }) => verdict === "regressed")).toMatchObject([
    { id: "latency-regressed" },
  ]);
  const [range] = comparison?.ranges ?? [];
  expect(range).toMatchObject({ gpuBusyTime: { state: "same" }, wallTime: { state: "not-judged" } });
  expect(range?.latency?.time.changeRatio).toBeCloseTo(0.6, 2);
  expect(profiles.head.untraced.map(({ order }) => order)).toEqual([1, 2, 5]);
});

test("looks for the lines of new synchronizations on both sides, before wall time if time is limited", async () => {
  const wall = walls(1);
  const places = Array.from({ length: 16 }, (_, index) => String(index)).join("), (");
  const waits = changedRecording(decodeRound(1), {
    sql: [
      `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME SELECT start - 36000 + 2000 * n.column1, start - 35000 + 2000 * n.column1, eventClass, globalTid, 900000 + n.column1, nameId, returnValue, callchainId FROM CUPTI_ACTIVITY_KIND_RUNTIME, (VALUES (${places})) AS n WHERE nameId = (SELECT id FROM StringIds WHERE value = 'cudaDeviceSynchronize_v3020')`,
    ],
  });
  const { comparison, starts } = await measuredRun({
    program: (start) => {
      if (isUntraced(start)) return wall(start);
      return start.side === "head" ? { recordings: [waits] } : recorded("sdpa", start.number);
    },
    set: ["lines=auto", "time-budget=10h", "latency.pairs=null", "latency.max-pairs=3"],
  });
  expect(comparison?.ranges[0]?.counts).toContainEqual(
    expect.objectContaining({ metric: "synchronizations", base: 1, head: 17 }),
  );
  const later = starts.filter(({ step }) => !step.startsWith("round"));
  expect(later.map(({ side, step }) => `${side} ${step}`).slice(0, 3)).toEqual([
    ...["head lines", "base lines", "base untraced-1"],
  ]);
});
