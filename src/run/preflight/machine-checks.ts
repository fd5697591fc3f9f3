import { dirname, resolve } from "node:path";
import { asFailure } from "../../model/errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { SmiGpu } from "../../model/run/env-record.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { exists } from "../directory/file-system.ts";
import {
  type Check,
  type CheckFinding,
  failure,
  hasDriver,
  needsNoGpu,
  ok,
  type PreflightContext,
  warning,
} from "./context.ts";

/** An idle driver uses less memory, and a display uses less GPU time. */
const busyMemoryBytes = 2 ** 30;
const busyUtilization = 0.05;

const gpuOptionalHelp = "For a program without GPU kernels, set require-kernels to false.";

export const checkGpu: Check = async (context) => {
  if (await needsNoGpu(context))
    return [ok("gpu", "No usable GPU found. The run doesn't need one, because require-kernels is false.")];
  const answer = await context.gpus();
  if (answer.kind === "failed") {
    return [
      failure(
        "gpu",
        `nvidia-smi failed: ${answer.why}`,
        `Run nvidia-smi on the host to check the driver, and make sure that the container's libraries have the same version. ${gpuOptionalHelp}`,
      ),
    ];
  }
  if (answer.kind === "absent") {
    return [
      (await hasDriver(context)) ? driverWithoutSmi : reportMissingGpu("No nvidia-smi and no NVIDIA driver found."),
    ];
  }
  const { gpus, cuda } = answer;
  if (gpus.length === 0) return [reportMissingGpu("nvidia-smi doesn't list any GPU.")];
  const { gpuIndex } = context;
  if (gpuIndex !== null && !gpus.some(({ index }) => index === gpuIndex)) {
    const indices = gpus.map(({ index }) => index).join(", ");
    return [
      failure(
        "gpu",
        `GPU ${gpuIndex} doesn't exist; nvidia-smi lists ${indices}.`,
        "Set workload.gpu to the index of an existing GPU.",
      ),
    ];
  }
  return gpus.map((gpu) => {
    const memory = gpu.memoryTotalBytes === null ? "memory unknown" : sizeText(gpu.memoryTotalBytes);
    return ok(
      "gpu",
      `GPU ${gpu.index}: ${gpu.name}, ${memory}, driver ${gpu.driver ?? "unknown"}, CUDA ${cuda ?? "unknown"}.`,
    );
  });
};

/** Process lists are incomplete in containers, so we judge by memory and utilization. */
export const checkGpuBusy: Check = async (context) => {
  const answer = await context.gpus();
  if (answer.kind !== "gpus") return [];
  return answer.gpus.filter(({ index }) => context.gpuIndex === null || index === context.gpuIndex).map(judgeGpuUse);
};

function judgeGpuUse(gpu: SmiGpu): CheckFinding {
  const { memoryUsedBytes: used, utilizationRatio: utilization } = gpu;
  const figures = [
    `memory in use ${used === null ? "unknown" : sizeText(used)}`,
    `utilization ${utilization === null ? "unknown" : `${Math.round(utilization * 100)}%`}`,
  ].join(", ");
  if ((used ?? 0) > busyMemoryBytes || (utilization ?? 0) > busyUtilization) {
    return warning(
      "gpu-busy",
      `GPU ${gpu.index} is in use: ${figures}. The workload's kernels will wait for the other work, so times will vary.`,
      "Wait for the other work to finish, or choose another GPU (workload.gpu). The other process may be in another container.",
    );
  }
  if (used === null && utilization === null) {
    return warning(
      "gpu-busy",
      `Can't tell if GPU ${gpu.index} is in use: ${figures}.`,
      "Make sure that nobody else is using the GPU.",
    );
  }
  return ok("gpu-busy", `GPU ${gpu.index} is idle: ${figures}.`);
}

const driverWithoutSmi = warning(
  "gpu",
  "Found an NVIDIA driver but no nvidia-smi, so we can't check the GPU, its memory, or who is using it.",
  "Set NVIDIA_DRIVER_CAPABILITIES=compute,utility for the container.",
);

function reportMissingGpu(message: string): CheckFinding {
  return failure(
    "gpu",
    `${message} llm-profile can't capture kernels.`,
    `Use a machine with an NVIDIA GPU; a container needs --gpus all. ${gpuOptionalHelp} You can analyze recorded reports anywhere.`,
  );
}

/** We've seen nsys write 2.5 GB for a range of 0.2 s. Below `tooLittleBytes`, not even a small capture fits. */
const scarceBytes = 5 * 2 ** 30;
const tooLittleBytes = 2 ** 29;

export const checkDisk: Check = async (context) => [
  await checkRoom(
    context,
    "disk-out",
    "output folder",
    context.out,
    "Free up space (`llm-profile prune`), lower keep-runs, or set `out` to another disk.",
  ),
  await checkRoom(
    context,
    "disk-temporary",
    "temporary folder",
    context.temporaryDirectory,
    "Free up space, or set TMPDIR to another disk. nsys keeps its raw data there.",
  ),
];

async function checkRoom(
  context: PreflightContext,
  check: string,
  place: string,
  path: string,
  help: string,
): Promise<CheckFinding> {
  const free = await context.freeBytes(await findExistingFolder(path));
  const message = `${sizeText(free)} free in the ${place}`;
  if (free < tooLittleBytes)
    return failure(check, `${message}; a run needs at least ${sizeText(tooLittleBytes)}.`, help);
  if (free < scarceBytes) return warning(check, `${message}; a large capture needs ${sizeText(scarceBytes)}.`, help);
  return ok(check, `${message}.`);
}

async function findExistingFolder(path: string): Promise<string> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((await exists(folder)) || folder === dirname(folder)) return folder;
  }
}

/** Profilers may read other processes' environments. */
export const checkIsolation: Check = async (context) => {
  try {
    const { kind, note } = await context.isolation();
    if (kind === "pid-namespace") return [ok("isolation", note)];
    const help =
      kind === "none"
        ? "Start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined. Without these options, a report may contain the environments of all visible processes."
        : "This isolation level is fine. To get a PID namespace, start the container with --cap-add=SYS_ADMIN --security-opt apparmor=unconfined.";
    return [warning("isolation", note, help)];
  } catch (thrown) {
    const error = asFailure(thrown);
    const message = diagnosticText({ ...error, help: null });
    return [failure("isolation", message, error.help ?? "Set isolation to auto.")];
  }
};
