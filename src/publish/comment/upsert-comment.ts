import { fullName } from "../../model/publish/github.ts";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { Api, Github } from "../api/api.ts";
import { ApiFailure, troubleOf } from "../api/failure.ts";
import { commentSchema, type CommentPlace, type FoundComment } from "./found-comment.ts";
import { withMarker } from "./marker.ts";
import { ownComments } from "./own-comments.ts";

export interface CommentRequest extends CommentPlace {
  /** Markdown, at most `roomForText(key)` characters, without the marker. */
  readonly body: string;
  /** False: only a comment that is there already is brought up to date. */
  readonly create: boolean;
}

/** `absent`: there was none, and none was to be created. */
export type CommentResult = WrittenComment | { readonly action: "absent"; readonly url: null };

interface WrittenComment {
  readonly action: "created" | "updated" | "unchanged";
  readonly url: string;
}

const permission = "pull-requests: write";
const mostCreations = 3;

/**
 * Writes the one comment of this key: into the newest that we wrote ourselves, else as a new one. Others of ours (two jobs
 * at once) are deleted; comments of other people are left alone, whatever marker they carry. Throws StoppedError only.
 */
export async function upsertComment(api: Api, request: CommentRequest): Promise<CommentResult | PublishTrouble> {
  try {
    const [newest, ...older] = await ownComments(api, request);
    const written = newest === undefined ? null : await update(api, request, newest);
    for (const comment of older) await remove(api, request, comment);
    if (written !== null) return written;
    return request.create ? await create(api, request) : { action: "absent", url: null };
  } catch (error) {
    return troubleOf(error);
  }
}

/** Null: it was deleted since we found it. */
async function update(api: Api, request: CommentRequest, comment: FoundComment): Promise<WrittenComment | null> {
  const body = withMarker(request.key, request.body);
  if (sameText(comment.body ?? "", body)) return { action: "unchanged", url: comment.html_url };
  try {
    const { html_url: url } = await write(api, `update the comment on ${placeText(request)}`, (github) =>
      github.rest.issues.updateComment({ ...inRepository(request), comment_id: comment.id, body }),
    );
    return { action: "updated", url };
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === "not-found") return null;
    throw error;
  }
}

/** A creation whose answer was lost may have been done: it is looked for before the next try. */
async function create(api: Api, request: CommentRequest): Promise<WrittenComment> {
  const body = withMarker(request.key, request.body);
  for (let tries = 1; ; tries++) {
    try {
      const { html_url: url } = await write(api, `comment on ${placeText(request)}`, (github) =>
        github.rest.issues.createComment({ ...inRepository(request), issue_number: request.pullRequest, body }),
      );
      return { action: "created", url };
    } catch (error) {
      if (!(error instanceof ApiFailure) || !answerLost.has(error.kind)) throw error;
      if (tries === mostCreations || !(await api.pause(1000 * 2 ** tries))) throw error;
      const [lost] = await ownComments(api, request);
      const found = lost === undefined ? null : await update(api, request, lost);
      if (found !== null) return found.action === "unchanged" ? { ...found, action: "created" } : found;
    }
  }
}

const answerLost: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "unexpected"]);

/** Being tidy is not worth a warning. */
async function remove(api: Api, request: CommentRequest, comment: FoundComment): Promise<void> {
  try {
    await api.call(`delete an older comment on ${placeText(request)}`, permission, (github) =>
      github.rest.issues.deleteComment({ ...inRepository(request), comment_id: comment.id }),
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

/** GitHub keeps the text, but for line ends. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
  return plain(one) === plain(other);
}

function inRepository({ repository }: CommentPlace): { owner: string; repo: string } {
  return { owner: repository.owner, repo: repository.name };
}

function placeText({ repository, pullRequest }: CommentPlace): string {
  return `pull request #${String(pullRequest)} of ${fullName(repository)}`;
}
