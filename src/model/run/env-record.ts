import * as z from "zod";

/** env.json: the machine and the tools of a run. Holds no values of environment variables and no host name. */
export const envRecordSchemaVersion = 1;

const bytes = z.number().int().nonnegative();

/** One GPU as nvidia-smi describes it; null where the driver does not say. */
export const smiGpuSchema = z.object({
  index: z.number().int().nonnegative(),
  name: z.string(),
  uuid: z.string().nullable(),
  driver: z.string().nullable(),
  computeCapability: z.string().nullable(),
  memoryTotalBytes: bytes.nullable(),
  memoryUsedBytes: bytes.nullable().describe("When the run started, of all processes, other containers included."),
  utilizationRatio: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe("Share of the last sample period with a kernel running."),
  smClockHz: z.number().nonnegative().nullable(),
  memoryClockHz: z.number().nonnegative().nullable(),
  maxSmClockHz: z.number().nonnegative().nullable(),
  maxMemoryClockHz: z.number().nonnegative().nullable(),
  mig: z.string().nullable().describe("`Enabled` or `Disabled`; null where the GPU has no MIG."),
});

export const envRecordSchema = z.object({
  schemaVersion: z.literal(envRecordSchemaVersion),
  gpus: z.array(smiGpuSchema).describe("All that nvidia-smi shows; empty without one."),
  driver: z.string().nullable(),
  cuda: z.string().nullable().describe("The newest CUDA that the driver supports."),
  operatingSystem: z.string().nullable().describe("PRETTY_NAME of /etc/os-release."),
  kernel: z.string().nullable(),
  architecture: z.string(),
  cpu: z.object({ model: z.string().nullable(), count: z.number().int().positive() }),
  memoryBytes: bytes,
  container: z.boolean().describe("True where we run inside a container that can be told from outside marks."),
  node: z.string(),
  nsys: z.string().nullable(),
  ncu: z.string().nullable(),
  environmentNames: z.array(z.string()).describe("Variables that the allow-list gives to the workload: names only."),
});

export type SmiGpu = z.infer<typeof smiGpuSchema>;
export type EnvRecord = z.infer<typeof envRecordSchema>;
