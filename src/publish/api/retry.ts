import type { Milliseconds } from "../../model/units.ts";
import { throwIfEnded, type Patience } from "./patience.ts";
import { readRefusal, type Refusal } from "./refusal.ts";

const mostTries = 4;
const firstWaitMs = 1000;

export interface RetryOptions {
  readonly patience: Patience;
  readonly say: (message: string) => void;
  readonly now: () => Date;
  /** For one try. */
  readonly timeoutMs: Milliseconds;
}

/** A request as octokit has it: `url` is the endpoint's path with the names of its parameters, or, of a page, a whole URL. */
export interface Endpoint {
  readonly method: string;
  readonly url: string;
}

/** One request, also one page's: a time-out, and another try where that helps and does no harm. Throws what the last try threw. */
export async function withRetries<T>(
  { method, url }: Endpoint,
  options: RetryOptions,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { patience, say, now, timeoutMs } = options;
  const { signal } = patience;
  for (let tries = 1; ; tries++) {
    try {
      return await request(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      throwIfEnded(signal);
      const refusal = readRefusal(error, now());
      if (refusal === null) throw error;
      if (refusal.timedOut) patience.spend(timeoutMs);
      const waitMs = waitBefore(refusal, tries, method);
      if (waitMs === null || tries === mostTries || !patience.has(waitMs)) throw error;
      const answer = refusal.status === null ? refusal.message : `${String(refusal.status)}: ${refusal.message}`;
      say(
        `GitHub, ${method} ${pathOf(url)}: ${answer}. Try ${String(tries + 1)} of ${String(mostTries)} in ${String(Math.ceil(waitMs / 1000))} s.`,
      );
      await patience.wait(waitMs);
    }
  }
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*/s, "");
}

/** Null: another try does not help, or could do twice what must be done once. */
function waitBefore(refusal: Refusal, tries: number, method: string): Milliseconds | null {
  if (refusal.limited !== null) return refusal.limited.waitMs;
  const backOffMs = firstWaitMs * 2 ** (tries - 1);
  if (refusal.unsent) return backOffMs;
  const transient = refusal.status === null || refusal.status >= 500;
  return transient && method !== "POST" ? backOffMs : null;
}
