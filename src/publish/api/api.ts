import { getOctokit } from "@actions/github";
import * as z from "zod";
import type { Log } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import { type Permission, toApiFailure } from "./failure.ts";
import { type WaitBudget, throwIfEnded, throwIfStopped } from "./wait-budget.ts";
import { readRequestFailure, type RequestFailure, refuseBrokenAnswer } from "./request-failure.ts";

/** Octokit with the endpoints, pagination, and, for every single request, our time-out and retries. */
export type Github = ReturnType<typeof getOctokit>;

/** GitHub's API for one job. */
export interface Api {
  /**
   * Asks GitHub. `what` completes "Could not …" (`list the comments of pull request #7`); `permission` is what the token
   * needs for it. `request` checks the answer with zod. Throws ApiFailure, or StoppedError when we were told to stop.
   */
  call<T>(what: string, permission: Permission, request: (github: Github) => Promise<T>): Promise<T>;
  /** Waits, out of the time that may be spent on waiting at all; false, at once, where too little of it is left. */
  pause(duration: Milliseconds): Promise<boolean>;
}

export interface ApiOptions {
  readonly token: string;
  /** Such as https://api.github.com. */
  readonly apiUrl: string;
  readonly log: Log;
  /** For all of this job's waiting together; its signal ends every request. */
  readonly waitBudget: WaitBudget;
  /** True in the job of a pull request from a fork, whose token writes nothing: said where something is refused. */
  readonly fork?: boolean;
  readonly now?: () => Date;
  /** For one request, its body included. */
  readonly timeoutMs?: Milliseconds;
}

/** A client that retries what may be repeated, and says in words what did not work. */
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
      // Hooks within this one, octokit's own of the token, see these options alone, whatever `request` is given.
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

/** All items of a list, of whatever number of pages, checked. Throws as `call` does. */
export async function listAll<T>(
  api: Api,
  what: string,
  permission: Permission,
  item: z.ZodType<T>,
  list: (github: Github) => Promise<unknown>,
): Promise<T[]> {
  return api.call(what, permission, async (github) => z.array(item).parse(await list(github)));
}

/** The items of a list's first pages, at most `most` of them: a branch may have had thousands of runs. */
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
  /** For one try. */
  readonly timeoutMs: Milliseconds;
}

/** A request as octokit has it: `url` is the endpoint's path with the names of its parameters, or, of a page, a whole URL. */
interface Endpoint {
  readonly method: string;
  readonly url: string;
}

/** One request, also one page's: a time-out, and another try where that helps and does no harm. Throws what the last try threw. */
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
      const waitMs = waitBefore(requestFailure, tries, method);
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

/** Null: another try does not help, or could do twice what must be done once. */
function waitBefore(requestFailure: RequestFailure, tries: number, method: string): Milliseconds | null {
  if (requestFailure.limited !== null) return requestFailure.limited.waitMs;
  const backOffMs = firstWaitMs * 2 ** (tries - 1);
  if (requestFailure.unsent) return backOffMs;
  const transient = requestFailure.status === null || requestFailure.status >= 500;
  return transient && method !== "POST" ? backOffMs : null;
}
