import * as z from "zod";
import type { Api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";

/** The author of comments and issues written with a job's own token. Only the repository's own workflows can write as this user. */
const jobTokenLogin = "github-actions[bot]";

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** A comment or issue. `user` is null if the account was deleted. */
export interface Authored {
  readonly user?: { readonly login: string } | null | undefined;
}

/**
 * Returns only the comments or issues that we wrote, because anybody can copy our marker. We ask GitHub for the token's
 * user only if some comments or issues weren't written with a job's own token. Throws ApiFailure.
 */
export async function selectOwn<T extends Authored>(api: Api, found: readonly T[]): Promise<T[]> {
  if (found.every((one) => isWrittenBy(one, jobTokenLogin))) return [...found];
  const login = (await readTokenLogin(api)) ?? jobTokenLogin;
  return found.filter((one) => isWrittenBy(one, login) || isWrittenBy(one, jobTokenLogin));
}

function isWrittenBy({ user }: Authored, login: string): boolean {
  return user?.login.toLowerCase() === login.toLowerCase();
}

/** The token's user. Null if GitHub won't say, for example if GraphQL is blocked. Throws ApiFailure if a later try may work. */
async function readTokenLogin(api: Api): Promise<string | null> {
  try {
    return await api.call("ask GitHub who this token belongs to", null, async (github) => {
      return viewerSchema.parse(await github.graphql("query { viewer { login } }")).viewer.login;
    });
  } catch (error) {
    if (error instanceof ApiFailure && !temporaryFailures.has(error.kind)) return null;
    throw error;
  }
}

/** Temporary failures. After such a failure, we don't guess the token's user, because the same request may work a minute later. */
const temporaryFailures: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "rate-limit", "auth"]);
