import type { KernelExplanation } from "../model/kernel-explanation.ts";
import { readRowName, type FoundRow, type KernelOfRange } from "../model/kernel-id.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { OperatorRow, RangeRow, TimeChange } from "../../../model/comparison/comparison-rows.ts";
import { likeliestSite } from "../../../model/comparison/launch-sites.ts";
import { operatorText } from "../../../model/profile/operators.ts";
import type { Layout } from "../../../model/text/layout.ts";
import { changeWithInterval, signedPercent, sizeText } from "../../../model/text/quantity.ts";
import { wrapLine } from "../../../model/text/wrap-text.ts";
import { explainKernel } from "../../../report/document/kernels.ts";
import { markProse, rangeName } from "../../../report/document/text.ts";
import { formatFigure } from "../../../report/figure-text.ts";
import { formatCount, formatNs } from "../../../report/format.ts";
import { rowLabels } from "../../../report/kernel-label.ts";
import { markPlace } from "../../../report/launch-site-text.ts";
import { rowStates } from "../../../report/rows.ts";
import { flexible, left, right, textTable } from "../../../report/terminal/text-table.ts";
import { toTerminal } from "../../../report/terminal/text.ts";

const unknown = "–";
const leastName = 30;

/** A line for each row, with the ids to ask for. */
export function renderChanges(rows: readonly FoundRow[], layout: Layout): string {
  const columns = [left("id"), ...["base", "head", "change"].map((title) => right(title)), left("")];
  const cells = rows.map((foundRow) => {
    const { id, range, row } = foundRow;
    const site = "name" in row ? likeliestSite(row.launchSites) : null;
    return [
      id ?? "",
      ...timeCells(row.time),
      rowStates[row.time.state].word,
      readRowName(foundRow),
      [rangeName(range), ...(site === null ? [] : [markPlace(site)])].map(toTerminal).join(", "),
    ];
  });
  return textTable(
    [...columns, flexible("kernel or nested range", leastName, rowLabels), left("range, line")],
    cells,
    layout,
    "",
  ).join("\n");
}

function timeCells({ baseNs, headNs, changeRatio }: TimeChange): string[] {
  const change = changeRatio === null ? unknown : signedPercent(changeRatio);
  return [...[baseNs, headNs].map((ns) => (ns === null ? unknown : formatNs(ns))), change];
}

type Fact = readonly [title: string, base: string, head: string];

/** Both sides of a kernel, and what explains their difference. */
export function kernelDetails(
  { range, kernel }: KernelOfRange,
  { base, head, ncu, findings }: KernelExplanation,
  { environment }: Comparison,
  layout: Layout,
): string {
  const fact = (title: string, textOf: (side: NonNullable<typeof base>) => string): Fact => [
    title,
    ...([base, head].map((side) => (side === null ? unknown : textOf(side))) as [string, string]),
  ];
  const size = (bytes: number | null): string => (bytes === null ? unknown : sizeText(bytes));
  return [
    ...wrapLine(toTerminal(`${markProse(kernel.name)} in ${rangeName(range)}, ${markProse(kernel.family)}`), layout),
    ...factLines(
      kernel.time,
      [
        ["launches", formatCount(kernel.launches.base), formatCount(kernel.launches.head)],
        fact("time of a launch", ({ launchNs }) => formatNs(launchNs)),
        fact("grid", ({ grid }) => grid.join(" × ")),
        fact("block", ({ block }) => block.join(" × ")),
        fact("registers", ({ registersPerThread }) => String(registersPerThread ?? unknown)),
        fact("shared memory", ({ sharedBytes }) => size(sharedBytes)),
        fact("local memory", ({ localBytesPerThread }) => size(localBytesPerThread)),
        ...ncu.map(({ metric, unit, ...sides }): Fact => {
          const [before, after] = [sides.base, sides.head].map((value) =>
            value === null ? unknown : formatFigure({ value, unit }),
          );
          return [metric, before ?? "", after ?? ""];
        }),
      ],
      layout,
    ),
    ...[
      ...explainKernel(kernel, range, environment),
      ...findings.map(({ what, advice }) => `${markProse(what)} Help: ${markProse(advice)}`),
    ].flatMap((text) => wrapLine(`  · ${toTerminal(text)}`, layout)),
  ].join("\n");
}

/** Both sides of a nested range. */
export function rangeDetails(range: RangeRow, row: OperatorRow, layout: Layout): string {
  const { time, selfNs, hostNs, launches, instances } = row;
  return [
    ...wrapLine(toTerminal(markProse(operatorText(range, row.path))), layout),
    ...factLines(
      time,
      [
        ["time outside deeper ranges", formatNs(selfNs.base), formatNs(selfNs.head)],
        ["time on the host (traced)", formatNs(hostNs.base), formatNs(hostNs.head)],
        ["launches", formatCount(launches.base), formatCount(launches.head)],
        ["instances", formatCount(instances.base), formatCount(instances.head)],
      ],
      layout,
    ),
  ].join("\n");
}

function factLines(time: TimeChange, facts: readonly Fact[], layout: Layout): string[] {
  const { changeRatio, lowRatio, highRatio } = time;
  const [base = "", head = "", change = ""] = timeCells(time);
  const interval =
    changeRatio === null || lowRatio === null || highRatio === null
      ? change
      : changeWithInterval(changeRatio, lowRatio, highRatio);
  return textTable(
    [left(""), right("base"), right("head"), left("")],
    [["time on the GPU", base, head, interval], ...facts],
    layout,
  );
}
