import * as z from "zod";
import { metricRowSchema } from "../../../model/metrics/metric-row.ts";
import { commitSchema } from "../../../model/run/repository.ts";
import { processIdentitySchema } from "../../../model/run/run-record.ts";

/** bisect.json is written after every comparison, so a killed search can resume. docs/report-format.md has the changelog. */
export const bisectSchemaVersion = 1;

const logRatio = z.number().describe("ln(head / base); above 0 is worse.");
const number = z.number().int().nonnegative();
const chance = z.number().min(0).max(1);

const figureSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("gpu-time"), range: z.string() }),
    z.object({ kind: z.literal("wall-time"), range: z.string() }),
    z.object({ kind: z.literal("family"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("kernel"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("count"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("metric"), name: z.string(), metricKind: metricRowSchema.shape.kind.unwrap() }),
  ])
  .describe("The figure that's worse at the bad end of the search. Every comparison measures it.");

const versionSchema = z.object({
  commit: commitSchema,
  packages: z
    .record(z.string(), z.string())
    .nullable()
    .describe(
      "The pinned versions of those packages that differ between the good end and the bad end. Null if the version has the packages that the commit's own setup installs.",
    ),
  changes: z
    .object({ package: z.string(), from: z.string(), to: z.string() })
    .nullable()
    .describe("The package that differs from the previous version. Null if the commit differs instead."),
});

const answerSchema = z
  .object({
    base: number.describe("A version's index in `versions`; 0 is the good end."),
    head: number,
    seconds: z.number().nonnegative(),
    run: z
      .string()
      .nullable()
      .describe("The comparison's run directory, relative to bisect.json. Null if there's no such directory."),
  })
  .and(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("measured"),
        log: logRatio,
        standardError: z.number().nonnegative(),
        degrees: z.number().int().positive().describe("The degrees of freedom of Student's t-distribution."),
      }),
      z.object({
        kind: z.literal("failed"),
        version: number.describe("The version that doesn't build or can't be measured."),
        why: z.string(),
      }),
    ]),
  );

const effectSchema = z
  .object({ log: logRatio, low: logRatio, high: logRatio })
  .describe("The change, with its 95% interval.");

const blockSchema = z.object({
  after: number.describe("The version right before this block."),
  version: number.describe(
    "The block's last version. If the block has several versions, we can't tell which one caused the change, because some of them fail.",
  ),
  probability: chance,
});

const stepSchema = blockSchema.extend({
  effect: effectSchema.describe("The change relative to the previous version."),
});

const outlookSchema = z.object({
  left: z.array(blockSchema).describe("The versions that may have caused the change, likeliest first."),
  none: chance.describe("The probability that no version caused the change."),
  expected: number.describe("How many more comparisons we expect to need."),
});

const searchResultSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("culprit"), step: stepSchema }),
  z.object({
    kind: z.literal("several-steps"),
    after: number,
    upTo: number,
    probability: chance,
    steps: z.array(stepSchema).describe("The steps that we could identify."),
  }),
  z.object({ kind: z.literal("none"), probability: chance }),
  z.object({ kind: z.literal("unclear"), outlook: outlookSchema }),
]);

const searchSchema = z.object({
  within: z.enum(["first-parents", "merge"]).describe("merge: inside the merge commit that the previous search found."),
  versions: z.array(versionSchema),
  answers: z.array(answerSchema),
  result: searchResultSchema.nullable().describe("Null while the search continues."),
});

const explanationSchema = z.object({
  run: z.string(),
  reasons: z.array(z.string()).describe("The reasons, as sentences."),
  kernels: z.array(z.object({ name: z.string(), state: z.string(), changeRatio: z.number().nullable() })),
  lines: z.array(z.string()).describe("The lines that launch the slower kernels."),
});

const blameSchema = z
  .object({
    alone: effectSchema
      .nullable()
      .describe("The change from upgrading only this package at the good end. Null if that version fails."),
    without: effectSchema
      .nullable()
      .describe(
        "The change that's left at the bad end if only this package keeps its old version. Null if that version fails.",
      ),
  })
  .describe("How much of the change this package causes. All changes are relative to the good end.");

export const bisectSchema = z.object({
  schemaVersion: z.literal(bisectSchemaVersion),
  tool: z.object({ name: z.string(), version: z.string() }),
  startedAt: z.string(),
  process: processIdentitySchema.describe("The process that writes this file."),
  key: z.string().describe("Searches with the same ends and settings have the same key."),
  good: z.object({ ref: z.string(), commit: z.string() }),
  bad: z.object({ ref: z.string(), commit: z.string() }),
  figure: figureSchema
    .nullable()
    .describe("The figure that the search tracks. Null until the ends have been compared."),
  least: z.number().positive().describe("The smallest change that we search for, as a log ratio."),
  searches: z.array(searchSchema),
  notSearched: z
    .array(z.object({ name: z.string(), base: z.string().nullable(), head: z.string().nullable() }))
    .describe("Packages that differ between the good end and the bad end, but that the search doesn't change."),
  explanation: explanationSchema.nullable(),
  blame: blameSchema.nullable(),
});

export type Bisect = z.infer<typeof bisectSchema>;
export type BisectSearch = z.infer<typeof searchSchema>;
export type BisectAnswer = z.infer<typeof answerSchema>;
export type BisectResult = z.infer<typeof searchResultSchema>;
export type BisectStep = z.infer<typeof stepSchema>;
export type BisectOutlook = z.infer<typeof outlookSchema>;
export type BisectMetric = z.infer<typeof figureSchema>;
export type BisectEffect = z.infer<typeof effectSchema>;
export type Version = z.infer<typeof versionSchema>;

export function newestSearch({ searches }: Bisect): BisectSearch {
  const search = searches.at(-1);
  if (search === undefined) throw new Error("A bisect has at least one search.");
  return search;
}

export function versionAt({ versions }: BisectSearch, index: number): Version {
  const version = versions[index];
  if (version === undefined) throw new RangeError(`Version ${index} doesn't exist.`);
  return version;
}
