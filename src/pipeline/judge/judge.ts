import type { RoundClocks } from "../../compare/common-mode.ts";
import { compare } from "../../compare/compare.ts";
import { withoutBaseline } from "../../compare/without-baseline.ts";
import { LlmProfileError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { referenceFiles, sideFiles } from "./profile-files.ts";

/** A base that was measured before: of an earlier run, or files that the user named; or why there is none. */
export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

/** What the head is held against besides, by the name that the user gave it. */
export type Reference = RecordedBase & { readonly name: string };

/** Where the budgets alone are held against the head. */
export const noBase: RecordedBase = {
  state: "absent",
  profile: null,
  text: "No base was asked for: the budgets alone are held against the head.",
};

/** The head against a base that was measured before. */
export function judgeRecorded(
  head: Profile,
  { state, profile: base, text }: RecordedBase,
  config: Config["compare"],
  policy: ComparePolicy,
  files: typeof sideFiles | typeof referenceFiles = sideFiles,
): Comparison {
  if (base === null) {
    const baseline = { state, text };
    return withoutBaseline({ head, policy: config, baseline, today: policy.today, headFile: files.head });
  }
  return compare({
    base,
    head,
    interleaved: false,
    policy: config,
    ...policy,
    baseline: { state, text },
    files,
    clocks: sideClocks({ base, head }),
  });
}

/** The head against a pinned reference. Budgets need none, and are judged with the baseline, as the goal to improve is. */
export function judgeReference(
  head: Profile,
  { name, ...base }: Reference,
  config: Config["compare"],
  policy: ComparePolicy,
): Comparison {
  const comparison = judgeRecorded(head, base, { ...config, budgets: [], goal: "hold" }, policy, referenceFiles);
  return { ...comparison, baseline: { ...comparison.baseline, name } };
}

/** What one comparison does not need, the other may: an entry that either uses is none to remove. */
export function withAcceptedOfBoth(comparison: Comparison, other: Comparison): Comparison {
  const accepted = comparison.accepted.map((one, index) =>
    one.state === "unused" && other.accepted[index]?.state === "used" ? { ...one, state: "not-judged" as const } : one,
  );
  return { ...comparison, accepted };
}

/** Which commit a base of this run is. */
export interface BaseChoice {
  /** And why that one. */
  readonly why: string;
  /** The tag or commit that was named, where that is what is measured; null: it moves with a branch. */
  readonly pinned: string | null;
}

/** Both sides as they were measured in this run, or the head alone where the base failed. */
export function judgeMeasured(
  head: Profile,
  base: Profile | LlmProfileError,
  config: Config["compare"],
  policy: ComparePolicy,
  choice: BaseChoice | null,
): Comparison {
  if (base instanceof LlmProfileError) {
    const baseline = { state: "failed", text: `The base could not be measured: ${base.message}` } as const;
    return withoutBaseline({ head, policy: config, baseline, today: policy.today, headFile: sideFiles.head });
  }
  return compare({
    base,
    head,
    interleaved: true,
    policy: config,
    ...policy,
    baseline: { state: "measured", text: choice?.why ?? null, pinned: choice?.pinned ?? undefined },
    files: sideFiles,
    clocks: sideClocks({ base, head }),
  });
}

/** The mean SM clocks of both sides in each round; null in those of which too little is known. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: clocksOf(base), headMhz: clocksOf(head) };
}

function clocksOf({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
