// For run.sh: prints Nsight Compute's results from a folder's newest run directory.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const newest = existsSync(folder) ? readdirSync(folder).sort().at(-1) : undefined;
if (newest !== undefined) {
  const read = (file) => JSON.parse(readFileSync(join(folder, newest, file), "utf8"));
  for (const { label, kernels, exitCode, seconds, mode } of read("run.json").ncu)
    console.log(
      `    ${label}: ${mode}, ${kernels?.length ?? "all"}  kernels requested, exit ${exitCode}, ${seconds.toFixed(2)} s`,
    );
  if (existsSync(join(folder, newest, "profile.json"))) {
    const { ranges, replayedRanges, ncu } = read("profile.json");
    console.log(`    ncu: ${ncu?.state}${ncu?.why ? `, ${ncu.why}` : ""}`);
    for (const { name, kernels, ncu: left, findings } of ranges) {
      const explained = kernels.filter((kernel) => kernel.ncu.length > 0);
      const launches = explained.reduce((sum, kernel) => sum + kernel.ncu.length, 0);
      const passes = new Set(explained.flatMap((kernel) => kernel.ncu.map(({ figures }) => figures.passes?.value)));
      console.log(
        `    ${name}: ${explained.length} of ${kernels.length} kernels explained by ${launches} launches, ` +
          `${left?.kernelsWithoutRow.length ?? "?"} without row, ${left?.rowsWithoutKernel.length ?? "?"} rows without kernel, ` +
          `passes ${[...passes].join("/")}, findings ${[...new Set(findings.map(({ id }) => id))].join(" ")}`,
      );
    }
    for (const { name, mode, samples } of replayedRanges) {
      const [first] = samples;
      const text = ["durationNs", "smThroughputPct", "executedInstructionsPct", "dramThroughputPct"].map(
        (key) => `${key} ${first?.figures[key]?.value ?? "unknown"}`,
      );
      console.log(`    ${name}: ${mode} replay, ${samples.length} rows; ${text.join(", ")}`);
    }
  }
}
