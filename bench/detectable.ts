import { parseArgs } from "node:util";
import { format } from "prettier";
import { measureRecording } from "./detectable/measure.ts";
import { readRecordings } from "./detectable/recordings.ts";
import { resultTable } from "./detectable/text.ts";

/*
 * Checks the minimum detectable slowdown that reports show. Run it with `npm run bench:detectable -- [--draws N] [--only TEXT] [--seed
 * N]`. Simulates runs of unchanged code from the covariance of recorded rounds, and compares their sides. If a comparison passes, it
 * simulates another run, slowed down by the size in the report, and counts how often we find that slowdown. With --only, it uses only
 * recordings whose name contains TEXT. Exits with 1 if it misses a goal.
 */

const { values } = parseArgs({
  options: {
    draws: { type: "string", default: "300" },
    only: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
  },
});
const draws = Number(values.draws);
const seed = Number(values.seed);
if (!Number.isInteger(draws) || draws < 1) throw new Error("--draws has to be a positive whole number.");
if (!Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const recordings = await readRecordings(values.only);
if (recordings.length === 0) throw new Error(`No recording's name contains ${values.only}.`);
const results = recordings.flatMap((recording) => {
  const start = performance.now();
  const measured = measureRecording(recording, draws, seed);
  console.error(`${recording.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return measured;
});
const { text, missed } = resultTable(results);
console.log(await format(text, { parser: "markdown" }));
for (const miss of missed) console.error(`Goal missed: ${miss.replaceAll("**", "")}.`);
if (missed.length > 0) process.exitCode = 1;
