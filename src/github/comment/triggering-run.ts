import * as z from "zod";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { repositoryParameters, type Repository } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Api, listAll, pageSize } from "../api/api.ts";
import { toDiagnostic } from "../api/failure.ts";

const jobSchema = z.object({ name: z.string(), conclusion: z.string().nullable() });

const failures: ReadonlySet<string> = new Set(["failure", "timed_out", "cancelled"]);

/** GitHub doesn't know which of these jobs use llm-profile. */
export async function listFailedJobs(
  api: Api,
  { repository, runId }: { readonly repository: Repository; readonly runId: number },
): Promise<string[] | Diagnostic> {
  try {
    const jobs = await listAll(api, `list the jobs of run ${runId}`, "actions: read", jobSchema, (github) =>
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
