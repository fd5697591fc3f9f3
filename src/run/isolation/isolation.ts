import { asFailure, ToolError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation, IsolationKind } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { choosePrivateUser, nobodyId } from "./isolation-user.ts";

type Prefix = (
  argv: readonly [string, ...string[]],
  isolation: Omit<Isolation, "note">,
) => readonly [string, ...string[]];

/** The inputs of an isolation probe. */
export interface IsolationProbe {
  readonly runTool: RunTool;
  /** From plan/workload.ts, so probes use the same prefix as captures. */
  readonly isolate: Prefix;
  /** The environment for the probes: the allow-list. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files and folders that the isolated user needs to read: the working directory and the program. */
  readonly mustRead: readonly string[];
  /** Folders that the isolated user needs to enter, and programs that it needs to start. */
  readonly mustEnter: readonly string[];
  /** The text of /proc/self/mountinfo. */
  readonly mountinfo: string;
  /** Folders to make read-only for the program, if possible. Absolute paths that exist. */
  readonly readOnly: readonly string[];
  /** Returns numbers from 0 up to, but not including, 1. */
  readonly random: () => number;
}

type Attempt = { readonly isolation: Omit<Isolation, "note"> } | { readonly why: string };

interface IsolationLevel {
  readonly kind: IsolationKind;
  readonly had: string;
  /** How to get this level. */
  readonly help: string;
  readonly attempt: (probe: IsolationProbe) => Promise<Attempt>;
}

/** Isolation levels, best first. */
const levels: readonly IsolationLevel[] = [
  {
    kind: "pid-namespace",
    had: "The profiler runs in a PID namespace and can't see other processes or their environments",
    help: "run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",
    attempt: tryNamespace,
  },
  {
    kind: "unprivileged-user",
    had: "The profiler runs as an unprivileged user and can't read other users' environments",
    help: "run as root (CAP_SETUID), and let every user read the working directory and the program, and enter the temporary folder (TMPDIR)",
    attempt: tryUsers,
  },
  {
    kind: "none",
    had: "The profiler isn't isolated: its reports may contain the environment of every process on this machine, so don't share them",
    help: "",
    attempt: tryNothing,
  },
];

/**
 * Tries the levels on this machine, best first. `note` says which one works, why the better ones don't, and how to get them.
 * Throws ToolError if the user requires a level that doesn't work, because a weaker level might leak what the user wants to
 * protect.
 */
export async function probeIsolation(wanted: Config["isolation"], probe: IsolationProbe): Promise<Isolation> {
  const refused: { readonly level: IsolationLevel; readonly why: string }[] = [];
  for (const level of levels.filter(({ kind }) => wanted === "auto" || wanted === kind)) {
    const result = await level.attempt(probe);
    if ("isolation" in result) return { ...result.isolation, note: describeLevel(level, refused, wanted) };
    refused.push({ level, why: result.why });
  }
  throw new ToolError({
    id: "isolation-unavailable",
    what: `The isolation level "${wanted}" isn't available here.`,
    why: refused.map(({ why }) => why).join("; "),
    help: `To get this isolation: ${refused.map(({ level }) => level.help).join("; ")}. Or set isolation=auto to use the best level that works.`,
  });
}

function describeLevel(
  level: IsolationLevel,
  refused: readonly { level: IsolationLevel; why: string }[],
  wanted: Config["isolation"],
): string {
  if (refused.length > 0) {
    const reasons = refused.map(
      ({ level: { kind, help }, why }) => `no ${kind} (${why.replace(/\.$/, "")}; to get it: ${help})`,
    );
    return `${level.had}; ${reasons.join("; ")}.`;
  }
  return wanted === "none" ? `${level.had}. The configuration sets isolation=none.` : `${level.had}.`;
}

async function tryNamespace(probe: IsolationProbe): Promise<Attempt> {
  const isolation = {
    kind: "pid-namespace",
    user: null,
    endsWithParent: true,
    procMounts: listProcMounts(probe.mountinfo),
    readOnly: probe.readOnly,
  } as const;
  // If the namespace has its own /proc, `cat`'s parent there is process 1. The line is "pid (name) state parent …" (see proc_pid_stat(5)).
  const result = await runProbe(probe, isolation, ["cat", "/proc/self/stat"]);
  if (result.why !== null) return { why: result.why };
  return /^\d+ \(cat\) \S 1 /.test(result.stdout)
    ? { isolation }
    : { why: "other processes are visible in the new namespace" };
}

async function tryUsers(probe: IsolationProbe): Promise<Attempt> {
  const chosen = choosePrivateUser(probe.random);
  // If we're in a user namespace, it may not map the private ids, but it does map `nobodyId`.
  let last: Attempt = { why: "no user found" };
  for (const id of chosen === null ? [nobodyId] : [chosen, nobodyId]) {
    last = await tryUser(probe, id);
    if ("isolation" in last) return last;
  }
  return last;
}

/** A shell script that checks the user's access. Its arguments are the paths to read, then `--`, then the paths to enter or start. */
const userCheck = `
access=-r what=read
for path in "$@"; do
  if [ "$path" = -- ]; then access=-x what='enter or start'; continue; fi
  [ $access "$path" ] || { echo "user $(id -u) can't $what $path" >&2; exit 1; }
done
id -u; grep '^CapEff:' /proc/self/status`;

async function tryUser(probe: IsolationProbe, id: number): Promise<Attempt> {
  const isolation = {
    kind: "unprivileged-user",
    user: { uid: id, gid: id },
    endsWithParent: true,
    procMounts: [],
    readOnly: [],
  } as const;
  const paths = [...probe.mustRead, "--", ...probe.mustEnter];
  const result = await runProbe(probe, isolation, ["sh", "-c", userCheck, "sh", ...paths]);
  if (result.why !== null) return { why: result.why };
  const isUnprivileged = new RegExp(`^${id}\\s+CapEff:\\s+0+\\s*$`).test(result.stdout);
  return isUnprivileged ? { isolation } : { why: "the user still has privileges" };
}

async function tryNothing(probe: IsolationProbe): Promise<Attempt> {
  const isolation = { kind: "none", user: null, endsWithParent: true, procMounts: [], readOnly: [] } as const;
  const { why } = await runProbe(probe, isolation, ["true"]);
  return { isolation: { ...isolation, endsWithParent: why === null } };
}

/** Runs a probe. If it fails, `why` is its own error message. */
async function runProbe(
  { runTool, isolate, environment }: IsolationProbe,
  isolation: Omit<Isolation, "note">,
  argv: readonly [string, ...string[]],
): Promise<{ readonly stdout: string; readonly why: string | null }> {
  const command = {
    tool: "isolation probe",
    argv: isolate(argv, isolation),
    cwd: "/",
    environment,
    timeLimitMs: 10_000,
  };
  try {
    const { exitCode, stdout, stderr } = await runTool(command);
    // Take the first line, because mount's last line is just a hint to see dmesg.
    const firstLine = stderr.trim().split("\n")[0];
    return { stdout, why: exitCode === 0 ? null : firstLine || `the probe exited with ${exitCode}` };
  } catch (error) {
    return { stdout: "", why: asFailure(error).message };
  }
}

/**
 * Types of file systems that don't hide anything when they're mounted in /proc. We skip them, because accessing an automount may block on
 * a daemon.
 */
const harmlessMountTypes = ["autofs", "binfmt_misc", "nfsd", "rpc_pipefs"];

interface Mount {
  readonly id: string;
  /** The id of the mount that this one is mounted on. */
  readonly parent: string;
  readonly point: string;
  readonly type: string;
}

/**
 * The paths of the mounts in this machine's /proc, relative to /proc, outer mounts first. A container engine uses them to hide
 * what the container may not see or change. NVIDIA's toolkit mounts over /proc/driver/nvidia because otherwise the driver's
 * libraries create device files for the machine's other GPUs. `mountinfo` is the text of /proc/self/mountinfo (see proc(5)).
 */
export function listProcMounts(mountinfo: string): string[] {
  const mounts = mountinfo.split("\n").flatMap(parseMount);
  // If /proc is mounted twice, the later mount hides the earlier one and everything on it.
  const proc = mounts.findLast(({ point }) => point === "/proc");
  const below = mounts.filter(({ point }) => isMachineWide(point));
  const points = new Map<string, string>();
  const visible = new Set([proc?.id]);
  for (const { id, parent, point, type } of below) {
    if (!visible.has(parent)) continue;
    visible.add(id);
    // A mount hides earlier mounts below its path.
    for (const hidden of points.keys()) if (hidden.startsWith(`${point}/`)) points.delete(hidden);
    points.set(point, type);
  }
  return [...points]
    .filter(([, type]) => !harmlessMountTypes.includes(type))
    .map(([point]) => point.slice("/proc/".length));
}

/** True if a path below /proc isn't about a single process. Paths with process ids are useless in a namespace, because process ids differ there. */
function isMachineWide(point: string): boolean {
  return /^\/proc\/(?!\d|self\b|thread-self\b)/.test(point);
}

function parseMount(line: string): Mount[] {
  const fields = line.split(" ");
  const [id, parent, , , point] = fields;
  const type = fields[fields.indexOf("-") + 1];
  if (id === undefined || parent === undefined || point === undefined || type === undefined) return [];
  return [{ id, parent, point: unescapeOctal(point), type }];
}

/** Spaces, tabs, newlines, and backslashes are escaped in octal. */
function unescapeOctal(point: string): string {
  return point.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
