import { type CellResult, meetsGoal } from "./cells.ts";
import type { SimpleGate } from "./gates.ts";
import { fixedPairs, latencySizes, type LatencyResult } from "./latency.ts";

export interface Results {
  readonly runners: readonly CellResult[];
  readonly peculiarities: readonly CellResult[];
  /** By share, then by size. */
  readonly byShareAndSize: readonly CellResult[];
  readonly mixed: readonly CellResult[];
}

/** The tables of docs/evidence/false-alarms.md. */
export function tables(
  { runners, peculiarities, byShareAndSize, mixed }: Results,
  simple: readonly SimpleGate[],
  { shares, sizes }: { readonly shares: readonly number[]; readonly sizes: readonly number[] },
): string {
  return [
    `${countOf(runners)} comparisons a row, 3 + 3 interleaved rounds each, by the default configuration:`,
    "",
    outcomes(runners),
    "",
    `The runner as measured, uncalibrated, with one thing more that was seen somewhere; ${countOf(peculiarities)} comparisons a row:`,
    "",
    outcomes(peculiarities),
    "",
    `Share × size: how often a slower kernel is found after three pairs, on the runner as measured, uncalibrated, beside another build's shifts; ${countOf(byShareAndSize)} comparisons a cell:`,
    "",
    table(
      ["Share of the range", ...sizes.map((size) => `+${String(size)}%`)],
      shares.map((of, row) => [
        percent(of),
        ...sizes.map((_, column) => {
          const result = byShareAndSize[row * sizes.length + column];
          return result === undefined ? "" : share(result.first.flagged, result.comparisons);
        }),
      ]),
    ),
    "",
    ...mixed.map(
      ({ cell, comparisons, first }) =>
        `Mixed, ${cell.title}, so that the range is faster: ${share(first.flagged, comparisons)} fail, ${share(first.noted, comparisons)} name the kernel as a note (${countOf(mixed)} comparisons).`,
    ),
    "",
    "The rounds of the first table, judged by simpler gates; shares that fail:",
    "",
    table(
      ["Runner", "True change", "llm-profile", ...simple.map(({ name }) => name)],
      runners.map(({ cell, comparisons: all, first, bySimpleGates }) => [
        cell.setting.name,
        cell.title,
        share(first.flagged, all),
        ...bySimpleGates.map((count) => share(count, all)),
      ]),
    ),
    "",
    ...simple.map(({ name, rule }) => `- **${name}**: ${rule}.`),
  ].join("\n");
}

function outcomes(results: readonly CellResult[]): string {
  return table(
    [
      "Runner",
      "True change",
      "Goal",
      "fails",
      "inconclusive",
      "met",
      "fails, up to 6 + 6",
      "inconclusive, up to 6 + 6",
    ],
    results.map((result) => [
      result.cell.setting.name,
      result.cell.title,
      goalText(result),
      share(result.first.flagged, result.comparisons),
      share(result.first.inconclusive, result.comparisons),
      { true: "yes", false: "**no**", null: "" }[String(meetsGoal(result)) as "true" | "false" | "null"],
      share(result.last.flagged, result.comparisons),
      share(result.last.inconclusive, result.comparisons),
    ]),
  );
}

function countOf(results: readonly CellResult[]): string {
  return Math.min(...results.map(({ comparisons }) => comparisons)).toLocaleString("en-US");
}

function goalText({ cell: { goal } }: CellResult): string {
  if (goal === null) return "";
  if ("atLeast" in goal) return `≥ ${percent(goal.atLeast)}`;
  const open = goal.openAtMost === undefined ? "" : `, inconclusive ≤ ${percent(goal.openAtMost)}`;
  return `≤ ${percent(goal.atMost)}${open}`;
}

function share(count: number, all: number): string {
  return percent(count / all);
}

/** Two decimals for rare events, one for the rest. */
function percent(ratio: number): string {
  const value = ratio * 100;
  return `${Number(value.toFixed(value < 1 ? 2 : 1)).toString()}%`;
}

/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The tables of wall time without tracing. */
export function latencyTables(results: readonly LatencyResult[]): string {
  const sizes = latencySizes.map((size) => `+${percent(size)}`);
  return [
    `${Math.min(...results.map(({ comparisons }) => comparisons)).toLocaleString("en-US")} comparisons a cell, as \`run\` makes them: three pairs, and more one by one while a slowdown is open, eight at most; threshold 5%. Nothing changed:`,
    "",
    table(
      ["Noise", "red", ...fixedPairs.map((pairs) => `red, ${String(pairs)} pairs`), "slowdown ruled out", "pairs made"],
      results.map(({ noise, unchanged, pairs }) => [
        noiseName(noise),
        percent(unchanged.asRun),
        ...unchanged.byPairs.map(percent),
        percent(unchanged.notSlower),
        pairs.toFixed(1),
      ]),
    ),
    "",
    "Slowdowns that are found, and those of 10% that are wrongly ruled out:",
    "",
    table(
      ["Noise", ...sizes, "+10% ruled out"],
      results.map(({ noise, slower }) => [
        noiseName(noise),
        ...slower.map(({ asRun }) => percent(asRun)),
        percent(slower[latencySizes.indexOf(0.1)]?.notSlower ?? 0),
      ]),
    ),
    "",
    "The same of the recorded noises after so many pairs, and no more:",
    "",
    table(
      ["Noise", "pairs", ...sizes],
      results
        .filter(({ noise }) => noise.isRecorded)
        .flatMap(({ noise, slower }) =>
          fixedPairs.map((pairs, place) => [
            noiseName(noise),
            String(pairs),
            ...slower.map(({ byPairs }) => percent(byPairs[place] ?? 0)),
          ]),
        ),
    ),
  ].join("\n");
}

function noiseName({ name, isRecorded }: LatencyResult["noise"]): string {
  return isRecorded ? `**${name}**` : name;
}

interface Markers {
  readonly begin: string;
  readonly end: string;
}

export const simulation: Markers = {
  begin: "<!-- simulation: written by npm run bench:statistics -->",
  end: "<!-- end of the simulation -->",
};
export const latencySimulation: Markers = {
  begin: "<!-- simulation of wall time: written by npm run bench:statistics -->",
  end: "<!-- end of the simulation of wall time -->",
};

/** Replaces the text between two markers in the document. */
export function withTables(document: string, text: string, { begin, end }: Markers): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no markers ${begin} … ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
