import { median } from "../../model/median.ts";
import type { Profile, ProfileRange, ProfileRangeRound } from "../../model/profile.ts";
import type { ProfileFinding } from "../../model/profile-ncu.ts";
import { medianTotalNs } from "../profile-kernels.ts";
import { kernelRules } from "./kernel-rules.ts";
import { rangeRules } from "./range-rules.ts";
import type { FindingRule, Found, KernelView, RangeView } from "./rule.ts";

/** All rules in their order; docs and tests read them. */
export const findingRules: readonly FindingRule[] = [...rangeRules, ...kernelRules];

/** Kernels with less than this share of the range's kernel time are not worth a finding. */
const worthShare = 0.01;

/** The profile with the findings of each range. */
export function addFindings(profile: Profile): Profile {
  return {
    ...profile,
    ranges: profile.ranges.map((range) => ({ ...range, findings: findIn(range) })),
  };
}

/** The findings of one range: most time at stake first, those that cannot be estimated last; else in the order of the rules and kernels. */
export function findIn(range: ProfileRange): ProfileFinding[] {
  const view = rangeView(range);
  if (view === null) return [];
  const kernels = kernelViews(view);
  const found = findingRules.flatMap((rule) =>
    rule.of === "range"
      ? finding(rule, rule.find(view), null)
      : kernels.flatMap((kernel) => finding(rule, withMeasuredShare(rule.find(kernel), kernel), kernel.kernel.name)),
  );
  return found.toSorted((one, other) => (other.impactNs ?? -1) - (one.impactNs ?? -1));
}

/** Where grids of one kernel differ, its finding speaks of the one that was measured: the evidence says how much that is. */
function withMeasuredShare(found: Found | null, { kernel, sample, totalNs }: KernelView): Found | null {
  const variant = kernel.variants[sample.variant];
  if (found === null || variant === undefined || kernel.variants.length === 1 || totalNs === 0) return found;
  const share = Math.round((medianTotalNs(variant) / totalNs) * 1000) / 10;
  return { ...found, evidence: [...found.evidence, { name: "time in the measured grid", value: share, unit: "%" }] };
}

function finding(
  { id, threshold, source, advice }: FindingRule,
  found: Found | null,
  kernel: string | null,
): ProfileFinding[] {
  return found === null ? [] : [{ id, kernel, ...found, advice, threshold, source: { ...source } }];
}

function rangeView(range: ProfileRange): RangeView | null {
  if (range.rounds.length === 0) return null;
  const of = (pick: (entry: ProfileRangeRound) => number): number => median(range.rounds.map(pick));
  const known = (pick: (entry: ProfileRangeRound) => number | null): number | null => {
    const values = range.rounds.flatMap((entry) => pick(entry) ?? []);
    return values.length === 0 ? null : median(values);
  };
  return {
    range,
    kernelNs: of(({ kernelNs }) => kernelNs),
    spanNs: known(({ spanNs }) => spanNs),
    gpuIdleNs: known(({ gpuIdleNs }) => gpuIdleNs),
    gpuBusyNs: of(({ gpuBusyNs }) => gpuBusyNs),
    launches: of(({ launches }) => launches),
    instances: of(({ instances }) => instances),
  };
}

/** The kernels with a row of ncu and enough time; the row of the variant that takes the most time speaks for a kernel. */
function kernelViews({ range, kernelNs }: RangeView): KernelView[] {
  return range.kernels.flatMap((kernel) => {
    const [sample] = kernel.ncu;
    const totalNs = medianTotalNs(kernel);
    if (sample === undefined || totalNs < worthShare * kernelNs) return [];
    const launches = median(kernel.rounds.map((entry) => entry?.launches ?? 0));
    return [{ kernel, totalNs, launches, sample, figures: sample.figures }];
  });
}
