import { setTimeout } from "node:timers/promises";
import { StoppedError } from "../../errors.ts";
import type { Milliseconds } from "../../model/units.ts";

/** Waits; may end early when `stop` is aborted. */
export type Sleep = (duration: Milliseconds, stop: AbortSignal) => Promise<void>;

/** How long a job with a paid GPU may still stand still for GitHub. */
export interface Patience {
  /** Takes time that has passed already, such as that of a request without an answer. */
  spend(duration: Milliseconds): void;
  /** Whether so long may still be waited. */
  has(duration: Milliseconds): boolean;
  /** Waits so long; false, at once, where that is more than is left. Throws StoppedError when we are told to stop. */
  wait(duration: Milliseconds): Promise<boolean>;
}

/** Time for all waiting together, however many requests there are. */
export function createPatience(options: {
  readonly totalMs: Milliseconds;
  readonly sleep: Sleep;
  readonly stop: AbortSignal;
}): Patience {
  const { sleep, stop } = options;
  let leftMs = options.totalMs;
  const has = (duration: Milliseconds): boolean => duration <= leftMs;
  return {
    spend: (duration) => {
      leftMs -= duration;
    },
    has,
    wait: async (duration) => {
      if (!has(duration)) return false;
      leftMs -= duration;
      await sleep(duration, stop);
      throwIfStopped(stop);
      return true;
    },
  };
}

/** The real clock. */
export async function sleepUntilStopped(duration: Milliseconds, stop: AbortSignal): Promise<void> {
  try {
    await setTimeout(duration, undefined, { signal: stop });
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}

/** Throws StoppedError when we were told to stop; the reason of `stop` is the signal's name. */
export function throwIfStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new StoppedError(stop.reason === "SIGINT" ? "SIGINT" : "SIGTERM");
}
