import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessIdentity } from "../../model/run/run-record.ts";

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessId {
  readonly pid: number;
  /** Field 22 of /proc/PID/stat: clock ticks since boot, as text. */
  readonly startTime: string;
}

/** A line of /proc/PID/stat; see proc(5). */
export interface ProcessInfo extends ProcessId {
  readonly parent: number;
  readonly state: string;
}

/** What belongs to a capture or to a whole run. */
export interface TreeQuery {
  /** The processes that we started; their descendants belong to the tree. */
  readonly roots: readonly ProcessId[];
  /** The beginning of the marker's value, see `markerVariable`. */
  readonly marker: string;
  /** A user that exists for this run alone: whatever runs as it is ours. Null where users are shared. */
  readonly uid: number | null;
}

/** Carried in the environment of everything we start, so that children that left their parent and session are found. */
export const markerVariable = "LLM_PROFILE_CAPTURE";

/** The process with this number, or null when there is none. */
export function readProcess(pid: number): ProcessInfo | null {
  const text = readOrNull(`/proc/${pid}/stat`);
  if (text === null) return null;
  // The second field is the program's name in brackets; it may hold spaces and brackets itself.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
  if (state === undefined || parent === undefined || startTime === undefined) return null;
  return { pid, startTime, parent: Number(parent), state };
}

/** True while this very process runs; a zombie has ended, whatever its parent does about it. */
export function isAlive(id: ProcessId): boolean {
  const process = readProcess(id.pid);
  return process !== null && process.startTime === id.startTime && !hasEnded(process);
}

/**
 * Every running process of the tree: roots, their descendants, marker holders and their descendants, and the run's own
 * user; parents before their children, so that a signal reaches a program before it sees its children end by the same.
 * Never this process. What cannot be found: a process that lost its parent, cleared its environment, closed our
 * output and runs as a shared user outside a PID namespace.
 */
export function findTree(query: TreeQuery): ProcessInfo[] {
  const all = listProcesses().filter((process) => process.pid !== ownPid());
  const children = Map.groupBy(all, (process) => process.parent);
  const members = new Map<number, ProcessInfo>();
  const waiting = all.filter(
    (process) =>
      query.roots.some((root) => root.pid === process.pid && root.startTime === process.startTime) ||
      isMember(process.pid, query),
  );
  for (let process = waiting.pop(); process !== undefined; process = waiting.pop()) {
    if (members.has(process.pid)) continue;
    members.set(process.pid, process);
    waiting.push(...(children.get(process.pid) ?? []));
  }
  return parentsFirst(members).filter((process) => !hasEnded(process));
}

/** Whether a process itself shows that it belongs to a run, by its marker or its user. */
export function isMember(pid: number, { marker, uid }: Pick<TreeQuery, "marker" | "uid">): boolean {
  return carriesMarker(pid, marker) || (uid !== null && realUser(pid) === uid);
}

function parentsFirst(members: ReadonlyMap<number, ProcessInfo>): ProcessInfo[] {
  const seen = new Set<number>();
  const ordered: ProcessInfo[] = [];
  const add = (process: ProcessInfo): void => {
    if (seen.has(process.pid)) return;
    seen.add(process.pid);
    const parent = members.get(process.parent);
    if (parent !== undefined) add(parent);
    ordered.push(process);
  };
  for (const process of members.values()) add(process);
  return ordered;
}

/** The children of a process, oldest first. */
export function childrenOf(pid: number): ProcessInfo[] {
  return listProcesses()
    .filter((process) => process.parent === pid && !hasEnded(process))
    .sort((a, b) => Number(BigInt(a.startTime) - BigInt(b.startTime)));
}

/** Sends a signal to this very process; false when it has ended or is not ours to signal. */
export function signalProcess(id: ProcessId, signal: NodeJS.Signals): boolean {
  if (!isAlive(id)) return false;
  try {
    process.kill(id.pid, signal);
    return true;
  } catch {
    // ESRCH: it ended just now. EPERM: it changed its user; the caller sees that it is still there.
    return false;
  }
}

function listProcesses(): ProcessInfo[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== null);
}

/** By environment, or by our output pipes: a child with an emptied environment mostly still holds those. */
function carriesMarker(pid: number, marker: string): boolean {
  const environment = readOrNull(`/proc/${pid}/environ`);
  if (environment?.includes(`${markerVariable}=${marker}`) === true) return true;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOrNull(`/proc/${pid}/fd/${fd}`)?.includes(marker) === true);
  } catch {
    return false; // It ended, or it is another user's: then only root may look.
  }
}

function realUser(pid: number): number | null {
  const uid = /^Uid:\s+(\d+)/m.exec(readOrNull(`/proc/${pid}/status`) ?? "")?.[1];
  return uid === undefined ? null : Number(uid);
}

function hasEnded({ state }: ProcessInfo): boolean {
  return state === "Z" || state === "X";
}

function ownPid(): number {
  return process.pid;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return null; // The process ended between two looks, or may not be read.
  }
}

function linkOrNull(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

const pollMs = 25;

/**
 * KILLs the whole tree again and again, until two looks in a row find nothing: a process may have forked between look and
 * signal. Returns what was still there at the limit (a process that the kernel cannot end, or that we may not signal).
 */
export async function killTree(
  query: TreeQuery,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended = new Map<string, ProcessInfo>();
  const deadline = performance.now() + limitMs;
  for (let quiet = 0; ;) {
    const left = findTree(query);
    for (const process of left)
      if (signalProcess(process, "SIGKILL")) ended.set(`${process.pid} ${process.startTime}`, process);
    quiet = left.length === 0 ? quiet + 1 : 0;
    if (quiet === 2 || performance.now() > deadline) return { ended: [...ended.values()], left };
    await sleep(pollMs);
  }
}

/** `elsewhere`: its number counts in another PID namespace (another container), so we cannot see it. */
type Liveness = "alive" | "gone" | "elsewhere";

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
