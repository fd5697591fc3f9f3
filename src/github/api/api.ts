import { getOctokit } from "@actions/github";
import * as z from "zod";
import type { Log } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { type Permission, toApiFailure } from "./failure.ts";
import { type WaitBudget, throwIfEnded, throwIfStopped } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, refuseBrokenAnswer } from "./request-failure.ts";

/** Octokit with endpoints and pagination, and with our timeout and retries for every request. */
export type Github = ReturnType<typeof getOctokit>;

/** GitHub's API for one job. */
export interface Api {
  /**
   * Sends requests to GitHub. `what` completes "Couldn't …" (`list the comments on pull request #7`). The token needs
   * `permission`. `request` checks GitHub's response with zod. Throws ApiFailure, or StoppedError after a signal.
   */
  call<T>(what: string, permission: Permission, request: (github: Github) => Promise<T>): Promise<T>;
  /** Waits within the wait budget. Returns false immediately if the budget is too small. */
  pause(duration: Milliseconds): Promise<boolean>;
}

export interface ApiOptions {
  readonly token: string;
  /** For example https://api.github.com. */
  readonly apiUrl: string;
  readonly log: Log;
  /** Limits the job's total waiting time. The budget's signal ends every request. */
  readonly waitBudget: WaitBudget;
  /** True if the pull request comes from a fork, so the token is read-only. Messages about refused requests mention the fork. */
  readonly fork?: boolean;
  readonly now?: () => Date;
  /** The time limit for one request, including the response's body. */
  readonly timeoutMs?: Milliseconds;
}

/** Creates a client that retries requests if a retry is safe, and explains failures. */
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
      // Octokit's inner hook for the token reads only these options and ignores any options that we pass to `request`.
      Object.assign(endpoint.request, { signal });
      return refuseBrokenAnswer(await request(endpoint));
    }),
  );
  return {
    call: async (what, permission, request) => {
      const { signal } = waitBudget;
      try {
        throwIfEnded(signal);
        return await request(github);
      } catch (error) {
        throwIfStopped(signal);
        const ended: unknown = signal.aborted ? signal.reason : error;
        throw toApiFailure(ended, { what, permission, fork: options.fork ?? false }, now());
      }
    },
    pause: (duration) => waitBudget.wait(duration),
  };
}

/** All items from all pages of a list, checked with `item`. Throws like `call`. */
export async function listAll<T>(
  api: Api,
  what: string,
  permission: Permission,
  item: z.ZodType<T>,
  list: (github: Github) => Promise<unknown>,
): Promise<T[]> {
  return api.call(what, permission, async (github) => z.array(item).parse(await list(github)));
}

/** The items on a list's first `most` pages. We limit the pages because a branch may have thousands of runs. */
export async function listFirst<T>(
  most: number,
  list: (page: { readonly per_page: number; readonly page: number }) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= most; page++) {
    const items = await list({ per_page: pageSize, page });
    found.push(...items);
    if (items.length < pageSize) break;
  }
  return found;
}

export const pageSize = 100;

const mostTries = 4;
const firstWaitMs = 1000;

interface RetryOptions {
  readonly waitBudget: WaitBudget;
  readonly say: (message: string) => void;
  readonly now: () => Date;
  /** The time limit for one try. */
  readonly timeoutMs: Milliseconds;
}

/** A request in octokit's form. `url` is the endpoint's path with parameter names, or a full URL for a page of a list. */
interface Endpoint {
  readonly method: string;
  readonly url: string;
}

/**
 * Sends one request, for example for one page of a list, with a timeout. Retries the request if a retry is useful and safe.
 * Throws the last try's error.
 */
async function withRetries<T>(
  { method, url }: Endpoint,
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
      const answer =
        requestFailure.status === null
          ? requestFailure.message
          : `${String(requestFailure.status)}: ${requestFailure.message}`;
      say(
        `GitHub, ${method} ${pathOf(url)}: ${answer}. Try ${String(tries + 1)} of ${String(mostTries)} in ${String(Math.ceil(waitMs / 1000))} s.`,
      );
      await waitBudget.wait(waitMs);
    }
  }
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*/s, "");
}

/** The wait before the next try. Null if a retry can't help, or might do the same thing twice. */
function chooseWait(requestFailure: RequestFailure, tries: number, method: string): Milliseconds | null {
  if (requestFailure.limited !== null) return requestFailure.limited.waitMs;
  const backOffMs = firstWaitMs * 2 ** (tries - 1);
  if (requestFailure.unsent) return backOffMs;
  const transient = requestFailure.status === null || requestFailure.status >= 500;
  return transient && method !== "POST" ? backOffMs : null;
}
