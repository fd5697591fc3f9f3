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

export const asIs: Outcome = { kind: "as-is" };

export interface ToolOption {
  readonly long: string;
  readonly short?: string;
  /** Default: true. "attached": the value is optional, and only follows `=`, or the short name directly. */
  readonly takesValue?: false | "attached";
  /** The values that the tool accepts. Without it, the tool accepts any value, or we don't know them all. */
  readonly values?: Values;
  readonly becomes: Outcome | ((value: string, options: GivenOptions) => Outcome);
}

export interface Values {
  readonly pattern: RegExp;
  /** What the pattern matches, as it ends the sentence "It accepts …". */
  readonly text: string;
}

export function oneOfValues(...values: readonly string[]): Values {
  return { pattern: new RegExp(`^(?:${values.join("|")})$`), text: values.join(" or ") };
}

export const trueOrFalse = oneOfValues("true", "false");
export const anyNumber: Values = { pattern: /^\d+(?:\.\d+)?$/, text: "a number" };

export function sets(key: string, value: unknown, note?: string): Outcome {
  return { kind: "settings", settings: { [key]: value }, ...(note === undefined ? {} : { note }) };
}

export function noted(note: string): Outcome {
  return { kind: "note", note };
}

export function refused(why: string): Outcome {
  return { kind: "refused", why };
}

/** `longs` has white space between them. */
export function optionsAlike(
  longs: string,
  becomes: Outcome,
  more: Omit<ToolOption, "long" | "becomes"> = {},
): ToolOption[] {
  return longs
    .trim()
    .split(/\s+/)
    .map((long) => ({ ...more, long, becomes }));
}

export function setsIfAllowed(key: string, allowed: readonly string[], value: string): Outcome {
  return allowed.includes(value) ? sets(key, value) : noted(`${key} accepts only ${allowed.join(", ")}`);
}
