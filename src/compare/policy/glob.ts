import { matchesGlob } from "../../model/text/glob.ts";

/** Without an `@`, the range must be in the default domain. */
export function matchesRange(
  pattern: string,
  { name, domain }: { readonly name: string; readonly domain: string },
): boolean {
  const at = [...pattern.matchAll(/\\.|@/gsu)].find(([text]) => text === "@")?.index;
  if (at === undefined) return domain === "" && matchesGlob(pattern, name);
  const wanted = pattern.slice(at + 1);
  return matchesGlob(pattern.slice(0, at), name) && (wanted === "*" || matchesGlob(wanted, domain));
}

export function matchesKernel(pattern: string, names: readonly string[]): boolean {
  return names.some((name) => name === pattern || matchesGlob(pattern, name));
}
