import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StoppedError } from "../../errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { percent } from "../../model/text/quantity.ts";
import { rangeText } from "../../model/reports/range.ts";
import type { Milliseconds } from "../../model/units.ts";
import { type Check, type CheckFinding, ok, type PreflightContext, warning } from "./context.ts";
import { call } from "./tool-facts.ts";

/*
 * What makes times vary on this machine: for doctor, since none of it keeps a run from starting. Times on the GPU suffer little
 * from what is said of the host here; wall time and latency do.
 */

/** How long the cores are watched. */
const sampleMs: Milliseconds = 500;
/** From so many cores' work on, something else runs here: an idle system takes less. */
const busyCores = 0.5;
/** Share of the time that the hypervisor gave to others. */
const stolenMatters = 0.01;
/** Percent of the last ten seconds in which something waited for a core (Linux, Documentation/accounting/psi.rst). */
const waitingMatters = 5;

/** Does the clock of the cores follow their load, so that a program that waits for the GPU runs on slow ones. */
export const checkGovernor: Check = async ({ sys }) => {
  const folder = join(sys, "devices/system/cpu");
  const cores = (await readdir(folder).catch(() => [])).filter((name) => /^cpu\d+$/.test(name));
  const read = await Promise.all(cores.map((core) => text(join(folder, core, "cpufreq/scaling_governor"))));
  const known = read.map((governor) => governor.trim()).filter((governor) => /^[\w-]{1,32}$/.test(governor));
  if (known.length === 0)
    return [
      ok("noise-governor", "The system does not say what sets the clocks of the cores, as in most virtual machines."),
    ];
  const counts = [...Map.groupBy(known, (governor) => governor)].map(
    ([governor, all]) => `${governor} (${all.length})`,
  );
  if (known.every((governor) => governor === "performance"))
    return [ok("noise-governor", `The governor of all ${counted(known.length, "core")} is performance.`)];
  return [
    warning(
      "noise-governor",
      `The clocks of the cores follow their load: governor ${listText(counts.toSorted(), 4)}. Host time and latency will vary.`,
      "`cpupower frequency-set --governor performance` on the host, if its owner agrees.",
    ),
  ];
};

/** Does other work run on the cores: they are watched while this process sleeps. */
export const checkCores: Check = async (context) => {
  const before = cpuTimes(await text(join(context.proc, "stat")));
  await context.wait(sampleMs);
  const after = cpuTimes(await text(join(context.proc, "stat")));
  if (before === null || after === null || after.total <= before.total)
    return [ok("noise-cores", "The system does not say how busy its cores are.")];
  const passed = after.total - before.total;
  const busy = (after.cores * (after.busy - before.busy)) / passed;
  const stolen = (after.stolen - before.stolen) / passed;
  const waiting = Number(/^some avg10=(\d+(?:\.\d+)?)/m.exec(await text(join(context.proc, "pressure/cpu")))?.[1] ?? 0);
  const load = /^\d+\.\d+/.exec(await text(join(context.proc, "loadavg")))?.[0] ?? "unknown";
  const figures = `${busy.toFixed(1)} of ${counted(after.cores, "core")} busy, load ${load} over the last minute`;
  const found = [
    ...(busy >= busyCores || waiting >= waitingMatters
      ? [
          warning(
            "noise-cores",
            `Other work runs on the cores: ${figures}${waiting >= waitingMatters ? `, something waited for a core in ${waiting}% of the last ten seconds` : ""}.`,
            "Wait for it to end, or give the runner cores of its own; in a container it may be the host's.",
          ),
        ]
      : []),
    ...(stolen >= stolenMatters
      ? [
          warning(
            "noise-cores",
            `The hypervisor gives this machine's cores to others: ${percent(stolen)} of the time was stolen.`,
            "Use a machine with cores of its own.",
          ),
        ]
      : []),
  ];
  return found.length > 0 ? found : [ok("noise-cores", `The cores are idle: ${figures}.`)];
};

interface CpuTimes {
  readonly cores: number;
  /** In ticks of all cores since the start of the system. */
  readonly total: number;
  readonly busy: number;
  readonly stolen: number;
}

/** `cpu  user nice system idle iowait irq softirq steal …` of proc_stat(5), and a line for each core. */
function cpuTimes(stat: string): CpuTimes | null {
  const line = /^cpu ((?: \d+){8,10})/m.exec(stat)?.[1];
  if (line === undefined) return null;
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(" ")
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { cores: stat.match(/^cpu\d+ /gm)?.length ?? 1, total: busy + idle + iowait + stolen, busy, stolen };
}

/** Is this a virtual machine, and do its processes get all of its cores. */
export const checkVirtual: Check = async ({ proc, sys }) => {
  const isVirtual = /^flags\s*:.*\shypervisor(?:\s|$)/m.test(await text(join(proc, "cpuinfo")));
  const [quota = "max", period = ""] = (await text(join(sys, "fs/cgroup/cpu.max"))).trim().split(" ");
  const cores = Number(quota) / Number(period);
  const machine: CheckFinding = isVirtual
    ? ok(
        "noise-virtual",
        "This is a virtual machine: what its host does beside it is not seen, and host time varies more than on a machine of one's own.",
      )
    : ok("noise-virtual", "No sign of a virtual machine.");
  if (!Number.isFinite(cores) || cores <= 0) return [machine];
  return [
    machine,
    warning(
      "noise-virtual",
      `The container may use ${Number(cores.toFixed(2))} cores by a quota: a program that uses it up stands still until the next period (${Number(period) / 1000} ms).`,
      "Give the container whole cores (--cpuset-cpus) in place of a quota (--cpus).",
    ),
  ];
};

/** Is the card's state what makes for even times: its driver kept loaded, nobody else on it, whole. */
export const checkCard: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus" || answer.gpus.length === 0) return [];
  const modes = rows(await smi(context, "--query-gpu=index,persistence_mode"));
  const apps = rows(await smi(context, "--query-compute-apps=gpu_uuid,pid"));
  return answer.gpus
    .filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex)
    .flatMap(({ index, uuid, mig }) => {
      const name = `GPU ${index}`;
      const others = apps.filter(([gpu, pid]) => gpu === uuid && /^\d+$/.test(pid ?? "")).length;
      const found = [
        ...(modes.some(([gpu, mode]) => gpu === String(index) && mode === "Disabled")
          ? [
              warning(
                "noise-card",
                `${name}: persistence mode is off, so that the driver may be loaded anew for each process.`,
                "`nvidia-smi -pm 1` on the host.",
              ),
            ]
          : []),
        ...(others > 0
          ? [
              warning(
                "noise-card",
                `${name}: ${others === 1 ? "a process of others has" : `${others} processes of others have`} a context on it. Kernels of several processes take turns.`,
                "End them, or choose another GPU (workload.gpu).",
              ),
            ]
          : []),
        ...(mig === "Enabled"
          ? [
              warning(
                "noise-card",
                `${name} is divided by MIG: other instances share its power and its clocks, and figures of the card are of all of them.`,
                "Measure on a whole GPU, or leave the other instances idle.",
              ),
            ]
          : []),
      ];
      return found.length > 0
        ? found
        : [
            ok(
              "noise-card",
              `${name}: persistence mode is on or unknown, no other process is seen on it, MIG is off. Whether its clocks are locked nvidia-smi does not say; they are sampled beside the captures.`,
            ),
          ];
    });
};

/** What a comparison can find of wall time and latency here: as far as a calibration of this machine says. */
export const checkLatency: Check = async (context) => {
  const { calibration } = context;
  if (calibration === null) {
    return [
      ok(
        "noise-latency",
        "Not calibrated: how small a change of latency can be found here is not known. `llm-profile calibrate` measures it; compare.calibration names its file.",
      ),
    ];
  }
  const misfit = await calibratedElsewhere(context, calibration);
  if (misfit !== null)
    return [
      warning(
        "noise-latency",
        `The calibration is not of this machine: ${misfit}. It says nothing of what can be found here.`,
        "Run `llm-profile calibrate` here.",
      ),
    ];
  return calibration.ranges
    .slice(0, mostRanges)
    .map(({ name, domain, pairSpread, latency, pairs }) =>
      ok(
        "noise-latency",
        `${rangeText(name, domain)}: two rounds of the same code differ by ${percent(pairSpread)} in time on the GPU (${counted(pairs, "pair")}). ${foundLatency(latency)}`,
      ),
    );
};

function foundLatency(latency: Calibration["ranges"][number]["latency"]): string {
  if (latency?.detectableRatio == null)
    return "What the runs without CUDA tracing can find was not measured: calibrate with latency.pairs of 3 or more.";
  const { detectableRatio, processes } = latency;
  return `${counted(processes, "run")} a side without CUDA tracing find a wall time that is ${percent(detectableRatio)} longer 95% of the time.`;
}

const mostRanges = 10;

async function calibratedElsewhere(context: PreflightContext, { gpu, driver }: Calibration): Promise<string | null> {
  const answer = await context.gpus();
  const gpus = answer.kind === "gpus" ? answer.gpus : [];
  const own = gpus.find(({ uuid }) => uuid === gpu.uuid);
  if (own === undefined) return `it was made on ${gpu.name} (${gpu.uuid})`;
  return own.driver === driver ? null : `it was made with driver ${driver ?? "unknown"}`;
}

/** What nvidia-smi says to a question that an older one may not know; empty where it does not answer. */
async function smi(context: PreflightContext, query: string): Promise<string> {
  try {
    const result = await call(context, "nvidia-smi", ["nvidia-smi", query, "--format=csv,noheader"]);
    return result.exitCode === 0 && !result.timedOut ? result.stdout : "";
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    return "";
  }
}

function rows(csv: string): string[][] {
  return csv.split("\n").map((line) => line.split(",").map((cell) => cell.trim()));
}

async function text(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
