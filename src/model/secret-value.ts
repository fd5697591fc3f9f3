/** Shorter values are found everywhere by chance. */
export const shortestSecret = 6;

const harmless = /^(?:true|false|yes|no|on|off|none|null|always|never|[-+]?[\d.,_:]+)$/i;

/** Whether a value that was given as a secret may be one: not so short that it is found everywhere, no number, no word such as `true`. */
export function mayBeSecret(value: string): boolean {
  return value.length >= shortestSecret && !harmless.test(value);
}
