import { rename } from "node:fs/promises";
import type { GateFailure } from "../../gate/process-gate.ts";
import type { RunContext } from "../start/run-context.ts";

/** What one attempt gave, and what the gate found; null for one that is real. */
export interface Attempted<T> {
  readonly value: T;
  readonly failure: GateFailure | null;
}

/**
 * Repeats what failed by a transient fault of the GPU or the tool, as often as `retries` allows. Every attempt stays:
 * `<folder>-attempt-1` beside `<folder>`, which holds the last one.
 */
export async function withAttempts<T>(
  run: RunContext,
  { label, folder }: { readonly label: string; readonly folder: string },
  attempt: (number: number) => Promise<Attempted<T>>,
): Promise<Attempted<T>> {
  const { retries } = run.loaded.config;
  for (let number = 1; ; number += 1) {
    const attempted = await attempt(number);
    if (attempted.failure?.transient !== true || number > retries) return attempted;
    const kept = `${folder}-attempt-${number}`;
    await keepAttempt(run, folder, kept);
    await run.warn(
      `${label}: ${attempted.failure.error.message} Trying again (attempt ${number + 1} of ${retries + 1}).`,
    );
  }
}

/** Takes the files of an attempt out of the way of the next one. Both folders are relative to the run directory. */
export async function keepAttempt({ directory, recorder }: RunContext, folder: string, kept: string): Promise<void> {
  await rename(directory.file(folder), directory.file(kept));
  await recorder.moved(folder, kept);
}
