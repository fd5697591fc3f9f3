import type { Milliseconds } from "../units.ts";

export interface PublishSettings {
  readonly mode: ActionMode;
  readonly baseline: BaselineChoice;
  readonly comment: CommentPolicy;
  readonly matrix: string;
  readonly artifactName: string | null;
  readonly retentionDays: number | null;
  readonly token: string | null;
  readonly checkRun: boolean;
  /** Opens an issue for a regression on the default branch, and closes it after a pass. */
  readonly issue: boolean;
  readonly bisectMs: Milliseconds | null;
  readonly historyBranch: string | null;
  readonly timeLimitMs: Milliseconds;
  /** True if a fork's code may run on events other than `pull_request`, whose jobs have secrets. */
  readonly forkCodeWithSecrets: boolean;
}

/**
 * profile: measure, compare, publish. comment: only publish what other jobs measured. baseline: measure and publish, but don't compare.
 * history: only record what other jobs measured.
 */
export const actionModes = ["profile", "comment", "baseline", "history"] as const;
export type ActionMode = (typeof actionModes)[number];

/**
 * auto: on every pull request that we can write to. always: also warns if we can't write. on-change: only if something changed, or to
 * update our existing comment.
 */
export const commentPolicies = ["auto", "always", "on-change", "never"] as const;
export type CommentPolicy = (typeof commentPolicies)[number];

/**
 * What to compare head with. auto: `same-job` on pull requests or if compare.base is set, otherwise `artifact`. history: the commit
 * before a suspected change, measured alternately with head; nothing if no change is suspected.
 */
export const baselineKinds = ["auto", "same-job", "artifact", "history", "none"] as const;
export type BaselineChoice =
  { readonly kind: (typeof baselineKinds)[number] } | { readonly kind: "path"; readonly path: string };

export interface UploadedArtifact {
  readonly name: string;
  readonly id: number;
  readonly url: string;
  readonly files: number;
}
