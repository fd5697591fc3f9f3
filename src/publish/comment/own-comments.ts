import { z } from "zod";
import type { Api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { commentsWithMarker, type CommentPlace, type FoundComment } from "./found-comment.ts";

/** The author of what is written with a job's own token: only workflows of the repository itself write as it. */
const jobTokenLogin = "github-actions[bot]";

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/**
 * Our comments of this key, the newest first. Whose the token is, is asked only where somebody else's comment has the
 * marker, or one of a token that is not the job's. Throws ApiFailure.
 */
export async function ownComments(api: Api, place: CommentPlace): Promise<FoundComment[]> {
  const comments = await commentsWithMarker(api, place);
  if (comments.every((comment) => isBy(comment, jobTokenLogin))) return comments;
  const login = (await tokenLogin(api)) ?? jobTokenLogin;
  return comments.filter((comment) => isBy(comment, login) || isBy(comment, jobTokenLogin));
}

function isBy({ user }: FoundComment, login: string): boolean {
  return user?.login.toLowerCase() === login.toLowerCase();
}

/** Null: GitHub tells nobody, as where GraphQL is closed. Throws ApiFailure where the next try may know. */
async function tokenLogin(api: Api): Promise<string | null> {
  try {
    return await api.call("ask GitHub whose token this is", null, async (github) => {
      return viewerSchema.parse(await github.graphql("query { viewer { login } }")).viewer.login;
    });
  } catch (error) {
    if (error instanceof ApiFailure && !passing.has(error.kind)) return null;
    throw error;
  }
}

/** With these a guess would be rash: the same question may be answered a minute later. */
const passing: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "rate-limit", "auth"]);
