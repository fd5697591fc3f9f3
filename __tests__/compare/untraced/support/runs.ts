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

type Ran = UntracedRun["ranges"][number];

/** The instances of `decode` in a process. */
export function instancesOf(instanceNs: readonly number[], change: Partial<Ran> = {}): Ran {
  return { name: "decode", domain: "", instanceNs: [...instanceNs], steps: null, tokens: null, ...change };
}

/** A side's processes, measured in turn: pairs begin with base and with head. */
export function inTurn(name: "base" | "head", runs: readonly Partial<UntracedRun>[]): UntracedRun[] {
  const first = name === "base" ? 0 : 1;
  return runs.map((run, pair) => madeRun({ order: 2 * pair + (pair % 2 === first ? 0 : 1), ...run }));
}

export function untracedRuns(
  processes: readonly (readonly number[])[],
  name: "base" | "head",
  change: Partial<UntracedRun> = {},
): UntracedRun[] {
  return inTurn(
    name,
    processes.map((instanceNs) => ({ ranges: [instancesOf(instanceNs)], ...change })),
  );
}
