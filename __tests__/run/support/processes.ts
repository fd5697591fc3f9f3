import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A number of seconds to sleep that no other process uses, so that a test finds its own processes by their arguments. */
export function uniqueSleep(): string {
  return `300.${Math.floor(Math.random() * 1e9)}`;
}

/** The running processes with this argument: read straight from /proc, independent of the code under test. */
export function processesWith(argument: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const hasArgument = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(argument);
        return hasArgument && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
      } catch {
        return false;
      }
    });
}

/** Waits for a condition; false when it did not come in time. */
export async function eventually(condition: () => boolean, limitMs = 200_000): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(20)) {
    if (condition()) return true;
  }
  return condition();
}
