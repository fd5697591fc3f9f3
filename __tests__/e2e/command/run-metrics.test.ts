import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import { runBase, type Versions } from "./support/run-base.ts";
import { fakeRun } from "./support/run.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

const walls = [untracedRecording([100, 100, 100])];

/** A program of whose sides head's has the file `slow`; `bash` is what it does. */
function compareMetrics(
  bash: string,
  {
    set = [],
    metrics = ["m.json"],
    ...others
  }: Pick<Versions, "set" | "smi"> & { readonly metrics?: readonly string[] } = {},
) {
  return runBase({
    base: "sdpa",
    head: "sdpa",
    script: `${capturesByAttention}\n${untracedScript(walls, walls)}`,
    program: ["bash", "-c", bash],
    set: ["latency.pairs=3", "latency.max-pairs=3", `metrics=${JSON.stringify(metrics)}`, ...set],
    prepare: (repository) => {
      writeFileSync(join(repository, "slow"), "");
    },
    ...others,
    tracked: ["slow"],
  });
}

const writes = (name: string, value: string): string =>
  `echo '[{"name": "${name}", "value": '${value}', "unit": "ms", "better": "lower"}]' >m.json`;
const ttft = `v=41; [[ -e slow ]] && v=82; ${writes("TTFT", "$v")}`;

describe("metrics that the program reports, compared", () => {
  test("a slower one is red, and said first", async () => {
    const run = await compareMetrics(ttft);
    expect({ code: run.code, state: run.record.state }).toEqual({ code: 1, state: "passed" });
    expect(run.comparison()).toMatchObject({
      verdict: "regressed",
      reasons: [{ id: "metric-regressed", reported: "TTFT" }],
      metrics: [{ name: "TTFT", unit: "ms", source: "m.json", change: { base: 41, head: 82, state: "regressed" } }],
    });
    expect(run.stdout).toContain("REGRESSED: TTFT rose by 100% (41 → 82 ms).");
    expect(run.profile().untraced.map(({ metrics }) => metrics.map(({ value }) => value))).toEqual([[82], [82], [82]]);
    expect(run.text("summary.md")).toContain("| TTFT | 82 ms |");
  });

  test("a budget holds for it without any base", async () => {
    const run = await compareMetrics(ttft, {
      set: ['compare.thresholds=[{"metric": "TTFT", "threshold": 200}]', 'compare.budgets=["metric.TTFT <= 80 ms"]'],
    });
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "over-budget" });
    expect(run.stdout).toContain("Budget exceeded: metric.TTFT <= 80 ms");
  });

  test("one that head no longer reports makes the sides incomparable", async () => {
    const run = await compareMetrics(`n=TTFT; [[ -e slow ]] && n=TPOT; ${writes("'$n'", "41")}`);
    expect(run.comparison().verdict).toBe("incomparable");
    expect(run.comparison().reasons.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["metric-missing-in-head", "incomparable"],
      ["metric-missing-in-base", null],
    ]);
  });

  test("lines that a client adds to one file are those of each run", async () => {
    const line =
      '{"backend": "sglang", "completed": 8, "total_output_tokens_retokenized": 64, "median_ttft_ms": \'$v\'}';
    const run = await compareMetrics(`v=41; [[ -e slow ]] && v=82; echo '${line}' >>m.json`);
    expect(run.comparison().metrics.find(({ name }) => name === "median_ttft_ms")?.change).toMatchObject({
      ...{ base: 41, head: 82, state: "regressed" },
    });
  });
});

describe("the file that each run without tracing offers", () => {
  const offered = (bash: string) =>
    compareMetrics(`if [[ -v LLM_PROFILE_METRICS ]]; then m=$LLM_PROFILE_METRICS; ${bash}; fi`, { metrics: [] });

  test("is read though no setting names it, and traced runs have none", async () => {
    const run = await offered(`v=41; [[ -e slow ]] && v=82; ${writes("TTFT", "$v").replace(">m.json", '>"$m"')}`);
    expect(run.comparison()).toMatchObject({
      verdict: "regressed",
      metrics: [{ name: "TTFT", source: "LLM_PROFILE_METRICS", change: { base: 41, head: 82, state: "regressed" } }],
    });
    const given = run.record.commands.filter(({ environmentNames }) =>
      environmentNames.includes("LLM_PROFILE_METRICS"),
    );
    expect(given.map(({ label }) => label).toSorted()).toEqual(
      ["base, ", ""].flatMap((side) => [1, 2, 3].map((number) => `${side}untraced run ${number}`)),
    );
    expect(run.leftInTemporary).toEqual([]);
  });

  test("need not be written, and is not followed where it is a link", async () => {
    const run = await offered(`[[ ! -e slow ]] || ln -s /etc/passwd "$m"`);
    expect(run.record.failure).toMatchObject({ id: "metrics-refused" });
    expect(run.stderr).not.toContain("a run of the base failed");
  });
});

describe("steps and tokens", () => {
  /** Both sides report 64 tokens; of 3 instances of `decode` a process. */
  const tokens = `echo '[{"name": "total_output_tokens", "value": 192}]' >m.json`;
  const compareSteps = (factor: number, set: readonly string[]) =>
    runBase({
      base: "sdpa",
      head: "sdpa",
      script: `${capturesByAttention}\n${untracedScript(walls, [untracedRecording([100, 100, 100].map((ms) => ms * factor))])}`,
      program: ["bash", "-c", tokens],
      set: [
        "latency.pairs=3",
        "latency.max-pairs=3",
        "metrics=[m.json]",
        "tokens={metric: total_output_tokens}",
        ...set,
      ],
      prepare: (repository) => {
        writeFileSync(join(repository, "slow"), "");
      },
      tracked: ["slow"],
    });

  test("give the time of one, on the host and on the GPU, in the terminal, the summary and profile.json", async () => {
    const run = await compareSteps(1.6, ["steps=16"]);
    expect(run.code).toBe(1);
    const profile = run.profile();
    expect(profile.untraced.map(({ ranges: [decode] }) => [decode?.steps, decode?.tokens])).toEqual(
      Array(3).fill([16, 64]),
    );
    const rows = new Map(run.comparison().metrics.map((row) => [row.kind, row]));
    const [busyNs = 0] = profile.ranges.map(({ rounds: [round] }) => round?.gpuBusyNs);
    expect(rows.get("time-per-step")?.change).toMatchObject({
      base: 100e6 / 16,
      head: 160e6 / 16,
      state: "not-judged",
    });
    expect(rows.get("time-per-token")?.change).toMatchObject({ base: 100e6 / 64, head: 160e6 / 64 });
    expect(rows.get("tokens-per-second")?.change).toMatchObject({ base: 640, head: 400 });
    expect(rows.get("gpu-time-per-step")).toMatchObject({
      ...{ name: "decode", range: "decode", unit: "ns", better: "lower" },
      change: { state: "not-judged", why: "The range's time on the GPU is judged instead." },
    });
    expect(rows.get("gpu-time-per-step")?.change.head).toBeCloseTo(busyNs / 16, -5);
    expect(rows.get("gpu-time-per-token")?.change.head).toBeCloseTo(busyNs / 64, -5);
    const shown = [
      [/time per step of decode/, /6\.25 (?:→|ms +) ?10\.0 ms/],
      [/time per token of decode/, /1\.56 (?:→|ms +) ?2\.50 ms/],
      [/tokens per second of decode/, /640 (?:→|tok\/s +) ?400 tok\/s/],
      [/time on the GPU per step of decode/, /µs/],
      [/time on the GPU per token of decode/, /µs/],
    ] as const;
    for (const [title, value] of shown) {
      const lines = run.stdout.split("\n").filter((one) => title.test(one));
      expect(lines).toContainEqual(expect.stringMatching(value));
    }
    const summary = run.text("summary.md");
    expect(summary).toMatch(/\| phase +\| +median \|/);
    expect(summary).toMatch(/\| decode +\| +160 ms \| +160 ms \| +160 ms \|/);
    expect(summary).toMatch(/\| time per step of decode +\| +10\.0 ms \|/);
    expect(summary).toMatch(/\| tokens per second of decode +\| +400 tok\/s \|/);
    expect(summary).toMatch(/\| total\S+tokens +\| +192 \|/);
  });

  test("decide in place of the whole where the sides do other numbers, and are accepted by their name", async () => {
    const more = "n=192; [[ -e slow ]] && n=96";
    const run = await runBase({
      base: "sdpa",
      head: "sdpa",
      script: `${capturesByAttention}\n${untracedScript(walls, walls)}`,
      program: ["bash", "-c", `${more}; echo '[{"name": "total_output_tokens", "value": '$n'}]' >m.json`],
      set: [
        ...["latency.pairs=3", "latency.max-pairs=3", "metrics=[m.json]", "tokens={metric: total_output_tokens}"],
        "compare.accepted=accepted.yml",
      ],
      prepare: (repository) => {
        writeFileSync(join(repository, "slow"), "");
        const accepted = [
          { range: "decode", metric: "time-per-token", change: 110, reason: "Fewer drafts.", expires: "2999-12-31" },
        ];
        writeFileSync(join(repository, "accepted.yml"), JSON.stringify({ accepted }));
      },
      tracked: ["slow", "accepted.yml"],
    });
    expect(run.comparison().accepted.map(({ state }) => state)).toEqual(["used"]);
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 0, verdict: "pass" });
    const row = run.comparison().metrics.find(({ kind }) => kind === "time-per-token");
    expect(row?.change).toMatchObject({ state: "regressed", changeRatio: expect.closeTo(1, 5) });
  });

  test("of another command than the traced one say nothing of its time on the GPU", async () => {
    const run = await compareSteps(1, ["steps=16", `latency.command=${tokens}`]);
    const kinds = run.comparison().metrics.map(({ kind }) => kind);
    expect(kinds).toContain("time-per-step");
    expect(kinds.filter((kind) => kind.startsWith("gpu-"))).toEqual([]);
  });
});

describe("metrics that are none end the run with 3, and what was measured is judged", () => {
  test.each([
    [
      "a client whose requests failed",
      `r=0; [[ -e slow ]] && r=3; echo '{"endpoint_type": "openai", "completed": 61, "failed": '$r', "median_ttft_ms": 41}' >m.json`,
      "metrics-client-failed",
      "3 requests of 64 failed.",
    ],
    [
      "no file",
      `[[ -e slow ]] || ${writes("TTFT", "41")}`,
      "metrics-missing",
      "The program didn't write a metrics file.",
    ],
    [
      "a file of before",
      `[[ -e slow && -e m.json ]] || ${writes("TTFT", "41")}`,
      "metrics-stale",
      "This run didn't write the metrics file.",
    ],
    ["half a file", `echo '[{"name": "TTFT", "va' >m.json`, "metrics-unreadable", "Can't read the metrics file."],
    ["a link", "ln -sf /etc/passwd m.json", "metrics-refused", "Can't trust the metrics file."],
  ])("%s", async (_name, bash, id, what) => {
    const run = await compareMetrics(bash);
    expect({ code: run.code, record: run.record }).toMatchObject({
      ...{ code: 3, record: { state: "failed", failure: { id, message: expect.stringContaining(what) } } },
    });
    expect(run.comparison()).toMatchObject({ verdict: "pass", base: { rounds: 3 }, head: { rounds: 3 } });
    expect(run.leftInTemporary).toEqual([]);
  });

  test("of the base alone they are told, and the head is measured on", async () => {
    const run = await compareMetrics(`[[ ! -e slow ]] || ${writes("TTFT", "41")}`);
    expect(run.code).toBe(0);
    expect(run.stderr).toContain("a run of the base failed");
    expect(run.profile().untraced).toHaveLength(3);
    expect(run.comparison().reasons).toMatchObject([{ id: "metric-missing-in-base", verdict: null }]);
  });
});

describe("peak memory", () => {
  /** A program that has so many MiB in use for a while, besides 512 of others. */
  const uses = (mebibytes: string, left = "512") =>
    `d=$HOME/driver; echo ${mebibytes} >"$d/memory"; sleep 0.5; echo ${left} >"$d/memory"`;
  test("256 MiB more are red, without anything that the program reports", async () => {
    const run = await compareMetrics(`v=1536; [[ -e slow ]] && v=1792; ${uses("$v")}`, { metrics: [], smi: {} });
    expect(run.comparison().metrics).toMatchObject([
      { kind: "peak-memory", name: "GPU 0", change: { base: 2 ** 30, head: 1.25 * 2 ** 30, state: "regressed" } },
    ]);
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
    expect(run.stdout).toContain("REGRESSED: Peak memory of GPU 0 rose by 25% (1 → 1.25 GiB).");
    expect(run.files).toContain("head/untraced-1/gpu-watch.csv");
  });

  test("is not known where something else takes memory meanwhile", async () => {
    const run = await compareMetrics(
      `v=1536; [[ -e slow ]] && v=1792; ${uses("$v", "$((600 + RANDOM % 100 * 100))")}`,
      {
        ...{ metrics: [], smi: {} },
      },
    );
    expect(run.stderr).toMatch(/peak memory of GPU 0 is unknown, because something else allocated or freed memory/);
  });
});

test("a run of one side reads them too, once, and shows them", async () => {
  const run = await fakeRun({
    recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
    command: ["bash", "-c", writes("TTFT", "41.2")],
    set: ["latency.pairs=null", 'metrics=[{"file": "*.json", "format": "json"}]'],
  });
  expect(run.code).toBe(0);
  expect(run.profile().untraced).toMatchObject([
    { order: null, metrics: [{ name: "TTFT", value: 41.2, source: "*.json" }] },
  ]);
  expect(run.stdout).toMatch(/What the program reports, without tracing:\n.*\n  TTFT +41\.2 ms/);
});

test("a path that leads out of the working directory is a mistake of the configuration", async () => {
  for (const file of ["/tmp/m.json", "../m.json", "out*/m.json"]) {
    const run = await fakeRun({ recordings: [], set: [`metrics=["${file}"]`, "latency.pairs=1"] }).catch(String);
    expect(run).toContain("There is not one run");
  }
});
