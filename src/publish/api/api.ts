import { getOctokit } from "@actions/github";
import type { Log } from "../../model/run/ports.ts";
import type { Milliseconds } from "../../model/units.ts";
import type { Permission } from "./attempt.ts";
import { refuseBrokenAnswer } from "./broken-answer.ts";
import { toApiFailure } from "./failure.ts";
import { createPatience, sleepUntilStopped, throwIfStopped, type Sleep } from "./patience.ts";
import { withRetries } from "./retry.ts";

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
  /** Aborted, with the signal's name as its reason, when we are told to stop. */
  readonly stop: AbortSignal;
  /** True in the job of a pull request from a fork, whose token writes nothing: said where something is refused. */
  readonly fork?: boolean;
  readonly sleep?: Sleep;
  readonly now?: () => Date;
  /** For one request, its body included. */
  readonly timeoutMs?: Milliseconds;
  /** For all waiting of this job together: waits before another try, and requests that timed out. */
  readonly patienceMs?: Milliseconds;
}

/** A client that retries what may be repeated, and says in words what did not work. */
export function createApi(options: ApiOptions): Api {
  const { token, apiUrl, log, stop, sleep = sleepUntilStopped, now = () => new Date() } = options;
  const patience = createPatience({ totalMs: options.patienceMs ?? 120_000, sleep, stop });
  const quiet = (): void => undefined;
  const say = (message: string): void => {
    log.info(message);
  };
  const github = getOctokit(token, { baseUrl: apiUrl, log: { debug: quiet, info: quiet, warn: say, error: quiet } });
  const retries = { patience, say, stop, now, timeoutMs: options.timeoutMs ?? 30_000 };
  github.hook.wrap("request", (request, endpoint) =>
    withRetries(endpoint, retries, async (signal) => {
      // Hooks within this one, octokit's own of the token, see these options alone, whatever `request` is given.
      Object.assign(endpoint.request, { signal });
      return refuseBrokenAnswer(await request(endpoint));
    }),
  );
  return {
    call: async (what, permission, request) => {
      throwIfStopped(stop);
      try {
        return await request(github);
      } catch (error) {
        throwIfStopped(stop);
        throw toApiFailure(error, { what, permission, fork: options.fork ?? false }, now());
      }
    },
    pause: (duration) => patience.wait(duration),
  };
}
