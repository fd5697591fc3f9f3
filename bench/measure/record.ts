import { availableParallelism, cpus, totalmem } from "node:os";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Benchmark, Outcome } from "./benchmark.ts";

/** The last results of --record, for comparison after a change: ratios and memory, which are similar across machines. */
const recordSchema = z.object({
  machine: z.string(),
  benchmarks: z.record(
    z.string(),
    z.object({
      ratio: z.number().positive(),
      oursMiB: z.number().positive().nullable(),
      otherMiB: z.number().positive().nullable(),
    }),
  ),
});
export type BenchRecord = z.infer<typeof recordSchema>;

const file = new URL("../recorded.json", import.meta.url);

export function readRecord(): BenchRecord {
  return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Updates the record with these outcomes, and drops entries of benchmarks that no longer exist. Returns the whole record. */
export function record(outcomes: readonly Outcome[], all: readonly Benchmark[]): BenchRecord {
  const { benchmarks: before } = readRecord();
  const now = new Map(outcomes.map(({ benchmark, ratio, ours, other }) => [benchmark.id, { ratio, ours, other }]));
  const benchmarks = Object.fromEntries(
    all.flatMap(({ id }) => {
      const outcome = now.get(id);
      const kept = before[id];
      if (outcome === undefined) return kept === undefined ? [] : [[id, kept]];
      const { ratio, ours, other } = outcome;
      return [
        [id, { ratio: Number(ratio.toPrecision(2)), oursMiB: mib(ours.peakBytes), otherMiB: mib(other.peakBytes) }],
      ];
    }),
  );
  const whole = { machine: describeMachine(), benchmarks };
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}

function mib(bytes: number | null): number | null {
  return bytes === null ? null : Math.round(bytes / 2 ** 20);
}

/** Cores, CPU model, and memory, but not the machine's name. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? "unknown";
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${String(availableParallelism())} cores (${model}), ${memory} GiB of memory, Node ${process.versions.node}`;
}
