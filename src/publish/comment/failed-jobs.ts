import { z } from "zod";
import type { Repository } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Api } from "../api/api.ts";
import { troubleOf } from "../api/failure.ts";

const jobSchema = z.object({ name: z.string(), conclusion: z.string().nullable() });

/** What a job may come to that keeps it from telling a result. One that was skipped had none to tell. */
const failures: ReadonlySet<string> = new Set(["failure", "timed_out", "cancelled"]);

/**
 * The names of a run's jobs that have ended badly, of each its last attempt; plain text. Which of them llm-profile was to run
 * in, GitHub does not know. Throws StoppedError only.
 */
export async function failedJobs(
  api: Api,
  { repository, runId }: { readonly repository: Repository; readonly runId: number },
): Promise<string[] | PublishTrouble> {
  try {
    const jobs = await api.call(`list the jobs of run ${String(runId)}`, "actions: read", async (github) =>
      z.array(jobSchema).parse(
        await github.paginate(github.rest.actions.listJobsForWorkflowRun, {
          owner: repository.owner,
          repo: repository.name,
          run_id: runId,
          per_page: 100,
        }),
      ),
    );
    return jobs.filter(({ conclusion }) => failures.has(conclusion ?? "")).map(({ name }) => plainText(name));
  } catch (error) {
    return troubleOf(error);
  }
}
