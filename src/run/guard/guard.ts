import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ToolError } from "../../model/errors.ts";
import { type GuardState, type Holdings, removeProcessesFile } from "./guard-process.ts";
import { readPidNamespace, type ProcessId, readProcess } from "../process/process-tree.ts";
import { writeProcessesFile } from "./recorded-processes.ts";

const leaveLimitMs = 5000;

export interface Guard extends AsyncDisposable {
  readonly marker: string;
  started(process: ProcessId, uid: number | null): void;
  ended(process: ProcessId): void;
  /** Call it before creating a private folder or git's entry for a worktree, so the guard removes it if we die. */
  holds(directory: string): void;
  removed(directory: string): void;
}

export interface GuardOptions {
  readonly script: string;
  readonly processesFile: string;
  readonly warn: (message: string) => void;
}

/** In its own session, with an empty environment. The guard and our process share only a pipe. */
export async function startGuard(options: GuardOptions): Promise<Guard> {
  const marker = `${randomBytes(16).toString("hex")}.`;
  const child = spawn(process.execPath, [options.script], {
    cwd: "/",
    detached: true,
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
  });
  const { stdin } = child;
  // The handler below warns if the guard has exited.
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

  const record = options.processesFile;
  let holdings: Holdings = { marker, processes: [], directories: [] };
  function hold(change: Partial<Holdings>): void {
    holdings = { ...holdings, ...change };
    stdin.write(`${JSON.stringify({ holdings, record } satisfies GuardState)}\n`);
    if (main === null) return;
    try {
      writeProcessesFile(record, { main, guard, pidNamespace: readPidNamespace(), holdings });
    } catch (error) {
      // The disk may be full. The guard still knows our processes, but the post step of a canceled job won't.
      options.warn(`Couldn't record this run's processes in ${record}: ${error}`);
    }
  }
  hold({});
  return {
    marker,
    started: (process, uid) => hold({ processes: [...holdings.processes, { process, uid }] }),
    ended: ({ pid, startTime }) =>
      hold({
        processes: holdings.processes.filter(({ process }) => process.pid !== pid || process.startTime !== startTime),
      }),
    holds: (path) => hold({ directories: [...holdings.directories, path] }),
    removed: (path) => hold({ directories: holdings.directories.filter((held) => held !== path) }),
    async [Symbol.asyncDispose]() {
      leaving = true;
      child.ref();
      hold({ marker: null, processes: [], directories: [] });
      stdin.end();
      removeProcessesFile(record);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timeout = new AbortController();
      await Promise.race([once(child, "exit"), sleep(leaveLimitMs, undefined, { signal: timeout.signal })]);
      timeout.abort();
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    },
  };
}
