/** Shorter values are found everywhere by chance. */
export const shortestSecret = 6;

const harmless = /^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;

/** Whether a value that was given as a secret may be one: not so short that it is found everywhere, no number, no word such as `true`. */
export function mayBeSecret(value: string): boolean {
  return value.length >= shortestSecret && !harmless.test(value);
}

/**
 * The name of a variable as messages and records show it: what stands there may be a secret that was put in place of its
 * name, or behind it (`HF_TOKEN=value`).
 */
export function shownVariable(name: string): string {
  const split = name.indexOf("=");
  if (split !== -1) return `${shownVariable(name.slice(0, split))}=***`;
  return /^(?:[A-Z_][A-Z0-9_]*|[a-z]+(?:_[a-z]+)*)$/.test(name) ? name : "***";
}
