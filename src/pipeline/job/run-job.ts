import { commentJob } from "./comment-job.ts";
import type { JobContext, JobResult } from "./job-context.ts";
import { profileJob } from "./profile-job.ts";

/** What the action does, by its mode. Throws LlmProfileError when the job is to fail for another reason than a verdict. */
export async function runJob(jobContext: JobContext): Promise<JobResult> {
  return jobContext.publish.mode === "comment" ? commentJob(jobContext) : profileJob(jobContext);
}
