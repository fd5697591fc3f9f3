import { wholeCaptureName } from "../../model/reports/range.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import { median } from "../../model/rounds.ts";
import { counted } from "../../model/text/listing.ts";
import { ncuPart } from "../ncu/ncu-part.ts";
import { ranksPart } from "../ranks/ranks-part.ts";
import type { Block, Part, Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { kernelsPart } from "./kernels.ts";
import { operatorsPart } from "./operators.ts";
import { reportRanges, type ReportRange } from "./report-range.ts";
import { rangeName } from "./text.ts";
import { timesPart } from "./times.ts";

/** The parts of a range's report, in order. */
const parts: readonly ((range: ReportRange, input: ReportInput) => readonly Block[])[] = [
  timesPart,
  ranksPart,
  (range) => [{ kind: "figure", name: "rounds", range }],
  operatorsPart,
  kernelsPart,
  ncuPart,
];

/** The ranges one by one. */
export function rangesSection(input: ReportInput): Section {
  const ranges = reportRanges(input);
  const file = input.comparison === null ? "profile.json" : "comparison.json";
  return {
    anchor: "ranges",
    title: "Ranges",
    blocks: [
      {
        kind: "parts",
        noun: "ranges",
        file,
        parts: ranges.map((range): Part => ({
          name: rangeName(range),
          title: titleOf(range),
          tag: range.row?.verdict ?? null,
          isUnchanged: range.row !== null && isUnchanged(range.row),
          blocks: () => parts.flatMap((part) => part(range, input)),
        })),
      },
    ],
  };
}

/** True if the range passed without getting faster or slower. An accepted regression counts as slower. */
function isUnchanged({ verdict, gpuBusyTime, latency }: RangeRow): boolean {
  const states = [gpuBusyTime.state, latency?.time.state];
  return verdict === "pass" && !states.includes("improved") && !states.includes("regressed");
}

function titleOf(range: ReportRange): string {
  const { name, domain, head, row } = range;
  if (row !== null) return `NVTX range ${rangeName(range)}`;
  const instances = median((head?.rounds ?? []).map((round) => round.instances));
  const skipped = head?.skippedInstances ?? 0;
  const measured = `${counted(instances, "instance")}${skipped === 0 ? "" : ` after ${String(skipped)} skipped`}${(head?.rounds.length ?? 0) > 1 ? ", medians over rounds" : ""}`;
  return name === wholeCaptureName && domain === ""
    ? `The whole capture, without NVTX ranges: ${measured}`
    : `NVTX range ${rangeName(range)}: ${measured}`;
}
