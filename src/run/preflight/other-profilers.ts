import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listText } from "../../model/text/listing.ts";
import { type Check, ok, type PreflightContext, warning } from "./context.ts";

/** Variables that load another profiler into the workload: two CUPTI subscribers cannot share a process. */
const variables: readonly { readonly name: string; readonly why: string; readonly help: string }[] = [
  {
    name: "CUDA_INJECTION64_PATH",
    why: "the CUDA driver loads the library that it names",
    help: "Unset CUDA_INJECTION64_PATH for the workload: one profiler at a time can trace CUDA in a process.",
  },
  {
    name: "NVTX_INJECTION64_PATH",
    why: "NVTX calls go to the library that it names, not to nsys",
    help: "Unset NVTX_INJECTION64_PATH for the workload, or no range will be seen.",
  },
  {
    name: "KINETO_USE_DAEMON",
    why: "PyTorch's profiler listens for requests from outside",
    help: "Unset KINETO_USE_DAEMON for the workload, or make sure that nobody asks for a trace meanwhile.",
  },
  {
    name: "NSYS_PROFILING_SESSION_ID",
    why: "we run under nsys ourselves",
    help: "Start llm-profile outside of nsys: it starts one for each capture.",
  },
  {
    name: "SCOREP_CUDA_ENABLE",
    why: "Score-P records CUDA",
    help: "Unset SCOREP_CUDA_ENABLE for the workload: one profiler at a time can trace CUDA in a process.",
  },
];

/** Libraries of other profilers, as they stand in LD_PRELOAD. */
const preloaded = /cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i;

/** Programs that hold the GPU's counters or trace CUDA, by the name in /proc/PID/comm (15 characters). */
const programs: readonly { readonly name: RegExp; readonly why: string; readonly help: string }[] = [
  {
    name: /^nsys(-launcher)?$/,
    why: "another nsys records here; its work shows in the times",
    help: "Wait until that capture has ended, or end it if it was left behind. One job at a time on a GPU prevents it.",
  },
  {
    name: /^ncu$/,
    why: "another ncu measures here; it serializes kernels and locks clocks",
    help: "Wait until it has ended, or end it if it was left behind. One job at a time on a GPU prevents it.",
  },
  {
    name: /^(?:nv-hostengine|dcgm-exporter)$/,
    why: "DCGM's profiling metrics hold the counters that ncu needs",
    help: "For a run with ncu: `dcgmi profile --pause` before it and `--resume` after it, on the host. Times do not need it.",
  },
  {
    name: /^nvidia-cuda-mps/,
    why: "under MPS the kernels of several clients run in one context",
    help: "Where nobody needs MPS, end it: `echo quit | nvidia-cuda-mps-control`. Else measure on a GPU without it.",
  },
];

/** Is another profiler in the way: in the workload's environment, or among the processes that we can see. */
export const checkSubscribers: Check = async (context) => {
  const inEnvironment = variables
    .filter(({ name }) => isSet(context.workloadEnvironment[name]))
    .map(({ name, why, help }) => warning("other-profilers", `${name} is set: ${why}.`, help));
  const preload = context.workloadEnvironment["LD_PRELOAD"] ?? "";
  const libraries = preload.split(/[\s:]+/).filter((library) => preloaded.test(library));
  const inPreload = libraries.map((library) =>
    warning("other-profilers", `LD_PRELOAD loads ${library}, part of another profiler.`, "Take it out of LD_PRELOAD."),
  );
  const running = await seenPrograms(context);
  const inProcesses = programs.flatMap(({ name, why, help }) => {
    const seen = running.filter(({ comm }) => name.test(comm));
    return seen.length === 0 ? [] : [warning("other-profilers", `${runningText(seen)}: ${why}.`, help)];
  });
  const found = [...inEnvironment, ...inPreload, ...inProcesses];
  return found.length > 0 ? found : [ok("other-profilers", "No other profiler is in sight.")];
};

interface SeenProgram {
  readonly pid: number;
  readonly comm: string;
  /** Null where it is not known. */
  readonly uid: number | null;
}

const shownProcesses = 5;

/** `nsys runs (process 99)`; whom to ask, where it is not ours. */
function runningText(seen: readonly SeenProgram[]): string {
  const names = [...new Set(seen.map(({ comm }) => comm))].join(", ");
  const processes = seen.map(
    ({ pid, uid }) => `${String(pid)}${uid === null || uid === process.getuid?.() ? "" : ` of user ${String(uid)}`}`,
  );
  const [verb, noun] = seen.length === 1 ? ["runs", "process"] : ["run", "processes"];
  return `${names} ${verb} (${noun} ${listText(processes, shownProcesses)})`;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0";
}

async function seenPrograms(context: PreflightContext): Promise<SeenProgram[]> {
  const names = await readdir(context.proc).catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      // A process may end while we look, and one that has ended may wait for its parent: neither is in the way.
      comm: (await isZombie(context, pid)) ? "" : (await text(context, pid, "comm")).trim(),
      uid: await userOf(context, pid),
    })),
  );
  return found.sort((a, b) => a.pid - b.pid);
}

/** State Z of proc_pid_stat(5); it stands behind the name, which may hold spaces and brackets. */
async function isZombie(context: PreflightContext, pid: number): Promise<boolean> {
  return /\) Z /.test(await text(context, pid, "stat"));
}

/** The real user of a process, from proc_pid_status(5). */
async function userOf(context: PreflightContext, pid: number): Promise<number | null> {
  const uid = /^Uid:\s+(\d+)/m.exec(await text(context, pid, "status"))?.[1];
  return uid === undefined ? null : Number(uid);
}

async function text(context: PreflightContext, pid: number, file: string): Promise<string> {
  return readFile(join(context.proc, String(pid), file), "utf8").catch(() => "");
}
