import * as z from "zod";
import { count, flag, text, textOrNull, texts } from "../schema.ts";

const environmentKindSchema = z.enum([
  "driver",
  "image",
  "operating-system",
  "cuda-library",
  "python-package",
  "system-package",
  "variable",
]);

export const comparedEnvironmentSchema = z.object({
  changes: z
    .array(
      z.object({
        kind: environmentKindSchema,
        name: text,
        state: z.enum(["added", "removed", "changed"]),
        base: textOrNull.describe(
          "The version or value in base. Null if base has none, or if it's a variable whose value we don't store.",
        ),
        head: textOrNull,
        isOfGpu: flag.describe("True if we know that GPU work depends on this entry."),
        families: texts.describe("The kernel families that this entry generates or selects."),
      }),
    )
    .describe("Changes that GPU work depends on come first."),
  total: count.describe("All changes. Only the first 1,000 are listed."),
  unknown: z
    .array(z.enum([...environmentKindSchema.options, "variable-values"]))
    .describe(
      "What we couldn't compare, because it's unknown for one of the sides. variable-values: the sides come from two runs, whose digests can't be compared.",
    ),
});

export type ComparedEnvironment = z.infer<typeof comparedEnvironmentSchema>;
export type EnvironmentChange = ComparedEnvironment["changes"][number];
