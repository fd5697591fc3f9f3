/** The job that we run in, as GitHub tells it. Everything of an event is other people's text: checked when read, hostile when shown. */
export interface GithubJob {
  readonly repository: Repository;
  /** Such as https://github.com and https://api.github.com; without a slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: number;
  /** 1 for the first; higher where somebody ran it again. */
  readonly runAttempt: number;
  /** The job's key in the workflow file. */
  readonly job: string;
  /** The workflow's name. */
  readonly workflow: string;
  readonly event: string;
  /** The commit that was checked out by default; on `pull_request` GitHub's merge commit. 40 hex digits. */
  readonly sha: string;
  /** Such as refs/heads/main and refs/pull/7/merge. */
  readonly ref: string;
  readonly defaultBranch: string | null;
  /** Of `pull_request` and `pull_request_target` events, and what GitHub says of a commented one. */
  readonly pullRequest: PullRequest | null;
  /** Of `merge_group` events. */
  readonly mergeGroup: MergeGroup | null;
  /** Of `issue_comment` events of a pull request, of which they tell nothing else. */
  readonly comment: PullComment | null;
  /** Of `workflow_run` events. */
  readonly triggeringRun: WorkflowRun | null;
}

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** `owner/name`; null where the fork is deleted. */
  readonly headRepository: string | null;
  /** The branch that it would be merged into. */
  readonly baseRef: string;
  readonly baseSha: string;
  /** True where the head is in another repository: the token is then read-only, whatever `permissions:` says. */
  readonly fork: boolean;
}

/** Who commented on which pull request. */
export interface PullComment {
  readonly pullRequest: number;
  /** A login. */
  readonly author: string;
}

/** Pull requests that a merge queue tries out together. */
export interface MergeGroup {
  /** The branch that they would be merged into. */
  readonly baseRef: string;
  /** The commit that they are merged on top of, which may be another group's. */
  readonly baseSha: string;
}

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  readonly event: string;
  readonly conclusion: string | null;
  readonly headSha: string;
  /** `owner/name`; null where it is deleted. A fork's run has the fork here. */
  readonly headRepository: string | null;
}

/** The repository as the parameters of a request. */
export function inRepository({ owner, name }: Repository): { readonly owner: string; readonly repo: string } {
  return { owner, repo: name };
}

/** `owner/name`, as GitHub writes it. */
export function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}
