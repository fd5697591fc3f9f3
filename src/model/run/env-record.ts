import * as z from "zod";

/** env.json: a run's machine and tools. Contains no values of environment variables and no host name. */
export const envRecordSchemaVersion = 1;

const bytes = z.number().int().nonnegative();

/** One GPU, from nvidia-smi. A field is null if the driver doesn't report it. */
export const smiGpuSchema = z.object({
  index: z.number().int().nonnegative(),
  name: z.string(),
  uuid: z.string().nullable(),
  driver: z.string().nullable(),
  computeCapability: z.string().nullable(),
  memoryTotalBytes: bytes.nullable(),
  memoryUsedBytes: bytes
    .nullable()
    .describe("The memory in use when the run started, by all processes, including those in other containers."),
  utilizationRatio: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe("The share of the last sample period in which a kernel was running."),
  smClockHz: z.number().nonnegative().nullable(),
  memoryClockHz: z.number().nonnegative().nullable(),
  maxSmClockHz: z.number().nonnegative().nullable(),
  maxMemoryClockHz: z.number().nonnegative().nullable(),
  mig: z.string().nullable().describe("`Enabled` or `Disabled`. Null if the GPU doesn't support MIG."),
});

export const envRecordSchema = z.object({
  schemaVersion: z.literal(envRecordSchemaVersion),
  gpus: z.array(smiGpuSchema).describe("All GPUs that nvidia-smi shows. Empty without nvidia-smi."),
  driver: z.string().nullable(),
  cuda: z.string().nullable().describe("The newest CUDA version that the driver supports."),
  operatingSystem: z.string().nullable().describe("PRETTY_NAME of /etc/os-release."),
  kernel: z.string().nullable(),
  architecture: z.string(),
  cpu: z.object({ model: z.string().nullable(), count: z.number().int().positive() }),
  memoryBytes: bytes,
  container: z.boolean().describe("True if we can see that we're in a container."),
  node: z.string(),
  nsys: z.string().nullable(),
  ncu: z.string().nullable(),
  environmentNames: z
    .array(z.string())
    .describe("The names of the variables that the allow-list passes to the workload."),
});

export type SmiGpu = z.infer<typeof smiGpuSchema>;
export type EnvRecord = z.infer<typeof envRecordSchema>;
