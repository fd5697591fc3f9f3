import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { History } from "../model/history.ts";
import type { GithubJob } from "../../../model/publish/github.ts";
import { singleFileName, usualPrefix } from "../../../github/artifact/artifact-name.ts";
import { uploadPage } from "../../../github/artifact/upload.ts";
import { knownSecrets } from "../../../github/secrets/known-secrets.ts";
import { historyPage } from "../text/page.ts";
import { historySummary } from "../text/summary.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readReportAssets } from "../../../pipeline/conf.ts";
import { findTemporaryBase } from "../../../pipeline/start/machine.ts";
import { isDiagnostic, logPublishFailure, type JobContext } from "../../../pipeline/job/job-context.ts";
import { refuseSecret, writeSummary } from "../../../pipeline/job/write-comment.ts";

/** Uploads the history as a page and links to it in the job summary. */
export async function publishHistory(jobContext: JobContext, job: GithubJob, history: History): Promise<void> {
  const { context, publish, ports, waitBudget } = jobContext;
  const page = historyPage(history, context.clock.now().toISOString(), readReportAssets(context));
  const secrets = knownSecrets({ environment: context.environment, workload: null, token: publish.token });
  const publishing = { ...jobContext, secrets };
  if (refuseSecret(publishing, "The history", page)) return;
  const folder = await mkdtemp(join(findTemporaryBase(context), "llm-profile-history-"));
  try {
    const name = singleFileName(publish.artifactName ?? usualPrefix, job.runAttempt, "history.html");
    const file = join(folder, name);
    await writeFileAtomic(file, page, "replace");
    const { retentionDays } = publish;
    const request = { file, job, retentionDays, log: context.log, stop: waitBudget.signal };
    const uploaded = await uploadPage({ ...request, temporaryDirectory: folder });
    if (isDiagnostic(uploaded)) logPublishFailure(jobContext, uploaded);
    else ports.setOutput("report-url", uploaded.url);
    await writeSummary(publishing, historySummary(history, isDiagnostic(uploaded) ? null : uploaded.url));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
