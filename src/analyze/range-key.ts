/** The default domain is `""`. */
export interface RangeKey {
  readonly name: string;
  readonly domain: string;
}

/** A report may have millions of ranges, so it's cheap to make. */
export function rangeKeyText({ name, domain }: RangeKey): string {
  return `${String(domain.length)} ${domain}${name}`;
}
