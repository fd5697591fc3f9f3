import type { PlannedStarts, StartCount } from "../model/run/plan.ts";

/**
 * How many times the program starts. If a passing and a failing run need different numbers of starts, returns both. A sentence without
 * its period.
 */
export function describeStarts(starts: readonly PlannedStarts[], noun: "program" | "server"): string {
  const pass = formatTimes(sumCounts(starts.map((start) => start.pass)));
  const red = formatTimes(sumCounts(starts.map((start) => start.red)));
  const often = `The ${noun} is started ${pass}`;
  return pass === red ? often : `${often} for a pass, ${red} for a red result`;
}

function formatTimes(count: StartCount): string {
  return `${formatStartCount(count)} ${count.most === 1 ? "time" : "times"}`;
}

/** "3", "3 to 6", or "3 or more". */
export function formatStartCount({ least, most }: StartCount): string {
  if (most === null) return `${String(least)} or more`;
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
}

function sumCounts(counts: readonly StartCount[]): StartCount {
  return counts.reduce((sum, { least, most }) => ({
    least: sum.least + least,
    most: sum.most === null || most === null ? null : sum.most + most,
  }));
}
