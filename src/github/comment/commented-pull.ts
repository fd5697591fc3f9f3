import * as z from "zod";
import type { Diagnostic } from "../../model/diagnostic.ts";
import {
  fullName,
  repositoryParameters,
  isSameRepository,
  type PullComment,
  type PullRequest,
  type Repository,
} from "../../model/publish/github.ts";
import type { Api } from "../api/api.ts";
import { toDiagnostic } from "../api/failure.ts";

/** A comment's pull request, and whether the comment's author can write to the repository. */
export interface CommentedPull {
  readonly mayWrite: boolean;
  readonly isOpen: boolean;
  readonly pullRequest: PullRequest;
}

const commitId = z.string().regex(/^[0-9a-f]{40}$/, "not a commit id");

const pullSchema = z.object({
  state: z.string(),
  head: z.object({ sha: commitId, repo: z.object({ full_name: z.string() }).nullish() }),
  base: z.object({ ref: z.string().min(1), sha: commitId }),
});

/** `admin`, `write`, `read`, or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
const permissionSchema = z.object({ permission: z.string() });

/** Reads the pull request's current state and the comment author's permission from GitHub. Throws StoppedError only. */
export async function commentedPull(
  api: Api,
  repository: Repository,
  { pullRequest: number, author }: PullComment,
): Promise<CommentedPull | Diagnostic> {
  try {
    // Any token can read this permission.
    const permission = await api.call("read the comment author's permission", null, async (github) => {
      const { data } = await github.rest.repos.getCollaboratorPermissionLevel({
        ...repositoryParameters(repository),
        username: author,
      });
      return permissionSchema.parse(data).permission;
    });
    const what = `read pull request #${String(number)} of ${fullName(repository)}`;
    const { state, head, base } = await api.call(what, "pull-requests: read", async (github) => {
      const { data } = await github.rest.pulls.get({ ...repositoryParameters(repository), pull_number: number });
      return pullSchema.parse(data);
    });
    const headRepository = head.repo?.full_name ?? null;
    return {
      mayWrite: permission === "admin" || permission === "write",
      isOpen: state === "open",
      pullRequest: {
        number,
        headSha: head.sha,
        headRepository,
        baseRef: base.ref,
        baseSha: base.sha,
        fork: !isSameRepository(headRepository, fullName(repository)),
      },
    };
  } catch (error) {
    return toDiagnostic(error);
  }
}
