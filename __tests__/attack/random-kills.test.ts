import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { descendantsOf, newMark, processesWith, stillRunning, untilEmpty } from "../e2e/nsys/support/processes.ts";
import { runPassing, startDemo } from "../e2e/nsys/support/run-demo.ts";
import { levels, type IsolationLevel } from "../e2e/nsys/support/levels.ts";
import { workspace, type Workspace } from "../e2e/nsys/support/workspace.ts";

jest.setTimeout(300_000);

/** Runs at once, in one temporary folder, on each level. */
const kills = 8;
const signals = ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const;
/** Who is killed, by what its command line looks like. */
const targets = {
  main: /cli\.js run/,
  guard: /guard\.js/,
  nsys: /nsys\S* profile/,
  unshare: /^unshare /,
  program: /^\S*nvtx-demo /,
} as const;
/** When: what the run has said by then; more milliseconds are waited. */
const moments = [null, /Run directory/, /^== .*round 1/m, /\| hanging/, /\| hanging/] as const;

type Target = keyof typeof targets;

interface Kill {
  readonly moment: RegExp | null;
  readonly waitMs: number;
  readonly who: readonly (readonly [Target, NodeJS.Signals])[];
}

/** Numbers from 0 up to 1, the same in every run of the test (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function plan(seed: number): Kill[] {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const names = Object.keys(targets) as Target[];
  return Array.from({ length: kills }, (_, index) => {
    // The worst, and what no process can answer: main process and guard at once, in the middle of a capture.
    if (index === 0) {
      const who = [["guard", "SIGKILL"] as const, ["main", "SIGKILL"] as const];
      return { moment: /\| hanging/, waitMs: 0, who };
    }
    const who = names.filter(() => random() < 0.5).map((name) => [name, pick(signals)] as const);
    return { moment: pick(moments), waitMs: Math.floor(random() * 300), who };
  });
}

/** Starts a run whose program hangs beside a daemon, kills as planned, and ends what then still runs of run and guard, both at once. */
async function killed(place: Workspace, { prefix }: IsolationLevel, token: string, { moment, waitMs, who }: Kill) {
  const started = startDemo({
    workspace: place,
    prefix,
    set: [`workload.environment.MARK=${token}`],
    demo: ["--daemon", "--hang-in-range"],
  });
  if (moment !== null) await started.says(moment);
  await sleep(waitMs);
  const all = () => [
    ...descendantsOf(started.pid),
    ...processesWith(token),
    { pid: started.pid, parent: 0, startTime: "", command: "cli.js run" },
  ];
  const seen = all();
  for (const [name, signal] of who)
    for (const { pid, command } of seen) if (targets[name].test(command)) send(pid, signal);
  const told = who.some(([name]) => name === "main");
  await (told ? Promise.race([started.ended, sleep(15_000)]) : sleep(200));
  const now = all();
  for (const name of ["guard", "main"] as const)
    for (const { pid, command } of now) if (targets[name].test(command)) send(pid, "SIGKILL");
  await started.ended;
  return [...seen, ...now].filter(({ startTime }) => startTime !== "");
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

const tokens: string[] = [];

afterEach(() => {
  // A test that fails must not leave to the machine what it found.
  for (const token of tokens.splice(0)) for (const { pid } of processesWith(token)) send(pid, "SIGKILL");
});

describe.each(levels)("runs killed at random, isolation $kind ($how)", (level) => {
  test(`leaves nothing behind after ${String(kills)} kills once the next run has started`, async () => {
    const place = workspace(level.uid);
    const token = newMark();
    tokens.push(token);
    const plans = plan(20_261_122 + levels.indexOf(level));
    const seen = await Promise.all(
      plans.map(async (kill, index) => killed(place, level, `${token}-${String(index)}-`, kill)),
    );
    await runPassing({ workspace: place, prefix: level.prefix });
    const left = await untilEmpty(() => [...stillRunning(seen.flat()), ...processesWith(token)]);
    expect({ left: left.map(({ command }) => command), plans }).toEqual({ left: [], plans });
    expect(await untilEmpty(place.leftInTemporary)).toEqual([]);
  });
});
