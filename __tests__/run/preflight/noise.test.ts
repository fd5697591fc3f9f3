import { expect, test } from "@jest/globals";
import { checkCores, checkGovernor, checkVirtual } from "../../../src/run/preflight/noise-checks.ts";
import { fakeMachine, states } from "./context.ts";

test.each([
  [["performance", "performance"], "note", "performance (2 cores)"],
  [["powersave", "powersave", "performance"], "warning", "performance (1), powersave (2)"],
  [["\u001b[31m"], "note", "doesn't report"],
])("judges the CPU governors %j: %s", async (names, state, says) => {
  await using machine = await fakeMachine();
  for (const [core, name] of names.entries())
    await machine.sys(`devices/system/cpu/cpu${core}/cpufreq/scaling_governor`, `${name}\n`);
  const [found] = await checkGovernor(machine.context());
  expect(found?.severity).toBe(state);
  expect(found?.what).toContain(says);
});

/** /proc/stat of two cores after so many ticks of each kind. */
const stat = (user: number, idle: number, stolen: number) =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${stolen} 0 0\ncpu0 1 0 0 1 0 0 0 0 0 0\ncpu1 1 0 0 1 0 0 0 0 0 0\nintr 1\n`;
test.each([
  ["idle cores", stat(1010, 5990, 0), "0.00", "note", "0.0 of 2 cores busy, load 0.42"],
  ["one busy core of two", stat(1500, 5500, 0), "0.00", "warning", "1.0 of 2 cores busy"],
  ["processes that wait for a core", stat(1010, 5990, 0), "12.50", "warning", "12.5% of the last ten"],
  ["stolen CPU time", stat(1010, 5890, 100), "0.00", "warning", "10% of the CPU time was stolen"],
  ["no time passed", stat(1000, 5000, 0), "0.00", "note", "doesn't report"],
  ["unreadable files", "cpu  a b\n", "x", "note", "doesn't report"],
])("judges the cores' load: %s", async (_name, after, pressure, state, says) => {
  await using machine = await fakeMachine();
  await machine.proc("stat", stat(1000, 5000, 0));
  await machine.proc("loadavg", "0.42 0.30 0.20 1/100 4242\n");
  await machine.proc("pressure/cpu", `some avg10=${pressure} avg60=0.00 avg300=0.00 total=1\n`);
  const found = await checkCores(machine.context({ wait: async () => machine.proc("stat", after) }));
  expect(states(found)).toEqual([`noise-cores ${state}`]);
  expect(found[0]?.what).toContain(says);
});

test.each([
  ["fpu vme hypervisor lahf_lm", "max 100000", ["note"], "a virtual machine"],
  ["fpu vme lahf_lm", "", ["note"], "No sign"],
  ["fpu", "150000 100000", ["note", "warning"], "1.5 cores"],
  ["fpu", "garbage", ["note"], "No sign"],
])("judges a machine with the CPU flags %s and the quota %j: %j", async (flags, quota, expected, says) => {
  await using machine = await fakeMachine();
  await machine.proc("cpuinfo", `processor\t: 0\nflags\t\t: ${flags}\n`);
  await machine.sys("fs/cgroup/cpu.max", `${quota}\n`);
  const found = await checkVirtual(machine.context());
  expect(found.map(({ severity }) => severity)).toEqual(expected);
  expect(found.at(-1)?.what).toContain(says);
});
