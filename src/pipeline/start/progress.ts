import type { Milliseconds } from "../../model/units.ts";
import { formatSeconds } from "../../report/format.ts";
import type { Context } from "../context.ts";

const intervalMs = 30_000;

/** Says every half minute that something long still runs, and how much of its time limit is gone. */
export async function withProgress<T>(
  context: Context,
  what: string,
  limitMs: Milliseconds,
  body: () => Promise<T>,
): Promise<T> {
  const startMs = context.clock.monotonicMs();
  const timer = setInterval(() => {
    const seconds = (context.clock.monotonicMs() - startMs) / 1000;
    context.log.info(
      `${what}: still running after ${formatSeconds(seconds)} of at most ${formatSeconds(limitMs / 1000)}.`,
    );
  }, intervalMs);
  try {
    return await body();
  } finally {
    clearInterval(timer);
  }
}
