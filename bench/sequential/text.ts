import { table } from "../statistics/text.ts";
import type { SequentialResult } from "./cases.ts";

/** Counts pairs, which is how often each side's program starts. Simulated noises are bold. */
export function roundsTable(results: readonly SequentialResult[]): string {
  return resultTable("Rounds", results);
}

export function wallTable(results: readonly SequentialResult[]): string {
  return resultTable("Runs without CUDA tracing", results);
}

function resultTable(title: string, results: readonly SequentialResult[]): string {
  return table(
    [title, "True change", "Draws", "Pairs before", "after", "Red before", "after", "More wrong", "at most (95%)"],
    results.map(({ name, change, draws, pairs, red, wrong, wrongAtMost }) => [
      ...[name, change, String(draws), pairs.before.toFixed(2), pairs.after.toFixed(2)],
      ...[red.before, red.after, wrong, wrongAtMost].map(percent),
    ]),
  );
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2)).toString()}%`;
}
