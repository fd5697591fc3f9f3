import { matchesGlob } from "../../model/text/glob.ts";

/** Whether a range is meant by `decode`, `decode*`, `step@LLM` or `step@*`; without an `@`, the default domain is. */
export function matchesRange(
  pattern: string,
  { name, domain }: { readonly name: string; readonly domain: string },
): boolean {
  const at = [...pattern.matchAll(/\\.|@/gsu)].find(([text]) => text === "@")?.index;
  if (at === undefined) return domain === "" && matchesGlob(pattern, name);
  const wanted = pattern.slice(at + 1);
  return matchesGlob(pattern.slice(0, at), name) && (wanted === "*" || matchesGlob(wanted, domain));
}

/** Whether a kernel is meant by its name, its short name, or a glob of either. */
export function matchesKernel(pattern: string, names: readonly string[]): boolean {
  return names.some((name) => name === pattern || matchesGlob(pattern, name));
}
