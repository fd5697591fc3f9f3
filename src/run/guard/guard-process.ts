import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { cleanUp } from "./guard-cleanup.ts";
import { applyMessage, type GuardMessage, type Holdings, noHoldings } from "./guard-message.ts";

/** How long the guard goes on trying to end what is left, in milliseconds. */
const cleanUpLimitMs = 30_000;

/**
 * The guard's whole life: it listens to our process through a pipe that only our process writes to. The pipe ends when our
 * process ends, by whatever signal; what was not reported as ended and removed by then, the guard ends and removes.
 */
export async function guardProcess(input: Readable): Promise<void> {
  // A signal that is meant for the whole job must not take the guard away before its work.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  let holdings: Holdings = noHoldings;
  for await (const line of createInterface({ input })) {
    const message = parseMessage(line);
    if (message !== null) holdings = applyMessage(holdings, message);
  }
  await cleanUp(holdings, cleanUpLimitMs);
}

/** The writer is our own code in the same version; only a line cut short by our death can be broken. */
function parseMessage(line: string): GuardMessage | null {
  try {
    return JSON.parse(line) as GuardMessage;
  } catch {
    return null;
  }
}
