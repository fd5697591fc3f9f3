import type { Isolation } from "../model/plan.ts";

type Argv = readonly [string, ...string[]];

/** `setpriv` makes the kernel send KILL to what it starts when our process dies, by whatever signal. */
const endWithParent = ["setpriv", "--pdeathsig", "KILL"] as const;

/**
 * The argv that runs `argv` under an isolation rung.
 *
 * pid-namespace: `unshare` waits outside and blocks INT and TERM, so a signal for the profiler must go to its child, which
 * is process 1 inside. `--kill-child` alone would leave the child behind when `unshare`'s own parent dies.
 *
 * unprivileged-user: the kernel forgets a parent-death signal when the user changes; `setpriv` sets it after that change.
 * Without new privileges, no set-user-id program (sudo, su) leads back to another user.
 */
export function isolate(argv: Argv, isolation: Pick<Isolation, "kind" | "user" | "endsWithParent">): Argv {
  switch (isolation.kind) {
    case "pid-namespace":
      return [...endWithParent, "unshare", "--pid", "--fork", "--kill-child=KILL", "--mount-proc", ...argv];
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
