import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** How a case ended. */
export interface Verdict {
  /** `read`, or the error's id. */
  readonly outcome: string;
  /** The problem; null if none. */
  readonly wrong: string | null;
  readonly cpuMs: number;
  /** Peak memory of the process so far. */
  readonly peakMB: number;
}

export interface Reader {
  read(path: string): Promise<Verdict>;
  stop(): void;
}

/**
 * Wall time, because a hanging process can't report its CPU time. It's far above the limit for CPU time, because other programs may use
 * the cores.
 */
const hangsAfterMs = 30_000;

/** Starts a separate process, which we can kill while it reads. */
export function startReader(): Reader {
  const child = fork(fileURLToPath(new URL("read-mutated.ts", import.meta.url)), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  return {
    async read(path) {
      child.send(path);
      const timer = AbortSignal.timeout(hangsAfterMs);
      const ended = new AbortController();
      const signal = AbortSignal.any([timer, ended.signal]);
      const failed = (outcome: string, wrong: string): Verdict => ({ outcome, wrong, cpuMs: 0, peakMB: 0 });
      try {
        return await Promise.race([
          once(child, "message", { signal }).then(([verdict]) => verdict as Verdict),
          once(child, "exit", { signal }).then(([code, by]) =>
            failed("ended", `the process ended with ${String(code ?? by)}`),
          ),
        ]);
      } catch (error) {
        if (!timer.aborted) throw error;
        return failed("hangs", `no end after ${String(hangsAfterMs)} ms`);
      } finally {
        ended.abort();
      }
    },
    stop: () => {
      child.kill("SIGKILL");
    },
  };
}
