import * as z from "zod";
import { type Api, requestData } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";

/** The author of what's written with a job's own token. Only the repository's own workflows can write as this user. */
const jobTokenLogin = "github-actions[bot]";

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) });

interface Authored {
  readonly user?: { readonly login: string } | null | undefined;
}

/** Anybody can copy our marker. We ask GitHub for the token's user only if something wasn't written with a job's own token. */
export async function selectOwn<T extends Authored>(api: Api, items: readonly T[]): Promise<T[]> {
  if (items.every((item) => isWrittenBy(item, jobTokenLogin))) return [...items];
  const login = (await readTokenLogin(api)) ?? jobTokenLogin;
  return items.filter((item) => isWrittenBy(item, login) || isWrittenBy(item, jobTokenLogin));
}

function isWrittenBy({ user }: Authored, login: string): boolean {
  return user?.login.toLowerCase() === login.toLowerCase();
}

/** Null if GitHub won't say, for example if GraphQL is blocked. Throws ApiFailure if a later try may work. */
async function readTokenLogin(api: Api): Promise<string | null> {
  try {
    const action = "ask GitHub who this token belongs to";
    const { viewer } = await requestData(api, action, null, viewerSchema, async (github) => ({
      data: await github.graphql("query { viewer { login } }"),
    }));
    return viewer.login;
  } catch (error) {
    if (error instanceof ApiFailure && !temporaryFailures.has(error.kind)) return null;
    throw error;
  }
}

const temporaryFailures: ReadonlySet<ApiFailure["kind"]> = new Set(["network", "server", "rate-limit", "auth"]);
