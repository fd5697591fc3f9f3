import { describe, expect, test } from "@jest/globals";
import { checkCores, checkGovernor, checkVirtual } from "../../../src/run/preflight/noise-checks.ts";
import { fakeMachine, states, type FakeMachine } from "./context.ts";

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
