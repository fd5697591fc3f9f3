import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ToolError } from "../../model/errors.ts";
import { applyMessage, type GuardMessage, type Holdings, noHoldings, removeProcessesFile } from "./guard-process.ts";
import { readPidNamespace, type ProcessId, readProcess } from "../process/process-tree.ts";
import { writeProcessesFile } from "./recorded-processes.ts";

/** How long we wait for the guard to exit after `done`, in milliseconds. */
const leaveLimitMs = 5000;

/** Tracks everything that a run must not leave behind, and cleans it up if our process dies. */
export interface Guard extends AsyncDisposable {
  /** The prefix of all this run's markers, see process-tree.ts. */
  readonly marker: string;
  /** Records that a process started. `uid` is its user if only this run uses that user, else null. */
  started(process: ProcessId, uid: number | null): void;
  ended(process: ProcessId): void;
  /** Records a private folder or git's entry for a worktree before we create it, so the guard removes it if we die. */
  holds(directory: string): void;
  removed(directory: string): void;
}

export interface GuardOptions {
  /** The guard's script: dist/guard.js. */
  readonly script: string;
  /** The file that lists our processes for the action's post step, or for the next start of the command. */
  readonly processesFile: string;
  readonly warn: (message: string) => void;
}

/** Starts the guard in its own session, with an empty environment. The guard and our process share only a pipe. */
export async function startGuard(options: GuardOptions): Promise<Guard> {
  const marker = `${randomBytes(16).toString("hex")}.`;
  const child = spawn(process.execPath, [options.script], {
    cwd: "/",
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
  });
  const { stdin } = child;
  // If the guard has exited, the handler below warns about it, so ignore the failed write here.
  stdin.on("error", () => undefined);
  await once(child, "spawn").catch((error: unknown) => {
    throw new ToolError({ what: "Couldn't start the guard process.", where: options.script, cause: error });
  });
  const main = readProcess(process.pid);
  const guard = child.pid === undefined ? null : readProcess(child.pid);
  let leaving = false;
  child.once("exit", () => {
    if (!leaving)
      options.warn("The guard process exited too early. If this run is killed, it may leave processes behind.");
  });
  child.unref();

  let holdings: Holdings = noHoldings;
  function tell(message: GuardMessage): void {
    stdin.write(`${JSON.stringify(message)}\n`);
    holdings = applyMessage(holdings, message);
    if (main === null) return;
    try {
      writeProcessesFile(options.processesFile, { main, guard, pidNamespace: readPidNamespace(), holdings });
    } catch (error) {
      // The disk may be full. The guard still knows our processes, but the post step of a canceled job won't.
      options.warn(`Couldn't record this run's processes in ${options.processesFile}: ${String(error)}`);
    }
  }
  tell({ kind: "run", marker, record: options.processesFile });
  return {
    marker,
    started: (process, uid) => tell({ kind: "process", process, uid }),
    ended: (process) => tell({ kind: "ended", process }),
    holds: (path) => tell({ kind: "directory", path }),
    removed: (path) => tell({ kind: "removed", path }),
    async [Symbol.asyncDispose]() {
      leaving = true;
      child.ref();
      tell({ kind: "done" });
      stdin.end();
      removeProcessesFile(options.processesFile);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timeout = new AbortController();
      await Promise.race([once(child, "exit"), sleep(leaveLimitMs, undefined, { signal: timeout.signal })]);
      timeout.abort();
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    },
  };
}
