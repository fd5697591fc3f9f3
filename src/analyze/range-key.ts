/** A range by name and domain, regardless of style. The default domain is `""`. */
export interface RangeKey {
  readonly name: string;
  readonly domain: string;
}

/** A string that's unique to each key. A report may have millions of ranges, so it's cheap to make. */
export function rangeKeyText({ name, domain }: RangeKey): string {
  return `${String(domain.length)} ${domain}${name}`;
}
