import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import { runBase, type Versions } from "./support/run-base.ts";
import { fakeRun } from "./support/run.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

const walls = [100, 100, 100];

interface Compared extends Pick<Versions, "smi"> {
  readonly set?: readonly string[];
  /** How many times as long head's runs without tracing take. */
  readonly factor?: number;
}

/** Head's tree has the file `slow`; `bash` is what the program of both sides does. */
function compareMetrics(bash: string, { set = [], factor = 1, ...others }: Compared = {}) {
  const [base, head] = [1, factor].map((times) => [untracedRecording(walls.map((ms) => ms * times))]);
  return runBase({
    base: "sdpa",
    head: "sdpa",
    script: `${capturesByAttention}\n${untracedScript(base ?? [], head ?? [])}`,
    program: ["bash", "-c", bash],
    set: ["latency.pairs=3", "latency.max-pairs=3", "metrics=[m.json]", ...set],
    prepare: (repository) => {
      writeFileSync(join(repository, "slow"), "");
    },
    tracked: ["slow"],
    ...others,
  });
}

const writes = (name: string, value: string, file = "m.json"): string =>
  `echo '[{"name": "${name}", "value": '${value}', "unit": "ms", "better": "lower"}]' >"${file}"`;

/** Bash that has $m MiB in use until nvidia-smi saw it; 512 are others'. */
const usesMemory = `
driver=$HOME/driver
use() { echo "$1" >"$driver/new"; mv "$driver/new" "$driver/memory"; }
samples() { cat "$HOME"/llm-profile-runs/*/*/untraced-*/gpu-watch.csv | grep -c ", $m"; }
before=$(samples)
use "$m"
until (($(samples) > before)); do sleep 0.02; done
use 512`;

describe("what the program reports without tracing", () => {
  test("is compared: a metric of a file, one of the offered file, and peak memory", async () => {
    const bash = `
      v=41 m=1536
      [[ -e slow ]] && v=82 m=1792
      ${writes("TTFT", "$v")}
      [[ -v LLM_PROFILE_METRICS ]] || exit 0
      ${writes("TPOT", "$v", "$LLM_PROFILE_METRICS")}
      ${usesMemory}`;
    const run = await compareMetrics(bash, { smi: {} });
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
    const offered = run.record.commands.filter(({ environmentNames }) =>
      environmentNames.includes("LLM_PROFILE_METRICS"),
    );
    expect(offered.map(({ label }) => label).toSorted()).toEqual(
      ["base, ", ""].flatMap((side) => [1, 2, 3].map((number) => `${side}untraced run ${number}`)),
    );
    expect(run.leftInTemporary).toEqual([]);
  });

  test("gives the time of a step and of a token in the terminal, the summary, and profile.json", async () => {
    const run = await compareMetrics(`echo '[{"name": "total_output_tokens", "value": 192}]' >m.json`, {
      set: ["tokens={metric: total_output_tokens}", "steps=16"],
      factor: 1.6,
    });
    expect(run.code).toBe(1);
    const profile = run.profile();
    // Of 3 instances of `decode` a process.
    expect(profile.untraced.map(({ ranges: [decode] }) => [decode?.steps, decode?.tokens])).toEqual(
      Array(3).fill([16, 64]),
    );
    const rows = new Map(run.comparison().metrics.map((row) => [row.kind, row]));
    const [busyNs = 0] = profile.ranges.map(({ rounds: [round] }) => round?.gpuBusyNs);
    expect(rows.get("time-per-step")?.change).toMatchObject({ base: 100e6 / 16, head: 160e6 / 16 });
    expect(rows.get("tokens-per-second")?.change).toMatchObject({ base: 640, head: 400 });
    expect(rows.get("gpu-time-per-token")?.change.head).toBeCloseTo(busyNs / 64, -5);
    expect(run.stdout).toMatch(/time per step of decode.*6\.25 (?:→|ms +) ?10\.0 ms/);
    expect(run.text("summary.md")).toMatch(/\| tokens per second of decode +\| +400 tok\/s \|/);
  });

  test("may be missing on the base, and the head is measured on", async () => {
    const run = await compareMetrics(`[[ ! -e slow ]] || ${writes("TTFT", "41")}`);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain("a run of the base failed");
    expect(run.profile().untraced).toHaveLength(3);
    expect(run.comparison().reasons).toMatchObject([{ id: "metric-missing-in-base", verdict: null }]);
  });

  test("is read once, and shown, where there's one side", async () => {
    const run = await fakeRun({
      recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
      command: ["bash", "-c", writes("TTFT", "41.2")],
      set: ["latency.pairs=null", 'metrics=[{"file": "*.json", "format": "json"}]'],
    });
    expect(run.code).toBe(0);
    expect(run.profile().untraced).toMatchObject([
      { order: null, metrics: [{ name: "TTFT", value: 41.2, source: "*.json" }] },
    ]);
    expect(run.stdout).toMatch(/^ +TTFT +41\.2 ms/m);
  });
});
