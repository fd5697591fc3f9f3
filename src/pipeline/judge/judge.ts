import { ambiguousRows, barelySlowerRows } from "../../compare/ambiguous.ts";
import type { RoundClocks } from "../../compare/common-mode.ts";
import { compare } from "../../compare/compare.ts";
import { withoutBaseline } from "../../compare/without-baseline.ts";
import { LlmProfileError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { sideFiles } from "./profile-files.ts";

/** A base that was measured before: of an earlier run, or files that the user named; or why there is none. */
export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

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

/** Both sides as they were measured in this run, or the head alone where the base failed. `why` says which commit the base is. */
export function judgeMeasured(
  head: Profile,
  base: Profile | LlmProfileError,
  config: Config["compare"],
  policy: ComparePolicy,
  why: string,
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
    baseline: { state: "measured", text: why },
    files: sideFiles,
    clocks: sideClocks({ base, head }),
  });
}

/** The rows that more rounds may decide. What is clearly slower is not measured again for the sake of other rows. */
export function openRows(comparison: Comparison): string[] {
  return comparison.verdict === "regressed" ? barelySlowerRows(comparison) : ambiguousRows(comparison);
}

/** The ranges whose wall time without tracing more runs may decide. */
export function openLatencies({ ranges, metrics, reasons }: Comparison): string[] {
  const open = new Set(reasons.flatMap(({ id, reported }) => (id === "metric-open" ? [reported] : [])));
  return [
    ...ranges.filter(({ latency }) => latency?.time.mayBeSlower === true).map(({ name }) => name),
    // More processes give no ratio to a metric that has none.
    ...metrics.filter(({ name, change }) => open.has(name) && change.changeRatio !== null).map(({ name }) => name),
  ];
}

/** The mean SM clocks of both sides in each round; null in those of which too little is known. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: clocksOf(base), headMhz: clocksOf(head) };
}

function clocksOf({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
