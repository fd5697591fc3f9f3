import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ToolError } from "../../errors.ts";
import { applyMessage, type GuardMessage, type Holdings, noHoldings } from "./guard-process.ts";
import { pidNamespace, type ProcessId, readProcess } from "../process/process-tree.ts";
import { removeProcessesFile, writeProcessesFile } from "./recorded-processes.ts";

/** How long a guard may take to leave after it was told to, in milliseconds. */
const leaveLimitMs = 5000;

/** Knows everything that a run started and must not leave behind, and ends it when our process dies. */
export interface Guard extends AsyncDisposable {
  /** The beginning of every marker of this run; see process-tree.ts. */
  readonly marker: string;
  /** A process was started; `uid` is its user where that one exists for this run alone. */
  started(process: ProcessId, uid: number | null): void;
  ended(process: ProcessId): void;
  /** A private folder is about to be made, and goes when we die. */
  holds(directory: string): void;
  removed(directory: string): void;
}

export interface GuardOptions {
  /** The guard's program: dist/guard.js. */
  readonly script: string;
  /** Where to record our processes for the action's post step, or for the next start of the command; null: nowhere. */
  readonly processesFile: string | null;
  readonly warn: (message: string) => void;
}

/** Starts the guard in a session of its own, with nothing of ours but the pipe it listens to. */
export async function startGuard(options: GuardOptions): Promise<Guard> {
  const marker = `${randomBytes(16).toString("hex")}.`;
  const child = spawn(process.execPath, [options.script], {
    cwd: "/",
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
  });
  const { stdin } = child;
  // A guard that is gone shows as its exit; what we still tell it is lost, not an error.
  stdin.on("error", () => undefined);
  await once(child, "spawn").catch((error: unknown) => {
    throw new ToolError({ what: "Could not start the guard process.", where: options.script, cause: error });
  });
  const main = readProcess(process.pid);
  const guard = child.pid === undefined ? null : readProcess(child.pid);
  let leaving = false;
  child.once("exit", () => {
    if (!leaving)
      options.warn("The guard process ended too early: if this run is killed, processes of it may stay behind.");
  });
  child.unref();

  let holdings: Holdings = noHoldings;
  function tell(message: GuardMessage): void {
    stdin.write(`${JSON.stringify(message)}\n`);
    holdings = applyMessage(holdings, message);
    if (options.processesFile === null || main === null) return;
    try {
      writeProcessesFile(options.processesFile, { main, guard, pidNamespace: pidNamespace(), holdings });
    } catch (error) {
      // A full disk, say. The guard knows all the same; only the post step of a cancelled job does not.
      options.warn(`Could not record this run's processes in ${options.processesFile}: ${String(error)}`);
    }
  }
  tell({ kind: "run", marker });
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
      if (options.processesFile !== null) removeProcessesFile(options.processesFile);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timeout = new AbortController();
      await Promise.race([once(child, "exit"), sleep(leaveLimitMs, undefined, { signal: timeout.signal })]);
      timeout.abort();
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    },
  };
}
