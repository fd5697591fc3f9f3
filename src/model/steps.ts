/** Pauses now and then, so that its caller can handle signals. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
