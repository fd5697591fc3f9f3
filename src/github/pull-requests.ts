import * as z from "zod";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  fullName,
  repositoryParameters,
  isSameRepository,
  type PullComment,
  type PullRequest,
  type Repository,
} from "../model/publish/github.ts";
import { plainText } from "../model/text/plain-text.ts";
import { type Api, listAll, pageSize, requestData } from "./api/api.ts";
import { ApiFailure, toDiagnostic } from "./api/failure.ts";

const permission = "pull-requests: read";

const headSchema = z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() });
const commitId = z.string().regex(/^[0-9a-f]{40}$/, "not a commit id");
const pullSchema = z.object({
  state: z.string(),
  head: headSchema.extend({ sha: commitId }),
  base: z.object({ ref: z.string().min(1), sha: commitId }),
});

async function readPull<T>(api: Api, repository: Repository, number: number, schema: z.ZodType<T>): Promise<T> {
  const action = `read pull request #${number} of ${fullName(repository)}`;
  return requestData(api, action, permission, schema, (github) =>
    github.rest.pulls.get({ ...repositoryParameters(repository), pull_number: number }),
  );
}

/** If it isn't, our comment could overwrite a newer run's comment. */
export async function isHeadCurrent(
  api: Api,
  { repository, number, headSha }: { repository: Repository; number: number; headSha: string },
): Promise<boolean | Diagnostic> {
  try {
    const { head } = await readPull(api, repository, number, z.object({ head: headSchema }));
    return head.sha === headSha;
  } catch (error) {
    return toDiagnostic(error);
  }
}

interface CommentedPull {
  readonly mayWrite: boolean;
  readonly isOpen: boolean;
  readonly pullRequest: PullRequest;
}

/** `admin`, `write`, `read`, or `none`. GitHub reports `maintain` as `write` and `triage` as `read`. */
const permissionSchema = z.object({ permission: z.string() });

export async function readCommentedPull(
  api: Api,
  repository: Repository,
  { pullRequest: number, author }: PullComment,
): Promise<CommentedPull | Diagnostic> {
  try {
    // Any token can read this permission.
    const action = "read the comment author's permission";
    const access = await requestData(api, action, null, permissionSchema, (github) =>
      github.rest.repos.getCollaboratorPermissionLevel({ ...repositoryParameters(repository), username: author }),
    );
    const { state, head, base } = await readPull(api, repository, number, pullSchema);
    const headRepository = head.repo?.full_name ?? null;
    return {
      mayWrite: access.permission === "admin" || access.permission === "write",
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

/** Both come from GitHub, never from an artifact. */
interface TriggeringHead {
  readonly repository: Repository;
  readonly headSha: string;
  readonly headRepository: string | null;
}

type FoundPullRequest = { readonly number: number } | { readonly number: null; readonly why: string };

const listedSchema = z.object({ number: z.number().int(), state: z.string(), head: headSchema });

/**
 * Finds the open pull request whose current head is this commit in this repository. The repository matters because anybody can open a pull
 * request with somebody else's commit.
 */
export async function findPullRequest(api: Api, head: TriggeringHead): Promise<FoundPullRequest | Diagnostic> {
  const { repository, headSha, headRepository } = head;
  if (headRepository === null) return { number: null, why: "The measured commit's repository was deleted." };
  try {
    const action = `list the pull requests in ${fullName(repository)}`;
    const pulls = await listAll(api, action, permission, listedSchema, (github) =>
      github.paginate(github.rest.pulls.list, {
        ...repositoryParameters(repository),
        state: "open",
        per_page: pageSize,
      }),
    );
    const matches = pulls.filter(
      ({ state, head: { sha, repo } }) =>
        state === "open" && sha === headSha && isSameRepository(repo?.full_name, headRepository),
    );
    const numbers = [...new Set(matches.map(({ number }) => number))].sort((a, b) => a - b);
    const [number, another] = numbers;
    const commit = `${headSha.slice(0, 7)} of ${plainText(headRepository)}`;
    if (number === undefined) {
      const why = `No open pull request has commit ${commit} as its head. The pull request has newer commits or was closed.`;
      return { number: null, why };
    }
    if (another === undefined) return { number };
    const list = numbers.map((each) => `#${each}`).join(", ");
    const why = `Several open pull requests have commit ${commit} as their head (${list}), so we can't tell which one was measured.`;
    return { number: null, why };
  } catch (error) {
    return toDiagnostic(error);
  }
}

const longestTitle = 200;
const mostPulls = 10;

const containingSchema = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  merged_at: z.string().nullish(),
});

/** Prefers a merged one. The title is untrusted. Null also if the request fails. */
export async function findPullOfCommit(
  api: Api,
  repository: Repository,
  sha: string,
): Promise<{ readonly number: number; readonly title: string } | null> {
  try {
    const action = `list the pull requests for ${sha.slice(0, 12)} in ${fullName(repository)}`;
    const pulls = await requestData(api, action, permission, z.array(containingSchema), (github) =>
      github.rest.repos.listPullRequestsAssociatedWithCommit({
        ...repositoryParameters(repository),
        commit_sha: sha,
        per_page: mostPulls,
      }),
    );
    const pull = pulls.find(({ merged_at: merged }) => merged != null) ?? pulls[0];
    if (pull === undefined) return null;
    return { number: pull.number, title: plainText(pull.title).slice(0, longestTitle).toWellFormed() };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
