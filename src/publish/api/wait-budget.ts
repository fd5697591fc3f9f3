import { setTimeout as wait } from "node:timers/promises";
import { StoppedError } from "../../errors.ts";
import type { Milliseconds } from "../../model/units.ts";

/** Waits; may end early when `stop` is aborted. */
export type Sleep = (duration: Milliseconds, stop: AbortSignal) => Promise<void>;

/** How long a job with a paid GPU may still stand still for GitHub. */
export interface WaitBudget {
  /** What is done with GitHub at a stretch, such as all publishing: the limit counts from its beginning. */
  stretch<T>(body: () => Promise<T>): Promise<T>;
  /** Aborted with TimeOver when the stretch's time is over, with a signal's name when we are told to stop. */
  readonly signal: AbortSignal;
  /** Takes time that has passed already, such as that of a request without an answer. */
  spend(duration: Milliseconds): void;
  /** Whether so long may still be waited. */
  has(duration: Milliseconds): boolean;
  /** Waits so long; false, at once, where that is more than is left, and where the time ends meanwhile. Throws StoppedError when we are told to stop. */
  wait(duration: Milliseconds): Promise<boolean>;
}

/** Of a stretch: an API that does not answer leaves time for what does. */
const waitingShare = 2 / 5;

/** One limit for all of a stretch, however many requests there are. */
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

/** The real clock. */
export async function sleepUntilStopped(duration: Milliseconds, stop: AbortSignal): Promise<void> {
  try {
    await wait(duration, undefined, { signal: stop });
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}

/** The time of a stretch is over: what still hangs is left alone. */
export class TimeOver extends Error {
  constructor(limitMs: Milliseconds) {
    super(`The ${String(limitMs / 1000)} s of \`publish-time-limit\` were over.`);
    this.name = "TimeOver";
  }
}

/** Throws StoppedError when we were told to stop; the reason of `stop` is the signal's name then. */
export function throwIfStopped(stop: AbortSignal): void {
  if (stop.aborted && !(stop.reason instanceof TimeOver))
    throw new StoppedError(stop.reason === "SIGINT" ? "SIGINT" : "SIGTERM");
}

/** The same, and TimeOver where the time is over. */
export function throwIfEnded(signal: AbortSignal): void {
  throwIfStopped(signal);
  if (signal.reason instanceof TimeOver) throw signal.reason;
}

/**
 * The result of work that cannot be told to stop: when we are, StoppedError at once, when the time for it is over TimeOver,
 * and the work is left alone.
 */
export async function unlessStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
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
