import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { figureNumber } from "../../model/profile/figure.ts";
import type { Profile, ProfileRange, ProfileRangeRound } from "../../model/profile/profile.ts";
import { median, medianTotalNs } from "../../model/rounds.ts";
import { kernelRules } from "./kernel-rules.ts";
import { rangeRules } from "./range-rules.ts";
import {
  formatLaunches,
  measureShare,
  type FindingRule,
  type Found,
  type KernelRule,
  type KernelView,
  type RangeView,
} from "./rule.ts";

export const findingRules: readonly FindingRule[] = [...rangeRules, ...kernelRules];

/** A kernel that takes less than this share of the range's kernel time gets no finding. */
const worthShare = 0.01;

export function addFindings(profile: Profile): Profile {
  const [smCount = null, ...others] = new Set(profile.machine.gpus.map((gpu) => gpu.smCount));
  const sharedSmCount = others.length === 0 ? smCount : null;
  return {
    ...profile,
    ranges: profile.ranges.map((range) => ({ ...range, findings: findRangeFindings(range, sharedSmCount) })),
  };
}

export function findRangeFindings(range: ProfileRange, smCount: number | null = null): ProfileFinding[] {
  const view = summarizeRange(range, smCount);
  if (view === null) return [];
  const kernels = listKernels(view);
  const findings = findingRules.flatMap((rule) =>
    rule.of === "range"
      ? createFinding(rule, rule.find(view), null)
      : kernels.flatMap((each) => createFinding(rule, runKernelRule(rule, each), each.kernel.name)),
  );
  return findings.toSorted((a, b) => (b.impactNs ?? -1) - (a.impactNs ?? -1));
}

/** If a kernel's launches differ, ncu measured only some of the launches. */
function runKernelRule(rule: KernelRule, view: KernelView) {
  const finding = rule.find(view);
  const { kernel, variant } = view;
  if (finding === null || kernel.variants.length === 1 || kernel.ncu.length === 0) return finding;
  const share = Math.round(measureShare(kernel, [variant]) * 1000) / 10;
  return {
    ...finding,
    what: rule.of === "kernel" ? finding.what : finding.what + formatLaunches(kernel, [variant]),
    evidence: [...finding.evidence, { name: "time in the measured grid", value: share, unit: "%" }],
  };
}

function createFinding(
  { id, threshold, source, advice }: FindingRule,
  finding: Found | null,
  kernel: string | null,
): ProfileFinding[] {
  return finding === null ? [] : [{ id, kernel, advice, ...finding, threshold, source: { ...source } }];
}

function summarizeRange(range: ProfileRange, smCount: number | null): RangeView | null {
  if (range.rounds.length === 0) return null;
  const medianOf = (pick: (entry: ProfileRangeRound) => number) => median(range.rounds.map(pick));
  const medianOfKnown = (pick: (entry: ProfileRangeRound) => number | null) => {
    const values = range.rounds.flatMap((entry) => pick(entry) ?? []);
    return values.length === 0 ? null : median(values);
  };
  return {
    range,
    kernelNs: medianOf(({ kernelNs }) => kernelNs),
    spanNs: medianOfKnown(({ spanNs }) => spanNs),
    gpuIdleNs: medianOfKnown(({ gpuIdleNs }) => gpuIdleNs),
    gpuBusyNs: medianOf(({ gpuBusyNs }) => gpuBusyNs),
    launches: medianOf(({ launches }) => launches),
    instances: medianOf(({ instances }) => instances),
    smCount,
  };
}

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
