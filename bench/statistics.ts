import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { meetsGoal, runCell } from "./statistics/cells.ts";
import type { Cell } from "./statistics/cells.ts";
import { productGate, simpleGates } from "./statistics/gates.ts";
import { asMeasured, rough, roughWithoutGuard } from "./statistics/settings.ts";
import { tables, withTables } from "./statistics/text.ts";
import { recordedDecode, withShare } from "./statistics/workload.ts";

/*
 * How often the comparison is wrong: made-up measurements with the noise that real ones have, through the whole of
 * `compare`. Rewrites the tables of docs/statistics.md: npm run bench:statistics
 * With --comparisons N (5,000 by default) and --print, they are printed and not written.
 */

const { values } = parseArgs({
  options: { comparisons: { type: "string", default: "5000" }, print: { type: "boolean", default: false } },
});
const comparisons = Number(values.comparisons);
if (!Number.isInteger(comparisons) || comparisons < 1) throw new Error("--comparisons needs a number from 1.");

const decode = recordedDecode();
const large = withShare(decode, 0.12);
const small = withShare(decode, 0.02);
const everything = (percent: number) => ({
  title: `every kernel +${String(percent)} %`,
  workload: decode,
  effect: { kernel: null, size: percent / 100 },
});
const changes = [
  { title: "none", workload: decode, effect: { kernel: null, size: 0 } },
  {
    title: "a kernel of 12 % of the range +5 %",
    workload: large.workload,
    effect: { kernel: large.kernel, size: 0.05 },
  },
  {
    title: "a kernel of 2 % of the range +20 %",
    workload: small.workload,
    effect: { kernel: small.kernel, size: 0.2 },
  },
];
const cells: Cell[] = [
  { setting: rough, range: 1.5, hasGoals: true },
  { setting: asMeasured, range: 1, hasGoals: true },
  { setting: roughWithoutGuard, range: 1.5, hasGoals: false },
].flatMap(({ setting, range, hasGoals }) =>
  [...changes, everything(range)].map((change) => ({
    ...change,
    setting,
    goal: hasGoals ? (change.effect.size === 0 ? { atMost: 0.005 } : { atLeast: 0.95 }) : null,
  })),
);

const gate = productGate();
const results = cells.map((cell) => {
  const start = performance.now();
  const result = runCell(cell, comparisons, gate, simpleGates);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const flagged = ((100 * result.first.flagged) / comparisons).toFixed(2);
  console.error(`${cell.setting.name}, ${cell.title}: ${flagged} % (${seconds} s)`);
  return result;
});

const text = tables(results, simpleGates);
if (values.print) console.log(text);
else {
  const path = new URL("../docs/statistics.md", import.meta.url);
  const document = withTables(readFileSync(path, "utf8"), text);
  writeFileSync(path, await format(document, { ...(await resolveConfig(path)), parser: "markdown" }));
}
const missed = results.filter((result) => meetsGoal(result) === false);
for (const { cell } of missed) console.error(`Goal missed: ${cell.setting.name}, ${cell.title}.`);
if (missed.length > 0) process.exitCode = 1;
