import { createHash } from "node:crypto";
import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type Api, listAll, pageSize, requestData } from "../api/api.ts";
import { ApiFailure, toDiagnostic } from "../api/failure.ts";
import { selectOwn } from "./own.ts";

export interface CommentRequest extends CommentPlace {
  readonly body: string;
  readonly create: boolean;
}

export type CommentResult = WrittenComment | { readonly action: "absent"; readonly url: null };

interface WrittenComment {
  readonly action: "created" | "updated" | "unchanged";
  readonly url: string;
}

const permission = "pull-requests: write";
const mostCreations = 3;

/** Deletes our older comments, which exist if two jobs commented at once. Never touches other people's comments, even with our marker. */
export async function upsertComment(api: Api, request: CommentRequest): Promise<CommentResult | Diagnostic> {
  try {
    const [newest, ...older] = await listOwnComments(api, request);
    const written = newest === undefined ? null : await updateComment(api, request, newest);
    for (const comment of older) await deleteComment(api, request, comment);
    if (written !== null) return written;
    return request.create ? await createComment(api, request) : { action: "absent", url: null };
  } catch (error) {
    return toDiagnostic(error);
  }
}

async function updateComment(api: Api, request: CommentRequest, comment: FoundComment): Promise<WrittenComment | null> {
  const body = addMarker(request.key, request.body);
  if (hasSameText(comment.body ?? "", body)) return { action: "unchanged", url: comment.html_url };
  try {
    const action = `update the comment on ${describePlace(request)}`;
    const { html_url: url } = await requestData(api, action, permission, commentSchema, (github) =>
      github.rest.issues.updateComment({ ...repositoryParameters(request.repository), comment_id: comment.id, body }),
    );
    return { action: "updated", url };
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === "not-found") return null;
    throw error;
  }
}

/** If we got no answer, the comment may exist anyway, so we look for it before the next try. */
async function createComment(api: Api, request: CommentRequest): Promise<WrittenComment> {
  const body = addMarker(request.key, request.body);
  for (let tries = 1; ; tries++) {
    try {
      const action = `comment on ${describePlace(request)}`;
      const { html_url: url } = await requestData(api, action, permission, commentSchema, (github) =>
        github.rest.issues.createComment({
          ...repositoryParameters(request.repository),
          issue_number: request.pullRequest,
          body,
        }),
      );
      return { action: "created", url };
    } catch (error) {
      if (!(error instanceof ApiFailure) || !answerLost.has(error.kind)) throw error;
      if (tries === mostCreations || !(await api.pause(1000 * 2 ** tries))) throw error;
      const [lost] = await listOwnComments(api, request);
      const updated = lost === undefined ? null : await updateComment(api, request, lost);
      if (updated !== null) return updated.action === "unchanged" ? { ...updated, action: "created" } : updated;
    }
  }
}

const answerLost: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "unexpected"]);

async function deleteComment(api: Api, request: CommentRequest, comment: FoundComment): Promise<void> {
  try {
    await api.call(`delete an older comment on ${describePlace(request)}`, permission, (github) =>
      github.rest.issues.deleteComment({ ...repositoryParameters(request.repository), comment_id: comment.id }),
    );
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
}

/** GitHub may change line endings and trailing whitespace. */
export function hasSameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
  return plain(a) === plain(b);
}

function describePlace({ repository, pullRequest }: CommentPlace): string {
  return `pull request #${pullRequest} of ${fullName(repository)}`;
}

interface CommentPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
  readonly key: string;
}

/** REST `issue-comment`. `user` is null if the account was deleted. */
const commentSchema = z.object({
  id: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
type FoundComment = z.infer<typeof commentSchema>;

async function listOwnComments(api: Api, place: CommentPlace): Promise<FoundComment[]> {
  const { repository, pullRequest, key } = place;
  const action = `list the comments of ${describePlace(place)}`;
  const comments = await listAll(api, action, "pull-requests: read", commentSchema, (github) =>
    github.paginate(github.rest.issues.listComments, {
      ...repositoryParameters(repository),
      issue_number: pullRequest,
      per_page: pageSize,
    }),
  );
  return selectOwn(
    api,
    comments.filter(({ body }) => hasMarker(key, body ?? "")).sort((a, b) => b.id - a.id),
  );
}

const longestComment = 65_536;
const longestKey = 200;

/**
 * The hidden first line that identifies our comment. The key can't end the HTML comment, no two keys share a marker, and no marker is the
 * start of another.
 */
export function renderMarker(key: string): string {
  return `<!-- llm-profile:${encodeKey(key)} -->`;
}

/** No spaces, and nothing that ends an HTML comment. */
export function encodeKey(key: string): string {
  return shortenKey(encodeURIComponent(key.toWellFormed()).replaceAll(/(?<=-)-/g, "%2D"));
}

function shortenKey(encoded: string): string {
  if (encoded.length <= longestKey) return encoded;
  const hash = createHash("sha256").update(encoded).digest("hex").slice(0, 32);
  return `${encoded.slice(0, longestKey - hash.length - 1)}.${hash}`;
}

export function measureRoom(key: string): number {
  return longestComment - addMarker(key, "").length;
}

export function addMarker(key: string, text: string): string {
  return `${renderMarker(key)}\n${text}`;
}

export function hasMarker(key: string, body: string): boolean {
  return body.startsWith(renderMarker(key));
}
