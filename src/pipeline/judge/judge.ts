import type { RoundClocks } from "../../compare/common-mode.ts";
import { compare } from "../../compare/compare.ts";
import { withoutBaseline } from "../../compare/without-baseline.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { sideFiles } from "./profile-files.ts";

/** A base that was measured earlier (from another run or the user's files), or the reason we don't have that base. */
export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

/** Stands for "no base". Only the budgets apply. */
export const noBase: RecordedBase = {
  state: "absent",
  profile: null,
  text: "No base was configured, so only the budgets are checked.",
};

/** Compares the head with a base that was measured earlier. */
export function judgeRecorded(
  head: Profile,
  { state, profile: base, text }: RecordedBase,
  config: Config["compare"],
  policy: ComparePolicy,
): Comparison {
  if (base === null) {
    const baseline = { state, text };
    return withoutBaseline({ head, policy: config, baseline, today: policy.today, headFile: sideFiles.head });
  }
  return compare({
    base,
    head,
    interleaved: false,
    policy: config,
    ...policy,
    baseline: { state, text },
    files: sideFiles,
    clocks: sideClocks({ base, head }),
  });
}

/** The choice of the base's commit. */
export interface BaseChoice {
  /** Why we chose this commit. */
  readonly why: string;
  /** The tag or commit that the user named, if we measure exactly that commit; null if the base moves with a branch. */
  readonly pinned: string | null;
}

/** Compares the two sides of this run, or judges only the head if the base failed. */
export function judgeMeasured(
  head: Profile,
  base: Profile | LlmProfileError,
  config: Config["compare"],
  policy: ComparePolicy,
  choice: BaseChoice | null,
): Comparison {
  if (base instanceof LlmProfileError) {
    const baseline = { state: "failed", text: `Couldn't measure the base: ${base.message}` } as const;
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

/** Both sides' mean SM clocks in each round; null for rounds with too little data. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: clocksOf(base), headMhz: clocksOf(head) };
}

function clocksOf({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
