import * as z from "zod";
import type { Api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";

/** The author of what is written with a job's own token: only workflows of the repository itself write as it. */
const jobTokenLogin = "github-actions[bot]";

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Something that somebody wrote; `user` is null where the account is gone. */
export interface Authored {
  readonly user?: { readonly login: string } | null | undefined;
}

/**
 * Of what carries a marker of ours what we wrote ourselves, whoever can copy a marker. Whose the token is, is asked only
 * where somebody else's has it, or one of a token that is not the job's. Throws ApiFailure.
 */
export async function ownOnly<T extends Authored>(api: Api, found: readonly T[]): Promise<T[]> {
  if (found.every((one) => isBy(one, jobTokenLogin))) return [...found];
  const login = (await tokenLogin(api)) ?? jobTokenLogin;
  return found.filter((one) => isBy(one, login) || isBy(one, jobTokenLogin));
}

function isBy({ user }: Authored, login: string): boolean {
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
