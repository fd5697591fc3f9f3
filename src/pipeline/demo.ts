import { join } from "node:path";
import { analyze, type AnalyzeResult } from "./analyze.ts";
import type { Context } from "./context.ts";

/** `demo`: the recorded H100 captures of the package, two variants of one LLM decode loop, analysed like any others. */
export async function demo(
  context: Context,
  out: string | null,
): Promise<readonly { readonly title: string; readonly result: AnalyzeResult }[]> {
  const settings = { configFile: null, presets: [], inputs: [], overrides: [] };
  const results = [];
  for (const { folder, title } of recordings) {
    const result = await analyze(context, {
      paths: [join(context.root, "examples", "recordings", folder)],
      ranges: ["decode"],
      out: out === null ? null : `${out}-${folder}`,
      settings,
    });
    results.push({ title, result });
  }
  return results;
}

const recordings = [
  { folder: "llm-decode-sdpa", title: "LLM decode with SDPA attention, 3 rounds on an H100" },
  { folder: "llm-decode-eager", title: "The same with eager attention" },
];
