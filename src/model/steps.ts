/** A long computation that pauses now and then, so that its caller can handle signals in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Computes without pauses. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
