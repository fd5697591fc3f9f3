import { createKernelId, type KernelOfRange } from "../model/kernel-id.ts";
import { mostExplanationBytes, type KernelExplanation } from "../model/kernel-explanation.ts";
import type { TimeChange } from "../../../model/comparison/comparison-rows.ts";
import type { MachineCodeChange } from "../../../model/comparison/machine-code.ts";
import { sharedBytes } from "../../../model/ncu/measured-launch.ts";
import type { Metrics } from "../../../model/ncu/profile-ncu.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../../model/profile/profile.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { median, medianLaunches, medianTotalNs } from "../../../model/rounds.ts";
import { shortenText, fitEntries, type Shown } from "./room.ts";

type List = keyof KernelExplanation["leftOut"];

/** The maximum length of each text, in bytes of JSON. */
const longest = { name: 700, sideName: 300, short: 120, text: 400 } as const;

/** How many entries each list about machine code may have. */
const mostCode = { findings: 4, widths: 6, mix: 8 };

/**
 * Explains one kernel in a comparison. Formatted with `oneLineJson`, the explanation has at most `mostExplanationBytes`. A missing
 * profile is null.
 */
export function explainedKernel(
  { range, kernel }: KernelOfRange,
  profiles: { readonly base: Profile | null; readonly head: Profile | null },
): KernelExplanation {
  const ranges = { base: findProfileRange(profiles.base, range), head: findProfileRange(profiles.head, range) };
  const sides = { base: findKernel(ranges.base, kernel.baseNames), head: findKernel(ranges.head, kernel.headNames) };
  const lists = {
    ncu: listFigures(kernel.metrics, { base: sides.base?.ncu[0]?.figures, head: sides.head?.ncu[0]?.figures }),
    lines: (kernel.launchSites?.sites ?? []).map((site) => ({
      file: shortenText(site.file, longest.short),
      line: site.line,
      function: shortenText(site.function, longest.short),
      changed: site.changed,
      base: site.base,
      head: site.head,
    })),
    findings: (ranges.head?.findings ?? [])
      .filter((finding) => finding.kernel !== null && kernel.headNames.includes(finding.kernel))
      .map(({ id, what, advice }) => ({
        id: shortenText(id, longest.short),
        what: shortenText(what, longest.text),
        advice: shortenText(advice, longest.text),
      })),
  };
  const countHidden = (list: List, shown: Shown<List>): number => lists[list].length - shown(list);
  const make = (shown: Shown<List>): KernelExplanation => ({
    schemaVersion: 1,
    id: createKernelId(range, kernel.name),
    range: shortenText(rangeText(range.name, range.domain), longest.short),
    name: shortenText(kernel.name, longest.name),
    previousName: kernel.previousName === null ? null : shortenText(kernel.previousName, longest.name),
    family: shortenText(kernel.family, longest.short),
    match: kernel.match,
    time: pickTimeFields(kernel.time),
    why: kernel.time.why === null ? null : shortenText(kernel.time.why, longest.text),
    launches: kernel.launches,
    shareRatio: kernel.shareRatio,
    impactRatio: kernel.impactRatio,
    explanation: kernel.explanation === null ? null : shortenText(kernel.explanation, longest.text),
    base: sides.base === null ? null : describeSide(sides.base),
    head: sides.head === null ? null : describeSide(sides.head),
    machineCode: kernel.machineCode === null ? null : describeCode(kernel.machineCode),
    ncu: lists.ncu.slice(0, shown("ncu")),
    lines: lists.lines.slice(0, shown("lines")),
    findings: lists.findings.slice(0, shown("findings")),
    leftOut: {
      ncu: countHidden("ncu", shown),
      lines: countHidden("lines", shown),
      findings: countHidden("findings", shown),
    },
  });
  const order = (["lines", "findings", "ncu"] as const).flatMap((list) => lists[list].map(() => list));
  return fitEntries(order, make, mostExplanationBytes);
}

function pickTimeFields(time: TimeChange): KernelExplanation["time"] {
  return {
    baseNs: time.baseNs,
    headNs: time.headNs,
    changeRatio: time.changeRatio,
    lowRatio: time.lowRatio,
    highRatio: time.highRatio,
    thresholdRatio: time.thresholdRatio,
    detectableRatio: time.detectableRatio,
    spreadRatio: time.spreadRatio,
    rounds: time.rounds,
    state: time.state,
  };
}

function findProfileRange(profile: Profile | null, { name, domain }: KernelOfRange["range"]): ProfileRange | null {
  return profile?.ranges.find((range) => range.name === name && range.domain === domain) ?? null;
}

/** The row's kernel; if several kernels share the row, the one with the most time. */
function findKernel(range: ProfileRange | null, names: readonly string[]): ProfileKernel | null {
  return range?.kernels.find(({ name }) => names.includes(name)) ?? null;
}

function describeSide({ name, variants }: ProfileKernel): KernelExplanation["base"] {
  const [variant] = variants;
  if (variant === undefined) return null;
  return {
    name: shortenText(name, longest.sideName),
    configurations: variants.length,
    grid: [...variant.grid],
    block: [...variant.block],
    registersPerThread: variant.registersPerThread,
    sharedBytes: sharedBytes(variant),
    localBytesPerThread: variant.localBytesPerThread,
    launches: medianLaunches(variant),
    totalNs: medianTotalNs(variant),
    launchNs: median(variant.rounds.flatMap((round) => (round === null ? [] : [round.medianNs]))),
  };
}

/** The metrics that differ, in the comparison's order, then the other metrics of the launch with the most time. */
function listFigures(
  differing: KernelOfRange["kernel"]["metrics"],
  { base = {}, head = {} }: { readonly base: Metrics | undefined; readonly head: Metrics | undefined },
): KernelExplanation["ncu"] {
  const compared = new Set(differing.map(({ metric }) => metric));
  const others = [...new Set([...Object.keys(head), ...Object.keys(base)])].filter((metric) => !compared.has(metric));
  const all = [
    ...differing,
    ...others.map((metric) => ({
      metric,
      unit: head[metric]?.unit ?? base[metric]?.unit ?? "",
      base: base[metric]?.value ?? null,
      head: head[metric]?.value ?? null,
    })),
  ];
  return all
    .filter((figure) => figure.base !== null || figure.head !== null)
    .map((figure) => ({
      metric: shortenText(figure.metric, longest.short),
      unit: shortenText(figure.unit, longest.short),
      base: cutValue(figure.base),
      head: cutValue(figure.head),
    }));
}

function cutValue(value: number | string | null): number | string | null {
  return typeof value === "string" ? shortenText(value, longest.short) : value;
}

function describeCode({
  state,
  instructions,
  findings,
  mix,
  hot,
}: MachineCodeChange): KernelExplanation["machineCode"] {
  return {
    state,
    instructions,
    findings: findings
      .slice(0, mostCode.findings)
      .map((finding) =>
        "widths" in finding ? { ...finding, widths: finding.widths.slice(0, mostCode.widths) } : finding,
      ),
    mix: mix.slice(0, mostCode.mix).map((entry) => ({ ...entry, opcode: shortenText(entry.opcode, longest.short) })),
    hot:
      hot.head === null
        ? null
        : {
            instruction: shortenText(hot.head.instruction, longest.short),
            shareRatio: hot.head.shareRatio,
            file: hot.head.line === null ? null : shortenText(hot.head.line.file, longest.short),
            line: hot.head.line?.line ?? null,
          },
  };
}
