import { z } from "zod";
import type { GithubJob } from "../model/publish/github.ts";
import { plainText } from "../model/text/plain-text.ts";
import { readEventPayload, type EventPayload } from "./event-payload.ts";

/** The job, and what could not be read of it: sentences for the log. `job` null: nothing can be asked of GitHub. */
export interface ReadGithubJob {
  readonly job: GithubJob | null;
  readonly warnings: readonly string[];
}

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, "no whole number above 0")
  .transform(Number);
const address = z
  .url({ protocol: /^https?$/, error: "no http address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

/** GITHUB_* variables as a runner sets them; servers and attempt have the defaults of github.com. */
const environmentSchema = z.object({
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "not owner/name"),
  GITHUB_SERVER_URL: address.default("https://github.com"),
  GITHUB_API_URL: address.default("https://api.github.com"),
  GITHUB_RUN_ID: wholeNumber,
  GITHUB_RUN_ATTEMPT: wholeNumber.default(1),
  GITHUB_JOB: z.string().default(""),
  GITHUB_WORKFLOW: z.string().default(""),
  GITHUB_EVENT_NAME: z.string().min(1, "empty"),
  GITHUB_SHA: z.string().regex(/^[0-9a-f]{40}$/, "no commit id"),
  GITHUB_REF: z.string().default(""),
});

/**
 * The job that we run in, from the runner's variables and the event's file. Job null outside of GitHub Actions. What is
 * missing or wrong never stops the profiling: it is null, with a warning that says what is not done without it.
 */
export function readGithubJob(
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): ReadGithubJob {
  if (environment["GITHUB_ACTIONS"] !== "true" || !environment["GITHUB_REPOSITORY"]) return { job: null, warnings: [] };
  const checked = environmentSchema.safeParse(environment);
  if (!checked.success) return { job: null, warnings: [wrongEnvironment(checked.error)] };
  const variables = checked.data;
  const payload = readPayload(environment["GITHUB_EVENT_PATH"], readFile);
  const [owner = "", name = ""] = variables.GITHUB_REPOSITORY.split("/");
  return {
    job: {
      repository: { owner, name },
      serverUrl: variables.GITHUB_SERVER_URL,
      apiUrl: variables.GITHUB_API_URL,
      runId: variables.GITHUB_RUN_ID,
      runAttempt: variables.GITHUB_RUN_ATTEMPT,
      job: variables.GITHUB_JOB,
      workflow: variables.GITHUB_WORKFLOW,
      event: variables.GITHUB_EVENT_NAME,
      sha: variables.GITHUB_SHA,
      ref: variables.GITHUB_REF,
      defaultBranch: payload.defaultBranch,
      pullRequest: payload.pullRequest,
      mergeGroup: payload.mergeGroup,
      triggeringRun: payload.triggeringRun,
    },
    warnings: [...payload.warnings, ...missingParts(variables.GITHUB_EVENT_NAME, payload)],
  };
}

function wrongEnvironment(error: z.ZodError): string {
  const wrong = error.issues.map(({ path, message }) => `${path.join(".")} (${message})`).join(", ");
  return plainText(
    `GitHub's job is not known, since variables of the runner are missing or wrong: ${wrong}. There is no artifact, no baseline and no comment. Inside a container, hand on all GITHUB_ variables.`,
  );
}

function readPayload(path: string | undefined, readFile: (path: string) => string): EventPayload {
  const none = { defaultBranch: null, pullRequest: null, mergeGroup: null, triggeringRun: null };
  if (path === undefined || path === "") return { ...none, warnings: ["GITHUB_EVENT_PATH is not set."] };
  try {
    return readEventPayload(readFile(path));
  } catch (error) {
    return {
      ...none,
      warnings: [plainText(`The event's file (GITHUB_EVENT_PATH) could not be read (${String(error)}).`)],
    };
  }
}

/** What an event of this name must have had. */
function missingParts(event: string, payload: EventPayload): string[] {
  if (/^pull_request(?:_target)?$/.test(event) && payload.pullRequest === null) {
    return ["Which pull request this job belongs to, is not known: it gets no comment."];
  }
  if (event === "workflow_run" && payload.triggeringRun === null) {
    return ["Which run triggered this job, is not known: its results cannot be fetched."];
  }
  return [];
}
