import { createHash } from "node:crypto";
import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type Api, type Github, listAll, pageSize } from "../api/api.ts";
import { ApiFailure, toDiagnostic } from "../api/failure.ts";
import { selectOwn } from "./own.ts";

export interface CommentRequest extends CommentPlace {
  /** Markdown, at most `roomForText(key)` characters, without the marker. */
  readonly body: string;
  /** If false, we only update an existing comment. */
  readonly create: boolean;
}

/** `absent`: the comment doesn't exist, and `createComment` was false. */
export type CommentResult = WrittenComment | { readonly action: "absent"; readonly url: null };

interface WrittenComment {
  readonly action: "created" | "updated" | "unchanged";
  readonly url: string;
}

const permission = "pull-requests: write";
const mostCreations = 3;

/**
 * Updates our newest comment with this key, or creates one. Deletes our older comments, which exist if two jobs commented at once.
 * Never touches other people's comments, even with our marker. Throws StoppedError only.
 */
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

/** Updates the comment. Null if somebody has deleted the comment. */
async function updateComment(api: Api, request: CommentRequest, comment: FoundComment): Promise<WrittenComment | null> {
  const body = addMarker(request.key, request.body);
  if (hasSameText(comment.body ?? "", body)) return { action: "unchanged", url: comment.html_url };
  try {
    const { html_url: url } = await write(api, `update the comment on ${placeText(request)}`, (github) =>
      github.rest.issues.updateComment({ ...repositoryParameters(request.repository), comment_id: comment.id, body }),
    );
    return { action: "updated", url };
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === "not-found") return null;
    throw error;
  }
}

/** Creates the comment. If we got no answer, the comment may exist anyway, so we look for it before the next try. */
async function createComment(api: Api, request: CommentRequest): Promise<WrittenComment> {
  const body = addMarker(request.key, request.body);
  for (let tries = 1; ; tries++) {
    try {
      const { html_url: url } = await write(api, `comment on ${placeText(request)}`, (github) =>
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
      const found = lost === undefined ? null : await updateComment(api, request, lost);
      if (found !== null) return found.action === "unchanged" ? { ...found, action: "created" } : found;
    }
  }
}

const answerLost: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "unexpected"]);

/** Deletes an older comment. Doesn't warn about failures. */
async function deleteComment(api: Api, request: CommentRequest, comment: FoundComment): Promise<void> {
  try {
    await api.call(`delete an older comment on ${placeText(request)}`, permission, (github) =>
      github.rest.issues.deleteComment({ ...repositoryParameters(request.repository), comment_id: comment.id }),
    );
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
}

function write(
  api: Api,
  what: string,
  send: (github: Github) => Promise<{ readonly data: unknown }>,
): Promise<FoundComment> {
  return api.call(what, permission, async (github) => commentSchema.parse((await send(github)).data));
}

/** True if two texts differ only in line endings and trailing whitespace, which GitHub may change. */
export function hasSameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
  return plain(one) === plain(other);
}

function placeText({ repository, pullRequest }: CommentPlace): string {
  return `pull request #${String(pullRequest)} of ${fullName(repository)}`;
}

/** Our comments with this key, newest first. Throws ApiFailure. */
async function listOwnComments(api: Api, place: CommentPlace): Promise<FoundComment[]> {
  return selectOwn(api, await commentsWithMarker(api, place));
}

/** Identifies our comment on a pull request. */
interface CommentPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Differs between jobs and matrix jobs: each has its own comment. */
  readonly key: string;
}

/** The fields of a comment that we use (REST `issue-comment`). `user` is null if the account was deleted. */
const commentSchema = z.object({
  id: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
type FoundComment = z.infer<typeof commentSchema>;

/** All comments with the key's marker, whoever wrote them, newest first. Throws ApiFailure. */
async function commentsWithMarker(api: Api, place: CommentPlace): Promise<FoundComment[]> {
  const { repository, pullRequest, key } = place;
  const what = `list the comments of pull request #${String(pullRequest)} of ${fullName(repository)}`;
  const comments = await listAll(api, what, "pull-requests: read", commentSchema, (github) =>
    github.paginate(github.rest.issues.listComments, {
      ...repositoryParameters(repository),
      issue_number: pullRequest,
      per_page: pageSize,
    }),
  );
  return comments.filter(({ body }) => hasMarker(key, body ?? "")).sort((a, b) => b.id - a.id);
}

/** GitHub's limit for a comment, in characters. */
const longestComment = 65_536;
/** The longest encoded key, in characters. A longer marker would leave less room for the text. */
const longestKey = 200;

/**
 * The hidden first line that identifies our comment. We encode the key so that it can't end the HTML comment, no two keys
 * share a marker, and no marker is the start of another.
 */
export function renderMarker(key: string): string {
  return `<!-- llm-profile:${encodeKey(key)} -->`;
}

/** Encodes a key for a marker: no spaces, and nothing that ends an HTML comment. */
export function encodeKey(key: string): string {
  return shortenKey(encodeURIComponent(key.toWellFormed()).replaceAll(/(?<=-)-/g, "%2D"));
}

/** Shortens a long key and appends a hash of the whole key. */
function shortenKey(encoded: string): string {
  if (encoded.length <= longestKey) return encoded;
  const hash = createHash("sha256").update(encoded).digest("hex").slice(0, 32);
  return `${encoded.slice(0, longestKey - hash.length - 1)}.${hash}`;
}

/** The longest text a comment can have after its marker, in characters. */
export function measureRoom(key: string): number {
  return longestComment - addMarker(key, "").length;
}

/** The comment's full text, with its marker. */
export function addMarker(key: string, text: string): string {
  return `${renderMarker(key)}\n${text}`;
}

/** True if a comment starts with this key's marker. A quote further down doesn't count. */
export function hasMarker(key: string, body: string): boolean {
  return body.startsWith(renderMarker(key));
}
