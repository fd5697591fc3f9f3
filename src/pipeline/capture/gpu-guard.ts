import { join } from "node:path";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import { findGpuWatchColumns, watchGpu } from "../../run/machine/gpu-watch.ts";
import type { RunContext } from "../start/run-context.ts";

/** About what nvidia-smi can do. */
const intervalMs = 20;

/** The same run, with the clocks watched beside its captures where compare.guard asks for it; says it where they cannot be. */
export async function withGpuWatch(run: RunContext): Promise<RunContext> {
  const { compare, workload } = run.loaded.config;
  if (!compare.guard) return run;
  const gpuWatch = await findGpuWatchColumns(
    { runTool: run.ask, cwd: run.context.cwd, environment: run.toolEnvironment },
    workload.gpu,
  );
  if (gpuWatch.kind === "ready") return { ...run, gpuWatch };
  run.context.log.info(`The GPU's clocks are not watched: ${gpuWatch.why}`);
  return run;
}

/** nvidia-smi beside one capture. */
export interface CaptureWatch extends AsyncDisposable {
  /** Ends it and gives what it saw; what went wrong with it is said once a run. */
  samples(): Promise<readonly GpuSample[]>;
}

/** Starts it where the run watches the clocks; `gpu-watch.csv` and `gpu-watch.err` come into the folder, which is absolute. */
export function watchBeside(run: RunContext, folder: string): CaptureWatch | null {
  if (run.gpuWatch === null) return null;
  const watch = watchGpu(
    { runCapture: run.runCapture, clock: run.context.clock, cwd: folder, environment: run.toolEnvironment },
    {
      columns: run.gpuWatch,
      intervalMs,
      stdoutFile: join(folder, "gpu-watch.csv"),
      stderrFile: join(folder, "gpu-watch.err"),
      stop: run.context.stop,
    },
  );
  return {
    async samples() {
      const { samples, problem } = await watch.stop();
      if (problem !== null) await warnOnce(run, `The GPU's clocks were not watched all the time: ${problem}`);
      return samples;
    },
    [Symbol.asyncDispose]: async () => watch[Symbol.asyncDispose](),
  };
}

/** A warning that every round may give, and that the run gives once. */
export async function warnOnce(run: RunContext, message: string): Promise<void> {
  if (!run.recorder.snapshot().warnings.includes(message)) await run.warn(message);
}
