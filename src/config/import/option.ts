/** What becomes of an option of a tool in a configuration. */
export type Outcome =
  /** Values by dotted key. Lists and maps of several options are joined; of single values the last counts. */
  | { readonly kind: "settings"; readonly settings: Readonly<Record<string, unknown>>; readonly note?: string }
  /** It has no counterpart: what takes its place, or why nothing needs to. */
  | { readonly kind: "note"; readonly note: string }
  /** It has none, and the tool gets it as it is. */
  | { readonly kind: "as-is" }
  | { readonly kind: "refused"; readonly why: string };

/** The last value of each option that was given, by its long name; an option without a value has "". */
export type GivenOptions = ReadonlyMap<string, string>;

export interface ToolOption {
  readonly long: string;
  readonly short?: string;
  /** Default: true. */
  readonly takesValue?: false;
  readonly becomes: (value: string, given: GivenOptions) => Outcome;
}

export function sets(key: string, value: unknown, note?: string): Outcome {
  return { kind: "settings", settings: { [key]: value }, ...(note === undefined ? {} : { note }) };
}

export function noted(note: string): Outcome {
  return { kind: "note", note };
}

export function refused(why: string): Outcome {
  return { kind: "refused", why };
}

/** Options that all become the same. */
export function each(
  longs: readonly string[],
  outcome: Outcome,
  more: Omit<ToolOption, "long" | "becomes"> = {},
): ToolOption[] {
  return longs.map((long) => ({ ...more, long, becomes: () => outcome }));
}

/** One of the values that a setting may have, else a note that names them. */
export function oneOf(key: string, allowed: readonly string[], value: string): Outcome {
  return allowed.includes(value) ? sets(key, value) : noted(`${key} knows ${allowed.join(", ")} only`);
}

/** What tools take for yes (`nsys` and `ncu --help`). */
export function isYes(value: string): boolean {
  return ["", "true", "yes", "on", "1"].includes(value.toLowerCase());
}
