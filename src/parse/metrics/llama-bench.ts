import * as z from "zod";
import { count } from "../../model/schema.ts";
import {
  flattenLists,
  isRecord,
  measured,
  parseEntries,
  describeDifferingSettings,
  type JsonFormat,
} from "./format.ts";

/*
 * llama-bench -o json (a list) and -o jsonl (one object per line): json_printer and jsonl_printer in llama.cpp's
 * tools/llama-bench/llama-bench.cpp. Each test has one entry with its settings. We use the test names of llama-bench's own tables:
 * `pp512`, `tg128 @ d4096`.
 *   [{"build_commit": "8cf427ff", …, "n_prompt": 512, "n_gen": 0, "n_depth": 0, …, "avg_ts": 7100.002165, "stddev_ts": 140.3, …}]
 */
const entrySchema = z.looseObject({ n_prompt: count, n_gen: count, n_depth: count.optional(), avg_ts: measured });

const settings = [
  "backends",
  "gpu_info",
  "model_filename",
  "model_type",
  "n_batch",
  "n_ubatch",
  "n_threads",
  "cpu_mask",
  "cpu_strict",
  "poll",
  "type_k",
  "type_v",
  "n_gpu_layers",
  "n_cpu_moe",
  "split_mode",
  "main_gpu",
  "no_kv_offload",
  "flash_attn",
  "devices",
  "tensor_split",
  "tensor_buft_overrides",
  "load_mode",
  "lazy_mode",
  "use_mmap",
  "use_direct_io",
  "embeddings",
  "no_op_offload",
  "no_host",
  "repack",
  "fit_target",
  "fit_min_ctx",
];

export const llamaBench: JsonFormat = {
  format: "llama-bench",
  recognizes: (values) => {
    const [first] = flattenLists(values);
    return isRecord(first) && "n_prompt" in first && "n_gen" in first && "avg_ts" in first;
  },
  read: (values) => {
    const entries = parseEntries(entrySchema, flattenLists(values));
    const suffixes = new Map<Entry, string>();
    for (const alike of Map.groupBy(entries, testName).values())
      for (const [index, suffix] of describeDifferingSettings(alike, settings).entries()) {
        const entry = alike[index];
        if (entry !== undefined) suffixes.set(entry, suffix);
      }
    return {
      metrics: entries.map((entry) => ({
        name: `${testName(entry)}${suffixes.get(entry) ?? ""}`,
        value: entry.avg_ts,
        unit: "tok/s",
        better: "higher",
      })),
    };
  },
};

type Entry = z.infer<typeof entrySchema>;

function testName({ n_prompt, n_gen, n_depth = 0 }: Entry): string {
  const parts = [...(n_prompt > 0 ? [`pp${n_prompt}`] : []), ...(n_gen > 0 ? [`tg${n_gen}`] : [])];
  return `${parts.join("+")}${n_depth > 0 ? ` @ d${n_depth}` : ""}`;
}
