import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import { runBase } from "./support/run-base.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

/** Bash that has $m MiB in use until nvidia-smi saw it; 512 are others'. */
const usesMemory = `
driver=$HOME/driver
use() { echo "$1" >"$driver/new"; mv "$driver/new" "$driver/memory"; }
samples() { cat "$HOME"/llm-profile-runs/*/*/untraced-*/gpu-watch.csv | grep -c ", $m"; }
before=$(samples)
use "$m"
until (($(samples) > before)); do sleep 0.02; done
use 512`;

test("compares the program's peak GPU memory", async () => {
  const program = [
    "bash",
    "-c",
    `m=1536; [[ -e slow ]] && m=1792; [[ -v LLM_PROFILE_METRICS ]] || exit 0; ${usesMemory}`,
  ];
  const walls = [untracedRecording([100, 100, 100])];
  const run = await runBase({
    ...{ base: "sdpa", head: "sdpa", smi: {}, program, tracked: ["slow"] },
    script: `${capturesByAttention}\n${untracedScript(walls)}`,
    set: ["latency.pairs=3", "latency.max-pairs=3"],
    prepare: (repository) => {
      writeFileSync(join(repository, "slow"), "");
    },
  });
  expect({ code: run.code, state: run.record.state }).toEqual({ code: 1, state: "passed" });
  const { verdict, metrics } = run.comparison();
  expect(verdict).toBe("regressed");
  expect(metrics.find(({ name }) => name === "GPU 0")).toMatchObject({
    kind: "peak-memory",
    change: { base: 2 ** 30, head: 1.25 * 2 ** 30, state: "regressed" },
  });
  expect(run.files).toContain("head/untraced-1/gpu-watch.csv");
  expect(run.leftInTemporary).toEqual([]);
});
