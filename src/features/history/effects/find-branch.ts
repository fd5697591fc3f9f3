import { fullName, repositoryParameters } from "../../../model/publish/github.ts";
import type { Api } from "../../../github/api/api.ts";
import { ApiFailure } from "../../../github/api/failure.ts";
import type { HistoryBranch } from "./write-records.ts";

/**
 * True if the history branch exists. Most repositories have no history branch, so they don't need a git fetch. Throws ApiFailure
 * and StoppedError.
 */
export async function hasHistory(api: Api, { repository, branch }: HistoryBranch): Promise<boolean> {
  try {
    await api.call(`look for the branch ${branch} of ${fullName(repository)}`, "contents: read", async (github) =>
      github.rest.git.getRef({ ...repositoryParameters(repository), ref: `heads/${branch}` }),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === "not-found") return false;
    throw error;
  }
}
