import { readFileSync } from "node:fs";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { differences } from "../captures/against-nsys.ts";
import { recordedKernels, type Variant, writeReplicated } from "../captures/replicated.ts";
import type { Benchmark } from "../measure/benchmark.ts";
import { runCommand } from "../measure/command.ts";
import { analyze } from "./commands.ts";

/** `analyze`, the whole command, against one call of nsys that produces the same two tables. */
export const againstNsysStats: readonly Benchmark[] = [
  against({ size: "11k", copies: 2, pairs: 5, small: true }),
  against({ size: "115k", copies: 20, pairs: 1, small: true }),
  against({ size: "1.15M", copies: 200, pairs: 5, goal: 0.2, mostMiB: 160 }),
  against({ size: "1.15M", copies: 200, pairs: 3, variant: "rows shuffled" }),
  against({ size: "1.15M", copies: 200, pairs: 3, variant: "kernels overlap" }),
  // With 1.15 M kernels, nsys stats would take minutes here, because its time grows with the square of the number of kernels.
  against({ size: "115k", copies: 20, pairs: 1, variant: "all durations different" }),
  against({ size: "11.5M", copies: 2000, pairs: 1, mostMiB: 420 }),
];

interface Capture {
  readonly size: string;
  readonly copies: number;
  readonly pairs: number;
  readonly variant?: Variant;
  readonly small?: boolean;
  readonly goal?: number;
  readonly mostMiB?: number;
}

function against({ size, copies, pairs, variant = "as recorded", small = false, goal, mostMiB }: Capture): Benchmark {
  const name = variant === "as recorded" ? size : `${size}-${variant.replaceAll(" ", "-")}`;
  const summary = `${name}-nsys`;
  return {
    id: `analyze/${name}`,
    ours: `\`analyze\`, ${(copies * recordedKernels).toLocaleString("en")} kernels${variant === "as recorded" ? "" : `, ${variant}`}`,
    against: "`nsys stats`",
    small,
    pairs,
    goal: goal ?? null,
    ...(mostMiB === undefined ? {} : { mostMiB }),
    prepare: (place) => {
      const path = place.made(`${name}.sqlite`, (file) => writeReplicated(file, copies, variant));
      const reports = ["cuda_gpu_kern_sum", "nvtx_kern_sum"].flatMap((report) => ["--report", report]);
      const options = ["--format", "csv", "--force-overwrite=true", "--output", place.file(summary)];
      return [analyze(place, name, path), async () => runCommand(["nsys", "stats", ...reports, ...options, path])];
    },
    check: (place) => {
      const profile = profileSchema.parse(JSON.parse(readFileSync(place.file(`${name}/profile.json`), "utf8")));
      const summaries = ["cuda_gpu_kern_sum", "nvtx_kern_sum"].map((report) => place.file(`${summary}_${report}.csv`));
      return differences(profile, summaries[0] ?? "", summaries[1] ?? "");
    },
  };
}
