import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../model/publish/github.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type Api, listFirst } from "./api/api.ts";
import { toDiagnostic } from "./api/failure.ts";
import { selectOwn } from "./comment/own.ts";
import { encodeKey, hasSameText } from "./comment/upsert-comment.ts";

/** Every issue we open gets this label, so we can find the issue again. */
const issueLabel = "llm-profile";

export interface IssueRequest {
  readonly repository: Repository;
  /** Differs between jobs and matrix jobs: each has its own issue. */
  readonly key: string;
  /** Plain text. */
  readonly title: string;
  /** Markdown, at most `roomForIssue(key)` characters, without the marker. */
  readonly body: string;
}

/** `left-closed`: somebody closed the issue although the regression remains. `none`: there was no issue to close. */
export interface IssueResult {
  readonly action: "opened" | "updated" | "unchanged" | "closed" | "left-closed" | "none";
  readonly url: string | null;
}

const longestBody = 65_536;
const longestTitle = 200;
const mostPages = 3;

/**
 * Opens the key's issue about a regression, or updates the issue if it's open. An issue that somebody closed stays closed. Throws
 * StoppedError only.
 */
export async function openIssue(api: Api, request: IssueRequest): Promise<IssueResult | Diagnostic> {
  const { repository, key } = request;
  const title = request.title.slice(0, longestTitle).toWellFormed();
  const body = addMarker(key, "open", request.body);
  try {
    const found = await listOwnIssues(api, request);
    const open = found.find(({ state }) => state === "open");
    if (open !== undefined) {
      if (open.title === title && hasSameText(open.body ?? "", body))
        return { action: "unchanged", url: open.html_url };
      await updateIssue(api, repository, open.number, { title, body });
      return { action: "updated", url: open.html_url };
    }
    const [newest] = found;
    if (newest !== undefined && readState(key, newest) === "open")
      return { action: "left-closed", url: newest.html_url };
    const what = `open an issue in ${fullName(repository)}`;
    const { html_url: url } = await api.call(what, "issues: write", async (github) => {
      const { data } = await github.rest.issues.create({
        ...repositoryParameters(repository),
        title,
        body,
        labels: [issueLabel],
      });
      return issueSchema.parse(data);
    });
    return { action: "opened", url };
  } catch (error) {
    return toDiagnostic(error);
  }
}

/** Closes the issue after a recovery, and puts `recovered` (Markdown) above its text. Throws StoppedError only. */
export async function closeIssue(
  api: Api,
  request: Pick<IssueRequest, "repository" | "key"> & { readonly recovered: string },
): Promise<IssueResult | Diagnostic> {
  const { repository, key, recovered } = request;
  try {
    let closed: string | null = null;
    for (const issue of await listOwnIssues(api, request)) {
      if (readState(key, issue) !== "open" && issue.state !== "open") continue;
      const told = `${recovered}\n\n${textOf(issue)}`.slice(0, measureIssueRoom(key)).toWellFormed();
      const body = addMarker(key, "closed", told);
      const isOpen = issue.state === "open";
      await updateIssue(api, repository, issue.number, {
        body,
        ...(isOpen ? { state: "closed", state_reason: "completed" } : {}),
      });
      if (isOpen) closed = issue.html_url;
    }
    return { action: closed === null ? "none" : "closed", url: closed };
  } catch (error) {
    return toDiagnostic(error);
  }
}

/** The longest text an issue can have after its marker, in characters. */
export function measureIssueRoom(key: string): number {
  return longestBody - addMarker(key, "closed", "").length;
}

async function updateIssue(
  api: Api,
  repository: Repository,
  number: number,
  change: {
    readonly title?: string;
    readonly body: string;
    readonly state?: "closed";
    readonly state_reason?: "completed";
  },
): Promise<void> {
  const what = `update issue #${String(number)} of ${fullName(repository)}`;
  await api.call(what, "issues: write", (github) =>
    github.rest.issues.update({ ...repositoryParameters(repository), issue_number: number, ...change }),
  );
}

/** The fields of an issue that we use (REST `issue`). GitHub lists pull requests as issues, too. */
const issueSchema = z.object({
  number: z.number().int(),
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  pull_request: z.unknown().optional(),
});
type FoundIssue = z.infer<typeof issueSchema>;

/**
 * Our issues with this key, newest first. If no issue has our label, somebody may have removed the label, so we look through open
 * issues. Throws ApiFailure.
 */
async function listOwnIssues(
  api: Api,
  { repository, key }: Pick<IssueRequest, "repository" | "key">,
): Promise<FoundIssue[]> {
  const list = async (filter: {
    readonly labels?: string;
    readonly state: "all" | "open";
    readonly sort: "created" | "updated";
  }) => {
    const issues = await listFirst(mostPages, (page) =>
      api.call(`list the issues of ${fullName(repository)}`, "issues: write", async (github) => {
        const { data } = await github.rest.issues.listForRepo({
          ...repositoryParameters(repository),
          ...filter,
          ...page,
        });
        return z.array(issueSchema).parse(data);
      }),
    );
    const marked = issues.filter((issue) => issue.pull_request === undefined && readState(key, issue) !== null);
    const unique = [...new Map(marked.map((issue) => [issue.number, issue])).values()];
    return (await selectOwn(api, unique)).toSorted((one, other) => other.number - one.number);
  };
  const labeled = await list({ labels: issueLabel, state: "all", sort: "created" });
  return labeled.length > 0 ? labeled : list({ state: "open", sort: "updated" });
}

/** The hidden first line of an issue: the issue's key, and whether we left the issue open or closed. */
function renderMarker(key: string, state: "open" | "closed"): string {
  return `<!-- llm-profile-issue:${encodeKey(key)} ${state} -->`;
}

function addMarker(key: string, state: "open" | "closed", text: string): string {
  return `${renderMarker(key, state)}\n${text}`;
}

/** Null if the issue doesn't have this key. */
function readState(key: string, { body }: FoundIssue): "open" | "closed" | null {
  return (["open", "closed"] as const).find((state) => (body ?? "").startsWith(renderMarker(key, state))) ?? null;
}

function textOf({ body }: FoundIssue): string {
  return (body ?? "").replaceAll("\r\n", "\n").split("\n").slice(1).join("\n");
}
