/** The two sides of a comparison. */
export type Side = "base" | "head";

/** One value for each side. */
export interface Sides<Value> {
  readonly base: Value;
  readonly head: Value;
}

export function bothSides<Value>(pick: (side: Side) => Value): Sides<Value> {
  return { base: pick("base"), head: pick("head") };
}
