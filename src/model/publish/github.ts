/** An event's text may come from strangers, so we check it, and escape it when we show it. */
export interface GithubJob {
  readonly repository: Repository;
  /** URLs have no slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly job: string;
  readonly workflow: string;
  readonly event: string;
  /** On `pull_request`, GitHub's merge commit. */
  readonly sha: string;
  readonly ref: string;
  readonly defaultBranch: string | null;
  readonly pullRequest: PullRequest | null;
  readonly mergeGroup: MergeGroup | null;
  /** From `issue_comment` events, which don't include the pull request's commits. */
  readonly comment: PullComment | null;
  readonly triggeringRun: WorkflowRun | null;
}

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Null if the fork was deleted. */
  readonly headRepository: string | null;
  readonly baseRef: string;
  readonly baseSha: string;
  /** The token is then read-only, whatever `permissions:` says. */
  readonly fork: boolean;
}

export interface PullComment {
  readonly pullRequest: number;
  readonly author: string;
}

export interface MergeGroup {
  readonly baseRef: string;
  readonly baseSha: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  readonly event: string;
  readonly conclusion: string | null;
  readonly headSha: string;
  /** For a run from a fork, the fork. Null if it was deleted. */
  readonly headRepository: string | null;
}

export function repositoryParameters({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

export function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}

/** GitHub ignores case. */
export function isSameRepository(a: string | null | undefined, b: string | null | undefined): boolean {
  return typeof a === "string" && a.toLowerCase() === b?.toLowerCase();
}

export function isPullRequestEvent(event: string): boolean {
  return event.startsWith("pull_request") || event === "issue_comment";
}

/** A job that another run triggered measures the same change as that run. */
export function measuresUnmergedChange({ event, triggeringRun }: Pick<GithubJob, "event" | "triggeringRun">): boolean {
  const measured = triggeringRun?.event ?? event;
  return isPullRequestEvent(measured) || measured === "merge_group";
}
