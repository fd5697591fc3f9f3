import * as z from "zod";
import { metricRowSchema } from "../metrics/metric-row.ts";
import { processIdentitySchema } from "../run/run-record.ts";

/**
 * bisect.json: a search for the commit, or the package, that made a change. Written after every answer, so that a search which was killed
 * goes on. The changelog of the format is docs/report-format.md.
 */
export const bisectSchemaVersion = 1;

const logRatio = z.number().describe("ln(head / base); above 0 is worse.");
const number = z.number().int().nonnegative();
const chance = z.number().min(0).max(1);

export const figureSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("gpu-time"), range: z.string() }),
    z.object({ kind: z.literal("wall-time"), range: z.string() }),
    z.object({ kind: z.literal("family"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("kernel"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("count"), range: z.string(), name: z.string() }),
    z.object({ kind: z.literal("metric"), name: z.string(), metricKind: metricRowSchema.shape.kind.unwrap() }),
  ])
  .describe("What is worse at the bad end, and what every comparison is asked about.");

export const commitSchema = z.object({
  sha: z.string(),
  parents: z.array(z.string()),
  author: z.string(),
  authoredAt: z.string(),
  subject: z.string(),
});

export const versionSchema = z.object({
  commit: commitSchema,
  packages: z
    .record(z.string(), z.string())
    .nullable()
    .describe("Pins of the packages that the ends have in other versions. Null: what the commit's own setup installs."),
  changes: z
    .object({ package: z.string(), from: z.string(), to: z.string() })
    .nullable()
    .describe("The package in which it differs from the version before it; null: it is the commit."),
});

const answerSchema = z
  .object({
    base: number.describe("A version's place in `versions`; 0 is the good end."),
    head: number,
    seconds: z.number().nonnegative(),
    run: z
      .string()
      .nullable()
      .describe("The run directory of the comparison, relative to this file. Null: there is none."),
  })
  .and(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("measured"),
        log: logRatio,
        standardError: z.number().nonnegative(),
        degrees: z.number().int().positive().describe("Of Student's t."),
      }),
      z.object({
        kind: z.literal("failed"),
        version: number.describe("The one that doesn't build, or can't be measured."),
        why: z.string(),
      }),
    ]),
  );

const effectSchema = z.object({ log: logRatio, low: logRatio, high: logRatio }).describe("With its 95% interval.");

const blockSchema = z.object({
  after: number.describe("The version before the first of them."),
  version: number.describe("The last of them. Several are those that couldn't be told apart, since the others fail."),
  probability: chance,
});

const stepSchema = blockSchema.extend({ effect: effectSchema.describe("Against the version before it.") });

export const outlookSchema = z.object({
  left: z.array(blockSchema).describe("The likeliest first."),
  none: chance.describe("That no version made the change."),
  expected: number.describe("Comparisons that may still be made."),
});

export const searchResultSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("culprit"), step: stepSchema }),
  z.object({
    kind: z.literal("several-steps"),
    after: number,
    upTo: number,
    probability: chance,
    steps: z.array(stepSchema).describe("Those that could be named."),
  }),
  z.object({ kind: z.literal("none"), probability: chance }),
  z.object({ kind: z.literal("unclear"), outlook: outlookSchema }),
]);

export const searchSchema = z.object({
  within: z
    .enum(["first-parents", "merge"])
    .describe("merge: inside of the merge commit that the search before named."),
  versions: z.array(versionSchema),
  answers: z.array(answerSchema),
  result: searchResultSchema.nullable().describe("Null: it goes on."),
});

/** What a comparison against the version before shows of a culprit. */
const explanationSchema = z.object({
  run: z.string(),
  reasons: z.array(z.string()).describe("For people."),
  kernels: z.array(z.object({ name: z.string(), state: z.string(), changeRatio: z.number().nullable() })),
  lines: z.array(z.string()).describe("Lines that launch what is slower."),
});

const blameSchema = z
  .object({
    alone: effectSchema.nullable().describe("The good end with this package alone in its new version. Null: it fails."),
    without: effectSchema.nullable().describe("The bad end with this package alone in its old version."),
  })
  .describe("Of a package, against the good end.");

export const bisectSchema = z.object({
  schemaVersion: z.literal(bisectSchemaVersion),
  tool: z.object({ name: z.string(), version: z.string() }),
  startedAt: z.string(),
  process: processIdentitySchema.describe("The one that writes this file."),
  key: z.string().describe("Equal where the same is searched in the same way."),
  good: z.object({ ref: z.string(), commit: z.string() }),
  bad: z.object({ ref: z.string(), commit: z.string() }),
  figure: figureSchema.nullable().describe("Null: not known before the ends are compared."),
  least: z.number().positive().describe("The smallest change that is looked for, as a log ratio."),
  searches: z.array(searchSchema),
  notSearched: z
    .array(z.object({ name: z.string(), base: z.string().nullable(), head: z.string().nullable() }))
    .describe("Packages that differ between the ends, and which the search doesn't set."),
  explanation: explanationSchema.nullable(),
  blame: blameSchema.nullable(),
});

export type Bisect = z.infer<typeof bisectSchema>;
export type BisectSearch = z.infer<typeof searchSchema>;
export type BisectAnswer = z.infer<typeof answerSchema>;
export type BisectResult = z.infer<typeof searchResultSchema>;
export type BisectStep = z.infer<typeof stepSchema>;
export type BisectOutlook = z.infer<typeof outlookSchema>;
export type BisectFigure = z.infer<typeof figureSchema>;
export type BisectEffect = z.infer<typeof effectSchema>;
export type Version = z.infer<typeof versionSchema>;
export type Commit = z.infer<typeof commitSchema>;
