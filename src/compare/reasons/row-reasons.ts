import {
  isLaunchesAgain,
  type FamilyRow,
  type KernelRow,
  type RangeRow,
  type TimeChange,
  type CountChange,
  type CountMetric,
} from "../../model/comparison/comparison-rows.ts";
import { countReasonIds, type Reason } from "../../model/comparison/reason.ts";
import { sum } from "../../model/sums.ts";
import { counted } from "../../model/text/listing.ts";
import { percent, countText, signedPercent } from "../../model/text/quantity.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { formatChange, createReason } from "./reason.ts";

const minShare: Ratio = constants.leastImpact.value;

/** Leaves out new and removed families and kernels that take less of the range than the smallest change that counts. */
export function explainRows(row: Pick<RangeRow, "families" | "kernels">, range: string): Reason[] {
  return [
    ...row.families.flatMap((family) => explainFamily(family, range)),
    ...row.kernels.flatMap((kernel) => explainKernel(kernel, range)),
    ...explainReplaced(row, range),
  ];
}

function explainReplaced({ kernels }: Pick<RangeRow, "kernels">, range: string) {
  const some = (match: KernelRow["match"], word: string): { text: string; shareRatio: Ratio } | null => {
    const rows = kernels.filter((row) => row.match === match);
    const shareRatio = sum(rows, (row) => row.shareRatio);
    const count = counted(rows.length, "kernel is", "kernels are");
    return rows.length === 0 ? null : { text: `${count} ${word} (${percent(shareRatio)} of the range)`, shareRatio };
  };
  const parts = [some("new", "new"), some("removed", "gone")].filter((part) => part !== null);
  if (!parts.some(({ shareRatio }) => shareRatio >= minShare)) return [];
  return [createReason("kernels-replaced", null, `${parts.map(({ text }) => text).join(", ")}.`, range)];
}

function explainFamily({ family, time, shareRatio }: FamilyRow, range: string) {
  const facts = { family, changeRatio: time.changeRatio };
  const share = `${percent(shareRatio)} of the range`;
  const text = `Family ${family}: kernel time ${formatChange(time)}`;
  if (time.state === "regressed")
    return [createReason("family-regressed", "regressed", `${text}; ${share}.`, range, facts)];
  if (isNoted(time)) return [createReason("family-slower", null, `${text}. ${time.why ?? ""}`, range, facts)];
  if (time.mayBeSlower)
    return [createReason("family-inconclusive", "inconclusive", `${text}. ${time.why ?? ""}`, range, facts)];
  if (shareRatio < minShare) return [];
  if (time.state === "new")
    return [createReason("family-new", null, `Family ${family} is new: ${share}.`, range, facts)];
  if (time.state !== "removed") return [];
  return [createReason("family-removed", null, `No ${family} kernels run anymore; they were ${share}.`, range, facts)];
}

function isNoted({ state, changeRatio }: TimeChange) {
  return state === "noted" || (state === "other-variant" && (changeRatio ?? 0) > 0);
}

function explainKernel(row: KernelRow, range: string) {
  const { time, match, shareRatio, explanation } = row;
  const why = explanation === null ? "" : `; ${explanation}`;
  const share = `${percent(shareRatio)} of the range`;
  const facts = { kernel: row.name, changeRatio: time.changeRatio };
  const change = formatChange(time);
  const replaced = `This kernel replaces another kernel: time ${change}; ${share}${why}.`;
  if (time.state === "regressed")
    return match === "swapped"
      ? [createReason("swapped-kernel-regressed", "regressed", replaced, range, facts)]
      : [createReason("kernel-regressed", "regressed", `Time ${change}; ${share}${why}.`, range, facts)];
  if (time.state === "noted" || time.state === "other-variant") {
    if ((time.changeRatio ?? 0) <= 0) return [];
    const id = time.state === "noted" ? "kernel-slower" : "kernel-variant";
    return [createReason(id, null, `Time ${change}; ${share}${why}. ${time.why ?? ""}`, range, facts)];
  }
  if (time.mayBeSlower)
    return [createReason("kernel-inconclusive", "inconclusive", `Time ${change}. ${time.why ?? ""}`, range, facts)];
  if (shareRatio < minShare) return [];
  if (match === "new") return [createReason("kernel-new", null, `This kernel is new: ${share}.`, range, facts)];
  if (match === "removed")
    return [createReason("kernel-removed", null, `This kernel is gone: it was ${share}.`, range, facts)];
  return match === "swapped" ? [createReason("kernel-swapped", null, replaced, range, facts)] : [];
}

const words: Readonly<Record<CountMetric, string>> = {
  launches: "Kernel launches",
  hostLaunches: "Host launches (single kernels and graphs)",
  graphLaunches: "CUDA graph launches",
  copies: "Copies",
  copiedBytes: "Copied bytes",
  blockingCopies: "Copies that the host waits for",
  synchronizations: "Synchronizations",
};

export function explainCounts(counts: readonly CountChange[], range: string): Reason[] {
  return counts.flatMap((row) => {
    const { metric, state, changeRatio } = row;
    if (isLaunchesAgain(row, counts)) return [];
    const { up, down, vary } = countReasonIds[metric];
    const entry = {
      regressed: [up, "regressed"],
      noted: [up, null],
      improved: [down, null],
      inconclusive: [vary, row.head > row.base ? "inconclusive" : null],
    } as const;
    if (state !== "regressed" && state !== "noted" && state !== "improved" && state !== "inconclusive") return [];
    const [id, verdict] = entry[state];
    return [createReason(id, verdict, formatCountChange(row), range, { metric, changeRatio })];
  });
}

function formatCountChange({ metric, kind, base, head, changeRatio, why }: CountChange) {
  const difference = `${head > base ? "+" : "−"}${countText(Math.abs(head - base), 1)}`;
  const relative = changeRatio === null ? "" : `, ${signedPercent(changeRatio)}`;
  const ofKind = kind === null ? "" : ` ${kind}`;
  return `${words[metric]}${ofKind}: ${countText(base, 1)} → ${countText(head, 1)} (${difference}${relative}).${why === null ? "" : ` ${why}`}`;
}
