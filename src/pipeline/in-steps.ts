import { setImmediate } from "node:timers/promises";
import { refuseWhenStopped } from "../model/errors.ts";
import type { Steps } from "../model/steps.ts";
import type { Milliseconds } from "../model/units.ts";

/** How long we compute before we handle signals. A person doesn't notice this delay. */
const pauseMs: Milliseconds = 100;

export async function runInSteps<T>(steps: Steps<T>, stop: AbortSignal): Promise<T> {
  let pausedAt = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - pausedAt >= pauseMs) {
      await handleSignals(stop);
      pausedAt = performance.now();
    }
    step = steps.next();
  }
  await handleSignals(stop);
  return step.value;
}

/** Lets Node handle signals, which it only does between steps. */
export async function handleSignals(stop: AbortSignal): Promise<void> {
  await setImmediate();
  refuseWhenStopped(stop);
}
