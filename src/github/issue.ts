import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../model/publish/github.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type Api, listFirst, requestData } from "./api/api.ts";
import { toDiagnostic } from "./api/failure.ts";
import { selectOwn } from "./comment/own.ts";
import { encodeKey, hasSameText } from "./comment/upsert-comment.ts";

const issueLabel = "llm-profile";

export interface IssueRequest {
  readonly repository: Repository;
  readonly key: string;
  readonly title: string;
  readonly body: string;
}

export interface IssueResult {
  readonly action: "opened" | "updated" | "unchanged" | "closed" | "left-closed" | "none";
  readonly url: string | null;
}

const longestBody = 65_536;
const longestTitle = 200;
const mostPages = 3;

/** An issue that somebody closed stays closed. */
export async function openIssue(api: Api, request: IssueRequest): Promise<IssueResult | Diagnostic> {
  const { repository, key } = request;
  const title = request.title.slice(0, longestTitle).toWellFormed();
  const body = addMarker(key, "open", request.body);
  try {
    const issues = await listOwnIssues(api, request);
    const open = issues.find(({ state }) => state === "open");
    if (open !== undefined) {
      if (open.title === title && hasSameText(open.body ?? "", body))
        return { action: "unchanged", url: open.html_url };
      await updateIssue(api, repository, open.number, { title, body });
      return { action: "updated", url: open.html_url };
    }
    const [newest] = issues;
    if (newest !== undefined && readState(key, newest) === "open")
      return { action: "left-closed", url: newest.html_url };
    const action = `open an issue in ${fullName(repository)}`;
    const { html_url: url } = await requestData(api, action, "issues: write", issueSchema, (github) =>
      github.rest.issues.create({ ...repositoryParameters(repository), title, body, labels: [issueLabel] }),
    );
    return { action: "opened", url };
  } catch (error) {
    return toDiagnostic(error);
  }
}

/** `recovered` is Markdown. */
export async function closeIssue(
  api: Api,
  request: Pick<IssueRequest, "repository" | "key"> & { readonly recovered: string },
): Promise<IssueResult | Diagnostic> {
  const { repository, key, recovered } = request;
  try {
    let closed: string | null = null;
    for (const issue of await listOwnIssues(api, request)) {
      if (readState(key, issue) !== "open" && issue.state !== "open") continue;
      const text = (issue.body ?? "").replaceAll("\r\n", "\n").split("\n").slice(1).join("\n");
      const shortened = `${recovered}\n\n${text}`.slice(0, measureIssueRoom(key)).toWellFormed();
      const body = addMarker(key, "closed", shortened);
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

export function measureIssueRoom(key: string): number {
  return longestBody - addMarker(key, "closed", "").length;
}

async function updateIssue(
  api: Api,
  repository: Repository,
  number: number,
  change: { title?: string; body: string; state?: "closed"; state_reason?: "completed" },
): Promise<void> {
  const action = `update issue #${number} of ${fullName(repository)}`;
  await api.call(action, "issues: write", (github) =>
    github.rest.issues.update({ ...repositoryParameters(repository), issue_number: number, ...change }),
  );
}

/** REST `issue`. GitHub lists pull requests as issues, too. */
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

/** Newest first. Somebody may have removed our label, so without a labeled issue we look through open issues. */
async function listOwnIssues(
  api: Api,
  { repository, key }: Pick<IssueRequest, "repository" | "key">,
): Promise<FoundIssue[]> {
  const action = `list the issues of ${fullName(repository)}`;
  const list = async (filter: { labels?: string; state: "all" | "open"; sort: "created" | "updated" }) => {
    const issues = await listFirst(mostPages, (page) =>
      requestData(api, action, "issues: write", z.array(issueSchema), (github) =>
        github.rest.issues.listForRepo({ ...repositoryParameters(repository), ...filter, ...page }),
      ),
    );
    const marked = issues.filter((issue) => issue.pull_request === undefined && readState(key, issue) !== null);
    const unique = [...new Map(marked.map((issue) => [issue.number, issue])).values()];
    return (await selectOwn(api, unique)).toSorted((a, b) => b.number - a.number);
  };
  const labeled = await list({ labels: issueLabel, state: "all", sort: "created" });
  return labeled.length > 0 ? labeled : list({ state: "open", sort: "updated" });
}

function renderMarker(key: string, state: "open" | "closed"): string {
  return `<!-- llm-profile-issue:${encodeKey(key)} ${state} -->`;
}

function addMarker(key: string, state: "open" | "closed", text: string): string {
  return `${renderMarker(key, state)}\n${text}`;
}

function readState(key: string, { body }: FoundIssue): "open" | "closed" | null {
  return (["open", "closed"] as const).find((state) => (body ?? "").startsWith(renderMarker(key, state))) ?? null;
}
