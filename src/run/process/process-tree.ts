import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessIdentity } from "../../model/run/run-record.ts";

/** A later process may get the same number. */
export interface ProcessId {
  readonly pid: number;
  /** Field 22 of /proc/PID/stat: clock ticks since boot, as text. */
  readonly startTime: string;
}

export interface ProcessInfo extends ProcessId {
  readonly parent: number;
  readonly state: string;
}

export interface TreeQuery {
  readonly roots: readonly ProcessId[];
  readonly marker: string;
  readonly uid: number | null;
}

/** In the environment of every process we start, so we can find children that left their parent and session. */
export const markerVariable = "LLM_PROFILE_CAPTURE";

export function readProcess(pid: number): ProcessInfo | null {
  const text = readProc(`${pid}/stat`);
  // The second field is the program's name in parentheses, which may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
  if (state === undefined || parent === undefined || startTime === undefined) return null;
  return { pid, startTime, parent: Number(parent), state };
}

export function isAlive(id: ProcessId): boolean {
  const process = readProcess(id.pid);
  return process !== null && process.startTime === id.startTime && !hasEnded(process);
}

/**
 * The roots, processes with the marker, processes of the private user, and the descendants of all of these, but never our own process.
 * Parents come first, so that a program gets a signal before its children die. We can't find a process if it lost its parent, cleared its
 * environment, closed our output pipes, and runs as a shared user outside a PID namespace.
 */
export function findTree(query: TreeQuery): ProcessInfo[] {
  const all = listProcesses().filter(({ pid }) => pid !== process.pid);
  const children = Map.groupBy(all, ({ parent }) => parent);
  const members = new Map<number, ProcessInfo>();
  const waiting = all.filter(
    ({ pid, startTime }) =>
      query.roots.some((root) => root.pid === pid && root.startTime === startTime) || isMember(pid, query),
  );
  for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
    if (members.has(member.pid)) continue;
    members.set(member.pid, member);
    waiting.push(...(children.get(member.pid) ?? []));
  }
  return sortParentsFirst(members).filter((member) => !hasEnded(member));
}

export function isMember(pid: number, { marker, uid }: Pick<TreeQuery, "marker" | "uid">): boolean {
  return carriesMarker(pid, marker) || (uid !== null && readUser(pid) === uid);
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

export function listChildren(pid: number): ProcessInfo[] {
  return listProcesses()
    .filter((process) => process.parent === pid && !hasEnded(process))
    .sort((a, b) => Number(BigInt(a.startTime) - BigInt(b.startTime)));
}

export function signalProcess(id: ProcessId, signal: NodeJS.Signals): boolean {
  if (!isAlive(id)) return false;
  try {
    process.kill(id.pid, signal);
    return true;
  } catch {
    // EPERM: the process changed its user; the caller will see that it's still running.
    return false;
  }
}

function listProcesses(): ProcessInfo[] {
  return listPids().flatMap((pid) => readProcess(pid) ?? []);
}

export function listPids(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** A child that cleared its environment usually still has our output pipes open. */
function carriesMarker(pid: number, marker: string): boolean {
  if (readProc(`${pid}/environ`).includes(`${markerVariable}=${marker}`)) return true;
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readProcLink(`${pid}/fd/${fd}`)?.includes(marker) === true);
  } catch {
    return false;
  }
}

function readUser(pid: number): number | null {
  const uid = /^Uid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1];
  return uid === undefined ? null : Number(uid);
}

function hasEnded({ state }: ProcessInfo): boolean {
  return state === "Z" || state === "X";
}

export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    return "";
  }
}

export function readProcLink(path: string): string | null {
  try {
    return readlinkSync(`/proc/${path}`);
  } catch {
    return null;
  }
}

const pollMs = 25;

/**
 * Searches until two searches in a row find no process, because a process may fork just before the signal. `left` are still running at the
 * time limit: the kernel can't end them, or we may not signal them.
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

/** `elsewhere`: in another PID namespace (another container). */
type Liveness = "alive" | "gone" | "elsewhere";

/** Another process may have the same number, now or later. */
export function readOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, startTicks: readStartTicks(process.pid), pidNamespace: readPidNamespace() };
}

export function checkLiveness(identity: ProcessIdentity): Liveness {
  const here = readPidNamespace();
  if (identity.pidNamespace !== null && here !== null && identity.pidNamespace !== here) return "elsewhere";
  const ticks = readStartTicks(identity.pid);
  if (ticks === null) return "gone";
  return identity.startTicks === null || identity.startTicks === ticks ? "alive" : "gone";
}

/** Null if the process doesn't exist or is a zombie. */
function readStartTicks(pid: number): number | null {
  const info = readProcess(pid);
  return info === null || info.state === "Z" ? null : Number(info.startTime);
}

export function readPidNamespace(): string | null {
  return readProcLink("self/ns/pid");
}
