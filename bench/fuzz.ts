import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { temporaryPlace } from "./measure/benchmark.ts";
import { exportsOfAllPageSizes } from "./fuzz/exports.ts";
import { mutate } from "./fuzz/mutate.ts";
import { startReader, type Verdict } from "./fuzz/reader.ts";
import { randomOf } from "./statistics/random.ts";

/*
 * Damages recorded exports and reads them. Run it with `npm run bench:fuzz -- [--cases N] [--seconds N] [--seed N] [--only CASE]`. Each
 * case has to return the same rows as SQLite or fail with a ParseError, within 2 s of CPU time and 300 MB. With --seconds, it stops after
 * that time at the latest; with --only, it repeats one case. Exits with 1 if a case fails.
 */

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "10000" },
    seconds: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const [cases, seconds, seed] = [values.cases, values.seconds, values.seed].map(Number);
if (cases === undefined || !(cases > 0)) throw new Error("--cases has to be a positive number.");
if (seconds === undefined || !(seconds > 0)) throw new Error("--seconds has to be a positive number.");
if (seed === undefined || !Number.isInteger(seed)) throw new Error("--seed has to be a whole number.");

const mostMs = 2000;
const mostMB = 300;
/** We start a new process after this many cases, because its memory grows with the number of cases it has read. */
const casesPerReader = 250;

using place = temporaryPlace();
const exports = exportsOfAllPageSizes(place);
const outcomes = new Map<string, number>();
const failures: string[] = [];
const most = { cpuMs: 0, peakMB: 0 };
const [first, end] = values.only === undefined ? [0, cases] : [Number(values.only), Number(values.only) + 1];
const stopAt = performance.now() + 1000 * seconds;
let reader = startReader();
let done = 0;

for (let number = first; number < end && performance.now() < stopAt; number += 1) {
  const random = randomOf(seed, number);
  const export_ = exports[number % exports.length];
  if (export_ === undefined) throw new Error("There are no exports.");
  const path = place.file("mutated.sqlite");
  writeFileSync(path, mutate(export_.bytes, random));
  const verdict = await reader.read(path);
  done += 1;
  outcomes.set(verdict.outcome, (outcomes.get(verdict.outcome) ?? 0) + 1);
  most.cpuMs = Math.max(most.cpuMs, verdict.cpuMs);
  most.peakMB = Math.max(most.peakMB, verdict.peakMB);
  const why = wrongIn(verdict);
  if (why !== null) {
    failures.push(`--seed ${String(seed)} --only ${String(number)} (${export_.name}): ${why}`);
    console.error(failures.at(-1));
  }
  if (why === null && done % casesPerReader !== 0) continue;
  reader.stop();
  reader = startReader();
}
reader.stop();

for (const [outcome, count] of [...outcomes].sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(6)}  ${outcome}`);
console.log(
  `${String(done)} cases, ${String(failures.length)} failed; at most ${most.cpuMs.toFixed(0)} ms and ${most.peakMB.toFixed(0)} MB`,
);
if (failures.length > 0 || done === 0) process.exitCode = 1;

function wrongIn({ outcome, wrong, cpuMs, peakMB }: Verdict): string | null {
  if (wrong !== null) return `${outcome}: ${wrong}`;
  if (cpuMs > mostMs) return `${outcome} after ${cpuMs.toFixed(0)} ms`;
  return peakMB > mostMB ? `${outcome} with ${peakMB.toFixed(0)} MB` : null;
}
