import { readlink } from "node:fs/promises";
import type { ProcessIdentity } from "../../model/run/run-record.ts";
import { readProcess } from "./process-tree.ts";

/** `elsewhere`: its number counts in another PID namespace (another container), so we cannot see it. */
export type Liveness = "alive" | "gone" | "elsewhere";

/** What tells our own process from all others that have or will have its number. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  return { pid: process.pid, startTicks: startTicks(process.pid), pidNamespace: await pidNamespace() };
}

/** Whether the process that wrote a record still runs. A number that was given to a new process does not count. */
export async function liveness(identity: ProcessIdentity): Promise<Liveness> {
  const here = await pidNamespace();
  if (identity.pidNamespace !== null && here !== null && identity.pidNamespace !== here) return "elsewhere";
  const ticks = startTicks(identity.pid);
  if (ticks === null) return "gone";
  return identity.startTicks === null || identity.startTicks === ticks ? "alive" : "gone";
}

/** Null when there is no such process, or only its zombie. */
function startTicks(pid: number): number | null {
  const found = readProcess(pid);
  return found === null || found.state === "Z" ? null : Number(found.startTime);
}

async function pidNamespace(): Promise<string | null> {
  return readlink("/proc/self/ns/pid").catch(() => null);
}
