import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import { runBase } from "./support/run-base.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

const writes = (name: string, file: string): string =>
  `echo '[{"name": "${name}", "value": '$v', "unit": "ms", "better": "lower"}]' >"${file}"`;

/** Bash that has $m MiB in use until nvidia-smi saw it; 512 are others'. */
const usesMemory = `
driver=$HOME/driver
use() { echo "$1" >"$driver/new"; mv "$driver/new" "$driver/memory"; }
samples() { cat "$HOME"/llm-profile-runs/*/*/untraced-*/gpu-watch.csv | grep -c ", $m"; }
before=$(samples)
use "$m"
until (($(samples) > before)); do sleep 0.02; done
use 512`;

test("what the program reports without tracing is compared: a metric of a file, one of the offered file, and peak memory", async () => {
  const bash = `
      v=41 m=1536
      [[ -e slow ]] && v=82 m=1792
      ${writes("TTFT", "m.json")}
      [[ -v LLM_PROFILE_METRICS ]] || exit 0
      ${writes("TPOT", "$LLM_PROFILE_METRICS")}
      ${usesMemory}`;
  const walls = [untracedRecording([100, 100, 100])];
  const run = await runBase({
    ...{ base: "sdpa", head: "sdpa", smi: {}, program: ["bash", "-c", bash], tracked: ["slow"] },
    script: `${capturesByAttention}\n${untracedScript(walls, walls)}`,
    set: ["latency.pairs=3", "latency.max-pairs=3", "metrics=[m.json]"],
    prepare: (repository) => {
      writeFileSync(join(repository, "slow"), "");
    },
  });
  expect({ code: run.code, state: run.record.state }).toEqual({ code: 1, state: "passed" });
  const comparison = run.comparison();
  expect(comparison.verdict).toBe("regressed");
  const change = { base: 41, head: 82, state: "regressed" };
  const rows = new Map(comparison.metrics.map((row) => [row.name, row]));
  expect(rows.get("TTFT")).toMatchObject({ unit: "ms", source: "m.json", change });
  expect(rows.get("TPOT")).toMatchObject({ unit: "ms", source: "LLM_PROFILE_METRICS", change });
  expect(rows.get("GPU 0")).toMatchObject({
    kind: "peak-memory",
    change: { base: 2 ** 30, head: 1.25 * 2 ** 30, state: "regressed" },
  });
  expect(run.stdout).toContain("REGRESSED: ");
  expect(run.profile().untraced.map(({ metrics }) => metrics.map(({ value }) => value))).toEqual(
    Array(3).fill([82, 82]),
  );
  expect(run.text("summary.md")).toContain("| TTFT | 82 ms |");
  expect(run.files).toContain("head/untraced-1/gpu-watch.csv");
  expect(run.leftInTemporary).toEqual([]);
});
