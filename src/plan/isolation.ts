import type { Isolation } from "../model/run/plan.ts";

type Argv = readonly [string, ...string[]];

/** `setpriv` makes the kernel send KILL to what it starts when our process dies, by whatever signal. */
const endWithParent = ["setpriv", "--pdeathsig", "KILL"] as const;

/**
 * Process 1 of the namespace: makes the new /proc where nothing is lost by it, puts on it what lies on the old one, moves it
 * there, and becomes the program. Arguments: the mounts, relative to /proc, `--`, and the program's argv.
 */
const carryProcMounts = `
mount -t proc -o nosuid,nodev,noexec proc /tmp || exit
while [ "$1" != -- ]; do mount --bind "/proc/$1" "/tmp/$1" || exit; shift; done
shift
mount --move /tmp /proc || exit
exec "$@"`;

/**
 * The argv that runs `argv` under an isolation rung.
 *
 * pid-namespace: `unshare` waits outside and blocks INT and TERM, so a signal for the profiler must go to its child, which
 * is process 1 inside. `--kill-child` alone would leave the child behind when `unshare`'s own parent dies. A new /proc alone
 * would take away what a container's engine has mounted on the old one.
 *
 * unprivileged-user: the kernel forgets a parent-death signal when the user changes; `setpriv` sets it after that change.
 * Without new privileges, no set-user-id program (sudo, su) leads back to another user.
 */
export function isolate(argv: Argv, isolation: Omit<Isolation, "note">): Argv {
  switch (isolation.kind) {
    case "pid-namespace": {
      const { procMounts } = isolation;
      const ownProc =
        procMounts.length === 0
          ? ["--mount-proc"]
          : ["--mount", "sh", "-c", carryProcMounts, "llm-profile", ...procMounts, "--"];
      return [...endWithParent, "unshare", "--pid", "--fork", "--kill-child=KILL", ...ownProc, ...argv];
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
