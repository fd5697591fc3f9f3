/** A range by name and domain (`""`: the default one), whatever its style. */
export interface RangeKey {
  readonly name: string;
  readonly domain: string;
}

/** A text that only equal keys share. */
export function rangeKeyText({ name, domain }: RangeKey): string {
  return JSON.stringify([domain, name]);
}

/** For messages: `decode`, `step@LLM`. */
export function rangeLabel({ name, domain }: RangeKey): string {
  return domain === "" ? name : `${name}@${domain}`;
}
