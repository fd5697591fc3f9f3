/** A range by name and domain, regardless of style. The default domain is `""`. */
export interface RangeKey {
  readonly name: string;
  readonly domain: string;
}

/** A string that's unique to each key. */
export function rangeKeyText({ name, domain }: RangeKey): string {
  return JSON.stringify([domain, name]);
}
