import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { WholeProgram, WholeRange } from "../../model/profile/held-to-goal.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { instanceTimes } from "../../model/profile/wall-figures.ts";
import { rangeText } from "../../model/reports/range.ts";
import { median } from "../../model/rounds.ts";
import { sum } from "../../model/sums.ts";
import { counted } from "../../model/text/listing.ts";
import { countText, percent, signedPercent, sizeText } from "../../model/text/quantity.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { estimateTime } from "../noise/estimate.ts";
import { createReason } from "../reasons/reason.ts";
import type { PairedRuns } from "../untraced/pair-runs.ts";

export interface WholeSides {
  readonly base: Pick<Profile, "whole" | "ranges">;
  readonly head: Pick<Profile, "whole" | "ranges">;
  readonly interleaved: boolean;
  readonly untraced: PairedRuns;
  readonly policy: Config["compare"];
  readonly isVerified: boolean;
}

interface WonRange {
  readonly label: string;
  readonly row: RangeRow;
  readonly base: WholeRange;
  readonly head: WholeRange;
}

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

function findWorkOutside(won: readonly WonRange[], base: WholeProgram, head: WholeProgram) {
  const wonNs = sum(
    won.filter(({ row }) => row.gpuBusyTime.state === "improved"),
    (range) => Math.max(0, range.base.gpuBusyNs - range.head.gpuBusyNs),
  );
  const roseNs = head.outside.kernelNs - base.outside.kernelNs;
  const launches = head.outside.launches - base.outside.launches;
  // A single capture doesn't show its own noise, but launch counts are exact.
  const isChange = launches > 0 || roseNs >= constants.oneRound.value * base.outside.kernelNs;
  if (wonNs === 0 || !isChange || roseNs < constants.movedShare.value * wonNs) return [];
  const text = `Kernels outside all ranges take longer: the increase is ${percent(roseNs / wonNs)} of the time that the ranges saved on the GPU (${counted(launches, "more launch", "more launches")}). Work was moved out of the ranges.`;
  return [notImproved("moved-outside", text, null)];
}

/** The whole program is captured once per side, so the threshold for one round applies. */
function checkWholeProgram({ label, row: { gpuBusyTime }, base, head }: WonRange) {
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
function compareInstances({ label, base, head }: WonRange) {
  if (base.instances === head.instances) return [];
  const text = `Head's program runs the range ${counted(head.instances, "time")} and base's program runs it ${counted(base.instances, "time")}, so one instance isn't the same work on both sides.`;
  return [notImproved("instances-changed", text, label)];
}

/** If a range doesn't wait for its work, the work ends after the range, which then only looks faster. */
function findLateWork({ label, row, base, head }: WonRange) {
  if (row.latency?.time.state !== "improved" || base.lateNs === null || head.lateNs === null) return [];
  const wonNs = -(row.latency.time.changeRatio ?? 0) * base.wallNs;
  const roseNs = head.lateNs - base.lateNs;
  if (roseNs < constants.movedShare.value * wonNs) return [];
  const text = `After the range ends, the GPU keeps working longer than before: the increase is ${percent(roseNs / wonNs)} of the wall time that the range saved. The range no longer waits for its kernels.`;
  return [notImproved("moved-late", text, label)];
}

function compareBytes({ label, base, head }: WonRange, { policy, isVerified }: WholeSides) {
  const least = base.copiedBytes * (1 - policy["count-threshold"] / 100);
  if (isVerified || head.copiedBytes >= least) return [];
  const text = `The range copies fewer bytes (${sizeText(base.copiedBytes)} → ${sizeText(head.copiedBytes)}), and nothing verifies that the result is the same. Set compare.verify.`;
  return [notImproved("fewer-bytes", text, label)];
}

function compareSteps({ label, row }: WonRange, { base, head }: PairedRuns) {
  const amountOf = (runs: readonly UntracedRun[], key: "steps" | "tokens") => {
    const amounts = runs.flatMap(({ ranges }) =>
      ranges.flatMap((range) => (range.name === row.name && range.domain === row.domain ? (range[key] ?? []) : [])),
    );
    return amounts.length === 0 ? null : median(amounts);
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

function findWorkInRest({ label, row, base: whole }: WonRange, { base, head, interleaved, headFirst }: PairedRuns) {
  const measureRest = (runs: readonly UntracedRun[]) =>
    runs.map((run) => {
      const rangeNs = sum(instanceTimes(run, row));
      return { rangeNs, restNs: run.seconds === null ? 0 : run.seconds * 1e9 - rangeNs };
    });
  const [before, after] = [measureRest(base), measureRest(head)];
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

function findWorkOnHost({ label, row }: WonRange, { base, head, interleaved }: WholeSides) {
  const { gpuBusyTime: time } = row;
  if (time.state !== "improved" || time.changeRatio === null || time.baseNs === null) return [];
  const listHostTimes = ({ ranges }: Pick<Profile, "ranges">) =>
    ranges
      .filter(({ name, domain }) => name === row.name && domain === row.domain)
      .flatMap(({ rounds }) => rounds.map(({ hostTime }) => hostTime?.ownNs ?? 0));
  const hostEstimate = estimateTime({ base: listHostTimes(base), head: listHostTimes(head), interleaved }, null);
  const roseNs = hostEstimate.presence === "both" ? (hostEstimate.effect.low ?? 0) * (hostEstimate.baseNs ?? 0) : 0;
  const wonNs = -time.changeRatio * time.baseNs;
  if (roseNs < constants.movedShare.value * wonNs) return [];
  const text = `The host's own work in the range grew by at least ${percent(roseNs / wonNs)} of the time that the range saved on the GPU. Work was moved to the host.`;
  return [notImproved("moved-to-host", text, label)];
}

function medianRangeNs(runs: readonly { readonly rangeNs: Nanoseconds }[]): Nanoseconds {
  return median(runs.map(({ rangeNs }) => rangeNs));
}

function notImproved(id: Reason["id"], text: string, range: string | null) {
  return createReason(id, "not-improved", text, range);
}
