import { describe, expect, test } from "@jest/globals";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import { runNoiseChecks } from "../../../src/run/preflight/checks.ts";
import { checkCard, checkLatency } from "../../../src/run/preflight/noise-checks.ts";
import { fakeMachine, states } from "./context.ts";

test("a machine of which nothing is known, and one without GPU and /proc: no warning, nothing blocks", async () => {
  await using machine = await fakeMachine();
  const findings = await runNoiseChecks(machine.context());
  expect(states(findings)).toEqual([
    ...["noise-cores note", "noise-governor note", "noise-virtual note", "noise-card note", "noise-latency note"],
  ]);
  const bare = await runNoiseChecks(machine.context({ withoutTools: true, proc: `${machine.folder}/none` }));
  expect(states(bare)).not.toContain("noise-card note");
  expect([...findings, ...bare].every(({ blocksRun, severity }) => !blocksRun && severity === "note")).toBe(true);
});

describe("the card", () => {
  test.each([
    { name: "all is well", environment: {}, states: ["note"], says: "no other process" },
    {
      name: "persistence mode off",
      environment: { FAKE_PERSISTENCE: "Disabled" },
      states: ["warning"],
      says: "persistence mode is off",
    },
    { name: "MIG", environment: { FAKE_MIG: "Enabled" }, states: ["warning"], says: "split by MIG" },
    {
      name: "others",
      environment: { FAKE_APPS: "17 4242" },
      states: ["warning"],
      says: "2 other processes have a context",
    },
    { name: "no driver", environment: { FAKE_SMI: "no-driver" }, states: [], says: "" },
  ])("$name", async ({ environment, states: expected, says }) => {
    await using machine = await fakeMachine();
    const found = await checkCard(machine.context({ environment }));
    expect(found.map(({ severity }) => severity)).toEqual(expected);
    expect(found.map(({ what }) => what).join()).toContain(says);
  });
});

describe("what latency can be found here", () => {
  const calibration: Calibration = {
    schemaVersion: 1,
    tool: { name: "llm-profile", version: "0" },
    createdAt: "2026-01-01T00:00:00.000Z",
    gpu: { name: "NVIDIA H100 80GB HBM3", uuid: "GPU-52ab1a88-4a2b-5646-570a-6fce4e562e95" },
    driver: "580.159.04",
    captureMode: null,
    source: { repository: null, commit: null },
    pairs: 10,
    ranges: [
      {
        name: "decode",
        domain: "",
        skippedInstances: 0,
        pairs: 9,
        pairSpread: 0.002,
        wallSpread: 0.031,
        latency: {
          processes: 4,
          statistic: "median" as const,
          changeRatio: 0.01,
          spreadRatio: 0.03,
          detectableRatio: 0.12,
        },
        families: [],
        kernels: [],
      },
    ],
    from: "rounds",
    falseAlarms: { rounds: 3, comparisons: 4, alarms: 0 },
  };
  test.each([
    { name: "not calibrated", given: null, state: "note", says: "isn't calibrated" },
    {
      name: "calibrated",
      given: calibration,
      state: "note",
      says: "4 runs per side without CUDA tracing, an increase in wall time of 12% would be detected 95% of the time.",
    },
    {
      name: "on another GPU",
      given: { ...calibration, gpu: { name: "A100", uuid: "GPU-2" } },
      state: "warning",
      says: "recorded on A100 (GPU-2)",
    },
    {
      name: "with another driver",
      given: { ...calibration, driver: "570.1" },
      state: "warning",
      says: "recorded with driver 570.1",
    },
  ])("$name", async ({ given, state, says }) => {
    await using machine = await fakeMachine();
    const [found] = await checkLatency(machine.context({ calibration: given }));
    expect(found?.severity).toBe(state);
    expect(found?.what).toContain(says);
  });
});
