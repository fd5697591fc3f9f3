import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { History } from "../../model/history/history.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import { singleFileName, usualPrefix } from "../../publish/artifact/artifact-name.ts";
import { uploadPage } from "../../publish/artifact/upload.ts";
import { knownSecrets } from "../../publish/secrets/known-secrets.ts";
import { historyPage } from "../../report/history/page.ts";
import { historySummary } from "../../report/history/summary.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { reportAssets } from "../conf.ts";
import { temporaryBase } from "../start/machine.ts";
import { isDiagnostic, warnOf, type JobContext } from "./job-context.ts";
import { holdsSecret, writeSummaryText } from "./write-comment.ts";

/** Uploads the history as a page and links to it in the job summary. */
export async function publishHistory(jobContext: JobContext, job: GithubJob, history: History): Promise<void> {
  const { context, publish, ports, waitBudget } = jobContext;
  const page = historyPage(history, context.clock.now().toISOString(), reportAssets(context));
  const secrets = knownSecrets({ environment: context.environment, workload: null, token: publish.token });
  if (holdsSecret(jobContext, "The history", page, secrets)) return;
  const folder = await mkdtemp(join(temporaryBase(context), "llm-profile-history-"));
  try {
    const name = singleFileName(publish.artifactName ?? usualPrefix, job.runAttempt, "history.html");
    const file = join(folder, name);
    await writeFileAtomic(file, page, "replace");
    const { retentionDays } = publish;
    const request = { file, job, retentionDays, log: context.log, stop: waitBudget.signal };
    const uploaded = await uploadPage({ ...request, temporaryDirectory: folder });
    if (isDiagnostic(uploaded)) warnOf(jobContext, uploaded);
    else ports.setOutput("report-url", uploaded.url);
    await writeSummaryText(jobContext, historySummary(history, isDiagnostic(uploaded) ? null : uploaded.url), secrets);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
