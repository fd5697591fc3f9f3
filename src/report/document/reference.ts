import type { Comparison } from "../../model/comparison/comparison.ts";
import { isFailing } from "../decisive.ts";
import { rangesBySeverity } from "../rows.ts";
import { verdictName, verdictText } from "../verdict-text.ts";
import { timesCell } from "./cells.ts";
import {
  changeColumn,
  group,
  pairColumn,
  paragraph,
  table,
  textColumn,
  type Block,
  type Cell,
  type Row,
  type Section,
} from "./document.ts";
import type { ReportInput } from "./input.ts";
import { kernelsPart } from "./kernels.ts";
import { isDecisive } from "./lead.ts";
import { countsTable, rangeChange, rangesTable } from "./ranges-summary.ts";
import { nameText, proseText, rangeName } from "./text.ts";
import { verdictMarks } from "./verdict-marks.ts";
import { counted } from "../../model/text/listing.ts";

/** How many ranges we list for one verdict. */
const listedRanges = 3;

/** Head compared with the baseline, which moves with the branch, and with the reference, which doesn't. */
export function bothVerdicts({ reference, comparison, baselineAge }: ReportInput): Block[] {
  if (reference === null) return [];
  const against = reference.comparison;
  const rows = [
    ...(comparison === null ? [] : verdictRows("the baseline", comparison, baselineAge)),
    ...verdictRows(`the reference ${nameOf(against)}`, against, reference.age),
  ];
  const isCompared = [comparison, against].some((one) => one !== null && one.base !== null);
  const columns = [textColumn("against"), textColumn("NVTX range"), changeColumn(), pairColumn("time on the GPU")];
  const isMissing = against.base === null && against.baseline.text !== null && !isDecisive(against, comparison);
  return [
    ...(isCompared ? table("Verdicts", columns, rows, "rows", "comparison.json") : []),
    ...(isMissing ? [paragraph(`The reference isn't available. ${proseText(against.baseline.text ?? "")}`)] : []),
    ...(isDecisive(against, comparison)
      ? []
      : [paragraph(`Compared with the reference ${nameOf(against)}: ${verdictText(against)}`)]),
  ];
}

function verdictRows(what: string, comparison: Comparison, age: string | null): Row[] {
  const { verdict, base } = comparison;
  const commit = base?.source.commit ?? null;
  const of = [...(commit === null ? [] : [nameText(commit.slice(0, 12))]), ...(age === null ? [] : [proseText(age)])];
  const word = base === null && verdict === "no-baseline" ? "not available" : verdictName(comparison);
  const mark = isFailing(comparison) ? "❌" : verdictMarks[verdict];
  const title = `${mark}\u00a0${what}: ${word}${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
  const ranges = rangesBySeverity(comparison);
  const hidden = ranges.length - listedRanges;
  const row = (...cells: readonly Cell[]): Row => ({ cells: () => cells });
  return [
    ...(ranges.length === 0 ? [row(title, "–", "–", "–")] : []),
    ...ranges
      .slice(0, listedRanges)
      .map((range, at) =>
        row(at === 0 ? title : "", rangeName(range), rangeChange(range), timesCell(range.gpuBusyTime)),
      ),
    ...(hidden > 0 ? [row("", `and ${counted(hidden, "more range")}`, "–", "–")] : []),
  ];
}

/** What changed since the reference. */
export function sinceReference(input: ReportInput): Section {
  const { reference } = input;
  const compared = reference === null || reference.comparison.base === null ? null : reference.comparison;
  return {
    anchor: "since",
    title: "Since the reference",
    blocks: compared === null ? [] : sinceBlocks(compared, input),
  };
}

function sinceBlocks(comparison: Comparison, input: ReportInput): Block[] {
  const kernels = rangesBySeverity(comparison)
    .slice(0, listedRanges)
    .flatMap((row) =>
      kernelsPart({ name: row.name, domain: row.domain, row, base: null, head: null }, { ...input, comparison }),
    );
  return group(`What changed since the reference ${nameOf(comparison)}`, "detail", [
    ...(comparison.baseline.text === null ? [] : [paragraph(proseText(comparison.baseline.text))]),
    ...rangesTable("Ranges", comparison),
    ...countsTable(comparison),
    ...kernels,
  ]);
}

function nameOf({ baseline }: Comparison): string {
  return nameText(baseline.name ?? "");
}
