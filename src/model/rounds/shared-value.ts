/** What all values are, compared by their content; null where they differ, or there is none. */
export function sharedValue<T>(values: readonly T[]): T | null {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? (values[0] ?? null) : null;
}
