import { UserError } from "../model/errors.ts";
import type { Workload } from "../model/config.ts";
import type { Argv, Isolation } from "../model/run/plan.ts";

/** A shell line goes to bash with `-e -o pipefail`; otherwise, in `python3 x.py | tee log`, tee's success would hide a failed program. */
export function workloadArgv(workload: Workload, hydraDirectory: string): Argv {
  if (workload.module !== null) return moduleArgv(workload, workload.module, hydraDirectory);
  if (workload.server.command !== null) return commandArgv(workload.server.command);
  if (workload.command === null) {
    throw new UserError({
      id: "no-workload",
      what: "No program to profile.",
      where: "workload.command",
      why: "No command, Python module, or server is set.",
      help: "Put the command after `--`, set the action's input `command`, or set workload.command in the configuration.",
    });
  }
  return commandArgv(workload.command);
}

export function commandArgv(command: string | readonly string[]): Argv {
  if (typeof command === "string") return ["bash", "-e", "-o", "pipefail", "-c", command];
  const [program, ...rest] = command;
  if (program === undefined || program === "")
    throw new UserError({ what: "The command is empty.", where: "workload.command" });
  return [program, ...rest];
}

/**
 * Hydra's run directory keeps files out of the checkout. The program's torch profiler is off, because CUPTI allows one subscriber per
 * process.
 */
function moduleArgv(workload: Workload, module: string, hydraDirectory: string): Argv {
  if (workload.python === null) {
    throw new UserError({
      what: `workload.module is set to ${module}, but workload.python isn't set.`,
      where: "workload.python",
      why: "We can't guess which Python has the module.",
      help: "Set workload.python to the interpreter, such as python3 or .venv/bin/python.",
    });
  }
  return [
    workload.python,
    "-m",
    module,
    ...workload["hydra-overrides"],
    ...workload["torch-profiler-off"],
    `hydra.run.dir=${hydraQuote(hydraDirectory)}`,
    "hydra.job.chdir=false",
  ];
}

/** Hydra's override grammar would parse spaces and commas. */
function hydraQuote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/[\\']/g, "\\$&")}'`;
}

/** The kernel kills the program when our process dies, even by SIGKILL. */
const endWithParent = ["setpriv", "--pdeathsig", "KILL"] as const;

/**
 * The script of process 1 in the namespace. The script makes folders read-only, mounts a new /proc on /tmp, adds the old /proc's mounts
 * to the new /proc, unmounts the old /proc, moves the new one in its place, and starts the program. If the new /proc only covered the
 * old one, `umount /proc` would show every process again. Arguments: the folders, `--`, the mounts relative to /proc, `--`, and the
 * program's argv.
 *
 * The script keeps running, because process 1 must wait for orphaned processes, and nsys doesn't: nsys hung after mpirun had ended
 * ranks without waiting for them. `exec` makes sure that the program isn't taken for a shell builtin of the same name.
 */
const prepareMounts = `
while [ "$1" != -- ]; do mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit; shift; done
shift
mount -t proc -o nosuid,nodev,noexec proc /tmp || exit
while [ "$1" != -- ]; do mount --bind "/proc/$1" "/tmp/$1" || exit; shift; done
shift
while umount -l /proc 2>/dev/null; do :; done
[ ! -e /proc/self ] || { echo 'cannot unmount the original /proc, which shows all processes' >&2; exit 1; }
mount --move /tmp /proc || exit
(exec "$@")
exit $?`;

/**
 * The argv that runs `argv` under an isolation level.
 *
 * pid-namespace: `unshare` waits outside the namespace and blocks INT and TERM. Its child, process 1 of the namespace, ignores both, so
 * a signal for the profiler must go to the child of process 1. `--kill-child` alone would leave process 1 running if `unshare`'s parent
 * dies. A plain new /proc would lose the container engine's mounts on the old /proc. Read-only folders stop programs that write by path,
 * but root with CAP_SYS_ADMIN can make the folders writable again.
 *
 * unprivileged-user: the kernel clears the parent-death signal when the user changes, so `setpriv` sets it afterward. `--no-new-privs`
 * keeps set-user-id programs (sudo, su) from switching back to another user.
 */
export function isolate(argv: Readonly<Argv>, isolation: Omit<Isolation, "note">): Readonly<Argv> {
  switch (isolation.kind) {
    case "pid-namespace": {
      const { procMounts, readOnly } = isolation;
      const prepared = ["sh", "-c", prepareMounts, "llm-profile", ...readOnly, "--", ...procMounts, "--"];
      return [...endWithParent, "unshare", "--pid", "--fork", "--kill-child=KILL", "--mount", ...prepared, ...argv];
    }
    case "unprivileged-user": {
      if (isolation.user === null) throw new Error("The unprivileged-user isolation has no user.");
      const { uid, gid } = isolation.user;
      return [
        ...endWithParent,
        "--reuid",
        String(uid),
        "--regid",
        String(gid),
        "--clear-groups",
        "--bounding-set=-all",
        "--inh-caps=-all",
        "--no-new-privs",
        ...argv,
      ];
    }
    case "none":
      return isolation.endsWithParent ? [...endWithParent, ...argv] : argv;
  }
}

/**
 * Runs `argv` next to a process, whose PID is outside the namespace. nsys finds sessions only in its own PID namespace; outside, `nsys
 * start` would open a new session.
 */
export function isolateBeside(
  argv: Readonly<Argv>,
  isolation: Omit<Isolation, "note">,
  process: number,
  cwd: string,
): Readonly<Argv> {
  if (isolation.kind !== "pid-namespace") return isolate(argv, isolation);
  return [...endWithParent, "nsenter", "--target", String(process), "--pid", "--mount", `--wd=${cwd}`, ...argv];
}
