import { readlinkSync } from "node:fs";
import type { ProcessIdentity } from "../../model/run/run-record.ts";
import { readProcess } from "./process-tree.ts";

/** `elsewhere`: its number counts in another PID namespace (another container), so we cannot see it. */
export type Liveness = "alive" | "gone" | "elsewhere";

/** What tells our own process from all others that have or will have its number. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startTicks: startTicks(process.pid), pidNamespace: pidNamespace() };
}

/** Whether the process that wrote a record still runs. A number that was given to a new process does not count. */
export function liveness(identity: ProcessIdentity): Liveness {
  const here = pidNamespace();
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

/** The PID namespace that our numbers count in; null where it is not known. */
export function pidNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}
