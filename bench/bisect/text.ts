import { table } from "../statistics/text.ts";
import type { Simulated } from "./simulate.ts";

export function bisectTable(results: readonly Simulated[]): string {
  const head = [
    ...["Culprits", "Wrong answers", "Right", "Another named", "Unclear", "Innocent named"],
    ...["Comparisons", "beyond log2(n)", "95% of them", "Builds that failed"],
  ];
  return table(
    head,
    results.map((result) => [
      result.steps,
      `${percent(result.wrong)}${result.repeats ? ", the same again" : ""}`,
      ...[result.right, result.partly, result.unclear, result.innocent].map(percent),
      ...[result.comparisons, result.extra, result.extraAtWorst, result.failed].map((value) => value.toFixed(1)),
    ]),
  );
}

/** The goals that were missed when wrong answers don't repeat. */
export function missedGoals(results: readonly Simulated[]): string[] {
  return results
    .filter(({ repeats }) => !repeats)
    .flatMap(({ steps, wrong, right, extra, innocent }) => {
      const name = `${steps} at ${percent(wrong)} wrong answers`;
      const isUsual = wrong <= 0.01;
      return [
        ...(steps === "one" && isUsual && right < 0.99 ? [`${name}: right in ${percent(right)}`] : []),
        ...(steps === "one" && isUsual && extra > 3 ? [`${name}: log2(n) + ${extra.toFixed(1)} comparisons`] : []),
        ...(steps === "none" && isUsual && right < 0.995 ? [`${name}: nobody is named in ${percent(right)}`] : []),
        ...(steps.startsWith("two") && isUsual && innocent > 0.005
          ? [`${name}: an innocent is named in ${percent(innocent)}`]
          : []),
      ];
    });
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2)).toString()}%`;
}
