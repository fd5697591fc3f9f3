import type { Benchmark, Outcome } from "./benchmark.ts";
import type { BenchRecord } from "./record.ts";

export interface Suite {
  readonly title: string;
  readonly benchmarks: readonly Benchmark[];
}

/** One line for the terminal. */
export function line({ benchmark, ratio, ours, other }: Outcome, recorded: number | null): string {
  const before = recorded === null ? "not recorded" : `recorded ${figure(recorded)}`;
  const times = [ours, other]
    .map(({ ms }) => (ms < 1000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`))
    .join(" / ");
  return `${benchmark.id.padEnd(46)} ${figure(ratio).padStart(6)}  (${before})  ${times}`;
}

/** The tables of docs/evidence/performance.md, one per suite, from the record. */
export function tables(suites: readonly Suite[], { machine, benchmarks }: BenchRecord): string {
  const parts = suites.flatMap(({ title, benchmarks: ofSuite }) => {
    const measured = ofSuite.flatMap((benchmark) => {
      const recorded = benchmarks[benchmark.id];
      return recorded === undefined ? [] : [{ benchmark, ...recorded }];
    });
    if (measured.length === 0) return [];
    const withMemory = measured.some(({ oursMiB }) => oursMiB !== null);
    const head = [
      "What",
      "Against",
      "Ratio",
      "At most",
      ...(withMemory ? ["Memory", "At most", "Memory of the other"] : []),
    ];
    const rows = measured.map(({ benchmark: { ours, against, goal, mostMiB = null }, ratio, oursMiB, otherMiB }) => [
      ...[ours, against, figure(ratio), goal === null ? "" : figure(goal)],
      ...(withMemory ? [oursMiB, mostMiB, otherMiB].map((mib) => (mib === null ? "" : `${String(mib)} MiB`)) : []),
    ]);
    return [`## ${title}`, "", markdownTable([head, head.map(() => "---"), ...rows]), ""];
  });
  return [`Measured on ${machine}.`, "", ...parts].join("\n");
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");
}

export function figure(ratio: number): string {
  return ratio < 10 ? ratio.toPrecision(2) : ratio.toFixed(0);
}
