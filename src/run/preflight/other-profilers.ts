import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { listText } from "../../model/text/listing.ts";
import { readTextOrEmpty } from "../directory/file-system.ts";
import { type Check, ok, type PreflightContext, warning } from "./context.ts";

/** Two CUPTI subscribers can't share a process. */
const variables: readonly { readonly name: string; readonly why: string; readonly help: string }[] = [
  {
    name: "CUDA_INJECTION64_PATH",
    why: "it makes the CUDA driver load another tool's library",
    help: "Unset CUDA_INJECTION64_PATH for the workload, because only one profiler at a time can trace CUDA in a process.",
  },
  {
    name: "NVTX_INJECTION64_PATH",
    why: "NVTX calls go to another tool's library instead of nsys",
    help: "Unset NVTX_INJECTION64_PATH for the workload, or nsys won't see any ranges.",
  },
  {
    name: "KINETO_USE_DAEMON",
    why: "PyTorch's profiler accepts requests from other processes",
    help: "Unset KINETO_USE_DAEMON for the workload, or make sure nobody requests a trace during the run.",
  },
  {
    name: "NSYS_PROFILING_SESSION_ID",
    why: "llm-profile itself is running under nsys",
    help: "Don't run llm-profile under nsys. llm-profile starts its own nsys for each capture.",
  },
  {
    name: "SCOREP_CUDA_ENABLE",
    why: "Score-P records CUDA",
    help: "Unset SCOREP_CUDA_ENABLE for the workload, because only one profiler at a time can trace CUDA in a process.",
  },
];

const preloaded = /cupti|libToolsInjection|nvperf|libscorep|libTAU|libhpcrun|libvtune|libextrae|libcudatrace/i;

/** By their name in /proc/PID/comm (15 characters). */
const programs: readonly { readonly name: RegExp; readonly why: string; readonly help: string }[] = [
  {
    name: /^nsys(-launcher)?$/,
    why: "another recording affects the measured times",
    help: "Wait for that capture to finish, or kill it if it was left behind. To prevent this, run one job at a time.",
  },
  {
    name: /^ncu$/,
    why: "another ncu serializes kernels and locks clocks",
    help: "Wait for that ncu process to finish, or kill it if it was left behind. To prevent this, run one job at a time.",
  },
  {
    name: /^(?:nv-hostengine|dcgm-exporter)$/,
    why: "DCGM's profiling metrics use the counters that ncu needs",
    help: "Run `dcgmi profile --pause` on the host before a run with ncu, and `dcgmi profile --resume` afterward. Kernel times aren't affected.",
  },
  {
    name: /^nvidia-cuda-mps/,
    why: "under MPS the kernels of several clients run in one context",
    help: "If nobody needs MPS, stop it: `echo quit | nvidia-cuda-mps-control`. Otherwise, measure on a GPU without MPS.",
  },
];

export const checkSubscribers: Check = async (context) => {
  const inEnvironment = variables
    .filter(({ name }) => isSet(context.workloadEnvironment[name]))
    .map(({ name, why, help }) => warning("other-profilers", `${name} is set: ${why}.`, help));
  const preload = context.workloadEnvironment["LD_PRELOAD"] ?? "";
  const libraries = preload.split(/[\s:]+/).filter((library) => preloaded.test(library));
  const inPreload = libraries.map((library) =>
    warning(
      "other-profilers",
      `LD_PRELOAD loads ${library}, part of another profiler.`,
      "Remove the library from LD_PRELOAD.",
    ),
  );
  const running = await readPrograms(context);
  const inProcesses = programs.flatMap(({ name, why, help }) => {
    const seen = running.filter(({ comm }) => name.test(comm));
    return seen.length === 0 ? [] : [warning("other-profilers", `${describeRunning(seen)}: ${why}.`, help)];
  });
  const findings = [...inEnvironment, ...inPreload, ...inProcesses];
  return findings.length > 0 ? findings : [ok("other-profilers", "No other profiler found.")];
};

interface SeenProgram {
  readonly pid: number;
  readonly comm: string;
  readonly uid: number | null;
}

const shownProcesses = 5;

function describeRunning(seen: readonly SeenProgram[]): string {
  const names = [...new Set(seen.map(({ comm }) => comm))];
  const processes = seen.map(
    ({ pid, uid }) => `${pid}${uid === null || uid === process.getuid?.() ? "" : ` of user ${uid}`}`,
  );
  const noun = seen.length === 1 ? "process" : "processes";
  return `${names.join(", ")} ${names.length === 1 ? "is" : "are"} running (${noun} ${listText(processes, shownProcesses)})`;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0";
}

async function readPrograms({ proc }: PreflightContext): Promise<SeenProgram[]> {
  const names = await readdir(proc).catch(() => []);
  const programs = names
    .filter((name) => /^\d+$/.test(name))
    .map(async (pid) => {
      const read = (file: string): Promise<string> => readTextOrEmpty(join(proc, pid, file));
      // State Z is a zombie. It comes after the name, which may contain spaces and parentheses (proc_pid_stat(5)).
      const comm = /\) Z /.test(await read("stat")) ? "" : (await read("comm")).trim();
      const uid = /^Uid:\s+(\d+)/m.exec(await read("status"))?.[1];
      return { pid: Number(pid), comm, uid: uid === undefined ? null : Number(uid) };
    });
  return (await Promise.all(programs)).sort((a, b) => a.pid - b.pid);
}
