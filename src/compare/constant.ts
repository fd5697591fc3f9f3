import type { Bytes, Nanoseconds, Ratio } from "../model/units.ts";

export interface Constant {
  readonly value: number;
  readonly unit: "ratio" | "count" | "log" | "ns" | "bytes" | "chance";
  readonly means: string;
  readonly source: string;
  /** What gets another result if the number is half or one and a half times as large. Null if nothing that we know of does. */
  readonly flips: Flip | null;
}

/** A test, by the end of its path and a part of its source. Or a recorded or simulated case in words, with its bench. */
export type Flip = readonly [test: string, part: string] | string;

type Builder<Value> = (value: Value, means: string, source: string, flips: Flip | null) => Constant;

export const ratio: Builder<Ratio> = (value, means, source, flips) => ({ value, unit: "ratio", means, source, flips });
export const count: Builder<number> = (value, means, source, flips) => ({ value, unit: "count", means, source, flips });
export const log: Builder<number> = (value, means, source, flips) => ({ value, unit: "log", means, source, flips });
export const ns: Builder<Nanoseconds> = (value, means, source, flips) => ({ value, unit: "ns", means, source, flips });
export const bytes: Builder<Bytes> = (value, means, source, flips) => ({ value, unit: "bytes", means, source, flips });
export const chance: Builder<number> = (value, means, source, flips) => ({
  value,
  unit: "chance",
  means,
  source,
  flips,
});
