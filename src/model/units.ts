/** Nanoseconds as a safe integer: times within one report, never absolute times, which exceed 2^53. */
export type Nanoseconds = number;
export type Milliseconds = number;
/** Seconds of wall-clock time, with fractions. */
export type Seconds = number;
export type Bytes = number;
/** A share between 0 and 1. */
export type Ratio = number;
export type Dim3 = readonly [x: number, y: number, z: number];
