import type { GithubJob } from "../../model/publish/github.ts";

/**
 * The branches whose runs may be a baseline, first choice first: what the head is to be merged into, where the event says
 * so; else the branch that the job is for, and then the default branch.
 */
export function baselineBranches({ pullRequest, mergeGroup, ref, defaultBranch }: GithubJob): string[] {
  const target = pullRequest?.baseRef ?? mergeGroup?.baseRef;
  if (target !== undefined) return [target];
  const own = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
  return [...new Set([own, defaultBranch])].filter((branch) => typeof branch === "string");
}
