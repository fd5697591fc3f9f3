import { LlmProfileError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import { judgeMeasured, judgeRecorded, judgeReference, noBase, type BaseChoice, type RecordedBase, type Reference } from "./judge.ts";

/** What a run has measured of its sides. */
export interface Profiles {
  readonly head: Profile;
  /** Or why it could not be measured; null where none is measured in this run. */
  readonly base: Profile | LlmProfileError | null;
}

export function isProfile(base: Profiles["base"]): base is Profile {
  return base !== null && !(base instanceof LlmProfileError);
}

/** What the head of a run is held against. It is asked whenever more is known of either side. */
export interface Judge {
  /** With the base of this run, else the recorded one; null: there is neither, and no budget. */
  readonly byBaseline: (profiles: Profiles) => Comparison | null;
  /** With the pinned reference; null: there is none. */
  readonly byReference: (head: Profile) => Comparison | null;
  /** Of the recorded base, where there is one. */
  readonly recordedProfile: Profile | null;
  /** Whether a base or a reference of an earlier run is there to compare with. */
  readonly hasRecordedBase: boolean;
  /** Null: none is named. */
  readonly calibration: ComparePolicy["calibration"];
}

export function judgeOf({
  config,
  policy,
  recordedBase,
  reference,
  baseChoice,
}: {
  readonly config: Config["compare"];
  readonly policy: ComparePolicy;
  readonly recordedBase: RecordedBase | null;
  readonly reference: Reference | null;
  /** Null where none is measured in this run. */
  readonly baseChoice: BaseChoice | null;
}): Judge {
  const recorded = recordedBase ?? (config.budgets.length > 0 ? noBase : null);
  return {
    byBaseline: ({ head, base }) => {
      if (base !== null) return judgeMeasured(head, base, config, policy, baseChoice);
      return recorded === null ? null : judgeRecorded(head, recorded, config, policy);
    },
    byReference: (head) => (reference === null ? null : judgeReference(head, reference, config, policy)),
    recordedProfile: recorded?.profile ?? null,
    hasRecordedBase: [recorded, reference].some((one) => one !== null && one.profile !== null),
    calibration: policy.calibration,
  };
}
