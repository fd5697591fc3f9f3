import type { RepositoryFile, SourceRange } from "../model/run/repository.ts";
import { plainText } from "../model/text/plain-text.ts";

/**
 * What opens a range with a literal name, by language: `torch.cuda.nvtx.range_push("decode")`, `nvtx.range(…)`,
 * `nvtx.annotate(message="decode", domain="LLM")`, `llm_profile_action.range("decode")`; `nvtxRangePushA("decode")`,
 * `nvtx3::scoped_range r{"decode"}`. A name that is made while the program runs is not seen.
 */
const python =
  /\b(?:nvtx\.(?:range_push|range_start|range|annotate|push_range|start_range)|llm_profile_action\.range)\(\s*(?:(?:msg|message)\s*=\s*)?("[^"\\\n]{1,200}"|'[^'\\\n]{1,200}')([^()\n]{0,200})/g;
const native =
  /\b(?:nvtxRange(?:Push|Start)A?\s*\(|nvtx3::(?:scoped_range|unique_range)(?:_in<[^<>\n]{1,100}>)?(?: +\w{1,100})?[({])\s*"([^"\\\n]{1,200})"/g;
const domainOf = /domain\s*=\s*(?:"([^"\\\n]{1,100})"|'([^'\\\n]{1,100})')/;

/** The ranges of one source file, each where it is opened first. Names that a terminal would not show as they are count for none. */
export function rangesInSource({ path, text }: RepositoryFile): SourceRange[] {
  if (text === null) return [];
  const found = path.endsWith(".py") ? pythonRanges(text) : nativeRanges(text);
  const known = new Set<string>();
  return found.flatMap(({ name, domain, index }) => {
    const key = JSON.stringify([name, domain]);
    if (known.has(key) || plainText(name) !== name || plainText(domain) !== domain) return [];
    known.add(key);
    return [{ name, domain, place: `${path}:${String(text.slice(0, index).split("\n").length)}` }];
  });
}

interface Found {
  readonly name: string;
  readonly domain: string;
  readonly index: number;
}

function pythonRanges(text: string): Found[] {
  return [...text.matchAll(python)].map(({ 1: quoted = "", 2: rest = "", index }) => {
    const [, double, single] = domainOf.exec(rest) ?? [];
    return { name: quoted.slice(1, -1), domain: double ?? single ?? "", index };
  });
}

/** The domain of `nvtx3::scoped_range_in<D>` is a type, whose name stands elsewhere: the message alone is known. */
function nativeRanges(text: string): Found[] {
  return [...text.matchAll(native)].map(({ 1: name = "", index }) => ({ name, domain: "", index }));
}
