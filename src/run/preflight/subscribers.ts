import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ok, warning, type Check, type PreflightContext } from "./context.ts";

/** Variables that load another profiler into the workload: two CUPTI subscribers cannot share a process. */
const variables: readonly { readonly name: string; readonly why: string }[] = [
  { name: "CUDA_INJECTION64_PATH", why: "the CUDA driver loads the library that it names" },
  { name: "NVTX_INJECTION64_PATH", why: "NVTX calls go to the library that it names, not to nsys" },
  { name: "KINETO_USE_DAEMON", why: "PyTorch's profiler listens for requests from outside" },
  { name: "NSYS_PROFILING_SESSION_ID", why: "we run under nsys ourselves" },
  { name: "SCOREP_CUDA_ENABLE", why: "Score-P records CUDA" },
];

/** Libraries of other profilers, as they stand in LD_PRELOAD. */
const preloaded = /cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i;

/** Programs that hold the GPU's counters or trace CUDA, by the name in /proc/PID/comm (15 characters). */
const programs: readonly { readonly name: RegExp; readonly why: string }[] = [
  { name: /^nsys(-launcher)?$/, why: "another nsys records here; its work shows in the times" },
  { name: /^ncu$/, why: "another ncu measures here; it serialises kernels and locks clocks" },
  { name: /^nv-hostengine$/, why: "DCGM's profiling metrics hold the counters that ncu needs" },
  { name: /^dcgm-exporter$/, why: "DCGM's profiling metrics hold the counters that ncu needs" },
  { name: /^nvidia-cuda-mps/, why: "under MPS the kernels of several clients run in one context" },
];

/** Is another profiler in the way: in the workload's environment, or among the processes that we can see. */
export const checkSubscribers: Check = async (context) => {
  const inEnvironment = variables
    .filter(({ name }) => isSet(context.workloadEnvironment[name]))
    .map(({ name, why }) =>
      warning(
        "other-profilers",
        `${name} is set: ${why}.`,
        `Unset ${name} for the workload, unless nsys is to share with it.`,
      ),
    );
  const preload = context.workloadEnvironment["LD_PRELOAD"] ?? "";
  const libraries = preload.split(/[\s:]+/).filter((library) => preloaded.test(library));
  const inPreload = libraries.map((library) =>
    warning("other-profilers", `LD_PRELOAD loads ${library}, part of another profiler.`, "Take it out of LD_PRELOAD."),
  );
  const running = await seenPrograms(context);
  const inProcesses = programs.flatMap(({ name, why }) =>
    running
      .filter(({ comm }) => name.test(comm))
      .map(({ comm, pid }) =>
        warning(
          "other-profilers",
          `${comm} runs (process ${pid}): ${why}.`,
          `End it, or pause it (dcgmi profile --pause), while you measure.`,
        ),
      ),
  );
  const found = [...inEnvironment, ...inPreload, ...inProcesses];
  return found.length > 0 ? found : [ok("other-profilers", "No other profiler is in sight.")];
};

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0";
}

async function seenPrograms(context: PreflightContext): Promise<{ pid: number; comm: string }[]> {
  const names = await readdir(context.proc).catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      // A process may end while we look, and one that has ended may wait for its parent: neither is in the way.
      comm: (await isZombie(context, pid)) ? "" : (await text(context, pid, "comm")).trim(),
    })),
  );
  return found.sort((a, b) => a.pid - b.pid);
}

/** State Z of proc_pid_stat(5); it stands behind the name, which may hold spaces and brackets. */
async function isZombie(context: PreflightContext, pid: number): Promise<boolean> {
  return /\) Z /.test(await text(context, pid, "stat"));
}

async function text(context: PreflightContext, pid: number, file: string): Promise<string> {
  return readFile(join(context.proc, String(pid), file), "utf8").catch(() => "");
}
