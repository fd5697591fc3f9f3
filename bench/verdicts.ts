import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { compare } from "../src/compare/compare.ts";
import { defaultConfig } from "../src/pipeline/conf.generated.ts";
import { loadNameRules } from "../src/pipeline/conf.ts";
import { type Case, cases, type ToCompare } from "./verdicts/comparisons.ts";
import { linesOf, type Outcome, outcomeOf, outcomesIn } from "./verdicts/outcome.ts";
import { differencesOf, summaryOf } from "./verdicts/text.ts";

/*
 * The verdicts on all recorded rounds. Run it with `npm run bench:verdicts -- --out FILE`. Writes a line of JSON per comparison, and a
 * summary to stdout. The file is the same on every machine, so comparing two of them shows the effect of a code change. With --against
 * FILE, it prints the comparisons whose verdict differs from the one in that file. With --from FILE, it reads verdicts instead of
 * comparing. With --only TEXT, it runs the cases whose kind or name contains TEXT.
 */

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    against: { type: "string" },
    from: { type: "string" },
    only: { type: "string", default: "" },
  },
});

const policy = defaultConfig.compare;
const names = loadNameRules();

function outcomeFrom({ compared, base, head }: ToCompare): Outcome {
  const { interleaved } = compared;
  try {
    const input = { base, head, interleaved, policy, calibration: null, accepted: [], today: "2026-01-15", names };
    return outcomeOf(compared, compare(input));
  } catch (error) {
    throw new Error(`This comparison failed: ${JSON.stringify(compared)}`, { cause: error });
  }
}

async function outcomesFrom({ kind, name, comparisons }: Case): Promise<Outcome[]> {
  const start = process.cpuUsage();
  const outcomes = (await comparisons(policy)).map(outcomeFrom);
  const { user, system } = process.cpuUsage(start);
  console.error(`${kind}, ${name}: ${String(outcomes.length)} (${((user + system) / 1e6).toFixed(1)} s of CPU)`);
  return outcomes;
}

async function compareAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const wanted = cases.filter(({ kind, name }) => `${kind}, ${name}`.includes(values.only));
  for (const one of wanted) outcomes.push(...(await outcomesFrom(one)));
  return outcomes;
}

const outcomes = values.from === undefined ? await compareAll() : outcomesIn(readFileSync(values.from, "utf8"));
if (values.out !== undefined) writeFileSync(values.out, linesOf(outcomes));
console.log(summaryOf(outcomes));
if (values.against !== undefined)
  console.log(`\n${differencesOf(outcomesIn(readFileSync(values.against, "utf8")), outcomes)}`);
