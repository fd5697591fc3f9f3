import { dirname, join, resolve } from "node:path";
import { asFailure } from "../../errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { SmiGpu } from "../../model/run/env-record.ts";
import { exists } from "../directory/file-system.ts";
import { type Check, type CheckFinding, failure, ok, type PreflightContext, warning } from "./context.ts";

/** Above these a GPU is in use: a driver that idles holds less memory, and a display little time. */
const busyMemoryBytes = 2 ** 30;
const busyUtilization = 0.05;

/** Which GPUs are there, and which driver. */
export const checkGpu: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind === "failed") {
    return [
      failure(
        "gpu",
        `nvidia-smi failed: ${answer.why}`,
        "Check the driver on the host (nvidia-smi there), and that its version is that of the container's libraries.",
      ),
    ];
  }
  if (answer.kind === "absent") return [await withoutSmi(context)];
  const { gpus, cuda } = answer;
  if (gpus.length === 0) return [noGpu("nvidia-smi lists no GPU.")];
  const { gpuIndex } = context;
  if (gpuIndex !== null && !gpus.some(({ index }) => index === gpuIndex)) {
    const indices = gpus.map(({ index }) => index).join(", ");
    return [
      failure("gpu", `There is no GPU ${gpuIndex}; nvidia-smi lists ${indices}.`, "Set workload.gpu to one of these."),
    ];
  }
  return gpus.map((gpu) => {
    const memory = gpu.memoryTotalBytes === null ? "memory unknown" : gib(gpu.memoryTotalBytes);
    return ok(
      "gpu",
      `GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver ?? "unknown"}, CUDA ${cuda ?? "unknown"}.`,
    );
  });
};

/** Does somebody else use the GPU. Lists of processes say little inside containers; memory and utilization do. */
export const checkGpuBusy: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus") return [];
  return answer.gpus.filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex).map(busyFinding);
};

function busyFinding(gpu: SmiGpu): CheckFinding {
  const { memoryUsedBytes: used, utilizationRatio: utilization } = gpu;
  const figures = [
    `memory in use ${used === null ? "unknown" : gib(used)}`,
    `utilization ${utilization === null ? "unknown" : `${Math.round(utilization * 100)}%`}`,
  ].join(", ");
  if ((used ?? 0) > busyMemoryBytes || (utilization ?? 0) > busyUtilization) {
    return warning(
      "gpu-busy",
      `GPU ${gpu.index} is in use: ${figures}. Kernels will wait for each other, and times will vary.`,
      "Wait for the other work to end, or choose another GPU (workload.gpu). The process may be in another container.",
    );
  }
  if (used === null && utilization === null) {
    return warning(
      "gpu-busy",
      `It is unknown whether GPU ${gpu.index} is in use: ${figures}.`,
      "Make sure that nobody uses it.",
    );
  }
  return ok("gpu-busy", `GPU ${gpu.index} is idle: ${figures}.`);
}

/** Containers that may only compute have no nvidia-smi, and yet a GPU. */
async function withoutSmi(context: PreflightContext): Promise<CheckFinding> {
  if (!(await exists(join(context.proc, "driver/nvidia/version"))))
    return noGpu("There is no nvidia-smi and no NVIDIA driver here.");
  return warning(
    "gpu",
    "There is an NVIDIA driver, but no nvidia-smi: the GPU, its memory and who uses it are unknown.",
    "Give the container NVIDIA_DRIVER_CAPABILITIES=compute,utility.",
  );
}

function noGpu(message: string): CheckFinding {
  return failure(
    "gpu",
    `${message} No kernel can be captured.`,
    "Run on a machine with an NVIDIA GPU; a container needs --gpus all. Recorded reports can be analyzed anywhere.",
  );
}

function gib(bytes: number): string {
  return `${(bytes / 2 ** 30).toFixed(1)} GiB`;
}

/** nsys has written 2.5 GB for a range of 0.2 s; below the lower bound not even a small capture fits. */
const scarceBytes = 5e9;
const tooLittleBytes = 5e8;

/** Is there room for reports, and for the raw data that nsys keeps in the temporary folder until it has imported it. */
export const checkDisk: Check = async (context) => [
  await room(
    context,
    "disk-out",
    "output folder",
    context.out,
    "Free some space (`llm-profile prune`), lower keep-runs, or set `out` to another disk.",
  ),
  await room(
    context,
    "disk-temporary",
    "temporary folder",
    context.temporaryDirectory,
    "Free some space, or set TMPDIR to another disk: nsys keeps its raw data there.",
  ),
];

async function room(
  context: PreflightContext,
  check: string,
  what: string,
  path: string,
  help: string,
): Promise<CheckFinding> {
  const free = await context.freeBytes(await existing(path));
  const message = `${(free / 1e9).toFixed(1)} GB free in the ${what}.`;
  if (free < tooLittleBytes) return failure(check, message, help);
  return free < scarceBytes ? warning(check, message, help) : ok(check, message);
}

/** The path itself, or the nearest folder above it that exists. */
async function existing(path: string): Promise<string> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((await exists(folder)) || folder === dirname(folder)) return folder;
  }
}

/** Can profilers be kept from reading other processes' environments. */
export const checkIsolation: Check = async (context) => {
  try {
    const { kind, note } = await context.isolation();
    if (kind === "pid-namespace") return [ok("isolation", note)];
    const help =
      kind === "none"
        ? "Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without it a report holds what all visible processes have in their environments."
        : "Nothing need be done. For a PID namespace: --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.";
    return [warning("isolation", note, help)];
  } catch (thrown) {
    const error = asFailure(thrown);
    const message = diagnosticText({ ...error, help: null });
    return [failure("isolation", message, error.help ?? "Set isolation to auto.")];
  }
};
