import type { Milliseconds } from "../units.ts";

/** What the action does with a run besides measuring it: only the action has these settings, the command has not. */
export interface PublishSettings {
  readonly mode: ActionMode;
  readonly baseline: BaselineChoice;
  /** What the head is held against besides, and that does not move with the branch; null: nothing. */
  readonly reference: ReferenceChoice | null;
  /** True: a missing baseline fails the job. */
  readonly requireBaseline: boolean;
  readonly comment: CommentPolicy;
  /** The values of the job's matrix, such as `llama-8b, h100`; empty without one. Tells apart what one job measures several times. */
  readonly matrix: string;
  /** Null: made of the job's key. */
  readonly artifactName: string | null;
  /** Null: what the repository is set to. */
  readonly retentionDays: number | null;
  readonly token: string | null;
  /** True: a check run tells the verdict, which has a conclusion that is neither success nor failure. */
  readonly checkRun: boolean;
  /** True: a regression of the default branch opens an issue, which a pass closes. */
  readonly issue: boolean;
  /** How long to search for the commit of a regression; null: it isn't searched for. */
  readonly bisectMs: Milliseconds | null;
  /** The branch of this repository that holds the history; null: no history is looked at. */
  readonly historyBranch: string | null;
  /** For looking for a baseline, and for all publishing. */
  readonly timeLimitMs: Milliseconds;
  /** True: a fork's code may run on `pull_request_target` and `issue_comment`, whose jobs have secrets. */
  readonly forkCodeWithSecrets: boolean;
}

/**
 * profile: measure, compare, publish. comment: only publish what other jobs measured. baseline: measure and publish, compare with nothing.
 * history: only record what other jobs measured.
 */
export const actionModes = ["profile", "comment", "baseline", "history"] as const;
export type ActionMode = (typeof actionModes)[number];

/** auto: on every pull request that we may write to. always: also where we may not, with a warning. on-change: where something changed, or a comment is there. */
export const commentPolicies = ["auto", "always", "on-change", "never"] as const;
export type CommentPolicy = (typeof commentPolicies)[number];

/**
 * What the head is held against. auto: `same-job` on pull requests or where compare.base names one, else `artifact`. history: the
 * commit before a sign of a change, measured in turn; nothing where no sign is open.
 */
export const baselineKinds = ["auto", "same-job", "artifact", "history", "none"] as const;
export type BaselineChoice =
  | { readonly kind: (typeof baselineKinds)[number] }
  /** A run directory, profile or report that is there already. */
  | { readonly kind: "path"; readonly path: string };

/** A pinned reference: a tag or a commit that this workflow has measured, or what lies at a path already. */
export type ReferenceChoice =
  { readonly kind: "commit"; readonly name: string } | { readonly kind: "path"; readonly path: string };

/** An uploaded artifact. */
export interface UploadedArtifact {
  readonly name: string;
  readonly id: number;
  readonly url: string;
  readonly files: number;
}
