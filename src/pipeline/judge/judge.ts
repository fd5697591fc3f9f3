import type { RoundClocks } from "../../compare/common-mode.ts";
import { compare } from "../../compare/compare.ts";
import { withoutBaseline } from "../../compare/without-baseline.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RangeHistory } from "../../report/recent-runs/range-history.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { sideFiles } from "./result-file.ts";

/** A base that was measured earlier (from another run or the user's files), or the reason we don't have that base. */
export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

/** The choice of the base's commit. */
export interface BaseChoice {
  /** Why we chose this commit. */
  readonly why: string;
  /** The tag or commit that the user named, if we measure exactly that commit; null if the base moves with a branch. */
  readonly pinned: string | null;
}

/** The profiles of both sides of a run. */
export interface Profiles {
  readonly head: Profile;
  /** An error if the base couldn't be measured; null if this run measures no base. */
  readonly base: Profile | LlmProfileError | null;
}

export function isProfile(base: Profiles["base"]): base is Profile {
  return base !== null && !(base instanceof LlmProfileError);
}

/** Compares the head of a run. It's called again whenever we've measured more. */
export interface Judge {
  /** Compares with this run's base, or else with the recorded base. Null if there's neither a base nor a budget. */
  readonly byBaseline: (profiles: Profiles) => Comparison | null;
  /** The profile of the recorded base, if there is one. */
  readonly recordedProfile: Profile | null;
  /** The configured calibration, or else one from earlier runs; null if neither exists. */
  readonly calibrationOf: (head: Profile) => Calibration | null;
}

/** What a run learns from its job's earlier runs. */
export interface EarlierRuns {
  readonly recentRuns: readonly RangeHistory[];
  /** A commit to compare the head with, and why. Null if no change in earlier runs still needs a check. */
  readonly signToCheck: { readonly base: string; readonly text: string } | null;
  /** A calibration for the GPU that the head ran on; null if the head used several GPUs, or there are too few runs. */
  readonly calibrationOf: (head: Profile) => Calibration | null;
}

interface JudgeInput {
  readonly config: Config["compare"];
  readonly policy: ComparePolicy;
  readonly recordedBase: RecordedBase | null;
  /** Null if this run measures no base. */
  readonly baseChoice: BaseChoice | null;
  /** Null if the job keeps no history, or the history can't be read. */
  readonly history: EarlierRuns | null;
}

export function createJudge({ config, policy, recordedBase, baseChoice, history }: JudgeInput): Judge {
  const recorded = recordedBase ?? (config.budgets.length > 0 ? noBase : null);
  const calibrationOf = (head: Profile): Calibration | null =>
    policy.calibration ?? history?.calibrationOf(head) ?? null;
  return {
    byBaseline: ({ head, base: measured }) => {
      const against = measured === null ? recorded : measuredBaseline(measured, baseChoice);
      if (against === null) return null;
      if (against.profile === null) {
        const { state, text } = against;
        const baseline = { state, text };
        return withoutBaseline({ head, policy: config, baseline, today: policy.today, headFile: sideFiles.head });
      }
      const { profile: base, ...baseline } = against;
      return compare({
        base,
        head,
        interleaved: measured !== null,
        policy: config,
        ...policy,
        calibration: calibrationOf(head),
        baseline,
        files: sideFiles,
        clocks: sideClocks({ base, head }),
      });
    },
    recordedProfile: recorded?.profile ?? null,
    calibrationOf,
  };
}

/** Without a base, only the budgets apply. */
const noBase: RecordedBase = {
  state: "absent",
  profile: null,
  text: "No base was configured, so only the budgets are checked.",
};

function measuredBaseline(base: Profile | LlmProfileError, choice: BaseChoice | null) {
  if (base instanceof LlmProfileError)
    return { state: "failed", profile: null, text: `Couldn't measure the base: ${base.message}` } as const;
  const text = choice?.why ?? null;
  return { state: "measured", profile: base, text, pinned: choice?.pinned ?? undefined } as const;
}

/** Both sides' mean SM clocks in each round; null for rounds with too little data. */
export function sideClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: clocksOf(base), headMhz: clocksOf(head) };
}

function clocksOf({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
