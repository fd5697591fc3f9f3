import { parseArgs } from "node:util";
import { compare } from "../src/compare/compare.ts";
import { findOpenRows } from "../src/compare/open-rows.ts";
import { defaultConfig } from "../src/pipeline/conf.generated.ts";
import { loadNameRules } from "../src/pipeline/conf.ts";
import { randomOf } from "./statistics/random.ts";
import { cases, type ToCompare } from "./verdicts/comparisons.ts";

/*
 * How often identical code would count as an improvement. Run it with `npm run bench:improvements -- [--draws N] [--seed N]`. Draws
 * interleaved comparisons of recorded rounds of the same code. Of the rules for the goal `improve`, it applies only the one that head
 * must be faster. Leaves out the rules about the whole program, the seed, and the verification, which would reject more.
 */

const { values } = parseArgs({
  options: { draws: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});

const policy = { ...defaultConfig.compare, goal: "improve" as const };
const names = loadNameRules();

/** Applies the rule that head must be faster. `again` means the run would measure more rounds before deciding. */
function judged({ base, head }: ToCompare): "improved" | "again" | "not improved" {
  const input = { base, head, interleaved: true, policy, calibration: null, accepted: [], today: "2026-01-15", names };
  const comparison = compare(input);
  if (comparison.reasons.some(({ id }) => id === "not-faster" || id === "goal-open")) return "not improved";
  return findOpenRows(comparison).length > 0 ? "again" : "improved";
}

const random = randomOf(Number(values.seed));
const same = cases.filter(({ kind }) => kind === "same");
const pools = await Promise.all(same.map(async ({ comparisons }) => comparisons(policy)));
const pool = pools.flat().filter(({ compared }) => compared.interleaved && compared.base.length > 1);
const rows = new Map<string, Record<ReturnType<typeof judged>, number>>();
for (let draw = 0; draw < Number(values.draws); draw += 1) {
  const one = pool[Math.floor(random.next() * pool.length)];
  if (one === undefined) throw new Error("No comparison to draw from.");
  const key = `| ${one.compared.truth} | ${String(one.compared.base.length)} |`;
  const row = rows.get(key) ?? { improved: 0, again: 0, "not improved": 0 };
  row[judged(one)] += 1;
  rows.set(key, row);
}
console.log("| Same code | Rounds a side | Not improved | Measured again | Improved |");
console.log("| --- | --- | --- | --- | --- |");
for (const [key, row] of [...rows].sort())
  console.log(`${key} ${String(row["not improved"])} | ${String(row.again)} | ${String(row.improved)} |`);
if ([...rows.values()].some(({ improved }) => improved > 0)) process.exitCode = 1;
