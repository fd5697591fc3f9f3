import { z } from "zod";
import type { Repository } from "../../model/publish/github.ts";
import type { Api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import type { ListedRun } from "./branch-runs.ts";

/** A run whose commit the head is based on. */
export interface Candidate {
  readonly run: ListedRun;
  /** Commits between it and the base; 0: the base itself. Null: no base was given. */
  readonly distance: number | null;
}

/** Each is a request, and the newest are the nearest on a branch that is not rewritten. */
const mostAsked = 10;

/**
 * The candidates, best first: runs of the base commit itself (newest first, and nothing is asked), then those of its
 * ancestors, nearest first. Without a base, all runs, newest first. Throws ApiFailure.
 */
export async function* candidates(
  api: Api,
  repository: Repository,
  runs: readonly ListedRun[],
  base: string | null,
): AsyncGenerator<Candidate> {
  if (base === null) {
    for (const run of runs) yield { run, distance: null };
    return;
  }
  for (const run of runs) if (run.head_sha === base) yield { run, distance: 0 };
  const others = [...new Set(runs.map((run) => run.head_sha).filter((sha) => sha !== base))].slice(0, mostAsked);
  const distances = new Map<string, number>();
  for (const sha of others) {
    const distance = await commitsBetween(api, repository, sha, base);
    if (distance !== null) distances.set(sha, distance);
  }
  const ancestors = runs.flatMap((run) => {
    const distance = distances.get(run.head_sha);
    return distance === undefined ? [] : [{ run, distance }];
  });
  yield* ancestors.sort((left, right) => left.distance - right.distance || right.run.id - left.run.id);
}

const comparedSchema = z.object({ status: z.string(), ahead_by: z.number().int().nonnegative() });

/** How many commits `base` has on top of `ancestor`; null where it is not built on it, or where GitHub has lost the commit. */
async function commitsBetween(
  api: Api,
  repository: Repository,
  ancestor: string,
  base: string,
): Promise<number | null> {
  try {
    const { status, ahead_by: aheadBy } = await api.call(
      `compare the commits ${ancestor.slice(0, 10)} and ${base.slice(0, 10)}`,
      "contents: read",
      async (github) => {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
          owner: repository.owner,
          repo: repository.name,
          basehead: `${ancestor}...${base}`,
          per_page: 1,
        });
        return comparedSchema.parse(data);
      },
    );
    return status === "ahead" || status === "identical" ? aheadBy : null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== "not-found") throw error;
    await mustBeSeen(api, repository, base);
    return null;
  }
}

/** A branch that was rewritten has lost its old commits; a token that may not see the base either is told the same of all. */
async function mustBeSeen(api: Api, { owner, name }: Repository, commit: string): Promise<void> {
  await api.call(`read commit ${commit.slice(0, 10)}`, "contents: read", async (github) =>
    github.rest.repos.getCommit({ owner, repo: name, ref: commit, per_page: 1 }),
  );
}
