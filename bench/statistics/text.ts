import type { CellResult } from "./cells.ts";
import { meetsGoal } from "./cells.ts";
import type { SimpleGate } from "./gates.ts";

/** The tables of docs/statistics.md. */
export function tables(results: readonly CellResult[], simple: readonly SimpleGate[]): string {
  const comparisons = Math.min(...results.map((result) => result.comparisons));
  return [
    `${comparisons.toLocaleString("en-US")} comparisons a row, 3 + 3 interleaved rounds each, by the default configuration:`,
    "",
    table(
      [
        "Runner",
        "True change",
        "Goal",
        "fails",
        "met",
        "inconclusive",
        "fails, up to 6 + 6",
        "inconclusive, up to 6 + 6",
      ],
      results.map((result) => [
        result.cell.setting.name,
        result.cell.title,
        goalText(result),
        share(result.first.flagged, result.comparisons),
        { true: "yes", false: "**no**", null: "" }[String(meetsGoal(result)) as "true" | "false" | "null"],
        share(result.first.inconclusive, result.comparisons),
        share(result.last.flagged, result.comparisons),
        share(result.last.inconclusive, result.comparisons),
      ]),
    ),
    "",
    "The same 3 + 3 rounds, judged by simpler gates; shares that fail:",
    "",
    table(
      ["Runner", "True change", "llm-profile", ...simple.map(({ name }) => name)],
      results.map(({ cell, comparisons: all, first, bySimpleGates }) => [
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

function goalText({ cell: { goal } }: CellResult): string {
  if (goal === null) return "";
  return "atMost" in goal ? `≤ ${percent(goal.atMost)}` : `≥ ${percent(goal.atLeast)}`;
}

function share(count: number, all: number): string {
  return percent(count / all);
}

/** Two digits of what is rare, one of the rest. */
function percent(ratio: number): string {
  const value = ratio * 100;
  return `${Number(value.toFixed(value < 1 ? 2 : 1)).toString()} %`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

const begin = "<!-- simulation: written by npm run bench:statistics -->";
const end = "<!-- end of the simulation -->";

/** The document with the tables between its two markers. */
export function withTables(document: string, text: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/statistics.md has lost its markers: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
