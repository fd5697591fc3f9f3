import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../../../model/publish/github.ts";
import type { Api } from "../../../github/api/api.ts";
import { ApiFailure } from "../../../github/api/failure.ts";

/** A commit's time, in UTC, and the first line of its message. */
export interface CommitFacts {
  readonly committedAt: string;
  readonly subject: string;
}

const commitSchema = z.object({
  commit: z.object({ message: z.string(), committer: z.object({ date: z.iso.datetime({ offset: true }) }) }),
});

/** Reads a commit from GitHub. Null if GitHub doesn't know the commit or the request fails. Throws StoppedError only. */
export async function commitFacts(api: Api, repository: Repository, sha: string): Promise<CommitFacts | null> {
  try {
    const what = `read the commit ${sha.slice(0, 12)} of ${fullName(repository)}`;
    const { message, committer } = await api.call(what, "contents: read", async (github) => {
      const { data } = await github.rest.repos.getCommit({ ...repositoryParameters(repository), ref: sha, per_page: 1 });
      return commitSchema.parse(data).commit;
    });
    const [subject = ""] = message.split("\n", 1);
    return { committedAt: new Date(committer.date).toISOString(), subject };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
