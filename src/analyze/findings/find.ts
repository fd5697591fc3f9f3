import { median, medianTotalNs } from "../../model/rounds.ts";
import type { Profile, ProfileRange, ProfileRangeRound } from "../../model/profile/profile.ts";
import { figureNumber } from "../../model/profile/figure.ts";
import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { kernelRules } from "./kernel-rules.ts";
import {
  type FindingRule,
  type Found,
  type KernelRule,
  type KernelView,
  formatLaunches,
  type RangeView,
  measureShare,
} from "./rule.ts";
import { rangeRules } from "./range-rules.ts";

/** All rules, in order. Docs and tests read this list. */
export const findingRules: readonly FindingRule[] = [...rangeRules, ...kernelRules];

/** A kernel that takes less than this share of the range's kernel time gets no finding. The same limit applies to launches with small grids. */
const worthShare = 0.01;

/** Adds the findings to each range of a profile. */
export function addFindings(profile: Profile): Profile {
  const [smCount = null, ...others] = new Set(profile.machine.gpus.map((gpu) => gpu.smCount));
  const known = others.length === 0 ? smCount : null;
  return {
    ...profile,
    ranges: profile.ranges.map((range) => ({ ...range, findings: findRangeFindings(range, known) })),
  };
}

/**
 * The findings of one range: the largest potential saving first, findings without an estimate last. Ties keep the order of
 * rules and kernels. `smCount` is the number of SMs per GPU; null if unknown.
 */
export function findRangeFindings(range: ProfileRange, smCount: number | null = null): ProfileFinding[] {
  const view = summarizeRange(range, smCount);
  if (view === null) return [];
  const kernels = listKernels(view);
  const found = findingRules.flatMap((rule) =>
    rule.of === "range"
      ? createFinding(rule, rule.find(view), null)
      : kernels.flatMap((each) => createFinding(rule, runKernelRule(rule, each), each.kernel.name)),
  );
  return found.toSorted((one, other) => (other.impactNs ?? -1) - (one.impactNs ?? -1));
}

/**
 * Runs a rule. If a kernel's launches differ, ncu measured only some of the launches. In that case, the evidence shows the share of the
 * kernel's time that the measured launches account for. If the finding relies on ncu's figures, `what` shows that share, too.
 */
function runKernelRule(rule: KernelRule, view: KernelView): Found | null {
  const found = rule.find(view);
  const { kernel, variant } = view;
  if (found === null || kernel.variants.length === 1 || kernel.ncu.length === 0) return found;
  const share = Math.round(measureShare(kernel, [variant]) * 1000) / 10;
  return {
    ...found,
    what: rule.of === "kernel" ? found.what : found.what + formatLaunches(kernel, [variant]),
    evidence: [...found.evidence, { name: "time in the measured grid", value: share, unit: "%" }],
  };
}

function createFinding(
  { id, threshold, source, advice }: FindingRule,
  found: Found | null,
  kernel: string | null,
): ProfileFinding[] {
  return found === null ? [] : [{ id, kernel, advice, ...found, threshold, source: { ...source } }];
}

function summarizeRange(range: ProfileRange, smCount: number | null): RangeView | null {
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
    smCount,
  };
}

/**
 * The kernels that take at least `worthShare` of the kernel time. If ncu measured several variants, the rules see only the
 * variant with the most time.
 */
function listKernels({ range, kernelNs, smCount }: RangeView): KernelView[] {
  const worthNs = worthShare * kernelNs;
  return range.kernels.flatMap((kernel) => {
    const sample = kernel.ncu[0] ?? { variant: 0, figures: {} };
    const variant = kernel.variants[sample.variant];
    if (variant === undefined || medianTotalNs(kernel) < worthNs) return [];
    const { figures } = sample;
    const totalNs = medianTotalNs(variant);
    return [{ kernel, figures, variant, totalNs, worthNs, smCount: figureNumber(figures, "smCount") ?? smCount }];
  });
}
