import { throwIfEnded } from "../api/patience.ts";

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
