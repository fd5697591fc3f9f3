const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Turns the first INT, TERM or HUP into an abort whose reason is the signal's name; a second one ends us at once. */
export function stopSignal(): { readonly signal: AbortSignal; [Symbol.dispose](): void } {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    // The guard ends what is left when we go without cleaning up.
    if (controller.signal.aborted) process.exit(name === "SIGINT" ? 130 : 143);
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
