import { readFileSync } from "node:fs";
import { logRatio, mean } from "../../src/compare/noise/estimate.ts";
import { median } from "../../src/model/rounds.ts";
import type { Random } from "./random.ts";

/** Processes of two sides with the same code, interleaved: B H, H B, B H …. Each process is a list of its instances' wall times. */
export interface SameCode {
  readonly base: readonly Process[];
  readonly head: readonly Process[];
}

export type Process = readonly number[];

/** How processes on a machine differ if nothing changed. */
export interface LatencyNoise {
  readonly name: string;
  readonly isRecorded: boolean;
  readonly draw: (pairs: number, random: Random) => SameCode;
}

/** Interleaved recordings from one machine. We remove the time of head's extra work, so both sides stand for the same code. */
function recorded(kind: string, headWork: number | null): SameCode {
  const [base, head] = ["base", "head"].map((side) => processesOf(`${kind}-${side}`)) as [Process[], Process[]];
  const factor =
    headWork ?? Math.exp(mean(base.map((one, index) => logRatio(median(one), median(head[index] ?? one)))));
  return { base, head: head.map((one) => scaled(one, 1 / factor)) };
}

function processesOf(name: string): Process[] {
  const path = new URL(`../../__tests__/fixtures/latency/${name}.jsonl`, import.meta.url);
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as number[]);
}

export function scaled(process: Process, factor: number): number[] {
  return process.map((ns) => ns * factor);
}

/** Draws recorded processes in random order, with repeats. This loses whatever neighbors have in common. */
function shuffled({ base, head }: SameCode): LatencyNoise["draw"] {
  const all = [...base, ...head];
  return independent((random) => all[Math.floor(random.next() * all.length)] ?? []);
}

/** Draws consecutive recorded pairs from a random start, and picks base at random in each pair. This keeps the recorded drift. */
function inOrder({ base, head }: SameCode): LatencyNoise["draw"] {
  return (pairs, random) => {
    const start = Math.floor(random.next() * base.length);
    const drawn = Array.from({ length: pairs }, (_, index) => {
      const place = (start + index) % base.length;
      const [one, other] = [base[place] ?? [], head[place] ?? []];
      return random.next() < 0.5 ? { base: one, head: other } : { base: other, head: one };
    });
    return { base: drawn.map((pair) => pair.base), head: drawn.map((pair) => pair.head) };
  };
}

function independent(draw: (random: Random) => Process): LatencyNoise["draw"] {
  return (pairs, random) => inTurn(pairs, () => draw(random));
}

/** Interleaves processes by their place in time. */
function inTurn(pairs: number, at: (place: number) => Process): SameCode {
  const base: Process[] = [];
  const head: Process[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [first, second] = [at(2 * pair), at(2 * pair + 1)];
    base.push(pair % 2 === 0 ? first : second);
    head.push(pair % 2 === 0 ? second : first);
  }
  return { base, head };
}

const instances = 12;

/** A process whose instances take at least 100 ms × factor, plus some noise. */
function madeUp(random: Random, factor: number, within: number): Process {
  return Array.from({ length: instances }, () => 1e8 * factor * Math.exp(Math.abs(random.normal(within))));
}

/** Normally distributed differences between processes, with little noise within each process. */
function normal(deviation: number, within = 0.02): LatencyNoise["draw"] {
  return independent((random) => madeUp(random, Math.exp(random.normal(deviation)), within));
}

function twoSpeeds(apart: number, within: number): LatencyNoise["draw"] {
  return independent((random) =>
    madeUp(random, (random.next() < 0.5 ? 1 + apart : 1) * Math.exp(random.normal(0.01)), within),
  );
}

const quiet = 0.02;

const h200 = recorded("h200-nvtx", null);

export const latencyNoises: readonly LatencyNoise[] = [
  { name: "H200, NVTX alone, in the recorded order", isRecorded: true, draw: inOrder(h200) },
  { name: "H200, NVTX alone, shuffled", isRecorded: true, draw: shuffled(h200) },
  { name: "H100, no profiler, shuffled", isRecorded: true, draw: shuffled(recorded("h100-plain", 1.04)) },
  { name: "H100, NVTX alone, shuffled", isRecorded: true, draw: shuffled(recorded("h100-nvtx", 1.04)) },
  { name: "H100, CUDA traced, shuffled", isRecorded: true, draw: shuffled(recorded("h100-cuda", 1.04)) },
  ...[
    { name: "processes ± 1%", draw: normal(0.01) },
    { name: "processes ± 3%", draw: normal(0.03) },
    { name: "processes ± 8%", draw: normal(0.08) },
    { name: "processes ± 20%, noisy within", draw: normal(0.2, 0.2) },
    { name: "two speeds, 10% apart", draw: twoSpeeds(0.1, quiet) },
    { name: "two speeds, 19% apart", draw: twoSpeeds(0.19, quiet) },
    { name: "two speeds, 19% apart, noisy within", draw: twoSpeeds(0.19, 0.2) },
    {
      name: "heavy tails (Student's t with 2 degrees, 3%)",
      draw: independent((random) =>
        madeUp(random, Math.exp(random.normal(0.03) / Math.sqrt(-Math.log(1 - random.next()))), quiet),
      ),
    },
    {
      name: "one process in seven 30–100% slower",
      draw: independent((random) =>
        madeUp(random, (random.next() < 0.15 ? random.between(1.3, 2) : 1) * Math.exp(random.normal(0.01)), 0.05),
      ),
    },
    {
      name: "drift of 20%, processes ± 2%",
      draw: (pairs: number, random: Random): SameCode => {
        const drift = random.next() < 0.5 ? 0.2 : -0.2;
        return inTurn(pairs, (place) =>
          madeUp(random, Math.exp((drift * place) / (2 * pairs) + random.normal(0.02)), quiet),
        );
      },
    },
    {
      name: "the machine changes by 19% once",
      draw: (pairs: number, random: Random): SameCode => {
        const when = Math.floor(random.next() * 2 * pairs);
        const isFirst = random.next() < 0.5;
        return inTurn(pairs, (place) =>
          madeUp(random, (place < when === isFirst ? 1.19 : 1) * Math.exp(random.normal(0.015)), quiet),
        );
      },
    },
    {
      name: "the second of a pair 5% slower",
      draw: (pairs: number, random: Random): SameCode =>
        inTurn(pairs, (place) => madeUp(random, (place % 2 === 0 ? 1 : 1.05) * Math.exp(random.normal(0.01)), quiet)),
    },
  ].map((one): LatencyNoise => ({ ...one, isRecorded: false })),
];
