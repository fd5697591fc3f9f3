import fc from "fast-check";
import type { SideValues } from "../../../../src/compare/noise/estimate.ts";

export function pairs(base: readonly number[], head: readonly number[]): SideValues {
  return { base, head, interleaved: true };
}

export function separate(base: readonly number[], head: readonly number[]): SideValues {
  return { base, head, interleaved: false };
}

export function mirrored({ base, head, interleaved }: SideValues): SideValues {
  return { base: head, head: base, interleaved };
}

const time = fc.double({ min: 50, max: 200, noNaN: true });
const times = fc.array(time, { minLength: 1, maxLength: 7 });

/** Sides of one to seven rounds, interleaved or not. */
export const anySides: fc.Arbitrary<SideValues> = fc.oneof(
  fc.record({ base: times, head: times, interleaved: fc.constant(false) }),
  fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 7 }).map((both) =>
    pairs(
      both.map(([base]) => base),
      both.map(([, head]) => head),
    ),
  ),
);
