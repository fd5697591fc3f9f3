import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { ParseError } from "../../src/errors.ts";
import { readMetrics } from "../../src/parse/metrics/read-metrics.ts";

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/metrics/${name}`, import.meta.url), "utf8");
const read = (text: string, format: Parameters<typeof readMetrics>[2] = null) => readMetrics(text, "m.json", format);
const short = ({ metrics }: ReturnType<typeof readMetrics>) =>
  metrics.map(({ name, value, unit, better }) => [name, value, unit, better]);

function failure(text: string, format: Parameters<typeof readMetrics>[2] = null): ParseError {
  try {
    readMetrics(text, "m.json", format);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error("it was read");
}

const ttft = { name: "TTFT", value: 41.2, unit: "ms", better: "lower" } as const;

describe("what a program writes by itself", () => {
  const rate = { name: "tokens a second", value: 2100, better: "higher" } as const;
  const both = [
    ["TTFT", 41.2, "ms", "lower"],
    ["tokens a second", 2100, null, "higher"],
  ];

  test.each([
    ["a list", JSON.stringify([ttft, rate])],
    ["a list below `metrics`", JSON.stringify({ metrics: [ttft, rate], commit: "abc" })],
    ["an object a line", `${JSON.stringify(ttft)}\n\n${JSON.stringify(rate)}\n`],
    ["CSV", "name,value,unit,better\nTTFT,41.2,ms,lower\ntokens a second,2100,,higher\n"],
    [
      "CSV with other columns, from Windows",
      "\ufeffvalue,better,name,unit,run\r\n41.2,lower,TTFT,ms,1\r\n2100,higher,tokens a second,,1\r\n",
    ],
  ])("%s", (_name, text) => expect(short(read(text))).toEqual(both));

  test("without a direction it is known of none", () =>
    expect(short(read('{"name": "loss", "value": -2.5}'))).toEqual([["loss", -2.5, null, null]]));

  test("the source is the file as the configuration names it", () =>
    expect(read(JSON.stringify([ttft])).metrics).toEqual([{ ...ttft, source: "m.json" }]));
});

describe("what tools write", () => {
  test("vllm bench serve: latencies are better when lower, rates when higher, amounts are of no direction", () => {
    const file = read(fixture("vllm.json"));
    expect(file).toMatchObject({ format: "vllm", failures: null });
    expect(short(file)).toEqual([
      ["mean_ttft_ms", 44.51, "ms", "lower"],
      ["median_ttft_ms", 41.2, "ms", "lower"],
      ["p99_ttft_ms", 88.4, "ms", "lower"],
      ["mean_tpot_ms", 6.9, "ms", "lower"],
      ["median_tpot_ms", 6.88, "ms", "lower"],
      ["p99_tpot_ms", 7.31, "ms", "lower"],
      ["mean_itl_ms", 6.9, "ms", "lower"],
      ["median_itl_ms", 6.7, "ms", "lower"],
      ["p99_itl_ms", 14.2, "ms", "lower"],
      ["request_throughput", 16.3568, "req/s", "higher"],
      ["output_throughput", 2093.67, "tok/s", "higher"],
      ["total_token_throughput", 6281.02, "tok/s", "higher"],
      ["duration", 3.9127412080001704, "s", null],
      ["completed", 64, null, null],
      ["total_input_tokens", 16384, null, null],
      ["total_output_tokens", 8192, null, null],
    ]);
  });

  test("a client of vLLM whose requests failed says how many, and why", () =>
    expect(read(fixture("vllm-failed.json")).failures).toEqual({
      ...{ kind: "request", failed: 3, asked: 64, said: "Internal Server Error" },
    }));

  test("an older vLLM, which does not count failures, is held against what it was asked for", () => {
    const { failed, ...older } = JSON.parse(fixture("vllm.json")) as Record<string, unknown>;
    expect(failed).toBe(0);
    expect(read(JSON.stringify(older)).failures).toBeNull();
    expect(read(JSON.stringify({ ...older, completed: 60 })).failures).toMatchObject({ failed: 4, asked: 64 });
  });

  test("a data set that is smaller than asked for is no failure where the client counts these itself", () =>
    expect(
      read(JSON.stringify({ ...(JSON.parse(fixture("vllm.json")) as object), completed: 40 })).failures,
    ).toBeNull());

  test("a client that completed nothing failed, whatever its figures", () => {
    const nothing = fixture("vllm.json").replace('"completed": 64', '"completed": 0').replace("44.51", "NaN");
    expect(read(nothing)).toMatchObject({ metrics: [], failures: { failed: 0, asked: null } });
  });

  test("SGLang's lines are told apart by what the sweep changed", () => {
    const file = read(fixture("sglang.jsonl"));
    expect(file).toMatchObject({ format: "sglang", failures: null });
    expect(short(file).filter(([name]) => String(name).startsWith("median_ttft"))).toEqual([
      ["median_ttft_ms (request_rate 4)", 29.6, "ms", "lower"],
      ["median_ttft_ms (request_rate 8)", 33.3, "ms", "lower"],
    ]);
  });

  test("SGLang's request rate without a limit is Infinity, as Python writes it", () => {
    const file = read(fixture("sglang.jsonl").replace('"request_rate": 8.0', '"request_rate": Infinity'));
    expect(short(file).map(([name]) => name)).toContain("median_ttft_ms (request_rate Infinity)");
  });

  test("SGLang's details tell what failed", () => {
    const [line = ""] = fixture("sglang.jsonl").split("\n");
    const record = JSON.parse(line) as object;
    const details = { ...record, completed: 47, errors: [...Array<string>(47).fill(""), "Traceback …"] };
    expect(read(JSON.stringify(details)).failures).toMatchObject({ failed: 1, asked: 48, said: "Traceback …" });
  });

  test("llama-bench: tests by its own names, with the settings in which tests of one name differ", () => {
    const expected = [
      ["pp512", 38120.5, "tok/s", "higher"],
      ["tg128 (flash_attn false)", 612.25, "tok/s", "higher"],
      ["tg128 @ d4096", 548.5, "tok/s", "higher"],
      ["tg128 (flash_attn true)", 640.75, "tok/s", "higher"],
    ];
    expect(short(read(fixture("llama-bench.json")))).toEqual(expected);
    const lines = (JSON.parse(fixture("llama-bench.json")) as unknown[]).map((one) => JSON.stringify(one)).join("\n");
    expect(short(read(lines))).toEqual(expected);
  });

  test("llama-bench: settings that later versions have tell tests apart, too", () => {
    const [one] = JSON.parse(fixture("llama-bench.json")) as Record<string, unknown>[];
    const both = [true, false].map((repack) => ({ ...one, lazy_mode: "auto", use_direct_io: false, repack }));
    expect(short(read(JSON.stringify(both))).map(([name]) => name)).toEqual([
      "pp512 (repack true)",
      "pp512 (repack false)",
    ]);
  });

  test("llama-bench: a test of prompts and tokens together", () => {
    const [one] = JSON.parse(fixture("llama-bench.json")) as Record<string, unknown>[];
    expect(short(read(JSON.stringify([{ ...one, n_prompt: 1, n_gen: 1, n_depth: 1 }]))).map(([name]) => name)).toEqual([
      "pp1+tg1 @ d1",
    ]);
  });

  test("a model of llama-bench is named without the folder of one checkout", () => {
    const [one, , two] = JSON.parse(fixture("llama-bench.json")) as Record<string, unknown>[];
    const other = { ...one, model_filename: "/models/head/b.gguf" };
    expect(two).toBeDefined();
    expect(short(read(JSON.stringify([one, other]))).map(([name]) => name)).toEqual([
      "pp512 (model_filename qwen2.5-0.5b-instruct-q8_0.gguf)",
      "pp512 (model_filename b.gguf)",
    ]);
  });

  test("pytest-benchmark: the median, in seconds", () =>
    expect(short(read(fixture("pytest-benchmark.json")))).toEqual([
      ["test_decode.py::test_tokenize", 2.0245000200702634e-6, "s", "lower"],
      ["test_decode.py::test_sample", 6.7465000483935e-6, "s", "lower"],
    ]));

  test("Google Benchmark: the median of its repetitions, and rates", () =>
    expect(short(read(fixture("google-benchmark.json"))).map(([name, , ...rest]) => [name, ...rest])).toEqual([
      ["tokenize", "ns", "lower"],
      ["decode/batch/4", "ns", "lower"],
      ["decode/batch/4 items_per_second", "items/s", "higher"],
    ]));

  test("Google Benchmark with an error", () => {
    const found = read(fixture("google-benchmark-error.json"));
    expect(found.failures).toEqual({ kind: "benchmark", failed: 1, asked: 3, said: "CUDA out of memory" });
    expect(found.metrics.map(({ name }) => name)).not.toContain("broken");
  });

  test("Google Benchmark with one that was skipped", () => {
    const found = read(
      fixture("google-benchmark-error.json")
        .replace('"error_occurred": true', '"skipped": true')
        .replace(/"error_message".*/, ""),
    );
    expect([found.failures, found.metrics.map(({ name }) => name).includes("broken")]).toEqual([null, false]);
  });

  test("github-action-benchmark's forms have a direction where the configuration names them", () => {
    const text = '[{"name": "Memory Used", "unit": "Megabytes", "value": "100", "range": "3", "extra": "a\\nb"}]';
    expect(short(read(text, "customSmallerIsBetter"))).toEqual([["Memory Used", 100, "Megabytes", "lower"]]);
    expect(short(read(text, "customBiggerIsBetter"))).toEqual([["Memory Used", 100, "Megabytes", "higher"]]);
    expect(failure(text).why).toMatch(/not a number, at \[0\]\.value/);
  });
});

describe("what is no measurement is refused, and why", () => {
  const metric = (change: object): string => JSON.stringify([{ ...ttft, ...change }]);

  test.each([
    ["nothing", "", /no row|JSON/],
    ["text", "TTFT was 41 ms\n", /Invalid input|no row/],
    ["half a list, as of a program that was ended", '[{"name": "TTFT", "value": 4', /It isn't valid JSON/],
    ["JSON of another form", '{"ttft": 41}', /in an unknown format/],
    ["an empty list", "[]", /in an unknown format/],
    ["NaN, as Python writes it", '[{"name": "TTFT", "value": NaN}]', /The value of "TTFT" is NaN/],
    ["-Infinity", '[{"name": "a \\"NaN\\"", "value": -Infinity}]', /-Infinity, which isn't a measurement/],
    ["a number that is too large", '[{"name": "TTFT", "value": 1e999}]', /Infinity, which isn't a measurement/],
    ["inf in CSV", "name,value\nTTFT,inf\n", /The value of "TTFT" is inf/],
    ["words in CSV", "name,value\nTTFT,fast\n", /at \[0\]\.value/],
    ["two of one name", JSON.stringify([ttft, ttft]), /"TTFT" occurs more than once/],
    ["no name", metric({ name: "  " }), /empty name/],
    ["a name without end", metric({ name: "x".repeat(501) }), /501 characters/],
    ["a unit without end", metric({ unit: "x".repeat(41) }), /41 characters/],
    ["a value that is text", metric({ value: "41" }), /at \[0\]\.value/],
    ["a direction that is none", metric({ better: "smaller" }), /at \[0\]\.better/],
    [
      "too many",
      JSON.stringify(Array.from({ length: 10_001 }, (_, name) => ({ name: String(name), value: 1 }))),
      /10,001/,
    ],
    ["more lines than metrics may be", '{"name": "a", "value": 1}\n'.repeat(20_000), /at least 10,001 metrics/],
    ["lines of nothing", "{}\n".repeat(5_000_000), /more than 200,000 lists and objects/],
    ["a list of nothing", `[${"{},".repeat(5_000_000)}{}]`, /more than 200,000 lists and objects/],
    ["very many keys", `{${'"a":1,'.repeat(2_000_000)}"a":1}`, /more than 1,000,000 keys/],
    ["very many numbers", `[${"1,".repeat(6_000_000)}1]`, /more than 5,000,000 values/],
    [
      "very many that are no numbers",
      `[${"NaN,".repeat(200_000)}1]`,
      /more than 100,000 values that aren't finite numbers/,
    ],
    ["lists in lists", "[".repeat(1_000_000), /nested more than 100 levels deep/],
    ["a string without end", `{"${'\\"'.repeat(5_000_000)}`, /It isn't valid JSON: Unterminated string/],
    ["very many columns", `name,value${",a".repeat(2_000)}\n`, /2,002 columns; the limit is 1,000/],
    ["a row without end", `name,value\n${"a".repeat(100_000)}`, /65536/],
    ["a long CSV", `name,value\n${"a,1\n".repeat(3_000_000)}`, /the limit for CSV is 8,388,608\./],
  ])("%s", (_name, text, why) => {
    const error = failure(text);
    expect(error).toMatchObject({ id: "metrics-unreadable", where: "m.json", exitCode: 3 });
    expect(error.why).toMatch(why);
  });

  test("of very many bad entries the first are told", () => {
    const benchmarks = Array.from({ length: 50_000 }, (_, index) => ({ name: index < 1_500 ? "good" : index }));
    const why = failure(JSON.stringify({ context: {}, benchmarks })).why?.split("\n");
    expect(why?.[0]).toContain("at [0].benchmarks[1500].name");
    expect(why?.at(-1)).toBe("and 497 more");
  });

  test("a format that is named and is not that of the file", () =>
    expect(failure(JSON.stringify([ttft]), "llama-bench")).toMatchObject({
      what: "Can't read the metrics file as llama-bench.",
      why: expect.stringContaining("at [0].n_prompt"),
    }));

  test("what is wrong is named three times and then counted", () => {
    const text = JSON.stringify(Array.from({ length: 9 }, (_, name) => ({ name: String(name), value: "x" })));
    expect(failure(text).why?.split("\n")).toHaveLength(4);
  });

  test("a name that would move the cursor is not printed as it is", () =>
    expect(
      failure(
        JSON.stringify([
          { ...ttft, name: "\u001b[2J", value: null },
          { name: "\u001b[2J", value: 1 },
        ]),
      ).why,
    ).not.toContain("\u001b"));

  test("any text is read or refused as what it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((one) => `name,value\n${one}`),
        ),
        (text) => {
          try {
            readMetrics(text, "m", null);
          } catch (error) {
            expect(error).toBeInstanceOf(ParseError);
          }
        },
      ),
    );
  });

  test("what is written is what is read", () => {
    const metric = fc.record({
      name: fc.string({ minLength: 1, maxLength: 500 }).filter((name) => name.trim() !== ""),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
      unit: fc.option(fc.string({ maxLength: 40 })),
      better: fc.option(fc.constantFrom("lower" as const, "higher" as const)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(metric, { minLength: 1, selector: ({ name }) => name }), (metrics) => {
        const expected = metrics.map((one) => ({ ...one, source: "m" }));
        expect(readMetrics(JSON.stringify(metrics), "m", null).metrics).toEqual(expected);
        expect(readMetrics(metrics.map((one) => JSON.stringify(one)).join("\n"), "m", null).metrics).toEqual(expected);
      }),
    );
  });
});
