import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessIdentity } from "../../model/run/run-record.ts";

/** Identifies a process even if a later one gets the same number. */
export interface ProcessId {
  readonly pid: number;
  /** Field 22 of /proc/PID/stat: clock ticks since boot, as text. */
  readonly startTime: string;
}

/** Fields of /proc/PID/stat, see proc(5). */
export interface ProcessInfo extends ProcessId {
  readonly parent: number;
  readonly state: string;
}

/** Describes the processes of a capture or of a whole run. */
export interface TreeQuery {
  /** The processes that we started. Their descendants are part of the tree. */
  readonly roots: readonly ProcessId[];
  /** A prefix of the marker's value (see `markerVariable`). */
  readonly marker: string;
  /** A user id that only this run uses, so all its processes are ours. Null if the user is shared. */
  readonly uid: number | null;
}

/** Set in the environment of every process we start, so we can find children that left their parent and session. */
export const markerVariable = "LLM_PROFILE_CAPTURE";

/** Reads the process with this number, or returns null if it doesn't exist. */
export function readProcess(pid: number): ProcessInfo | null {
  const text = readOrNull(`/proc/${pid}/stat`);
  if (text === null) return null;
  // The second field is the program's name in parentheses. The name itself may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
  if (state === undefined || parent === undefined || startTime === undefined) return null;
  return { pid, startTime, parent: Number(parent), state };
}

/** True while exactly this process is running. A zombie doesn't count. */
export function isAlive(id: ProcessId): boolean {
  const process = readProcess(id.pid);
  return process !== null && process.startTime === id.startTime && !hasEnded(process);
}

/**
 * Finds every running process in the tree: the roots, processes with the marker, processes of the private user, and the
 * descendants of all of these. Never includes our own process. Parents come before their children, so that a program gets a
 * signal before its children die. We can't find a process if it lost its parent, cleared its environment, closed our output
 * pipes, and runs as a shared user outside a PID namespace.
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
  return sortParentsFirst(members).filter((process) => !hasEnded(process));
}

/** True if the process's own marker or user shows that it belongs to the run. */
export function isMember(pid: number, { marker, uid }: Pick<TreeQuery, "marker" | "uid">): boolean {
  return carriesMarker(pid, marker) || (uid !== null && realUser(pid) === uid);
}

function sortParentsFirst(members: ReadonlyMap<number, ProcessInfo>): ProcessInfo[] {
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

/** The running children of a process, oldest first. */
export function listChildren(pid: number): ProcessInfo[] {
  return listProcesses()
    .filter((process) => process.parent === pid && !hasEnded(process))
    .sort((a, b) => Number(BigInt(a.startTime) - BigInt(b.startTime)));
}

/** Sends a signal to exactly this process. Returns false if it has exited or we may not signal it. */
export function signalProcess(id: ProcessId, signal: NodeJS.Signals): boolean {
  if (!isAlive(id)) return false;
  try {
    process.kill(id.pid, signal);
    return true;
  } catch {
    // ESRCH: the process just exited. EPERM: the process changed its user; the caller will see that it's still running.
    return false;
  }
}

function listProcesses(): ProcessInfo[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== null);
}

/**
 * Looks for the marker in the process's environment, then in the paths of its open files. A child that cleared its environment
 * usually still has our output pipes open.
 */
function carriesMarker(pid: number, marker: string): boolean {
  const environment = readOrNull(`/proc/${pid}/environ`);
  if (environment?.includes(`${markerVariable}=${marker}`) === true) return true;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOrNull(`/proc/${pid}/fd/${fd}`)?.includes(marker) === true);
  } catch {
    return false; // The process just exited, or it belongs to another user and we aren't root.
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
    return null; // The process just exited, or we may not read the file.
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
 * Sends KILL to the whole tree until two searches in a row find no process, because a process may fork just before the signal.
 * `left` has the processes that are still running at the time limit: the kernel can't end them, or we may not signal them.
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

/** `elsewhere`: the process is in another PID namespace (another container), so we can't see it. */
type Liveness = "alive" | "gone" | "elsewhere";

/** Identifies our own process, even if another process has the same number, now or later. */
export function readOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, startTicks: readStartTicks(process.pid), pidNamespace: readPidNamespace() };
}

/** Finds out if the process that wrote a record is still running. A new process with the same number doesn't count. */
export function checkLiveness(identity: ProcessIdentity): Liveness {
  const here = readPidNamespace();
  if (identity.pidNamespace !== null && here !== null && identity.pidNamespace !== here) return "elsewhere";
  const ticks = readStartTicks(identity.pid);
  if (ticks === null) return "gone";
  return identity.startTicks === null || identity.startTicks === ticks ? "alive" : "gone";
}

/** Null if the process doesn't exist or is a zombie. */
function readStartTicks(pid: number): number | null {
  const found = readProcess(pid);
  return found === null || found.state === "Z" ? null : Number(found.startTime);
}

/** The PID namespace that our process numbers belong to. Null if unknown. */
export function readPidNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}
