import { countText } from "./quantity.ts";

/** `1 kernel`, `2 kernels`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `a, b and 3 more`: names at most `most` of the items. */
export function listText(items: readonly string[], most: number): string {
  const more = items.length > most ? ` and ${items.length - most} more` : "";
  return `${items.slice(0, most).join(", ")}${more}`;
}

/** Null if it isn't JSON. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
