/** A range that was seen, written as plan/nvtx-range.ts reads it: `LLM\@prefill` for a name with an @. `""` is the default domain. */
export function rangeText(name: string, domain: string): string {
  const escaped = (part: string): string => part.replace(/[\\@*?]/g, "\\$&");
  return domain === "" ? escaped(name) : `${escaped(name)}@${escaped(domain)}`;
}
