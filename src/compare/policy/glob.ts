import { matchesGlob } from "../../model/text/glob.ts";

/** Without an `@`, the range must be in the default domain. */
export function matchesRange(
  pattern: string,
  { name, domain }: { readonly name: string; readonly domain: string },
): boolean {
  const separator = [...pattern.matchAll(/\\.|@/gsu)].find(([text]) => text === "@")?.index;
  if (separator === undefined) return domain === "" && matchesGlob(pattern, name);
  const wanted = pattern.slice(separator + 1);
  return matchesGlob(pattern.slice(0, separator), name) && (wanted === "*" || matchesGlob(wanted, domain));
}

export function matchesKernel(pattern: string, names: readonly string[]): boolean {
  return names.some((name) => name === pattern || matchesGlob(pattern, name));
}
