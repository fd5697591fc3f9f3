import type { Clock } from "../../src/model/run/ports.ts";

/** A clock that starts at an instant and goes on by `stepMs` each time it is read. */
export function clockAt(iso: string, stepMs = 0): Clock {
  let next = Date.parse(iso);
  const read = () => {
    const now = next;
    next += stepMs;
    return now;
  };
  return { now: () => new Date(read()), monotonicMs: read };
}
