import { UserError } from "../errors.ts";
import type { Config } from "../model/config.ts";
import type { Isolation } from "../model/run/plan.ts";

/**
 * The argv of the workload. A list is started as it is; a line goes to bash with `-e -o pipefail`, since a pipe such as
 * `python3 x.py | tee log` would otherwise hide a failed program behind tee's success.
 */
export function workloadArgv(workload: Config["workload"], hydraDirectory: string): [string, ...string[]] {
  if (workload.module !== null) return moduleArgv(workload, workload.module, hydraDirectory);
  if (workload.server.command !== null) return commandArgv(workload.server.command);
  if (workload.command === null) {
    throw new UserError({
      id: "no-workload",
      what: "There is no program to profile.",
      where: "workload.command",
      why: "Neither a command nor a Python module nor a server is set.",
      help: "Put the command after `--`, set the action's input `command`, or set workload.command in the configuration.",
    });
  }
  return commandArgv(workload.command);
}

/** A list as it is, a line through bash; also for `workload.setup`. */
export function commandArgv(command: string | readonly string[]): [string, ...string[]] {
  if (typeof command === "string") return ["bash", "-e", "-o", "pipefail", "-c", command];
  const [program, ...rest] = command;
  if (program === undefined || program === "")
    throw new UserError({ what: "The command is empty.", where: "workload.command" });
  return [program, ...rest];
}

/**
 * `python -m MODULE` with Hydra's overrides. The run directory is ours so that nothing lands in the checkout; the program
 * stays in its working directory; its own torch profiler is off, since CUPTI takes one subscriber a process.
 */
function moduleArgv(workload: Config["workload"], module: string, hydraDirectory: string): [string, ...string[]] {
  if (workload.python === null) {
    throw new UserError({
      what: `workload.module is set to ${module}, but no interpreter is.`,
      where: "workload.python",
      why: "Which Python has the module cannot be guessed.",
      help: "Set workload.python to its interpreter, such as python3 or .venv/bin/python.",
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

/** Hydra's override grammar takes quoted strings; a path with spaces or commas would otherwise be parsed. */
function hydraQuote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/[\\']/g, "\\$&")}'`;
}

type Argv = readonly [string, ...string[]];

/** `setpriv` makes the kernel send KILL to what it starts when our process dies, by whatever signal. */
const endWithParent = ["setpriv", "--pdeathsig", "KILL"] as const;

/**
 * Process 1 of the namespace: makes folders read-only, makes the new /proc where nothing is lost by it, puts on it what lies on the
 * old one, takes the old one away, moves the new one there, and starts the program. Were the new one laid on the old one,
 * `umount /proc` would show every process again. Arguments: the folders, `--`, the mounts, relative to /proc, `--`, and the program's argv.
 *
 * It stays, since whoever is process 1 has to wait for processes that lose their parent, and nsys does not: it hung where mpirun had
 * ended ranks without waiting for them. `exec`, since the program may be called as a command of the shell is.
 */
const prepareMounts = `
while [ "$1" != -- ]; do mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit; shift; done
shift
mount -t proc -o nosuid,nodev,noexec proc /tmp || exit
while [ "$1" != -- ]; do mount --bind "/proc/$1" "/tmp/$1" || exit; shift; done
shift
while umount -l /proc 2>/dev/null; do :; done
[ ! -e /proc/self ] || { echo 'the /proc of all processes cannot be unmounted' >&2; exit 1; }
mount --move /tmp /proc || exit
(exec "$@")
exit $?`;

/**
 * The argv that runs `argv` under an isolation level.
 *
 * pid-namespace: `unshare` waits outside and blocks INT and TERM, and process 1 inside, its child, ignores them, so a signal for the
 * profiler must go to the child of that. `--kill-child` alone would leave the child behind when `unshare`'s own parent dies. A new /proc alone
 * would take away what a container's engine has mounted on the old one. What is read-only is so for a program that writes by
 * path: root with CAP_SYS_ADMIN can undo it.
 *
 * unprivileged-user: the kernel forgets a parent-death signal when the user changes; `setpriv` sets it after that change.
 * Without new privileges, no set-user-id program (sudo, su) leads back to another user.
 */
export function isolate(argv: Argv, isolation: Omit<Isolation, "note">): Argv {
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
        ...["--reuid", String(uid), "--regid", String(gid), "--clear-groups"],
        ...["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"],
        ...argv,
      ];
    }
    case "none":
      return isolation.endsWithParent ? [...endWithParent, ...argv] : argv;
  }
}

/**
 * The argv that runs `argv` beside a process that runs under this isolation level (`process`, its number here): in its PID
 * namespace, or as its user. nsys finds a session in its own PID namespace alone; outside, `nsys start` makes a new one, and succeeds.
 */
export function isolateBeside(argv: Argv, isolation: Omit<Isolation, "note">, process: number, cwd: string): Argv {
  if (isolation.kind !== "pid-namespace") return isolate(argv, isolation);
  return [...endWithParent, "nsenter", "--target", String(process), "--pid", "--mount", `--wd=${cwd}`, ...argv];
}
