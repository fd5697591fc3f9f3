import { historyCalibration } from "../../compare/history/history-calibration.ts";
import { gpuId } from "../../compare/history/record.ts";
import { LlmProfileError } from "../../errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Config } from "../../model/config.ts";
import type { History } from "../../model/history/history.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ComparePolicy } from "./compare-policy.ts";
import {
  judgeMeasured,
  judgeRecorded,
  judgeReference,
  noBase,
  type BaseChoice,
  type RecordedBase,
  type Reference,
} from "./judge.ts";

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
  /** The one that is named, else what a history knows of the head's GPU; null: neither is there. */
  readonly calibrationOf: (head: Profile) => Calibration | null;
}

/** What earlier runs of a job left in its history. */
export interface JobHistory {
  readonly history: History;
  /** As in its records. */
  readonly job: string;
}

export function judgeOf({
  config,
  policy,
  recordedBase,
  reference,
  baseChoice,
  history,
}: {
  readonly config: Config["compare"];
  readonly policy: ComparePolicy;
  readonly recordedBase: RecordedBase | null;
  readonly reference: Reference | null;
  /** Null where none is measured in this run. */
  readonly baseChoice: BaseChoice | null;
  /** Null: none is kept, or it can't be read. */
  readonly history: JobHistory | null;
}): Judge {
  const recorded = recordedBase ?? (config.budgets.length > 0 ? noBase : null);
  const calibrationOf = (head: Profile): Calibration | null =>
    policy.calibration ?? (history === null ? null : calibrationOfGpu(history, head));
  const policyFor = (head: Profile): ComparePolicy => ({ ...policy, calibration: calibrationOf(head) });
  return {
    byBaseline: ({ head, base }) => {
      if (base !== null) return judgeMeasured(head, base, config, policyFor(head), baseChoice);
      return recorded === null ? null : judgeRecorded(head, recorded, config, policyFor(head));
    },
    byReference: (head) => (reference === null ? null : judgeReference(head, reference, config, policyFor(head))),
    recordedProfile: recorded?.profile ?? null,
    hasRecordedBase: [recorded, reference].some((one) => one !== null && one.profile !== null),
    calibrationOf,
  };
}

/** Of the one GPU that the head ran on. */
function calibrationOfGpu({ history, job }: JobHistory, { machine: { gpus, driver } }: Profile): Calibration | null {
  const [gpu, ...others] = gpus;
  if (gpu?.uuid == null || others.length > 0) return null;
  const { name, uuid } = gpu;
  return historyCalibration(history, job, { gpu: { name, uuid }, gpuId: gpuId(uuid), driver });
}
