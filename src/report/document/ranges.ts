import { sharedPath, withoutNumbers } from "../../model/profile/operators.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import { rangeText, wholeCaptureName } from "../../model/reports/range.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import { median } from "../../model/rounds.ts";
import { counted } from "../../model/text/listing.ts";
import { countText } from "../../model/text/quantity.ts";
import { ncuPart } from "../ncu/ncu-part.ts";
import { ranksPart } from "../ranks/ranks-part.ts";
import { group, paragraph, type Block, type Part, type Section, type Table } from "./document.ts";
import type { Figure } from "./figure.ts";
import type { ReportInput } from "./input.ts";
import { kernelsPart } from "./kernels.ts";
import { operatorsPart } from "./operators.ts";
import { profileTable, rangesTable } from "./ranges-summary.ts";
import { reportRanges, type ReportRange } from "./report-range.ts";
import { markName, rangeName } from "./text.ts";
import { timesPart } from "./times.ts";

/** The parts of a range's report, in order. */
const parts: readonly ((range: ReportRange, input: ReportInput) => readonly Block[])[] = [
  timesPart,
  ranksPart,
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
        parts: alikeRanges(ranges).flatMap((alike): Part[] =>
          alike.length < leastFolded
            ? alike.map((range) => createRangePart(range, input, range === ranges[0]))
            : [foldedPart(alike, input)],
        ),
      },
    ],
  };
}

function createRangePart(range: ReportRange, input: ReportInput, isWorst: boolean): Part {
  const drawn: Figure = { kind: "figure", name: "deciding", range };
  // The first section has the worst range's picture.
  const isDrawn = range.row === null || (!isWorst && !isUnchanged(range.row));
  return {
    name: rangeName(range),
    title: nameRangePart(range),
    tag: range.row?.verdict ?? null,
    isUnchanged: range.row !== null && isUnchanged(range.row),
    blocks: () => [...(isDrawn ? [drawn] : []), ...parts.flatMap((part) => part(range, input))],
  };
}

/** Two ranges may be two sizes of the same work, such as `prefill_128` and `prefill_512`, and worth reading one by one. */
const leastFolded = 3;

/** Groups ranges whose names differ only in numbers and that have the same verdict. A slower range stays alone. */
function alikeRanges(ranges: readonly ReportRange[]): ReportRange[][] {
  const createKey = ({ name, domain, row }: ReportRange): string =>
    row?.verdict === "regressed"
      ? rangeText(name, domain)
      : `${rangeText(withoutNumbers(name), domain)} ${String(row?.verdict)}`;
  return [...Map.groupBy(ranges, createKey).values()];
}

/** One table for ranges whose names differ only in numbers. */
function foldedPart(alike: readonly ReportRange[], { comparison }: ReportInput): Part {
  const [name = ""] = sharedPath(alike.map((range) => [range.name]));
  const domain = alike[0]?.domain ?? "";
  const shown = markName(domain === "" ? name : `${name}@${domain}`);
  const rows = alike.flatMap(({ row }) => row ?? []);
  const measured = alike.flatMap(({ head }) => head ?? []).toSorted((a, b) => busyNs(b) - busyNs(a));
  return {
    name: shown,
    title: `${countText(alike.length)} NVTX ranges ${shown}`,
    tag: rows[0]?.verdict ?? null,
    isUnchanged: rows.length > 0 && rows.every(isUnchanged),
    blocks: () =>
      group("Ranges by time on the GPU", "main", [
        ...(comparison === null || rows.length === 0
          ? profileTable(`Ranges ${shown}`, measured)
          : rangesTable(`Ranges ${shown}`, { ...comparison, ranges: rows }, false).map(asLong)),
        paragraph("To see all about one of these ranges, name it (ranges, --range)."),
      ]),
  };
}

function asLong(block: Table): Table {
  return { ...block, isLong: true };
}

function busyNs({ rounds }: ProfileRange): number {
  return median(rounds.map(({ gpuBusyNs }) => gpuBusyNs));
}

/** True if the range passed without getting faster or slower. An accepted regression counts as slower. */
function isUnchanged({ verdict, gpuBusyTime, latency }: RangeRow): boolean {
  const states = [gpuBusyTime.state, latency?.time.state];
  return verdict === "pass" && !states.includes("improved") && !states.includes("regressed");
}

function nameRangePart(range: ReportRange): string {
  const { name, domain, head, row } = range;
  if (row !== null) return `NVTX range ${rangeName(range)}`;
  const instances = median((head?.rounds ?? []).map((round) => round.instances));
  const skipped = head?.skippedInstances ?? 0;
  const measured = `${counted(instances, "instance")}${skipped === 0 ? "" : ` after ${String(skipped)} skipped`}${(head?.rounds.length ?? 0) > 1 ? ", medians over rounds" : ""}`;
  return name === wholeCaptureName && domain === ""
    ? `The whole capture, without NVTX ranges: ${measured}`
    : `NVTX range ${rangeName(range)}: ${measured}`;
}
