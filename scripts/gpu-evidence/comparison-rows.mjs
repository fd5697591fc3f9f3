// Prints one comparison's result for compare.sh and time-on-gpu.sh: the verdict, each range's figures, and the reasons.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [out] = process.argv.slice(2);
const run = existsSync(out) ? readdirSync(out).sort().at(-1) : undefined;
const file = run === undefined ? null : join(out, run, "comparison.json");
if (file === null || !existsSync(file)) {
  console.log("    no comparison");
  process.exit();
}
const { verdict, ranges, reasons, base, head } = JSON.parse(readFileSync(file, "utf8"));
const percent = (ratio) => (ratio === null ? "–" : `${(ratio * 100).toFixed(2)}%`);
for (const { name, gpuBusyTime, kernelTime, wallTime, wall, overlap, counts } of ranges) {
  const { baseNs, headNs, changeRatio, lowRatio, highRatio, thresholdRatio, detectableRatio, spreadRatio, rounds } =
    gpuBusyTime;
  console.log(
    `    ${verdict} · ${name}: on the GPU ${baseNs} → ${headNs} ns, ${percent(changeRatio)} (${percent(lowRatio)} … ${percent(highRatio)}), threshold ${percent(thresholdRatio)}, finds ${percent(detectableRatio)}, spread ${percent(spreadRatio)}, ${rounds} rounds`,
  );
  console.log(
    `    kernel time ${percent(kernelTime.changeRatio)} · overlap ${percent(overlap.base)} → ${percent(overlap.head)} · wall ${wall}: ${percent(wallTime.changeRatio)} (${percent(wallTime.lowRatio)} … ${percent(wallTime.highRatio)})`,
  );
  const changed = counts.filter((row) => row.base !== row.head);
  if (changed.length > 0)
    console.log(
      `    counts: ${changed.map((row) => `${row.metric}${row.kind === null ? "" : ` ${row.kind}`} ${row.base} → ${row.head}`).join(" · ")}`,
    );
}
const clocks = [base, head].map((side) =>
  side === null ? "–" : `${side.meanSmClockMhz?.toFixed(0) ?? "–"} MHz, ${side.disturbedRounds.length} disturbed`,
);
console.log(`    clocks: base ${clocks[0]}; head ${clocks[1]}`);
for (const { id, verdict: decides, kernel, text } of reasons.slice(0, 6))
  console.log(`    ${decides ?? "said"} ${id}: ${kernel === null ? "" : `${kernel.slice(0, 50)}: `}${text}`);
