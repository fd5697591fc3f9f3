import { getOctokit } from "@actions/github";
import * as z from "zod";
import type { Log } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { type Permission, toApiFailure } from "./failure.ts";
import { type WaitBudget, throwIfEnded, throwIfStopped } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, refuseBrokenAnswer } from "./request-failure.ts";

export type Github = ReturnType<typeof getOctokit>;

export interface Api {
  /** `action` completes "Couldn't …". `request` checks GitHub's response with zod. Throws ApiFailure, or StoppedError after a signal. */
  call<T>(action: string, permission: Permission, request: (github: Github) => Promise<T>): Promise<T>;
  pause(duration: Milliseconds): Promise<boolean>;
}

export interface ApiOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly log: Log;
  readonly waitBudget: WaitBudget;
  readonly fork?: boolean;
  readonly now?: () => Date;
  readonly timeoutMs?: Milliseconds;
}

/** Retries requests if a retry is safe, and explains failures. */
export function createApi(options: ApiOptions): Api {
  const { token, apiUrl, log, waitBudget, now = () => new Date() } = options;
  const quiet = (): void => undefined;
  const say = (message: string): void => {
    log.info(message);
  };
  const github = getOctokit(token, { baseUrl: apiUrl, log: { debug: quiet, info: quiet, warn: say, error: quiet } });
  const retries = { waitBudget, say, now, timeoutMs: options.timeoutMs ?? 30_000 };
  github.hook.wrap("request", (request, endpoint) =>
    withRetries(endpoint, retries, async (signal) => {
      // Octokit's inner hook for the token reads only these options.
      Object.assign(endpoint.request, { signal });
      return refuseBrokenAnswer(await request(endpoint));
    }),
  );
  return {
    call: async (action, permission, request) => {
      const { signal } = waitBudget;
      try {
        throwIfEnded(signal);
        return await request(github);
      } catch (error) {
        throwIfStopped(signal);
        const ended: unknown = signal.aborted ? signal.reason : error;
        throw toApiFailure(ended, { action, permission, fork: options.fork ?? false }, now());
      }
    },
    pause: (duration) => waitBudget.wait(duration),
  };
}

export async function requestData<T>(
  api: Api,
  action: string,
  permission: Permission,
  schema: z.ZodType<T>,
  send: (github: Github) => Promise<{ readonly data: unknown }>,
): Promise<T> {
  return api.call(action, permission, async (github) => schema.parse((await send(github)).data));
}

export async function listAll<T>(
  api: Api,
  action: string,
  permission: Permission,
  item: z.ZodType<T>,
  list: (github: Github) => Promise<unknown>,
): Promise<T[]> {
  return requestData(api, action, permission, z.array(item), async (github) => ({ data: await list(github) }));
}

export async function listFirst<T>(
  most: number,
  list: (page: { readonly per_page: number; readonly page: number }) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= most; page++) {
    const items = await list({ per_page: pageSize, page });
    all.push(...items);
    if (items.length < pageSize) break;
  }
  return all;
}

export const pageSize = 100;

const mostTries = 4;
const firstWaitMs = 1000;

type RetryOptions = Required<Pick<ApiOptions, "waitBudget" | "now" | "timeoutMs">> & {
  readonly say: (message: string) => void;
};

async function withRetries<T>(
  { method, url }: { readonly method: string; readonly url: string },
  options: RetryOptions,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { waitBudget, say, now, timeoutMs } = options;
  const { signal } = waitBudget;
  for (let tries = 1; ; tries++) {
    try {
      return await request(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      throwIfEnded(signal);
      const requestFailure = readRequestFailure(error, now());
      if (requestFailure === null) throw error;
      if (requestFailure.timedOut) waitBudget.spend(timeoutMs);
      const waitMs = chooseWait(requestFailure, tries, method);
      if (waitMs === null || tries === mostTries || !waitBudget.has(waitMs)) throw error;
      const { status, message } = requestFailure;
      const answer = status === null ? message : `${status}: ${message}`;
      const path = url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*/s, "");
      say(`GitHub, ${method} ${path}: ${answer}. Try ${tries + 1} of ${mostTries} in ${Math.ceil(waitMs / 1000)} s.`);
      await waitBudget.wait(waitMs);
    }
  }
}

/** Null if a retry can't help, or might do the same thing twice. */
function chooseWait(requestFailure: RequestFailure, tries: number, method: string): Milliseconds | null {
  if (requestFailure.limited !== null) return requestFailure.limited.waitMs;
  const backOffMs = firstWaitMs * 2 ** (tries - 1);
  if (requestFailure.unsent) return backOffMs;
  const transient = requestFailure.status === null || requestFailure.status >= 500;
  return transient && method !== "POST" ? backOffMs : null;
}
