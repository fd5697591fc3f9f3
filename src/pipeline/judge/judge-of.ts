import { LlmProfileError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RangeHistory } from "../../report/recent-runs/range-history.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { judgeMeasured, judgeRecorded, noBase, type BaseChoice, type RecordedBase } from "./judge.ts";

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
  /** True if there's a recorded base to compare with. */
  readonly hasRecordedBase: boolean;
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

export function judgeOf({
  config,
  policy,
  recordedBase,
  baseChoice,
  history,
}: {
  readonly config: Config["compare"];
  readonly policy: ComparePolicy;
  readonly recordedBase: RecordedBase | null;
  /** Null if this run measures no base. */
  readonly baseChoice: BaseChoice | null;
  /** Null if the job keeps no history, or the history can't be read. */
  readonly history: EarlierRuns | null;
}): Judge {
  const recorded = recordedBase ?? (config.budgets.length > 0 ? noBase : null);
  const calibrationOf = (head: Profile): Calibration | null =>
    policy.calibration ?? history?.calibrationOf(head) ?? null;
  const policyFor = (head: Profile): ComparePolicy => ({ ...policy, calibration: calibrationOf(head) });
  return {
    byBaseline: ({ head, base }) => {
      if (base !== null) return judgeMeasured(head, base, config, policyFor(head), baseChoice);
      return recorded === null ? null : judgeRecorded(head, recorded, config, policyFor(head));
    },
    recordedProfile: recorded?.profile ?? null,
    hasRecordedBase: recorded !== null && recorded.profile !== null,
    calibrationOf,
  };
}
