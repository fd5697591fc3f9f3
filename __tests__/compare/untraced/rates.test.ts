import { expect, test } from "@jest/globals";
import { asRun } from "../../../bench/statistics/latency.ts";
import { latencyNoises, scaled } from "../../../bench/statistics/latency-noises.ts";
import { randomOf } from "../../../bench/statistics/random.ts";

/** The tables of docs/evidence/false-alarms.md are made of more comparisons; these are the same each time. */
const comparisons = 600;

function redShare(name: string, slowdown: number, count = comparisons): number {
  const noise = latencyNoises.find((one) => one.name === name);
  if (noise === undefined) throw new Error(`There is no noise ${name}.`);
  let red = 0;
  for (let index = 0; index < count; index += 1) {
    const { base, head } = noise.draw(8, randomOf(3, 2, index));
    if (asRun({ base, head: head.map((one) => scaled(one, 1 + slowdown)) }).state === "regressed") red += 1;
  }
  return red / count;
}

test.each(latencyNoises.map(({ name }) => name))("rarely calls the same code red: %s", (name) => {
  expect(redShare(name, 0)).toBeLessThanOrEqual(0.005);
});

test.each([
  { name: "H200, NVTX alone, in the recorded order", slowdown: 0.1, least: 0.99 },
  { name: "processes ± 1%", slowdown: 0.1, least: 0.99 },
  { name: "processes ± 3%", slowdown: 0.15, least: 0.99 },
  { name: "drift of 20%, processes ± 2%", slowdown: 0.15, least: 0.99 },
  { name: "H200, NVTX alone, shuffled", slowdown: 0.3, least: 0.95 },
])("finds a slowdown of $slowdown: $name", ({ name, slowdown, least }) => {
  expect(redShare(name, slowdown, 300)).toBeGreaterThanOrEqual(least);
});
