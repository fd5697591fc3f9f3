import type { UntracedRun } from "../../../../src/model/profile/untraced.ts";

/** A process without tracing that measured nothing. */
export function madeRun(change: Partial<UntracedRun> = {}): UntracedRun {
  return {
    order: null,
    seconds: 10,
    clientSeconds: null,
    ofOtherCommand: false,
    ranges: [],
    metrics: [],
    peakMemory: [],
    ...change,
  };
}

/** When a side's process ran, where pairs began with base and with head in turn. */
export function orderOf(side: "base" | "head", pair: number): number {
  return 2 * pair + ((pair % 2 === 0) === (side === "base") ? 0 : 1);
}

/** The instances of `decode` in a process. */
export function instancesOf(instanceNs: readonly number[], change: Partial<UntracedRun["ranges"][number]> = {}) {
  return { name: "decode", domain: "", instanceNs: [...instanceNs], steps: null, tokens: null, ...change };
}
