import { describe, expect, test } from "@jest/globals";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import { runNoiseChecks } from "../../../src/run/preflight/checks.ts";
import {
  checkCard,
  checkCores,
  checkGovernor,
  checkLatency,
  checkVirtual,
} from "../../../src/run/preflight/noise-checks.ts";
import { fakeMachine, states, type FakeMachine } from "./context.ts";

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

describe("the governor", () => {
  const governors = async (machine: FakeMachine, ...names: string[]) => {
    for (const [core, name] of names.entries())
      await machine.sys(`devices/system/cpu/cpu${core}/cpufreq/scaling_governor`, `${name}\n`);
    return checkGovernor(machine.context());
  };
  test.each([
    {
      names: ["performance", "performance"],
      state: "note",
      says: "The CPU frequency governor is performance (2 cores).",
    },
    { names: ["powersave", "powersave", "performance"], state: "warning", says: "performance (1), powersave (2)" },
    { names: ["\u001b[31m"], state: "note", says: "doesn't report" },
  ])("$names", async ({ names, state, says }) => {
    await using machine = await fakeMachine();
    const [found] = await governors(machine, ...names);
    expect(found?.severity).toBe(state);
    expect(found?.what).toContain(says);
  });
});

describe("the cores", () => {
  /** /proc/stat of two cores after so many ticks of each kind. */
  const stat = (user: number, idle: number, stolen: number) =>
    `cpu  ${user} 0 0 ${idle} 0 0 0 ${stolen} 0 0\ncpu0 1 0 0 1 0 0 0 0 0 0\ncpu1 1 0 0 1 0 0 0 0 0 0\nintr 1\n`;
  test.each([
    {
      name: "idle",
      after: stat(1010, 5990, 0),
      pressure: "0.00",
      states: ["noise-cores note"],
      says: "0.0 of 2 cores busy, load 0.42",
    },
    {
      name: "one core of two",
      after: stat(1500, 5500, 0),
      pressure: "0.00",
      states: ["noise-cores warning"],
      says: "1.0 of 2 cores busy",
    },
    {
      name: "a queue",
      after: stat(1010, 5990, 0),
      pressure: "12.50",
      states: ["noise-cores warning"],
      says: "12.5% of the last ten",
    },
    {
      name: "stolen",
      after: stat(1010, 5890, 100),
      pressure: "0.00",
      states: ["noise-cores warning"],
      says: "10% of the CPU time was stolen",
    },
    {
      name: "no time passed",
      after: stat(1000, 5000, 0),
      pressure: "0.00",
      states: ["noise-cores note"],
      says: "doesn't report",
    },
    { name: "nonsense", after: "cpu  a b\n", pressure: "x", states: ["noise-cores note"], says: "doesn't report" },
  ])("$name", async ({ after, pressure, states: expected, says }) => {
    await using machine = await fakeMachine();
    await machine.proc("stat", stat(1000, 5000, 0));
    await machine.proc("loadavg", "0.42 0.30 0.20 1/100 4242\n");
    await machine.proc("pressure/cpu", `some avg10=${pressure} avg60=0.00 avg300=0.00 total=1\n`);
    const found = await checkCores(machine.context({ wait: async () => machine.proc("stat", after) }));
    expect(states(found)).toEqual(expected);
    expect(found[0]?.what).toContain(says);
  });
});

describe("what the machine is", () => {
  test.each([
    { flags: "fpu vme hypervisor lahf_lm", quota: "max 100000", states: ["note"], says: "a virtual machine" },
    { flags: "fpu vme lahf_lm", quota: "", states: ["note"], says: "No sign" },
    { flags: "fpu", quota: "150000 100000", states: ["note", "warning"], says: "limits the container to 1.5 cores" },
    { flags: "fpu", quota: "garbage", states: ["note"], says: "No sign" },
  ])("$flags, $quota", async ({ flags, quota, states: expected, says }) => {
    await using machine = await fakeMachine();
    await machine.proc("cpuinfo", `processor\t: 0\nflags\t\t: ${flags}\n`);
    await machine.sys("fs/cgroup/cpu.max", `${quota}\n`);
    const found = await checkVirtual(machine.context());
    expect(found.map(({ severity }) => severity)).toEqual(expected);
    expect(found.at(-1)?.what).toContain(says);
  });
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
