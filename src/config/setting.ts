import type { Origin } from "../model/config.ts";

/** One value for one dotted key, as one layer gives it. */
export interface Setting {
  /** A key of the schema, an entry of a map (`workload.environment.STEPS`), or one that does not exist. */
  readonly key: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** The text of the value where that says more than the value: `1.10` for the number 1.1. */
  readonly source?: string;
  /** True for `KEY=` on a map: the entries of weaker layers go. */
  readonly empties?: true;
}

/** One sentence on what is wrong with the configuration: the key, the value, where it came from, what is right. */
export type Problem = string;

/** What a layer holds, and what could not be read of it. */
export interface Layer {
  readonly settings: readonly Setting[];
  readonly problems: readonly Problem[];
}
