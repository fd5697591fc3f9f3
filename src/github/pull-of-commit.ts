import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../model/publish/github.ts";
import { plainText } from "../model/text/plain-text.ts";
import type { Api } from "./api/api.ts";
import { ApiFailure } from "./api/failure.ts";

/** A pull request that contains a commit. */
export interface PullOfCommit {
  readonly number: number;
  /** Untrusted text. */
  readonly title: string;
}

const longestTitle = 200;
/** Few commits are in more pull requests than this. */
const mostPulls = 10;

const pullSchema = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  merged_at: z.string().nullish(),
});

/** The commit's pull request, preferably a merged one. Null if the commit has no pull request or the request fails. Throws StoppedError only. */
export async function pullOfCommit(api: Api, repository: Repository, sha: string): Promise<PullOfCommit | null> {
  try {
    const what = `list the pull requests for ${sha.slice(0, 12)} in ${fullName(repository)}`;
    const pulls = await api.call(what, "pull-requests: read", async (github) => {
      const { data } = await github.rest.repos.listPullRequestsAssociatedWithCommit({
        ...repositoryParameters(repository),
        commit_sha: sha,
        per_page: mostPulls,
      });
      return z.array(pullSchema).parse(data);
    });
    const found = pulls.find(({ merged_at: merged }) => merged != null) ?? pulls[0];
    return found === undefined
      ? null
      : { number: found.number, title: plainText(found.title).slice(0, longestTitle).toWellFormed() };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
