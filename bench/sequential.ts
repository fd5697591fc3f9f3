import { parseArgs } from "node:util";
import { format } from "prettier";
import { readRecordings } from "./detectable/recordings.ts";
import { madeCases, recordedCase, runCase, wallCases } from "./sequential/cases.ts";
import { roundsTable, wallTable } from "./sequential/text.ts";
import { recordedDecode } from "./statistics/workload.ts";

/*
 * The savings and costs of stopping early. Run it with `npm run bench:sequential -- [--draws N] [--only TEXT] [--seed N]`.
 *
 * Draws a run's pairs one by one for as long as the rule asks for more, and also applies the previous rule to the same pairs.
 * Prints tables for docs/evidence/stopping.md. Exits with 1 if false alarms or misses increase by more than chance explains.
 */

const { values } = parseArgs({
  options: {
    draws: { type: "string", default: "40" },
    only: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
  },
});
const draws = Number(values.draws);
const seed = Number(values.seed);
if (!Number.isInteger(draws) || draws < 2) throw new Error("--draws has to be a whole number, 2 or more.");
if (!Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const recordings = await readRecordings(values.only);
const cases = [...recordings.map(recordedCase), ...madeCases(await recordedDecode(), values.only)];
const results = cases.flatMap((one) => {
  const start = performance.now();
  const found = runCase(one, draws, seed);
  console.error(`${one.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return found;
});
const walls = wallCases(25 * draws, seed, values.only);
console.log(await format(`${roundsTable(results)}\n\n${wallTable(walls)}`, { parser: "markdown" }));
const worse = [...results, ...walls].filter(({ isWorse }) => isWorse);
for (const { name, change } of worse) console.error(`Worse: ${name}, ${change}.`);
if (worse.length > 0) process.exitCode = 1;
