import { writeReplicated } from "../captures/replicated.ts";
import type { Benchmark } from "../measure/benchmark.ts";
import { analyze, command } from "./commands.ts";

/** `compare` with three reports per side, against `analyze` of one report. Reading each report once would give a ratio of 6. */
export const comparisons: readonly Benchmark[] = [
  compared({ size: "11k", copies: 2, pairs: 3, small: true }),
  compared({ size: "115k", copies: 20, pairs: 3, small: false }),
];

function compared(of: { size: string; copies: number; pairs: number; small: boolean }): Benchmark {
  const { size, copies, pairs, small } = of;
  return {
    id: `compare/3+3-${size}`,
    ours: `\`compare\` of 3 + 3 reports of ${size.replace("k", " k")} kernels`,
    against: "`analyze` of one",
    small,
    pairs,
    goal: null,
    prepare: (place) => {
      const report = place.made(`${size}.sqlite`, (path) => writeReplicated(path, copies, "as recorded"));
      const side = [report, report, report];
      return [command("compare", "--base", ...side, "--head", ...side), analyze(place, "one", report)];
    },
  };
}
