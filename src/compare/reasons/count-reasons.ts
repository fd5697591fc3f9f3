import type { CountChange, CountMetric } from "../../model/comparison/comparison-rows.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { finding, type Finding } from "./finding.ts";

/** What each count is called in a sentence. */
const words: Readonly<Record<CountMetric, string>> = {
  launches: "Kernel launches",
  hostLaunches: "Launches by the host (kernels one by one, and graphs)",
  graphLaunches: "CUDA graph launches",
  copies: "Copies",
  copiedBytes: "Copied bytes",
  blockingCopies: "Copies that the host waits for",
  synchronizations: "Synchronizations",
};

/** What a range's counts say: a change is a finding by itself; a rise of one that varies between rounds may be one. */
export function countReasons(counts: readonly CountChange[], range: string): Finding[] {
  const launches = counts.find(({ metric }) => metric === "launches");
  return counts.flatMap((row) => {
    // Without graphs the host's launches are the kernels': once is enough.
    if (row.metric === "hostLaunches" && row.base === launches?.base && row.head === launches.head) return [];
    const of = { of: { metric: row.metric }, changeRatio: row.changeRatio };
    if (row.state === "regressed") return [finding(`${id(row)}-up`, "regressed", text(row), range, of)];
    if (row.state === "noted") return [finding(`${id(row)}-up`, null, text(row), range)];
    if (row.state === "improved") return [finding(`${id(row)}-down`, null, text(row), range)];
    if (row.state === "inconclusive")
      return [finding(`${id(row)}-vary`, row.head > row.base ? "inconclusive" : null, text(row), range)];
    return [];
  });
}

function id({ metric }: CountChange): string {
  return metric.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function text({ metric, kind, base, head, changeRatio, why }: CountChange): string {
  const difference = `${head > base ? "+" : "−"}${amount(Math.abs(head - base))}`;
  const relative = changeRatio === null ? "" : `, ${signedPercent(changeRatio)}`;
  const of = kind === null ? "" : ` ${kind}`;
  return `${words[metric]}${of}: ${amount(base)} → ${amount(head)} (${difference}${relative})${why === null ? "" : `; ${why.replace(/\.$/, "")}`}.`;
}

function amount(count: number): string {
  return count.toLocaleString("en-US", { maximumFractionDigits: 1 });
}
