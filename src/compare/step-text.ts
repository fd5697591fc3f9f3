import type { Comparison } from "../model/comparison/comparison.ts";
import { hasGpuTime } from "../model/gpu-use.ts";
import { counted, listText } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";
import { signedPercent } from "../model/text/quantity.ts";
import type { FutileRow, NextStep, Spending, Stop } from "./next-step.ts";

/** The maximum number of rows or ranges that a sentence names. */
const mostNamed = 5;

/** Sums up the first pair: `After the first pair: decode +10.1% so far, 480 more launches.` */
export function formatFirstPair({ ranges }: Pick<Comparison, "ranges">): string {
  const parts = ranges.map((range) => {
    const { name, gpuBusyTime, counts } = range;
    const launches = counts.find(({ metric }) => metric === "launches");
    const more = (launches?.head ?? 0) - (launches?.base ?? 0);
    const { changeRatio } = gpuBusyTime;
    const missing = hasGpuTime(range) ? "not on both sides" : "without kernels";
    const change = changeRatio === null ? missing : `${signedPercent(changeRatio)} so far`;
    const count =
      more === 0
        ? ""
        : `, ${counted(Math.abs(more), more > 0 ? "more launch" : "fewer launch", more > 0 ? "more launches" : "fewer launches")}`;
    return `${plainText(name)} ${change}${count}`;
  });
  return `After the first pair: ${parts.length === 0 ? "no range to compare" : parts.join("; ")}.`;
}

/** Explains what we stop measuring, and what we do next. */
export function formatStep(step: NextStep, { rounds, untraced }: Spending): string[] {
  return [...step.stops.map(formatStop), ...formatNextStep(step, rounds, untraced)];
}

function formatNextStep(step: NextStep, rounds: Spending["rounds"], { made, most }: Spending["untraced"]): string[] {
  switch (step.kind) {
    case "planned-rounds":
      return rounds.made < 2
        ? []
        : [
            `After ${counted(rounds.made, "round")} per side, these ranges have no clear result yet: ${listNames(step.unsettled)}. Measuring another pair.`,
          ];
    case "more-rounds":
      return [
        `After ${counted(rounds.made, "round")} per side, these are unclear, or just above their threshold: ${step.rows.map(plainText).join("; ")}. Measuring ${counted(rounds.most - rounds.made, "more round")} per side, once.`,
      ];
    case "more-untraced":
      return [
        `After ${counted(made, "run")} per side without tracing, we can't tell if these are worse: ${step.rows.map(plainText).join("; ")}. Measuring one more run per side (${String(most)} at most).`,
      ];
    case "find-lines":
      return [
        `${listNames(step.ranges)} ${step.ranges.length === 1 ? "is" : "are"} worse already. Time is limited, so we'll look for the lines behind that before we measure more.`,
      ];
    case "explain":
      return [
        "Head is slower on the GPU or does more work, regardless of wall time. We'll look for the reasons first.",
      ];
    case "planned-untraced":
    case "done":
      return [];
  }
}

function formatStop(stop: Stop): string {
  switch (stop.kind) {
    case "settled":
      return `Every range has a clear result after ${counted(stop.rounds, "round")} per side, so we don't measure more rounds.`;
    case "untraced-futile":
      return `More untraced runs won't give a clear result for ${formatFutileRows(stop.rows)}.`;
    case "not-the-same-work":
      return "compare.verify doesn't confirm that head computes the same result as base, so the run ends here.";
    case "wall-not-needed":
      return "We don't judge wall time, since head is slower on the GPU or does more work anyway. To measure wall time, too, set latency.pairs.";
  }
}

function formatFutileRows(rows: readonly FutileRow[]): string {
  return rows
    .map(({ text, needed }) =>
      needed === null ? plainText(text) : `${plainText(text)} (that would take about ${counted(needed, "pair")})`,
    )
    .join("; ");
}

function listNames(texts: readonly string[]): string {
  return listText(texts.map(plainText), mostNamed);
}
