import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A running process; the start time tells it from a later one with the same number. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly startTime: string;
  /** For messages. */
  readonly command: string;
}

/** A text that occurs nowhere else: for the environment of what a test starts. */
export function newMark(): string {
  return `QZX${randomBytes(8).toString("hex")}`;
}

/** All running processes but zombies: straight from /proc, independent of the code under test. */
export function runningProcesses(): RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      const [state, parent = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (stat === "" || state === "Z" || state === "X") return [];
      const command = read(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim();
      return [{ pid: Number(name), parent: Number(parent), startTime: fields[17] ?? "", command }];
    });
}

/** The running processes whose arguments or environment hold this text; never this one. */
export function processesWith(text: string): RunningProcess[] {
  return runningProcesses().filter(
    ({ pid }) =>
      pid !== process.pid &&
      (read(`/proc/${pid}/cmdline`).includes(text) || read(`/proc/${pid}/environ`).includes(text)),
  );
}

/** What descends from a process now: its guard, the profiler, the workload. */
export function descendantsOf(pid: number): RunningProcess[] {
  const all = runningProcesses();
  const found = new Set([pid]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const process of all) if (found.has(process.parent)) found.add(process.pid);
  }
  found.delete(pid);
  return all.filter((process) => found.has(process.pid));
}

/** Those of the processes that still run. */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  const now = new Set(runningProcesses().map(identity));
  return processes.filter((process) => now.has(identity(process)));
}

/** Asks again and again until the answer is an empty list, and returns the last answer. */
export async function untilEmpty<T>(ask: () => readonly T[], limitMs = 15_000): Promise<readonly T[]> {
  const deadline = performance.now() + limitMs;
  for (let answer = ask(); ; answer = ask()) {
    if (answer.length === 0 || performance.now() > deadline) return answer;
    await sleep(25);
  }
}

/** Asks again and again until the answer holds something; throws at the limit. */
export async function untilSome<T>(ask: () => readonly T[], limitMs = 15_000): Promise<readonly T[]> {
  const deadline = performance.now() + limitMs;
  for (let answer = ask(); ; answer = ask()) {
    if (answer.length > 0) return answer;
    if (performance.now() > deadline) throw new Error("It did not come in time.");
    await sleep(25);
  }
}

function identity({ pid, startTime }: RunningProcess): string {
  return `${pid} ${startTime}`;
}

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return ""; // It ended between two looks.
  }
}
