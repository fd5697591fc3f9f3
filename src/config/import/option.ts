/** What a tool's option becomes in a configuration. */
export type Outcome =
  /** Values by dotted key. If several options set the same key, lists and maps are merged; otherwise the last value wins. */
  | { readonly kind: "settings"; readonly settings: Readonly<Record<string, unknown>>; readonly note?: string }
  /** No setting corresponds to the option. The note names the replacement, or explains why none is needed. */
  | { readonly kind: "note"; readonly note: string }
  /** No setting corresponds to the option, so we pass it to the tool unchanged. */
  | { readonly kind: "as-is" }
  | { readonly kind: "refused"; readonly why: string };

/** The last value of each option in the command, by long name; "" for an option without a value. */
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

/** Several options with the same outcome. */
export function each(
  longs: readonly string[],
  outcome: Outcome,
  more: Omit<ToolOption, "long" | "becomes"> = {},
): ToolOption[] {
  return longs.map((long) => ({ ...more, long, becomes: () => outcome }));
}

/** Sets the key if its value is allowed; otherwise a note lists the allowed values. */
export function oneOf(key: string, allowed: readonly string[], value: string): Outcome {
  return allowed.includes(value) ? sets(key, value) : noted(`${key} accepts only ${allowed.join(", ")}`);
}

/** True if nsys and ncu read the value as yes, according to their `--help`. */
export function isYes(value: string): boolean {
  return ["", "true", "yes", "on", "1"].includes(value.toLowerCase());
}
