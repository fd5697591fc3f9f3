import { asFailure, ToolError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import type { Isolation, IsolationKind } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";
import { choosePrivateUser, nobody } from "./isolation-user.ts";

type Prefix = (
  argv: readonly [string, ...string[]],
  isolation: Omit<Isolation, "note">,
) => readonly [string, ...string[]];

/** What the probe works with. */
export interface IsolationProbe {
  readonly runTool: RunTool;
  /** plan/workload.ts: the probe starts exactly what captures are started with. */
  readonly isolate: Prefix;
  /** The environment of the probes: the allow-list. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files and folders that the isolated user must be able to read: working directory, program. */
  readonly mustRead: readonly string[];
  /** Folders that it must be able to pass through, and programs that it must be able to start. */
  readonly mustEnter: readonly string[];
  /** Text of /proc/self/mountinfo. */
  readonly mountinfo: string;
  /** Folders that the program is to have read-only, where that is possible; absolute, and there. */
  readonly readOnly: readonly string[];
  /** Numbers from 0 up to, not including, 1. */
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

/** From the best to the worst. */
const levels: readonly IsolationLevel[] = [
  {
    kind: "pid-namespace",
    had: "The profiler runs in a PID namespace and cannot see other processes or their environments",
    help: "run as root with CAP_SYS_ADMIN; in a container: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined",
    attempt: tryNamespace,
  },
  {
    kind: "unprivileged-user",
    had: "The profiler runs as an unprivileged user and cannot read other users' environments",
    help: "run as root (CAP_SETUID), and let every user read the working directory and the program, and enter the temporary folder (TMPDIR)",
    attempt: tryUsers,
  },
  {
    kind: "none",
    had: "The profiler is not isolated: its reports may hold the environment of every process of this machine, so they must not leave it",
    help: "",
    attempt: tryNothing,
  },
];

/**
 * Tries the levels for real, best first, and says in `note` what was had, why it is not better and how to get better.
 * A level that was asked for by name and cannot be had is a ToolError: a weaker one might leak what the user protects.
 */
export async function probeIsolation(wanted: Config["isolation"], probe: IsolationProbe): Promise<Isolation> {
  const refused: { readonly level: IsolationLevel; readonly why: string }[] = [];
  for (const level of levels.filter(({ kind }) => wanted === "auto" || wanted === kind)) {
    const result = await level.attempt(probe);
    if ("isolation" in result) return { ...result.isolation, note: noteOf(level, refused, wanted) };
    refused.push({ level, why: result.why });
  }
  throw new ToolError({
    id: "isolation-unavailable",
    what: `The isolation "${wanted}" is not available here.`,
    why: refused.map(({ why }) => why).join("; "),
    help: `To get it: ${refused.map(({ level }) => level.help).join("; ")}. Or set isolation=auto to take the best there is.`,
  });
}

function noteOf(
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
  return wanted === "none" ? `${level.had}, as the configuration says isolation=none.` : `${level.had}.`;
}

async function tryNamespace(probe: IsolationProbe): Promise<Attempt> {
  const isolation = {
    kind: "pid-namespace",
    user: null,
    endsWithParent: true,
    procMounts: procMounts(probe.mountinfo),
    readOnly: probe.readOnly,
  } as const;
  // With its own /proc, its parent is number 1 there: "Number (name) state parent …", proc_pid_stat(5).
  const result = await start(probe, isolation, ["cat", "/proc/self/stat"]);
  if (result.why !== null) return { why: result.why };
  return /^\d+ \(cat\) \S 1 /.test(result.stdout)
    ? { isolation }
    : { why: "other processes can be seen in the new namespace" };
}

async function tryUsers(probe: IsolationProbe): Promise<Attempt> {
  const chosen = choosePrivateUser(probe.random);
  // A user namespace may not have the private numbers; it has nobody.
  let last: Attempt = { why: "no user found" };
  for (const id of chosen === null ? [nobody] : [chosen, nobody]) {
    last = await tryUser(probe, id);
    if ("isolation" in last) return last;
  }
  return last;
}

/** Arguments: what must be readable, `--`, what must be entered or started. */
const userCheck = `
access=-r what=read
for path in "$@"; do
  if [ "$path" = -- ]; then access=-x what='enter or start'; continue; fi
  [ $access "$path" ] || { echo "user $(id -u) cannot $what $path" >&2; exit 1; }
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
  const result = await start(probe, isolation, ["sh", "-c", userCheck, "sh", ...paths]);
  if (result.why !== null) return { why: result.why };
  const isUnprivileged = new RegExp(`^${id}\\s+CapEff:\\s+0+\\s*$`).test(result.stdout);
  return isUnprivileged ? { isolation } : { why: "the user still has privileges" };
}

async function tryNothing(probe: IsolationProbe): Promise<Attempt> {
  const isolation = { kind: "none", user: null, endsWithParent: true, procMounts: [], readOnly: [] } as const;
  const { why } = await start(probe, isolation, ["true"]);
  return { isolation: { ...isolation, endsWithParent: why === null } };
}

/** Runs a probe; `why` is the reason that it failed, in its own words. */
async function start(
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
    // Not the last line: mount ends its errors with a help at dmesg.
    const firstLine = stderr.trim().split("\n")[0];
    return { stdout, why: exitCode === 0 ? null : firstLine || `the probe ended with ${exitCode}` };
  } catch (error) {
    return { stdout: "", why: asFailure(error).message };
  }
}

/** File systems of their own, which hide nothing of /proc; automatic mounts may wait for a daemon when they are touched. */
const notMasks = ["autofs", "binfmt_misc", "nfsd", "rpc_pipefs"];

interface Mount {
  readonly id: string;
  /** The number of the mount that this one lies on. */
  readonly parent: string;
  readonly point: string;
  readonly type: string;
}

/**
 * What lies on this machine's /proc, relative to it, outer mounts first. A container's engine hides there what the container
 * may not see or change, and NVIDIA's toolkit replaces /proc/driver/nvidia, since the driver's libraries make device files
 * of the machine's other GPUs where it does not say otherwise. `mountinfo` is /proc/self/mountinfo, see proc(5).
 */
export function procMounts(mountinfo: string): string[] {
  const mounts = mountinfo.split("\n").flatMap(parseMount);
  // Where /proc was mounted twice, the later one lies on the earlier one, and hides what lies there.
  const proc = mounts.findLast(({ point }) => point === "/proc");
  const below = mounts.filter(({ point }) => isOfTheMachine(point));
  const points = new Map<string, string>();
  const visible = new Set([proc?.id]);
  for (const { id, parent, point, type } of below) {
    if (!visible.has(parent)) continue;
    visible.add(id);
    // A mount hides what was mounted below it before.
    for (const hidden of points.keys()) if (hidden.startsWith(`${point}/`)) points.delete(hidden);
    points.set(point, type);
  }
  return [...points].filter(([, type]) => !notMasks.includes(type)).map(([point]) => point.slice("/proc/".length));
}

/** Below /proc, and not of one process: those numbers mean others in a namespace. */
function isOfTheMachine(point: string): boolean {
  return /^\/proc\/(?!\d|self\b|thread-self\b)/.test(point);
}

function parseMount(line: string): Mount[] {
  const fields = line.split(" ");
  const [id, parent, , , point] = fields;
  const type = fields[fields.indexOf("-") + 1];
  if (id === undefined || parent === undefined || point === undefined || type === undefined) return [];
  return [{ id, parent, point: unescape(point), type }];
}

/** Spaces, tabs, line ends and backslashes are written in octal. */
function unescape(point: string): string {
  return point.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
