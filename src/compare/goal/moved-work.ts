import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { WholeProgram, WholeRange } from "../../model/profile/held-to-goal.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { instanceTimes } from "../../model/profile/wall-figures.ts";
import { rangeText } from "../../model/reports/range.ts";
import { median } from "../../model/rounds.ts";
import { countText, percent, signedPercent, sizeText } from "../../model/text/quantity.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { estimateTime } from "../noise/estimate.ts";
import { createReason } from "../reasons/reason.ts";
import type { PairedRuns } from "../untraced/pair-runs.ts";
import { counted } from "../../model/text/listing.ts";

/** What we know about the whole program on both sides. */
export interface WholeSides {
  readonly base: Pick<Profile, "whole" | "ranges">;
  readonly head: Pick<Profile, "whole" | "ranges">;
  /** True if base's and head's rounds alternated. */
  readonly interleaved: boolean;
  readonly untraced: PairedRuns;
  readonly policy: Config["compare"];
  /** True if we know that both sides compute the same result. */
  readonly isVerified: boolean;
}

/** A faster range, with all of its instances on each side. */
interface WonRange {
  readonly label: string;
  readonly row: RangeRow;
  readonly base: WholeRange;
  readonly head: WholeRange;
}

/** Finds work that faster ranges skip, delay, or move elsewhere. Captures of a single range don't show such work. */
export function findMovedWork(improved: readonly RangeRow[], sides: WholeSides): Reason[] {
  const { base, head } = { base: sides.base.whole, head: sides.head.whole };
  if (base === null || head === null) {
    const text =
      "We didn't capture the whole program on at least one side, so we can't tell whether work was moved out of the ranges.";
    return [notImproved("whole-unknown", text, null)];
  }
  const won = improved.flatMap((row): WonRange[] => {
    const [before, after] = [base, head].map(({ ranges }) =>
      ranges.find(({ name, domain }) => name === row.name && domain === row.domain),
    );
    const label = rangeText(row.name, row.domain);
    return before === undefined || after === undefined ? [] : [{ label, row, base: before, head: after }];
  });
  if (won.length < improved.length)
    return [notImproved("whole-unknown", "A capture of the whole program lacks one of the faster ranges.", null)];
  return [
    ...findWorkOutside(won, base, head),
    ...won.flatMap((range) => [
      ...checkWholeProgram(range),
      ...compareInstances(range),
      ...findLateWork(range),
      ...compareBytes(range, sides),
      ...compareSteps(range, sides.untraced),
      ...findWorkInRest(range, sides.untraced),
      ...findWorkOnHost(range, sides),
    ]),
  ];
}

/** Kernels that ran in a range and now run outside all ranges. */
function findWorkOutside(won: readonly WonRange[], base: WholeProgram, head: WholeProgram): Reason[] {
  const wonNs = won
    .filter(({ row }) => row.gpuBusyTime.state === "improved")
    .reduce((sum, range) => sum + Math.max(0, range.base.gpuBusyNs - range.head.gpuBusyNs), 0);
  const roseNs = head.outside.kernelNs - base.outside.kernelNs;
  const launches = head.outside.launches - base.outside.launches;
  // A single capture doesn't show its own noise, but launch counts are exact.
  const isChange = launches > 0 || roseNs >= constants.oneRound.value * base.outside.kernelNs;
  if (wonNs === 0 || !isChange || roseNs < constants.movedShare.value * wonNs) return [];
  const text = `Kernels outside all ranges take longer: the increase is ${percent(roseNs / wonNs)} of the time that the ranges saved on the GPU (${counted(launches, "more launch", "more launches")}). Work was moved out of the ranges.`;
  return [notImproved("moved-outside", text, null)];
}

/** A range that's faster only when it's captured alone. The whole program is captured once per side, so the threshold for one round applies. */
function checkWholeProgram({ label, row: { gpuBusyTime }, base, head }: WonRange): Reason[] {
  const least = constants.oneRound.value;
  const change = gpuBusyTime.changeRatio ?? 0;
  if (gpuBusyTime.state !== "improved" || change > -least || base.gpuBusyNs === 0) return [];
  const inWhole = head.gpuBusyNs / base.gpuBusyNs - 1;
  if (inWhole <= constants.movedShare.value * change) return [];
  const text = `When captured with the whole program, the range's time on the GPU changed by ${signedPercent(inWhole)}, so the range is only faster when captured alone.`;
  return [notImproved("not-in-whole", text, label)];
}

/**
 * Head may run a dummy instance first, or put all of its work into fewer instances. Either way, the captured instance isn't the same work
 * on both sides.
 */
function compareInstances({ label, base, head }: WonRange): Reason[] {
  if (base.instances === head.instances) return [];
  const text = `Head's program runs the range ${counted(head.instances, "time")} and base's program runs it ${counted(base.instances, "time")}, so one instance isn't the same work on both sides.`;
  return [notImproved("instances-changed", text, label)];
}

/** If a range doesn't wait for its work, the work ends after the range, which then only looks faster. */
function findLateWork({ label, row, base, head }: WonRange): Reason[] {
  if (row.latency?.time.state !== "improved" || base.lateNs === null || head.lateNs === null) return [];
  const wonNs = -(row.latency.time.changeRatio ?? 0) * base.wallNs;
  const roseNs = head.lateNs - base.lateNs;
  if (roseNs < constants.movedShare.value * wonNs) return [];
  const text = `After the range ends, the GPU keeps working longer than before: the increase is ${percent(roseNs / wonNs)} of the wall time that the range saved. The range no longer waits for its kernels.`;
  return [notImproved("moved-late", text, label)];
}

function compareBytes({ label, base, head }: WonRange, { policy, isVerified }: WholeSides): Reason[] {
  const least = base.copiedBytes * (1 - policy["count-threshold"] / 100);
  if (isVerified || head.copiedBytes >= least) return [];
  const text = `The range copies fewer bytes (${sizeText(base.copiedBytes)} → ${sizeText(head.copiedBytes)}), and nothing verifies that the result is the same. Set compare.verify.`;
  return [notImproved("fewer-bytes", text, label)];
}

function compareSteps({ label, row }: WonRange, { base, head }: PairedRuns): Reason[] {
  const amountOf = (runs: readonly UntracedRun[], key: "steps" | "tokens"): number | null => {
    const known = runs.flatMap(({ ranges }) =>
      ranges.flatMap((one) => (one.name === row.name && one.domain === row.domain ? (one[key] ?? []) : [])),
    );
    return known.length === 0 ? null : median(known);
  };
  return (["steps", "tokens"] as const).flatMap((key) => {
    const [before, after] = [amountOf(base, key), amountOf(head, key)];
    if (before === null || (after !== null && after >= before)) return [];
    const text =
      after === null
        ? `An instance no longer reports its ${key} (base: ${countText(before)}), so it may process fewer ${key}.`
        : `An instance processes fewer ${key} (${countText(before)} → ${countText(after)}).`;
    return [notImproved("fewer-steps", text, label)];
  });
}

/** Finds a range whose work moved to the rest of the program: the rest takes longer by at least half of what the range saved. */
function findWorkInRest(
  { label, row, base: whole }: WonRange,
  { base, head, interleaved, headFirst }: PairedRuns,
): Reason[] {
  const of = (runs: readonly UntracedRun[]) =>
    runs.map((run) => {
      const rangeNs = instanceTimes(run, row).reduce((sum, ns) => sum + ns, 0);
      return { rangeNs, restNs: run.seconds === null ? 0 : run.seconds * 1e9 - rangeNs };
    });
  const [before, after] = [of(base), of(head)];
  const rest = estimateTime(
    { base: before.map(({ restNs }) => restNs), head: after.map(({ restNs }) => restNs), interleaved, headFirst },
    null,
  );
  if (rest.presence !== "both" || rest.effect.low === null) {
    const text =
      "The untraced runs don't show the whole program's time on both sides, so we can't tell if work was moved to another part of the program.";
    return [notImproved("whole-unknown", text, label)];
  }
  const { gpuBusyTime } = row;
  const onGpuNs = gpuBusyTime.state === "improved" ? -(gpuBusyTime.changeRatio ?? 0) * whole.gpuBusyNs : 0;
  const wonNs = Math.max(medianRangeNs(before) - medianRangeNs(after), onGpuNs);
  const roseNs = rest.effect.low * (rest.baseNs ?? 0);
  if (wonNs <= 0 || roseNs < constants.movedShare.value * wonNs) return [];
  const text = `The rest of the program takes longer, by at least ${percent(roseNs / wonNs)} of the time that this range saved. Work was moved out of the range.`;
  return [notImproved("moved-time", text, label)];
}

/** Work that a range moved from the GPU to the host. */
function findWorkOnHost({ label, row }: WonRange, { base, head, interleaved }: WholeSides): Reason[] {
  const { gpuBusyTime: time } = row;
  if (time.state !== "improved" || time.changeRatio === null || time.baseNs === null) return [];
  const of = ({ ranges }: Pick<Profile, "ranges">) =>
    ranges
      .filter(({ name, domain }) => name === row.name && domain === row.domain)
      .flatMap(({ rounds }) => rounds.map(({ hostTime }) => hostTime?.ownNs ?? 0));
  const own = estimateTime({ base: of(base), head: of(head), interleaved }, null);
  const roseNs = own.presence === "both" ? (own.effect.low ?? 0) * (own.baseNs ?? 0) : 0;
  const wonNs = -time.changeRatio * time.baseNs;
  if (roseNs < constants.movedShare.value * wonNs) return [];
  const text = `The host's own work in the range grew by at least ${percent(roseNs / wonNs)} of the time that the range saved on the GPU. Work was moved to the host.`;
  return [notImproved("moved-to-host", text, label)];
}

function medianRangeNs(runs: readonly { readonly rangeNs: Nanoseconds }[]): Nanoseconds {
  return median(runs.map(({ rangeNs }) => rangeNs));
}

function notImproved(id: Reason["id"], text: string, range: string | null): Reason {
  return createReason(id, "not-improved", text, range);
}
