import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { meetsGoal, runCell, type Cell, type Goal } from "./statistics/cells.ts";
import { productGate, simpleGates } from "./statistics/gates.ts";
import type { TrueEffect } from "./statistics/measure.ts";
import {
  asMeasured,
  calibrated,
  peculiar,
  rough,
  roughWithoutGuard,
  sameBuild,
  type NoiseSetting,
} from "./statistics/settings.ts";
import { runAllLatency } from "./statistics/latency.ts";
import { latencySimulation, latencyTables, simulation, tables, withTables } from "./statistics/text.ts";
import { recordedDecode, withShare } from "./statistics/workload.ts";

/*
 * How often the comparison is wrong. Runs simulated measurements with realistic noise through all of `compare`, and rewrites the tables
 * of docs/evidence/false-alarms.md. Run it with `npm run bench:statistics`. With --print, it prints the tables instead. With
 * --comparisons N, each cell has N comparisons (1,500 by default); cells in the table of shares and sizes have a third as many. With
 * --seed N, it uses other random numbers: we chose the thresholds with seed 1, and the tables use 2. With --only TEXT, it runs and prints
 * the cells whose runner or change contains TEXT. With --latency, it makes only the tables of wall time without tracing.
 */

const { values } = parseArgs({
  options: {
    comparisons: { type: "string", default: "1500" },
    print: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    seed: { type: "string", default: "2" },
    latency: { type: "boolean", default: false },
  },
});
const comparisons = Number(values.comparisons);
const seed = Number(values.seed);
if (!Number.isInteger(comparisons) || comparisons < 3)
  throw new Error("--comparisons has to be a whole number, 3 or more.");
if (!Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const decode = await recordedDecode();

/** One kernel with this share of the range gets slower by this much. */
function kernelSlower(share: number, percent: number, setting: NoiseSetting, goal: Goal | null): Cell {
  const { workload, kernel } = withShare(decode, share);
  const title = `a kernel of ${String(100 * share)}% of the range +${String(percent)}%`;
  return { title, setting, workload, effect: { kernel, size: percent / 100 }, goal };
}

function everything(percent: number, setting: NoiseSetting, goal: Goal | null): Cell {
  const title = percent === 0 ? "none" : `every kernel +${String(percent)}%`;
  return { title, setting, workload: decode, effect: { kernel: null, size: percent / 100 }, goal };
}

function sameProgram(setting: NoiseSetting, goal: Goal): Cell {
  return { ...everything(0, { ...setting, ...sameBuild }, goal), title: "none, not even another build" };
}

const found = { atLeast: 0.95 };
const noAlarm = { atMost: 0.005 };
const decided = { ...noAlarm, openAtMost: 0.01 };
const runners: Cell[] = [
  ...[rough, asMeasured, calibrated, roughWithoutGuard].flatMap((setting) => {
    const smallest = setting === calibrated ? 0.9 : setting === asMeasured ? 1.2 : 1.5;
    const [atMost, atLeast] = setting === roughWithoutGuard ? [null, null] : [noAlarm, found];
    return [
      sameProgram(setting, setting === asMeasured ? decided : noAlarm),
      everything(0, setting, atMost),
      kernelSlower(0.12, 5, setting, atLeast),
      kernelSlower(0.02, 20, setting, atLeast),
      everything(smallest, setting, atLeast),
    ];
  }),
];
const peculiarities: Cell[] = [
  // In one of 32 comparisons, base's three rounds all have one value, and head's three rounds all have the other. Red comparisons are measured
  // again.
  ...Object.values(peculiar).map((setting) => everything(0, setting, setting === peculiar.farValues ? null : noAlarm)),
  everything(3, peculiar.slowerClock, found),
  everything(3, peculiar.secondSlower, null),
  everything(3, peculiar.overlap, null),
  everything(3, peculiar.otherGpu, null),
  everything(3, peculiar.varyingWork, found),
];
const shares = [0.02, 0.05, 0.12, 0.3];
const sizes = [3, 5, 10, 20];
const byShareAndSize = shares.flatMap((share) => sizes.map((size) => kernelSlower(share, size, asMeasured, null)));
const mixed: Cell = (() => {
  const { workload, kernel } = withShare(decode, 0.12);
  const effect: TrueEffect = { kernel, size: 0.3, others: -0.1 };
  return {
    title: "a kernel of 12% +30%, all others −10%",
    setting: asMeasured,
    workload,
    effect,
    goal: { atMost: 0 },
  };
})();

const gate = productGate();
const run = (cells: readonly Cell[], count: number) =>
  cells
    .filter(({ title, setting }) => `${setting.name}, ${title}`.includes(values.only))
    .map((cell) => {
      const start = performance.now();
      const result = runCell(cell, count, gate, simpleGates, seed);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const percent = (part: number) => ((100 * part) / count).toFixed(2);
      console.error(
        `${cell.setting.name}, ${cell.title}: ${percent(result.first.flagged)}%, inconclusive ${percent(result.first.inconclusive)}%; up to 6 + 6: ${percent(result.last.flagged)}%, ${percent(result.last.inconclusive)}% (${seconds} s)`,
      );
      return result;
    });
const few = Math.ceil(comparisons / 3);
const path = new URL("../docs/evidence/false-alarms.md", import.meta.url);

async function show(text: string, markers: typeof simulation): Promise<void> {
  if (values.print || values.only !== "") {
    console.log(text);
    return;
  }
  const document = withTables(readFileSync(path, "utf8"), text, markers);
  writeFileSync(path, await format(document, { ...(await resolveConfig(path)), parser: "markdown" }));
}

const latency = runAllLatency(2 * comparisons, seed, values.only);
if (latency.length > 0) await show(latencyTables(latency), latencySimulation);
const alarms = latency.filter(({ unchanged }) => unchanged.asRun > noAlarm.atMost);
for (const { noise } of alarms) console.error(`Goal missed: wall time, ${noise.name}.`);
if (alarms.length > 0) process.exitCode = 1;
if (values.latency) process.exit();

const results = {
  runners: run(runners, comparisons),
  peculiarities: run(peculiarities, comparisons),
  byShareAndSize: run(byShareAndSize, few),
  mixed: run([mixed], few),
};

const all = Object.values(results).flat();
if (values.only === "") await show(tables(results, simpleGates, { shares, sizes }), simulation);
const missed = all.filter((result) => meetsGoal(result) === false);
for (const { cell } of missed) console.error(`Goal missed: ${cell.setting.name}, ${cell.title}.`);
if (missed.length > 0) process.exitCode = 1;
