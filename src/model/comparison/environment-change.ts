import * as z from "zod";

/** Kinds of things that a program runs with. */
const environmentKindSchema = z.enum([
  ...["driver", "image", "operating-system"],
  ...["cuda-library", "python-package", "system-package", "variable"],
] as const);

/** What differs between the environments of the two sides. */
export const comparedEnvironmentSchema = z.object({
  changes: z
    .array(
      z.object({
        kind: environmentKindSchema,
        name: z.string(),
        state: z.enum(["added", "removed", "changed"]),
        base: z.string().nullable().describe("Null: base does not have it, or the value of a variable is not kept."),
        head: z.string().nullable(),
        isOfGpu: z.boolean().describe("Whether work of the GPU is known to depend on it."),
        families: z.array(z.string()).describe("Families of kernels that it makes or chooses."),
      }),
    )
    .describe("What work of the GPU depends on comes first."),
  total: z.number().int().nonnegative().describe("All changes; those beyond 1,000 are not listed."),
  unknown: z
    .array(z.enum([...environmentKindSchema.options, "variable-values"]))
    .describe(
      "What could not be compared, as a side does not know it. variable-values: the sides are of two runs, whose digests say nothing of each other.",
    ),
});

export type ComparedEnvironment = z.infer<typeof comparedEnvironmentSchema>;
export type EnvironmentChange = ComparedEnvironment["changes"][number];
