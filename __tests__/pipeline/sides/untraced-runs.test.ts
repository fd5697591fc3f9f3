import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { untracedRecording } from "../../e2e/command/support/untraced.ts";
import type { FakeProgram, Start } from "../support/fake-session.ts";
import { decodeRound, measuredRun } from "../support/measured-run.ts";

/** A program of a range that takes 100 ms three times in a process, on the head so many times as long. */
function program(write: (start: Start) => void, factor = 1): FakeProgram {
  const [base, head] = [1, factor].map((times) => untracedRecording([100, 100, 100].map((ms) => ms * times)));
  return (start) => {
    write(start);
    const untraced = start.side === "base" ? base : head;
    return { recordings: [start.step.startsWith("untraced") ? (untraced ?? "") : decodeRound(start.number)] };
  };
}

const writeMetric = (file: string, name: string, value: number): void => {
  writeFileSync(file, JSON.stringify([{ name, value, unit: "ms", better: "lower" }]));
};
const three = ["latency.pairs=3", "latency.max-pairs=3"];

test("compares metrics from a file and from the offered file", async () => {
  const { comparison, record } = await measuredRun({
    program: program(({ side, cwd, environment: { LLM_PROFILE_METRICS: offered } }) => {
      const value = side === "base" ? 41 : 82;
      writeMetric(join(cwd, "m.json"), "TTFT", value);
      if (offered !== undefined) writeMetric(offered, "TPOT", value);
    }),
    set: [...three, "metrics=[m.json]"],
  });
  const change = { base: 41, head: 82, state: "regressed" };
  expect(comparison?.metrics).toMatchObject([
    { name: "TTFT", unit: "ms", source: "m.json", change },
    { name: "TPOT", source: "LLM_PROFILE_METRICS", change },
  ]);
  const offered = record.commands.filter(({ environmentNames }) => environmentNames.includes("LLM_PROFILE_METRICS"));
  expect(offered.map(({ label }) => label?.replace("base, ", ""))).toEqual(
    [1, 1, 2, 2, 3, 3].map((number) => `untraced run ${String(number)}`),
  );
});

test("computes times per step and token from the configured amounts", async () => {
  const { comparison, profiles } = await measuredRun({
    program: program(({ cwd }) => {
      writeMetric(join(cwd, "m.json"), "total_output_tokens", 192);
    }, 1.6),
    set: [...three, "metrics=[m.json]", "tokens={metric: total_output_tokens}", "steps=16"],
  });
  expect(profiles.head.untraced[0]?.ranges).toMatchObject([{ name: "decode", steps: 16, tokens: 64 }]);
  const changes = new Map(comparison?.metrics.map(({ kind, change }) => [kind, change]));
  expect(changes.get("time-per-step")).toMatchObject({ base: 100e6 / 16, head: 160e6 / 16 });
  expect(changes.get("tokens-per-second")).toMatchObject({ base: 640, head: 400 });
});

test("continues with the head when the base lacks a metric", async () => {
  const { comparison, profiles, failure } = await measuredRun({
    program: program(({ side, cwd }) => {
      if (side === "head") writeMetric(join(cwd, "m.json"), "TTFT", 41);
    }),
    set: [...three, "metrics=[m.json]"],
  });
  expect(failure).toBeNull();
  expect(profiles.head.untraced).toHaveLength(3);
  expect(comparison?.reasons).toMatchObject([{ id: "metric-missing-in-base", verdict: null }]);
});

test("reads a single side's metrics once", async () => {
  const { profiles } = await measuredRun({
    program: program(({ cwd }) => {
      writeMetric(join(cwd, "m.json"), "TTFT", 41.2);
    }),
    set: ["latency.pairs=null", 'metrics=[{"file": "*.json", "format": "json"}]'],
    sides: 1,
  });
  expect(profiles.head.untraced).toMatchObject([
    { order: null, metrics: [{ name: "TTFT", value: 41.2, source: "*.json" }] },
  ]);
});

test("runs latency.command instead of the program and counts its last instances", async () => {
  const { profiles, starts } = await measuredRun({
    program: program(() => undefined),
    set: [...three, "latency.command=[warm, twice]", "latency.instances=2"],
  });
  expect(profiles.head.untraced[0]?.ranges).toMatchObject([{ instanceNs: [100_000_000, 100_000_000] }]);
  for (const { step, argv } of starts)
    expect(argv.slice(-2).join(" ") === "warm twice").toBe(step.startsWith("untraced"));
});

test("measures one round of each side when the time budget is used up at once", async () => {
  const { profiles, comparison } = await measuredRun({
    program: program(() => undefined),
    set: ["latency.pairs=null", "time-budget=10ms"],
  });
  expect(comparison).toMatchObject({ base: { rounds: 1 }, head: { rounds: 1 } });
  expect(profiles.head.untraced).toEqual([]);
});
