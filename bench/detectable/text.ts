import { table } from "../statistics/text.ts";
import type { Draw, RangeResult } from "./measure.ts";

const foundAtLeast = 0.9;
const passesAtLeast = 0.5;

/** The results as a Markdown table, and the results that miss the goal. */
export function resultTable(results: readonly RangeResult[]): { readonly text: string; readonly missed: string[] } {
  const judged = results.map((result) => ({ result, miss: missOf(result, mostlyPasses(result, results)) }));
  const text = table(
    [
      ...["Recording", "Range", "Pairs", "Red", "Passes", "Prints a size", "No size, no reason"],
      ...["Median size", "Found", "95% interval", "Goal"],
    ],
    judged.map(({ result, miss }) => [
      result.recording,
      result.range,
      result.pairs,
      shareText(result, ({ verdict }) => verdict === "regressed"),
      shareText(result, ({ verdict }) => verdict === "pass"),
      shareText(result, ({ size }) => size !== null),
      shareText(result, isSilent),
      ...foundTexts(result),
      miss ?? "met",
    ]),
  );
  const missed = judged.flatMap(({ result, miss }) =>
    miss === null ? [] : [`${result.recording}, ${result.range}, ${result.pairs}: ${miss}`],
  );
  return { text, missed };
}

/** True if most draws of unchanged code pass with three pairs. Then the report has to show a size, and the size has to be right. */
function mostlyPasses({ recording, range }: RangeResult, results: readonly RangeResult[]): boolean {
  const first = results.find((one) => one.recording === recording && one.range === range && one.pairs === "3");
  return first !== undefined && shareOf(first, ({ verdict }) => verdict === "pass") >= passesAtLeast;
}

/** Null if the result meets its goal. We check sizes only after all rounds of a run. */
function missOf(result: RangeResult, mustFind: boolean): string | null {
  if (result.draws.some(isSilent)) return "**neither size nor reason**";
  if (result.pairs !== "as run") return null;
  if (!mustFind) return result.draws.some(({ size }) => size !== null) ? "**prints a size**" : null;
  const { found, of } = foundOf(result);
  if (of === 0) return "**no size**";
  return found / of < foundAtLeast ? "**found too rarely**" : null;
}

function isSilent({ size, hasReason }: Draw): boolean {
  return size === null && !hasReason;
}

function foundOf({ draws }: RangeResult): { readonly found: number; readonly of: number } {
  const slowed = draws.filter(({ found }) => found !== null);
  return { found: slowed.filter(({ found }) => found).length, of: slowed.length };
}

function foundTexts(result: RangeResult): string[] {
  const sizes = result.draws
    .flatMap(({ size, found }) => (size === null || found === null ? [] : [size]))
    .toSorted((one, other) => one - other);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (median === undefined) return ["", "", ""];
  const { found, of } = foundOf(result);
  const [low, high] = interval(found, of);
  return [`+${(100 * median).toFixed(2)}%`, percent(found / of), `${percent(low)} to ${percent(high)}`];
}

/** Wilson's 95% score interval. */
function interval(count: number, all: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = count / all;
  const middle = share + z ** 2 / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + (z / (2 * all)) ** 2);
  const scale = 1 + z ** 2 / all;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

function shareText(result: RangeResult, isSo: (draw: Draw) => boolean): string {
  return percent(shareOf(result, isSo));
}

function shareOf({ draws }: RangeResult, isSo: (draw: Draw) => boolean): number {
  return draws.filter(isSo).length / draws.length;
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(1)).toString()}%`;
}
