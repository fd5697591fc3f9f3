import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { measure, type Outcome, temporaryPlace } from "./measure/benchmark.ts";
import { describeMachine, readRecord, record } from "./measure/record.ts";
import { figure, line, type Suite, tables } from "./measure/text.ts";
import { comparisons } from "./suites/comparison.ts";
import { growthOfAnalyze } from "./suites/growth.ts";
import { againstNsysStats } from "./suites/nsys-stats.ts";
import { startUp } from "./suites/start-up.ts";
import { growthOfSteps } from "./suites/steps.ts";

/*
 * How long the built command takes, as ratios of two measurements. Run it with `npm run bench -- [--small] [--only TEXT] [--pairs N] [--json]
 * [--record]`.
 *
 * With --small, it runs only the benchmarks that finish within a minute, as every check does. With --only, it runs the benchmarks whose id
 * contains TEXT. With --pairs, each benchmark runs N pairs instead of its usual number, for a quick look. With --json, it prints
 * the results as JSON. With --record, it writes them to recorded.json and updates the tables of docs/evidence/performance.md.
 *
 * Exits with 1 if a figure differs from nsys's, memory exceeds its limit, or a ratio is more than twice the recorded one.
 * Smaller differences are noise on a busy machine.
 */

const { values } = parseArgs({
  options: {
    small: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    pairs: { type: "string" },
    json: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});
const mostOfRecorded = 2;
const pairs = values.pairs === undefined ? null : Number(values.pairs);
if (pairs !== null && !(Number.isInteger(pairs) && pairs > 0))
  throw new Error("--pairs has to be a positive whole number.");

const suites: readonly Suite[] = [
  { title: "Against nsys", benchmarks: againstNsysStats },
  { title: "Growth of `analyze`", benchmarks: growthOfAnalyze },
  { title: "Comparison", benchmarks: comparisons },
  { title: "Start-up", benchmarks: startUp },
  { title: "Growth of single steps", benchmarks: growthOfSteps },
];
const all = suites.flatMap(({ benchmarks }) => benchmarks);
const asked = all
  .filter(({ id, small }) => id.includes(values.only) && (small || !values.small))
  .map((benchmark) => (pairs === null ? benchmark : { ...benchmark, pairs }));
if (asked.length === 0)
  throw new Error(`No benchmark's id contains ${values.only}. Available: ${all.map(({ id }) => id).join(", ")}.`);

const recorded = readRecord().benchmarks;
const outcomes: Outcome[] = [];
using place = temporaryPlace();
// The captures take gigabytes.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    place[Symbol.dispose]();
    process.exit(1);
  });
console.error(describeMachine());
for (const benchmark of asked) {
  const first = await measure(benchmark, place);
  const again = isSlower(first) && !values.record ? await measure(benchmark, place) : first;
  const outcome = again.ratio < first.ratio ? again : first;
  outcomes.push(outcome);
  console.error(line(outcome, recorded[benchmark.id]?.ratio ?? null));
}

if (values.json)
  console.log(
    JSON.stringify(
      outcomes.map(({ benchmark: { id }, ...outcome }) => ({ id, ...outcome })),
      null,
      2,
    ),
  );
if (values.record) {
  const path = new URL("../docs/evidence/performance.md", import.meta.url);
  const document = withTables(readFileSync(path, "utf8"), tables(suites, record(outcomes, all)));
  writeFileSync(path, await format(document, { ...(await resolveConfig(path)), parser: "markdown" }));
}
const problems = outcomes.flatMap((outcome) => {
  const {
    benchmark: { id, mostMiB = Infinity },
    ratio,
    ours: { peakBytes },
    wrong,
  } = outcome;
  const mib = (peakBytes ?? 0) / 2 ** 20;
  return [
    ...wrong.slice(0, 3).map((text) => `${id}: ${text}`),
    ...(mib > mostMiB ? [`${id}: ${mib.toFixed(0)} MiB, more than the limit of ${String(mostMiB)}`] : []),
    ...(isSlower(outcome) && !values.record
      ? [
          `${id}: ${figure(ratio)} or more in both runs, more than twice the recorded ${figure(recorded[id]?.ratio ?? NaN)}`,
        ]
      : []),
  ];
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/**
 * True if a benchmark is slower than allowed. We measure a slow benchmark once more before we report it, because another program may have
 * used the cores.
 */
function isSlower({ benchmark: { id }, ratio }: Outcome): boolean {
  return ratio > mostOfRecorded * (recorded[id]?.ratio ?? Infinity);
}

function withTables(document: string, text: string): string {
  const [begin, end] = ["<!-- bench: written by npm run bench -- --record -->", "<!-- end of bench -->"];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/evidence/performance.md has lost its markers: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
