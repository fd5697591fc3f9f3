import type { FamilyRow, KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { percent } from "../../model/text/quantity.ts";
import { formatChange, createReason } from "./reason.ts";
import { counted } from "../../model/text/listing.ts";

const minShare: Ratio = constants.leastImpact.value;

/** Reasons from a range's families and kernels. Leaves out new and removed families and kernels that take less of the range than the smallest change that counts. */
export function explainRows(row: Pick<RangeRow, "families" | "kernels">, range: string): Reason[] {
  return [
    ...row.families.flatMap((family) => explainFamily(family, range)),
    ...row.kernels.flatMap((kernel) => explainKernel(kernel, range)),
    ...explainReplaced(row, range),
  ];
}

/** One note for all new and removed kernels, with their shares of the range. */
function explainReplaced({ kernels }: Pick<RangeRow, "kernels">, range: string): Reason[] {
  const some = (match: KernelRow["match"], word: string): { text: string; shareRatio: Ratio } | null => {
    const found = kernels.filter((row) => row.match === match);
    const shareRatio = found.reduce((sum, row) => sum + row.shareRatio, 0);
    const count = counted(found.length, "kernel is", "kernels are");
    return found.length === 0 ? null : { text: `${count} ${word} (${percent(shareRatio)} of the range)`, shareRatio };
  };
  const parts = [some("new", "new"), some("removed", "gone")].filter((part) => part !== null);
  if (!parts.some(({ shareRatio }) => shareRatio >= minShare)) return [];
  return [createReason("kernels-replaced", null, `${parts.map(({ text }) => text).join(", ")}.`, range)];
}

function explainFamily({ family, time, shareRatio }: FamilyRow, range: string): Reason[] {
  const of = { family, changeRatio: time.changeRatio };
  const share = percent(shareRatio);
  if (time.state === "regressed")
    return [
      createReason(
        "family-regressed",
        "regressed",
        `Family ${family}: kernel time ${formatChange(time)}; ${share} of the range.`,
        range,
        of,
      ),
    ];
  if (time.state === "noted" || (time.state === "other-variant" && (time.changeRatio ?? 0) > 0))
    return [
      createReason(
        "family-slower",
        null,
        `Family ${family}: kernel time ${formatChange(time)}. ${time.why ?? ""}`,
        range,
        of,
      ),
    ];
  if (time.mayBeSlower)
    return [
      createReason(
        "family-inconclusive",
        "inconclusive",
        `Family ${family}: kernel time ${formatChange(time)}. ${time.why ?? ""}`,
        range,
        of,
      ),
    ];
  if (shareRatio < minShare) return [];
  if (time.state === "new")
    return [createReason("family-new", null, `Family ${family} is new: ${share} of the range.`, range, of)];
  if (time.state === "removed")
    return [
      createReason(
        "family-removed",
        null,
        `No ${family} kernels run anymore; they were ${share} of the range.`,
        range,
        of,
      ),
    ];
  return [];
}

/** The reason ids for slower kernels that aren't regressions. */
const noteIds = {
  noted: "kernel-slower",
  "other-variant": "kernel-variant",
} as const;

function explainKernel(row: KernelRow, range: string): Reason[] {
  const { time, match, shareRatio, explanation } = row;
  const why = explanation === null ? "" : `; ${explanation}`;
  const share = `${percent(shareRatio)} of the range`;
  const of = { kernel: row.name, changeRatio: time.changeRatio };
  if (time.state === "regressed") {
    const id = match === "swapped" ? "swapped-kernel-regressed" : "kernel-regressed";
    const swap = match === "swapped" ? "This kernel replaces another kernel: time " : "Time ";
    return [createReason(id, "regressed", `${swap}${formatChange(time)}; ${share}${why}.`, range, of)];
  }
  if (time.state === "noted" || time.state === "other-variant") {
    if ((time.changeRatio ?? 0) <= 0) return [];
    return [
      createReason(
        noteIds[time.state],
        null,
        `Time ${formatChange(time)}; ${share}${why}. ${time.why ?? ""}`,
        range,
        of,
      ),
    ];
  }
  if (time.mayBeSlower)
    return [
      createReason("kernel-inconclusive", "inconclusive", `Time ${formatChange(time)}. ${time.why ?? ""}`, range, of),
    ];
  if (shareRatio < minShare) return [];
  if (match === "new") return [createReason("kernel-new", null, `This kernel is new: ${share}.`, range, of)];
  if (match === "removed")
    return [createReason("kernel-removed", null, `This kernel is gone: it was ${share}.`, range, of)];
  if (match === "swapped")
    return [
      createReason(
        "kernel-swapped",
        null,
        `This kernel replaces another kernel: time ${formatChange(time)}; ${share}${why}.`,
        range,
        of,
      ),
    ];
  return [];
}
