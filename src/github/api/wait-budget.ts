import { setTimeout as wait } from "node:timers/promises";
import { StoppedError } from "../../model/errors.ts";
import type { Milliseconds } from "../../model/units.ts";

/** Waits. May return early if `stop` is aborted. */
export type Sleep = (duration: Milliseconds, stop: AbortSignal) => Promise<void>;

/** Limits how long a job on a paid GPU waits for GitHub. */
export interface WaitBudget {
  /** Runs one stretch of work with GitHub, for example all publishing. The time limit starts with the stretch. */
  stretch<T>(body: () => Promise<T>): Promise<T>;
  /** Aborted with TimeOver when the stretch's time is up, or with the signal's name when we get SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
  /** Subtracts time that has already passed, for example in a request that got no answer. */
  spend(duration: Milliseconds): void;
  /** True if the budget allows this wait. */
  has(duration: Milliseconds): boolean;
  /** Waits, and returns true. Returns false immediately if the budget is too small, or when the stretch's time is up. Throws StoppedError after a signal. */
  wait(duration: Milliseconds): Promise<boolean>;
}

/** The share of a stretch that we may spend waiting. If one API doesn't answer, this limit leaves time for the other APIs. */
const waitingShare = 2 / 5;

/** Creates a budget with one limit for all requests in a stretch. */
export function createWaitBudget(options: {
  readonly limitMs: Milliseconds;
  readonly stop: AbortSignal;
  readonly sleep?: Sleep;
}): WaitBudget {
  const { limitMs, stop, sleep = sleepUntilStopped } = options;
  let leftMs = limitMs * waitingShare;
  let signal = stop;
  const has = (duration: Milliseconds): boolean => duration <= leftMs;
  return {
    stretch: async (body) => {
      const end = new AbortController();
      const timer = setTimeout(() => {
        end.abort(new TimeOver(limitMs));
      }, limitMs);
      leftMs = limitMs * waitingShare;
      signal = AbortSignal.any([stop, end.signal]);
      try {
        return await body();
      } finally {
        clearTimeout(timer);
        signal = stop;
      }
    },
    get signal() {
      return signal;
    },
    spend: (duration) => {
      leftMs -= duration;
    },
    has,
    wait: async (duration) => {
      if (!has(duration)) return false;
      leftMs -= duration;
      await sleep(duration, signal);
      throwIfStopped(signal);
      return !signal.aborted;
    },
  };
}

/** Waits in real time. Returns early if `stop` is aborted. */
export async function sleepUntilStopped(duration: Milliseconds, stop: AbortSignal): Promise<void> {
  try {
    await wait(duration, undefined, { signal: stop });
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}

/** A stretch's time is up. We don't wait for requests that are still running. */
export class TimeOver extends Error {
  constructor(limitMs: Milliseconds) {
    super(`We ran out of time (\`publish-time-limit\`: ${String(limitMs / 1000)} s).`);
    this.name = "TimeOver";
  }
}

/** Throws StoppedError after a signal. In that case, the reason of `stop` is the signal's name. */
export function throwIfStopped(stop: AbortSignal): void {
  if (stop.aborted && !(stop.reason instanceof TimeOver))
    throw new StoppedError(stop.reason === "SIGINT" ? "SIGINT" : "SIGTERM");
}

/** Throws StoppedError after a signal, and TimeOver if the stretch's time is up. */
export function throwIfEnded(signal: AbortSignal): void {
  throwIfStopped(signal);
  if (signal.reason instanceof TimeOver) throw signal.reason;
}

/**
 * Returns the result of work that we can't stop. Throws StoppedError right after a signal, or TimeOver when the time is up, and leaves
 * the work running.
 */
export async function raceWithStop<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const refuse = (): void => {
    stopped.reject(new Error("stopped"));
  };
  stop.addEventListener("abort", refuse, { once: true });
  if (stop.aborted) refuse();
  try {
    return await Promise.race([work, stopped.promise]);
  } catch (error) {
    throwIfEnded(stop);
    throw error;
  } finally {
    stop.removeEventListener("abort", refuse);
  }
}
