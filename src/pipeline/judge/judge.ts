import { ambiguousRows, barelySlowerRows } from "../../compare/ambiguous.ts";
import { compare } from "../../compare/compare.ts";
import { withoutBaseline } from "../../compare/without-baseline.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import type { Sides } from "../capture/pairs.ts";
import { sideClocks } from "./side-clocks.ts";

/** Where the profiles lie in a run directory, beside comparison.json. */
export const sideFiles = { base: "base/profile.json", head: "profile.json" };

/** A base that was measured before: of an earlier run, or files that the user named; or why there is none. */
export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

/** The head against a base that was measured before. */
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

/** Both sides as they were measured, or the head alone where there is no base. */
export function judge(
  { head, baseFailure }: Sides,
  profiles: { readonly head: Profile; readonly base: Profile | null },
  policy: ComparePolicy,
  why: string,
): Comparison {
  const { compare: config } = head.run.loaded.config;
  if (profiles.base === null) {
    return withoutBaseline({
      head: profiles.head,
      policy: config,
      baseline: {
        state: baseFailure === null ? "absent" : "failed",
        text: baseFailure === null ? why : `The base could not be measured: ${baseFailure.message}`,
      },
      today: policy.today,
      headFile: sideFiles.head,
    });
  }
  return compare({
    base: profiles.base,
    head: profiles.head,
    interleaved: true,
    policy: config,
    ...policy,
    baseline: { state: "measured", text: why },
    files: sideFiles,
    clocks: sideClocks({ base: profiles.base, head: profiles.head }),
  });
}

/** The rows that more rounds may decide. What is clearly slower is not measured again for the sake of other rows. */
export function openRows(comparison: Comparison): string[] {
  return comparison.verdict === "regressed" ? barelySlowerRows(comparison) : ambiguousRows(comparison);
}

/** Something that Nsight Compute on both sides may explain. */
export function needsWhy({ ranges }: Comparison): boolean {
  return ranges.some(({ kernels }) =>
    kernels.some(({ time, match }) => time.state === "regressed" || match === "swapped"),
  );
}
