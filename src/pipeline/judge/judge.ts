import type { RoundClocks } from "../../compare/common-mode.ts";
import { compare, compareWithoutBaseline } from "../../compare/compare.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RangeHistory } from "../../report/recent-runs/range-history.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { sideFiles } from "./result-file.ts";

export type RecordedBase =
  | { readonly state: "artifact" | "given"; readonly profile: Profile; readonly text: string }
  | { readonly state: "absent" | "incompatible" | "failed"; readonly profile: null; readonly text: string };

export interface BaseChoice {
  readonly why: string;
  readonly pinned: string | null;
}

export interface Profiles {
  readonly head: Profile;
  readonly base: Profile | LlmProfileError | null;
}

export function isProfile(base: Profiles["base"]): base is Profile {
  return base !== null && !(base instanceof LlmProfileError);
}

export interface Judge {
  readonly byBaseline: (profiles: Profiles) => Comparison | null;
  readonly recordedProfile: Profile | null;
  readonly calibrationOf: (head: Profile) => Calibration | null;
}

export interface EarlierRuns {
  readonly recentRuns: readonly RangeHistory[];
  /** A commit to compare the head with, and why. Null if no change in earlier runs still needs a check. */
  readonly signToCheck: { readonly base: string; readonly text: string } | null;
  readonly calibrationOf: (head: Profile) => Calibration | null;
}

interface JudgeInput {
  readonly config: Config["compare"];
  readonly policy: ComparePolicy;
  readonly recordedBase: RecordedBase | null;
  readonly baseChoice: BaseChoice | null;
  readonly history: EarlierRuns | null;
}

export function createJudge({ config, policy, recordedBase, baseChoice, history }: JudgeInput): Judge {
  const recorded = recordedBase ?? (config.budgets.length > 0 ? noBase : null);
  const calibrationOf = (head: Profile): Calibration | null =>
    policy.calibration ?? history?.calibrationOf(head) ?? null;
  return {
    byBaseline: ({ head, base: measured }) => {
      const against = measured === null ? recorded : createMeasuredBaseline(measured, baseChoice);
      if (against === null) return null;
      if (against.profile === null) {
        const { state, text } = against;
        const baseline = { state, text };
        return compareWithoutBaseline({
          head,
          policy: config,
          baseline,
          today: policy.today,
          headFile: sideFiles.head,
        });
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
        clocks: collectClocks({ base, head }),
      });
    },
    recordedProfile: recorded?.profile ?? null,
    calibrationOf,
  };
}

const noBase: RecordedBase = {
  state: "absent",
  profile: null,
  text: "No base was configured, so only the budgets are checked.",
};

function createMeasuredBaseline(base: Profile | LlmProfileError, choice: BaseChoice | null) {
  if (base instanceof LlmProfileError)
    return { state: "failed", profile: null, text: `Couldn't measureMetric the base: ${base.message}` } as const;
  const text = choice?.why ?? null;
  return { state: "measured", profile: base, text, pinned: choice?.pinned ?? undefined } as const;
}

export function collectClocks({ base, head }: { readonly base: Profile; readonly head: Profile }): RoundClocks {
  return { baseMhz: listClocks(base), headMhz: listClocks(head) };
}

function listClocks({ rounds }: Profile): (number | null)[] {
  return rounds.map(({ gpu }) => (gpu === null || gpu.state === "unknown" ? null : gpu.meanSmClockMhz));
}
