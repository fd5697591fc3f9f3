import type { Milliseconds } from "../../model/units.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Turns the first INT, TERM or HUP into an abort whose reason is the signal's name; a second one ends us at once, and so does
 * the end of `goneWithinMs` where that is given, whatever hangs.
 */
export function stopSignal(goneWithinMs: Milliseconds | null = null): {
  readonly signal: AbortSignal;
  [Symbol.dispose](): void;
} {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    // The guard ends what is left when we go without cleaning up.
    const leave = (): never => process.exit(name === "SIGINT" ? 130 : 143);
    if (controller.signal.aborted) leave();
    if (goneWithinMs !== null) setTimeout(leave, goneWithinMs).unref();
    controller.abort(name);
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
