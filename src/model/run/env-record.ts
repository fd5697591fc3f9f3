import * as z from "zod";
import { amountOrNull, count, countOrNull, flag, integer, number, text, textOrNull, texts } from "../schema.ts";

/** Contains no values of environment variables and no host name. */
export const envRecordSchemaVersion = 1;

export const smiGpuSchema = z.object({
  index: count,
  name: text,
  uuid: textOrNull,
  driver: textOrNull,
  computeCapability: textOrNull,
  memoryTotalBytes: countOrNull,
  memoryUsedBytes: countOrNull.describe(
    "The memory in use when the run started, by all processes, including those in other containers.",
  ),
  utilizationRatio: number
    .min(0)
    .max(1)
    .nullable()
    .describe("The share of the last sample period in which a kernel was running."),
  smClockHz: amountOrNull,
  memoryClockHz: amountOrNull,
  maxSmClockHz: amountOrNull,
  maxMemoryClockHz: amountOrNull,
  mig: textOrNull.describe("`Enabled` or `Disabled`. Null if the GPU doesn't support MIG."),
});

export const envRecordSchema = z.object({
  schemaVersion: z.literal(envRecordSchemaVersion),
  gpus: z.array(smiGpuSchema).describe("All GPUs that nvidia-smi shows. Empty without nvidia-smi."),
  driver: textOrNull,
  cuda: textOrNull.describe("The newest CUDA version that the driver supports."),
  operatingSystem: textOrNull.describe("PRETTY_NAME of /etc/os-release."),
  kernel: textOrNull,
  architecture: text,
  cpu: z.object({ model: textOrNull, count: integer.positive() }),
  memoryBytes: count,
  container: flag.describe("True if we can see that we're in a container."),
  node: text,
  nsys: textOrNull,
  ncu: textOrNull,
  environmentNames: texts.describe("The names of the variables that the allow-list passes to the workload."),
});

export type SmiGpu = z.infer<typeof smiGpuSchema>;
export type EnvRecord = z.infer<typeof envRecordSchema>;
