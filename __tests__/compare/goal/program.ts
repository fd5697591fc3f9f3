import type { CompareInput } from "../../../src/compare/compare.ts";
import type { Verified, WarmFiles } from "../../../src/model/profile/held-to-goal.ts";
import type { Profile, ProfileRangeRound } from "../../../src/model/profile/profile.ts";
import type { UntracedRun } from "../../../src/model/profile/untraced.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import { compared, near, rangeOf, side, type MadeTimes } from "../support/sides.ts";
import { untracedRuns } from "../untraced/support/runs.ts";

/** A program with the range decode, as it is seen by all that a run with `goal: improve` measures. */
export interface Program {
  readonly kernels: readonly MadeTimes[];
  /** Of every round of the range, besides what its kernels say. */
  readonly round: Partial<ProfileRangeRound>;
  readonly instances: number;
  /** Time on the GPU of an instance in the capture of the whole program; null: as in the rounds. */
  readonly wholeNs: number | null;
  /** Wall time of an instance without tracing, and of the rest of the program. */
  readonly wallNs: number;
  readonly restNs: number;
  readonly lateNs: number;
  readonly copiedBytes: number;
  readonly outside: { readonly launches: number; readonly kernelNs: number };
  readonly steps: number | null;
  readonly metrics: UntracedRun["metrics"];
  readonly verify: Verified | null;
  readonly warm: WarmFiles | null;
  /** By round: mean SM clock. */
  readonly clocksMhz: readonly number[];
  readonly throttled: readonly number[];
  readonly change: Partial<Profile>;
}

const values = { logits: [0.25, -1.5, 3], text: "9f86d081" };

/** What attacks and optimizations change: 1.4 ms on the GPU and 2 ms of wall time for each of 100 instances, beside 10 s of loading. */
export const original: Program = {
  kernels: [
    { name: "gemm", ns: near(1_000_000) },
    { name: "attention", ns: near(400_000), family: "attention" },
  ],
  round: {},
  instances: 100,
  wholeNs: null,
  wallNs: 2_000_000,
  restNs: 1_000_000_000,
  lateNs: 0,
  copiedBytes: 2 ** 20,
  outside: { launches: 500, kernelNs: 50_000_000 },
  steps: null,
  metrics: [],
  verify: { state: "written", values },
  warm: null,
  clocksMhz: [1700, 1700, 1700],
  throttled: [],
  change: {},
};

const pairs = 8;

/** What a program is measured to be, as one side. Runs without tracing vary by 0.2%. */
export function measured(program: Program, name: "base" | "head"): Profile {
  const { kernels, round, instances, wallNs, restNs, lateNs, copiedBytes, outside, steps, metrics } = program;
  const range = rangeOf({ kernels, round });
  const [first] = range.rounds;
  const noises = Array.from({ length: pairs }, (_, pair) => 1 + 0.001 * ((pair % 3) - 1));
  const processes = noises.map((noise) => Array<number>(instances).fill(Math.round(wallNs * noise)));
  const untraced = untracedRuns(processes, name, { metrics }).map((run, pair) => ({
    ...run,
    seconds: ((restNs + instances * wallNs) * (noises[pair] ?? 1)) / 1e9,
    ranges: run.ranges.map((one) => ({ ...one, steps })),
  }));
  const made = side([range], {
    untraced,
    whole: {
      outside: { ...outside },
      ranges: [
        {
          ...{ name: "decode", domain: "", instances, lateNs, copiedBytes },
          gpuBusyNs: instances * (program.wholeNs ?? first?.gpuBusyNs ?? 0),
          wallNs: instances * wallNs,
        },
      ],
    },
    verify: program.verify,
    warm: program.warm,
    ...program.change,
  });
  const rounds = made.rounds.map((one, index) => ({
    ...one,
    gpu: {
      ...{ meanTemperatureC: 50, samples: 20, reasons: [] },
      state: program.throttled.includes(index + 1) ? ("throttled" as const) : ("ok" as const),
      meanSmClockMhz: program.clocksMhz[index] ?? null,
    },
  }));
  return { ...made, rounds };
}

/** The original, or a changed one, against a change of it, by the goal to improve. */
export function improvement(
  head: Partial<Program>,
  base: Partial<Program> = {},
  input: Partial<CompareInput> = {},
): Comparison {
  const [before, after] = [
    { ...original, ...base },
    { ...original, ...head },
  ];
  return compared(measured(before, "base"), measured(after, "head"), {
    overrides: ["compare.goal=improve"],
    clocks: { baseMhz: before.clocksMhz, headMhz: after.clocksMhz },
    ...input,
  });
}
