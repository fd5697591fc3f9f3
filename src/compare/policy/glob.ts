import { matchesGlob } from "../../model/text/glob.ts";

/**
 * True if a range matches a pattern such as `decode`, `decode*`, `step@LLM`, or `step@*`. Without an `@`, the range must be in the default
 * domain.
 */
export function matchesRange(
  pattern: string,
  { name, domain }: { readonly name: string; readonly domain: string },
): boolean {
  const at = [...pattern.matchAll(/\\.|@/gsu)].find(([text]) => text === "@")?.index;
  if (at === undefined) return domain === "" && matchesGlob(pattern, name);
  const wanted = pattern.slice(at + 1);
  return matchesGlob(pattern.slice(0, at), name) && (wanted === "*" || matchesGlob(wanted, domain));
}

/** True if one of a kernel's names equals the pattern, or matches it as a glob. */
export function matchesKernel(pattern: string, names: readonly string[]): boolean {
  return names.some((name) => name === pattern || matchesGlob(pattern, name));
}
