/** The job that we run in, according to GitHub. An event's text may come from strangers, so we check it, and escape it when we show it. */
export interface GithubJob {
  readonly repository: Repository;
  /** Both URLs, such as https://github.com and https://api.github.com, have no slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: number;
  /** Starts at 1, and increases with each re-run. */
  readonly runAttempt: number;
  /** The job's key in the workflow file. */
  readonly job: string;
  /** The workflow's name. */
  readonly workflow: string;
  readonly event: string;
  /** The commit that's checked out by default; on `pull_request`, GitHub's merge commit. 40 hex digits. */
  readonly sha: string;
  /** Such as refs/heads/main or refs/pull/7/merge. */
  readonly ref: string;
  readonly defaultBranch: string | null;
  /** From `pull_request` and `pull_request_target` events. For a comment, we ask GitHub for the pull request. */
  readonly pullRequest: PullRequest | null;
  /** From `merge_group` events. */
  readonly mergeGroup: MergeGroup | null;
  /** From `issue_comment` events on a pull request. These events don't include the pull request's commits. */
  readonly comment: PullComment | null;
  /** From `workflow_run` events. */
  readonly triggeringRun: WorkflowRun | null;
}

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** `owner/name`; null if the fork was deleted. */
  readonly headRepository: string | null;
  /** The target branch. */
  readonly baseRef: string;
  readonly baseSha: string;
  /** True if the head is in another repository. The token is then read-only, whatever `permissions:` says. */
  readonly fork: boolean;
}

/** A comment on a pull request. */
export interface PullComment {
  readonly pullRequest: number;
  /** The author's login. */
  readonly author: string;
}

/** Pull requests that a merge queue tests together. */
export interface MergeGroup {
  /** The target branch. */
  readonly baseRef: string;
  /** The commit that these pull requests are merged on top of. This commit may belong to another merge group. */
  readonly baseSha: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  readonly event: string;
  readonly conclusion: string | null;
  readonly headSha: string;
  /** `owner/name`. For a run from a fork, this is the fork. Null if the repository was deleted. */
  readonly headRepository: string | null;
}

/** A repository as parameters for a GitHub API request. */
export function repositoryParameters({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

/** `owner/name`, as GitHub writes it. */
export function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}

/** True if both are the same `owner/name`; GitHub ignores case. False for a deleted or unknown repository. */
export function isSameRepository(one: string | null | undefined, other: string | null | undefined): boolean {
  return typeof one === "string" && one.toLowerCase() === other?.toLowerCase();
}

/** True for events about a pull request, and for comments, which may also be on an issue. */
export function isPullRequestEvent(event: string): boolean {
  return event.startsWith("pull_request") || event === "issue_comment";
}

/** True for pull requests and merge queues. A job that another run triggered measures the same change as that run. */
export function measuresUnmergedChange({ event, triggeringRun }: Pick<GithubJob, "event" | "triggeringRun">): boolean {
  const measured = triggeringRun?.event ?? event;
  return isPullRequestEvent(measured) || measured === "merge_group";
}
