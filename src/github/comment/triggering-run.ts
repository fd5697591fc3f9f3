import * as z from "zod";
import { fullName, repositoryParameters, isSameRepository, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Api, listAll, pageSize } from "../api/api.ts";
import { toDiagnostic } from "../api/failure.ts";

/** The commit that the triggering run measured, and the repository that the commit is from. Both come from GitHub, never from an artifact. */
interface TriggeringHead {
  readonly repository: Repository;
  readonly headSha: string;
  /** `owner/name`, or null if the repository was deleted. */
  readonly headRepository: string | null;
}

/** `number` is null if there's nothing to comment on. That isn't an error, and `why` explains it. */
type FoundPullRequest = { readonly number: number } | { readonly number: null; readonly why: string };

const pullSchema = z.object({
  number: z.number().int(),
  state: z.string(),
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
});

/**
 * Finds the open pull request whose current head is this commit in this repository. If the pull request has newer commits,
 * it gets no comment about an old commit. The repository matters because anybody can open a pull request with somebody
 * else's commit. Throws StoppedError only.
 */
export async function findPullRequest(api: Api, head: TriggeringHead): Promise<FoundPullRequest | Diagnostic> {
  const { repository, headSha, headRepository } = head;
  if (headRepository === null) {
    return { number: null, why: "The measured commit's repository was deleted." };
  }
  try {
    const what = `list the pull requests in ${fullName(repository)}`;
    const pulls = await listAll(api, what, "pull-requests: read", pullSchema, (github) =>
      github.paginate(github.rest.pulls.list, {
        ...repositoryParameters(repository),
        state: "open",
        per_page: pageSize,
      }),
    );
    const numbers = pulls
      .filter(({ state, head: { sha, repo } }) => {
        return state === "open" && sha === headSha && isSameRepository(repo?.full_name, headRepository);
      })
      .map(({ number }) => number);
    return choose(
      [...new Set(numbers)].sort((a, b) => a - b),
      `${headSha.slice(0, 7)} of ${plainText(headRepository)}`,
    );
  } catch (error) {
    return toDiagnostic(error);
  }
}

function choose(numbers: readonly number[], commit: string): FoundPullRequest {
  const [number, ...others] = numbers;
  if (number === undefined) {
    return {
      number: null,
      why: `No open pull request has commit ${commit} as its head. The pull request has newer commits or was closed.`,
    };
  }
  if (others.length === 0) return { number };
  // Each pull request has its own base, and we compared with only one base.
  return {
    number: null,
    why: `Several open pull requests have commit ${commit} as their head (${numbers.map((one) => `#${String(one)}`).join(", ")}), so we can't tell which one was measured.`,
  };
}

const jobSchema = z.object({ name: z.string(), conclusion: z.string().nullable() });

/** Conclusions of jobs that may have lost a result. A skipped job had no result to lose. */
const failures: ReadonlySet<string> = new Set(["failure", "timed_out", "cancelled"]);

/**
 * The names of a run's jobs whose last attempt failed, in plain text. GitHub doesn't know which of these jobs use llm-profile.
 * Throws StoppedError only.
 */
export async function listFailedJobs(
  api: Api,
  { repository, runId }: { readonly repository: Repository; readonly runId: number },
): Promise<string[] | Diagnostic> {
  try {
    const jobs = await listAll(api, `list the jobs of run ${String(runId)}`, "actions: read", jobSchema, (github) =>
      github.paginate(github.rest.actions.listJobsForWorkflowRun, {
        ...repositoryParameters(repository),
        run_id: runId,
        per_page: pageSize,
      }),
    );
    return jobs.filter(({ conclusion }) => failures.has(conclusion ?? "")).map(({ name }) => plainText(name));
  } catch (error) {
    return toDiagnostic(error);
  }
}
