import { join } from "node:path";
import type { History } from "../../model/history/history.ts";
import { type GithubJob, fullName } from "../../model/publish/github.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { historyPage } from "../history/parts.ts";
import { temporaryBase } from "../start/machine.ts";
import type { JobContext } from "./job-context.ts";

/** Writes what the history says. */
export async function publishHistory({ context }: JobContext, job: GithubJob, history: History): Promise<void> {
  const page = historyPage(history, { repository: `${job.serverUrl}/${fullName(job.repository)}` });
  const file = join(temporaryBase(context), "llm-profile-history", "history.html");
  await writeFileAtomic(file, page, "replace");
  context.log.info(`The history as a page: ${file}`);
}
