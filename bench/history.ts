import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { historyNoises, nightSpread, type HistoryNoise } from "./history/noises.ts";
import { simulateMonth, type SeriesOutcome } from "./history/simulate.ts";
import { missedGoals, stepsTable, unchangedTable } from "./history/text.ts";
import { varianceOfMedian } from "../src/compare/noise/estimate.ts";
import { productGate } from "./statistics/gates.ts";
import { withTables } from "./statistics/text.ts";
import { recordedDecode } from "./statistics/workload.ts";

/*
 * How often the history raises a false alarm, and how soon it finds a step. Run it with `npm run bench:history -- [--series N] [--only
 * TEXT] [--seed N]`. Simulates series of 100 nights and another month. Every night of that month, it analyzes the series and measures
 * every sign of a change with the real comparison. It simulates three times as many series for noise that looks like a change until both
 * commits are measured. Rewrites the tables of docs/evidence/history.md; with --print or --only, it prints them instead. Exits with 1 if
 * the history misses a goal.
 */

const { values } = parseArgs({
  options: {
    series: { type: "string", default: "2000" },
    only: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
    print: { type: "boolean", default: false },
  },
});
const series = Number(values.series);
const seed = Number(values.seed);
if (!Number.isInteger(series) || series < 1) throw new Error("--series has to be a positive whole number.");
if (!Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const tools = { workload: await recordedDecode(), gate: productGate() };
const noises = historyNoises.filter(({ name }) => name.includes(values.only));

function simulated(noise: HistoryNoise, step: number, count: number): SeriesOutcome[] {
  const start = performance.now();
  const outcomes = Array.from({ length: count }, (_, index) => simulateMonth({ noise, step }, [seed, index], tools));
  console.error(`${noise.name}, ${String(step)}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return outcomes;
}

/** The spread of a night's value: the spread between nights, plus that of the median of three rounds. */
function spreadOf({ runner }: HistoryNoise): number {
  return Math.hypot(nightSpread, Math.sqrt(varianceOfMedian(3)) * runner.roundSpread);
}

const unchanged = noises.map((noise) => ({
  noise,
  outcomes: simulated(noise, 0, noise.mostSigns === null && noise.isKnownGpu ? 3 * series : series),
}));
const steps = noises
  .filter(({ name }) => name === "normal")
  .flatMap((noise) =>
    [3 * spreadOf(noise), 0.02, -0.02, 0.05].map((step) => ({ noise, step, outcomes: simulated(noise, step, series) })),
  );
const tables = [unchangedTable(unchanged), ...(steps.length === 0 ? [] : [stepsTable(steps)])].join("\n\n");
if (values.print || values.only !== "") {
  console.log(tables);
} else {
  const path = new URL("../docs/evidence/history.md", import.meta.url);
  const document = withTables(readFileSync(path, "utf8"), tables, {
    begin: "<!-- simulation: written by npm run bench:history -->",
    end: "<!-- end of the simulation -->",
  });
  writeFileSync(path, await format(document, { ...(await resolveConfig(path)), parser: "markdown" }));
}
const missed = missedGoals(unchanged, steps);
for (const name of missed) console.error(`Goal missed: ${name}.`);
if (missed.length > 0) process.exitCode = 1;
