import * as z from "zod";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Reason } from "../../src/model/comparison/reason.ts";

/** Whether head really is slower than base, no matter what the rounds show. */
export const truthSchema = z.enum([
  ...["unchanged", "family unchanged", "range unchanged", "negligible"],
  ...["slower", "slightly slower", "wall slower", "more work"],
  ...["faster", "wall faster", "less work"],
  ...["two-valued", "inconclusive", "incomparable"],
] as const);

const decidingSchema = z.object({
  id: z.string(),
  /** The subject: range, then kernel, family, or metric. */
  subject: z.string(),
});

/** One comparison and its verdict, which is one line of the file. */
const outcomeSchema = z.object({
  kind: z.enum(["same", "pair", "edit", "edit, other GPU"]),
  case: z.string(),
  edit: z.string().nullable(),
  /** Short names of the kernels that the edit changes. */
  edited: z.array(z.string()),
  truth: truthSchema,
  interleaved: z.boolean(),
  base: z.array(z.string()),
  head: z.array(z.string()),
  verdict: z.string(),
  wall: z.string(),
  reds: z.array(decidingSchema),
  opens: z.array(decidingSchema),
  incomparable: z.array(decidingSchema),
  /** The state of the busiest range's GPU busy time. Null if no range was compared. */
  rangeState: z.string().nullable(),
  rangeChange: z.number().nullable(),
  rangeThreshold: z.number().nullable(),
  rangeDetectable: z.number().nullable(),
  cause: z.string().nullable(),
});

export type Truth = z.infer<typeof truthSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

/** The comparison without its result. */
export type Compared = Pick<Outcome, "kind" | "case" | "edit" | "edited" | "truth" | "interleaved" | "base" | "head">;

export function outcomeOf(compared: Compared, { verdict, wall, reasons, ranges }: Comparison): Outcome {
  const deciding = (wanted: Reason["verdict"]) =>
    reasons
      .filter((reason) => reason.verdict === wanted)
      .map((reason) => ({ id: reason.id, subject: subjectOf(reason) }));
  const [main] = ranges.toSorted((one, other) => (other.gpuBusyTime.baseNs ?? 0) - (one.gpuBusyTime.baseNs ?? 0));
  return {
    ...compared,
    verdict,
    wall,
    reds: deciding("regressed"),
    opens: deciding("inconclusive"),
    incomparable: deciding("incomparable"),
    rangeState: main?.gpuBusyTime.state ?? null,
    rangeChange: rounded(main?.gpuBusyTime.changeRatio),
    rangeThreshold: rounded(main?.gpuBusyTime.thresholdRatio),
    rangeDetectable: rounded(main?.gpuBusyTime.detectableRatio),
    cause: main?.cause?.kind ?? null,
  };
}

function subjectOf({ range, kernel, family, metric, reported }: Reason): string {
  return [range, kernel, family, metric, reported].filter((part) => part !== null).join(" / ");
}

function rounded(ratio: number | null | undefined): number | null {
  return ratio == null ? null : Math.round(1e6 * ratio) / 1e6;
}

/** The text of the file: one line of JSON per comparison. */
export function linesOf(outcomes: readonly Outcome[]): string {
  return outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join("");
}

/** Parses the text of a file of verdicts. Throws a ZodError if a line isn't an outcome. */
export function outcomesIn(text: string): Outcome[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => outcomeSchema.parse(JSON.parse(line)));
}

/** A key that identifies a comparison across files. */
export function keyOf({ kind, case: name, edit, interleaved, base, head }: Outcome): string {
  return JSON.stringify([kind, name, edit, interleaved, base, head]);
}
