import { access } from "node:fs/promises";
import { join } from "node:path";
import type { SmiGpu } from "../../model/run/env-record.ts";
import { failure, ok, warning, type Check, type CheckFinding, type PreflightContext } from "./context.ts";

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

/** Does somebody else use the GPU. Lists of processes say little inside containers; memory and utilisation do. */
export const checkGpuBusy: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus") return [];
  return answer.gpus.filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex).map(busyFinding);
};

function busyFinding(gpu: SmiGpu): CheckFinding {
  const { memoryUsedBytes: used, utilizationRatio: utilization } = gpu;
  const figures = [
    `memory in use ${used === null ? "unknown" : gib(used)}`,
    `utilisation ${utilization === null ? "unknown" : `${Math.round(utilization * 100)} %`}`,
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
      `Whether GPU ${gpu.index} is in use is not known: ${figures}.`,
      "Make sure that nobody uses it.",
    );
  }
  return ok("gpu-busy", `GPU ${gpu.index} is idle: ${figures}.`);
}

/** Containers that may only compute have no nvidia-smi, and yet a GPU. */
async function withoutSmi(context: PreflightContext): Promise<CheckFinding> {
  const driver = await access(join(context.proc, "driver/nvidia/version")).then(
    () => true,
    () => false,
  );
  if (!driver) return noGpu("There is no nvidia-smi and no NVIDIA driver here.");
  return warning(
    "gpu",
    "There is an NVIDIA driver, but no nvidia-smi: the GPU, its memory and who uses it are not known.",
    "Give the container NVIDIA_DRIVER_CAPABILITIES=compute,utility.",
  );
}

function noGpu(message: string): CheckFinding {
  return failure(
    "gpu",
    `${message} No kernel can be captured.`,
    "Run on a machine with an NVIDIA GPU; a container needs --gpus all. Recorded reports can be analysed anywhere.",
  );
}

function gib(bytes: number): string {
  return `${(bytes / 2 ** 30).toFixed(1)} GiB`;
}
