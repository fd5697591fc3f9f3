import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { StoppedError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Finding } from "../../model/run/doctor.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { percent } from "../../model/text/quantity.ts";
import { rangeText } from "../../model/reports/range.ts";
import type { Milliseconds } from "../../model/units.ts";
import { readTextOrEmpty } from "../directory/file-system.ts";
import { runChecks } from "./checks.ts";
import { type Check, type CheckFinding, ok, type PreflightContext, warning } from "./context.ts";
import { callShortTool } from "./tool-facts.ts";

/** For doctor: noise on the host affects wall time and latency, but hardly affects times on the GPU. */

const sampleMs: Milliseconds = 500;
const busyCores = 0.5;
/** Steal time: the hypervisor gave this share to other guests. */
const stolenMatters = 0.01;
/** Something waited for a core during this percentage of the last ten seconds (Linux, Documentation/accounting/psi.rst). */
const waitingMatters = 5;

export async function runNoiseChecks(context: PreflightContext): Promise<Finding[]> {
  const cores = await runChecks(context, [checkCores]);
  return [...cores, ...(await runChecks(context, [checkGovernor, checkVirtual, checkCard, checkLatency]))];
}

/** If core clocks follow the load, a program that waits for the GPU runs on slow cores. */
export const checkGovernor: Check = async ({ sys }) => {
  const folder = join(sys, "devices/system/cpu");
  const cores = (await readdir(folder).catch(() => [])).filter((name) => /^cpu\d+$/.test(name));
  const read = await Promise.all(cores.map((core) => readTextOrEmpty(join(folder, core, "cpufreq/scaling_governor"))));
  const governors = read.map((governor) => governor.trim()).filter((governor) => /^[\w-]{1,32}$/.test(governor));
  if (governors.length === 0)
    return [ok("noise-governor", "Like most virtual machines, this system doesn't report a CPU frequency governor.")];
  const counts = [...Map.groupBy(governors, (governor) => governor)].map(
    ([governor, all]) => `${governor} (${all.length})`,
  );
  if (governors.every((governor) => governor === "performance"))
    return [ok("noise-governor", `The CPU frequency governor is performance (${counted(governors.length, "core")}).`)];
  return [
    warning(
      "noise-governor",
      `The CPU frequency governor is ${listText(counts.toSorted(), 4)}, so core clocks follow the load. Host time and latency will vary.`,
      "Run `cpupower frequency-set --governor performance` on the host, if its owner agrees.",
    ),
  ];
};

export const checkCores: Check = async (context) => {
  const read = (file: string): Promise<string> => readTextOrEmpty(join(context.proc, file));
  const before = parseCpuTimes(await read("stat"));
  await context.wait(sampleMs);
  const after = parseCpuTimes(await read("stat"));
  if (before === null || after === null || after.total <= before.total)
    return [ok("noise-cores", "The system doesn't report how busy its cores are.")];
  const passed = after.total - before.total;
  const busy = (after.cores * (after.busy - before.busy)) / passed;
  const stolen = (after.stolen - before.stolen) / passed;
  const waiting = Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await read("pressure/cpu"))?.[1] ?? 0);
  const load = /^\d+\.\d+/.exec(await read("loadavg"))?.[0] ?? "unknown";
  const figures = `${busy.toFixed(1)} of ${counted(after.cores, "core")} busy, load ${load} over the last minute`;
  const warnings: CheckFinding[] = [];
  if (busy >= busyCores || waiting >= waitingMatters)
    warnings.push(
      warning(
        "noise-cores",
        `Other work is running on the cores: ${figures}${waiting >= waitingMatters ? `, something waited for a core during ${waiting}% of the last ten seconds` : ""}.`,
        "Wait for the other work to finish, or give the runner dedicated cores. In a container, that work may be on the host.",
      ),
    );
  if (stolen >= stolenMatters)
    warnings.push(
      warning(
        "noise-cores",
        `The hypervisor gives this machine's cores to other machines: ${percent(stolen)} of the CPU time was stolen.`,
        "Use a machine with dedicated cores.",
      ),
    );
  return warnings.length > 0 ? warnings : [ok("noise-cores", `The cores are idle: ${figures}.`)];
};

/**
 * Parses `cpu user nice system idle iowait irq softirq steal …`, followed by a line for each core (proc_stat(5)). Ticks, summed over all
 * cores since boot.
 */
function parseCpuTimes(stat: string) {
  const line = /^cpu ((?: \d+){8,10})/m.exec(stat)?.[1];
  if (line === undefined) return null;
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(" ")
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { cores: stat.match(/^cpu\d+ /gm)?.length ?? 1, total: busy + idle + iowait + stolen, busy, stolen };
}

export const checkVirtual: Check = async ({ proc, sys }) => {
  const isVirtual = /^flags\s*:.*\shypervisor(?:\s|$)/m.test(await readTextOrEmpty(join(proc, "cpuinfo")));
  const [quota = "max", period = ""] = (await readTextOrEmpty(join(sys, "fs/cgroup/cpu.max"))).trim().split(" ");
  const cores = Number(quota) / Number(period);
  const machine = ok(
    "noise-virtual",
    isVirtual
      ? "This is a virtual machine. We can't see what else runs on the physical machine, and CPU times vary more than on a dedicated machine."
      : "No sign of a virtual machine.",
  );
  if (!Number.isFinite(cores) || cores <= 0) return [machine];
  return [
    machine,
    warning(
      "noise-virtual",
      `A quota limits the container to ${Number(cores.toFixed(2))} cores. A program that uses up the quota pauses until the next period (${Number(period) / 1000} ms).`,
      "Give the container whole cores (--cpuset-cpus) instead of a quota (--cpus).",
    ),
  ];
};

export const checkCard: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus" || answer.gpus.length === 0) return [];
  const modes = parseRows(await queryNvidiaSmi(context, "--query-gpu=index,persistence_mode"));
  const apps = parseRows(await queryNvidiaSmi(context, "--query-compute-apps=gpu_uuid,pid"));
  return answer.gpus
    .filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex)
    .flatMap(({ index, uuid, mig }) => {
      const name = `GPU ${index}`;
      const others = apps.filter(([gpu, pid]) => gpu === uuid && /^\d+$/.test(pid ?? "")).length;
      const warnings: CheckFinding[] = [];
      if (modes.some(([gpu, mode]) => gpu === String(index) && mode === "Disabled"))
        warnings.push(
          warning(
            "noise-card",
            `${name}: persistence mode is off, so the driver may be reloaded for each process.`,
            "Run `nvidia-smi -pm 1` on the host.",
          ),
        );
      if (others > 0)
        warnings.push(
          warning(
            "noise-card",
            `${name}: ${others === 1 ? "another process has" : `${others} other processes have`} a context on it. Kernels from different processes take turns.`,
            "End those processes, or choose another GPU (workload.gpu).",
          ),
        );
      if (mig === "Enabled")
        warnings.push(
          warning(
            "noise-card",
            `${name} is split by MIG. Its instances share power and clocks, and GPU-wide numbers cover all of them.`,
            "Measure on a whole GPU, or leave the other instances idle.",
          ),
        );
      if (warnings.length > 0) return warnings;
      return ok(
        "noise-card",
        `${name}: persistence mode is on or unknown, no other processes are visible, and MIG is off. nvidia-smi doesn't report whether clocks are locked, so llm-profile samples clock speeds during captures.`,
      );
    });
};

export const checkLatency: Check = async (context) => {
  const { calibration } = context;
  if (calibration === null) {
    return [
      ok(
        "noise-latency",
        "This machine isn't calibrated, so we don't know the smallest latency change that we can detect here. `llm-profile calibrate` measures it. Then set compare.calibration to the file that the command writes.",
      ),
    ];
  }
  const misfit = await explainMisfit(context, calibration);
  if (misfit !== null)
    return [
      warning(
        "noise-latency",
        `The calibration isn't from this machine: ${misfit}. We can't use it here.`,
        "Run `llm-profile calibrate` here.",
      ),
    ];
  return calibration.ranges
    .slice(0, mostRanges)
    .map(({ name, domain, pairSpread, latency, pairs }) =>
      ok(
        "noise-latency",
        `${rangeText(name, domain)}: GPU time differs by ${percent(pairSpread)} between two rounds of the same code (${counted(pairs, "pair")}). ${describeLatency(latency)}`,
      ),
    );
};

function describeLatency(latency: Calibration["ranges"][number]["latency"]): string {
  if (latency?.detectableRatio == null)
    return "The calibration didn't measure the sensitivity of runs without CUDA tracing. Calibrate with latency.pairs set to 3 or more.";
  const { detectableRatio, processes } = latency;
  return `With ${counted(processes, "run")} per side without CUDA tracing, an increase in wall time of ${percent(detectableRatio)} would be detected 95% of the time.`;
}

const mostRanges = 10;

async function explainMisfit(context: PreflightContext, { gpu, driver }: Calibration): Promise<string | null> {
  const answer = await context.gpus();
  const gpus = answer.kind === "gpus" ? answer.gpus : [];
  const current = gpus.find(({ uuid }) => uuid === gpu.uuid);
  if (current === undefined) return `it was recorded on ${gpu.name} (${gpu.uuid})`;
  return current.driver === driver ? null : `it was recorded with driver ${driver ?? "unknown"}`;
}

async function queryNvidiaSmi(context: PreflightContext, query: string): Promise<string> {
  try {
    const result = await callShortTool(context, "nvidia-smi", ["nvidia-smi", query, "--format=csv,noheader"]);
    return result.exitCode === 0 && !result.timedOut ? result.stdout : "";
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    return "";
  }
}

function parseRows(csv: string): string[][] {
  return csv.split("\n").map((line) => line.split(",").map((cell) => cell.trim()));
}
