import { z } from "zod";
import { fullName, type Repository } from "../../model/publish/github.ts";
import type { Api } from "../api/api.ts";
import { hasMarker } from "./marker.ts";

/** Where a comment of ours belongs. */
export interface CommentPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Tells apart the comments of several jobs or matrix legs on one pull request. */
  readonly key: string;
}

/** What we use of a comment (REST `issue-comment`). `user` is null where the account is gone. */
export const commentSchema = z.object({
  id: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
export type FoundComment = z.infer<typeof commentSchema>;

/** All comments with the key's marker, whoever wrote them, the newest first. Throws ApiFailure. */
export async function commentsWithMarker(api: Api, place: CommentPlace): Promise<FoundComment[]> {
  const { repository, pullRequest, key } = place;
  const what = `list the comments of pull request #${String(pullRequest)} of ${fullName(repository)}`;
  const comments = await api.call(what, "pull-requests: read", async (github) =>
    z.array(commentSchema).parse(
      await github.paginate(github.rest.issues.listComments, {
        owner: repository.owner,
        repo: repository.name,
        issue_number: pullRequest,
        per_page: 100,
      }),
    ),
  );
  return comments.filter(({ body }) => hasMarker(key, body ?? "")).sort((a, b) => b.id - a.id);
}
