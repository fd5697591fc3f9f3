import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ParseError } from "../../src/model/errors.ts";
import { readMetrics } from "../../src/parse/metrics/read-metrics.ts";
import { repositoryText } from "../fixtures/recorded.ts";

const fixture = (name: string): string => repositoryText(`__tests__/fixtures/metrics/${name}`);
const llamaTests = JSON.parse(fixture("llama-bench.json")) as readonly Readonly<Record<string, unknown>>[];

type Format = Parameters<typeof readMetrics>[2];

function read(text: string, format: Format = null) {
  return readMetrics(text, "m.json", format);
}

/** Each metric as name, value, unit, and better direction. */
function readRows(text: string, format: Format = null) {
  return read(text, format).metrics.map(({ name, value, unit, better }) => [name, value, unit, better]);
}

/** The error that refuses a file, with this reason. */
function refusal(why: RegExp, parts: object = {}) {
  const common = { name: "ParseError", id: "metrics-unreadable", where: "m.json", exitCode: 3 };
  return expect.objectContaining({ ...common, why: expect.stringMatching(why), ...parts });
}

const ttft = { name: "TTFT", value: 41.2, unit: "ms", better: "lower" } as const;
const rate = { name: "tokens a second", value: 2100, better: "higher" } as const;

test.each([
  ["a list", JSON.stringify([ttft, rate])],
  ["a list below `metrics`", JSON.stringify({ metrics: [ttft, rate], commit: "abc" })],
  ["one object per line", `${JSON.stringify(ttft)}\n\n${JSON.stringify(rate)}\n`],
  ["CSV", "name,value,unit,better\nTTFT,41.2,ms,lower\ntokens a second,2100,,higher\n"],
  [
    "CSV with other columns, from Windows",
    "\ufeffvalue,better,name,unit,run\r\n41.2,lower,TTFT,ms,1\r\n2100,higher,tokens a second,,1\r\n",
  ],
])("reads metrics that a program writes itself as %s", (_, text) => {
  expect(readRows(text)).toEqual([
    ["TTFT", 41.2, "ms", "lower"],
    ["tokens a second", 2100, null, "higher"],
  ]);
});

test("names the source as in the configuration, and accepts metrics without a unit and better direction", () => {
  const loss = { name: "loss", value: -2.5, unit: null, better: null, source: "m.json" };
  expect(read('{"name": "loss", "value": -2.5}').metrics).toEqual([loss]);
});

describe("files of benchmark tools", () => {
  test("reads latencies, rates, and amounts from vllm bench serve", () => {
    const rows = readRows(fixture("vllm.json"));
    expect(rows).toHaveLength(16);
    expect([0, 2, 9, 10, 12, 13].map((row) => rows[row])).toEqual([
      ["mean_ttft_ms", 44.51, "ms", "lower"],
      ["p99_ttft_ms", 88.4, "ms", "lower"],
      ["request_throughput", 16.3568, "req/s", "higher"],
      ["output_throughput", 2093.67, "tok/s", "higher"],
      ["duration", 3.9127412080001704, "s", null],
      ["completed", 64, null, null],
    ]);
  });

  test.each([
    ["8", fixture("sglang.jsonl")],
    ["Infinity", fixture("sglang.jsonl").replace('"request_rate": 8.0', '"request_rate": Infinity')],
  ])("names SGLang's metrics by the setting that a sweep changed, 4 and %s", (rate, text) => {
    expect(read(text)).toMatchObject({ format: "sglang", failures: null });
    expect(readRows(text).filter(([name]) => String(name).startsWith("median_ttft"))).toEqual([
      ["median_ttft_ms (request_rate 4)", 29.6, "ms", "lower"],
      [`median_ttft_ms (request_rate ${rate})`, 33.3, "ms", "lower"],
    ]);
  });

  const llamaRows = [
    ["pp512", 38120.5, "tok/s", "higher"],
    ["tg128 (flash_attn false)", 612.25, "tok/s", "higher"],
    ["tg128 @ d4096", 548.5, "tok/s", "higher"],
    ["tg128 (flash_attn true)", 640.75, "tok/s", "higher"],
  ];

  test.each([
    ["llama-bench's list, with the settings in which tests differ", fixture("llama-bench.json"), llamaRows],
    ["llama-bench's lines", llamaTests.map((one) => JSON.stringify(one)).join("\n"), llamaRows],
    [
      "pytest-benchmark's median in seconds",
      fixture("pytest-benchmark.json"),
      [
        ["test_decode.py::test_tokenize", 2.0245000200702634e-6, "s", "lower"],
        ["test_decode.py::test_sample", 6.7465000483935e-6, "s", "lower"],
      ],
    ],
    [
      "Google Benchmark's rates, and the median of its repetitions",
      fixture("google-benchmark.json"),
      [
        ["tokenize", expect.any(Number), "ns", "lower"],
        ["decode/batch/4", expect.any(Number), "ns", "lower"],
        ["decode/batch/4 items_per_second", expect.any(Number), "items/s", "higher"],
      ],
    ],
  ])("reads a benchmark file: %s", (_, text, rows) => {
    expect(readRows(text)).toEqual(rows);
  });

  test.each([
    [
      ["pp512 (repack true)", "pp512 (repack false)"],
      [{ repack: true }, { repack: false }],
    ],
    [["pp1+tg1 @ d1"], [{ n_prompt: 1, n_gen: 1, n_depth: 1 }]],
    [
      ["pp512 (model_filename qwen2.5-0.5b-instruct-q8_0.gguf)", "pp512 (model_filename b.gguf)"],
      [{}, { model_filename: "/models/b.gguf" }],
    ],
  ])("names llama-bench's tests by their settings: %j", (names, changes) => {
    const text = JSON.stringify(changes.map((change) => ({ ...llamaTests[0], ...change })));
    expect(read(text).metrics.map(({ name }) => name)).toEqual(names);
  });

  test("takes the better direction for github-action-benchmark from the configured format", () => {
    const text = '[{"name": "Memory Used", "unit": "Megabytes", "value": "100", "range": "3", "extra": "a\\nb"}]';
    expect(readRows(text, "customSmallerIsBetter")).toEqual([["Memory Used", 100, "Megabytes", "lower"]]);
    expect(readRows(text, "customBiggerIsBetter")).toEqual([["Memory Used", 100, "Megabytes", "higher"]]);
    expect(() => read(text)).toThrow(refusal(/not a number, at \[0\]\.value/));
  });
});

describe("failures in benchmark tools' files", () => {
  const vllm = JSON.parse(fixture("vllm.json")) as object;
  const sglang = JSON.parse(fixture("sglang.jsonl").split("\n")[0] ?? "") as object;
  const sglangErrors = [...Array<string>(47).fill(""), "Traceback …"];
  const google = fixture("google-benchmark-error.json");

  test.each([
    ["vLLM counts failures", fixture("vllm-failed.json"), { failed: 3, asked: 64, said: "Internal Server Error" }],
    ["an older vLLM lacks some", JSON.stringify({ ...vllm, failed: undefined, completed: 60 }), { failed: 4 }],
    [
      "vLLM completed no request, whatever its numbers say",
      fixture("vllm.json").replace('"completed": 64', '"completed": 0').replace("44.51", "NaN"),
      { failed: 0, asked: null },
    ],
    [
      "SGLang lists errors",
      JSON.stringify({ ...sglang, completed: 47, errors: sglangErrors }),
      { kind: "request", failed: 1, asked: 48, said: "Traceback …" },
    ],
    ["Google Benchmark has an error", google, { kind: "benchmark", failed: 1, asked: 3, said: "CUDA out of memory" }],
  ])("reports failures in place of metrics if %s", (_, text, failures) => {
    expect(read(text)).toMatchObject({ metrics: [], failures });
  });

  test.each([
    ["vLLM counts none", fixture("vllm.json")],
    ["an older vLLM completed every request", JSON.stringify({ ...vllm, failed: undefined })],
    ["the data set is smaller than requested", JSON.stringify({ ...vllm, completed: 40 })],
    [
      "Google Benchmark skipped one",
      google.replace('"error_occurred": true', '"skipped": true').replace(/"error_message".*/, ""),
    ],
  ])("reports no failure if %s", (_, text) => {
    const { metrics, failures } = read(text);
    expect(failures).toBeNull();
    expect(metrics).not.toContainEqual(expect.objectContaining({ name: "broken" }));
  });
});

describe("invalid metrics", () => {
  const metric = (change: object): string => JSON.stringify([{ ...ttft, ...change }]);

  test.each([
    ["an empty file", "", /no row|JSON/],
    ["text", "TTFT was 41 ms\n", /Invalid input|no row/],
    ["half a list, as from a program that was killed", '[{"name": "TTFT", "value": 4', /It isn't valid JSON/],
    ["JSON of another form", '{"ttft": 41}', /in an unknown format/],
    ["an empty list", "[]", /in an unknown format/],
    ["NaN, as Python writes it", '[{"name": "TTFT", "value": NaN}]', /The value of "TTFT" is NaN/],
    ["-Infinity", '[{"name": "a \\"NaN\\"", "value": -Infinity}]', /-Infinity, which isn't a measurement/],
    ["a number that is too large", '[{"name": "TTFT", "value": 1e999}]', /Infinity, which isn't a measurement/],
    ["infinity in CSV", "name,value\nTTFT,inf\n", /The value of "TTFT" is inf/],
    ["text in place of a number in CSV", "name,value\nTTFT,fast\n", /at \[0\]\.value/],
    ["two metrics with one name", JSON.stringify([ttft, ttft]), /"TTFT" occurs more than once/],
    ["a metric without a name", metric({ name: "  " }), /empty name/],
    ["a name that's too long", metric({ name: "x".repeat(501) }), /501 characters/],
    ["a unit that's too long", metric({ unit: "x".repeat(41) }), /41 characters/],
    ["a value that is text", metric({ value: "41" }), /at \[0\]\.value/],
    ["an unknown direction", metric({ better: "smaller" }), /at \[0\]\.better/],
    [
      "too many metrics",
      JSON.stringify(Array.from({ length: 10_001 }, (_, name) => ({ name: String(name), value: 1 }))),
      /10,001/,
    ],
    ["more lines than the limit", '{"name": "a", "value": 1}\n'.repeat(20_000), /at least 10,001 metrics/],
    ["millions of empty lines", "{}\n".repeat(5_000_000), /more than 200,000 lists and objects/],
    ["a list of millions of empty items", `[${"{},".repeat(5_000_000)}{}]`, /more than 200,000 lists and objects/],
    ["millions of keys", `{${'"a":1,'.repeat(2_000_000)}"a":1}`, /more than 1,000,000 keys/],
    ["millions of numbers", `[${"1,".repeat(6_000_000)}1]`, /more than 5,000,000 values/],
    ["millions of NaN", `[${"NaN,".repeat(200_000)}1]`, /more than 100,000 values that aren't finite numbers/],
    ["deeply nested lists", "[".repeat(1_000_000), /nested more than 100 levels deep/],
    ["a huge unterminated string", `{"${'\\"'.repeat(5_000_000)}`, /It isn't valid JSON: Unterminated string/],
    ["thousands of columns", `name,value${",a".repeat(2_000)}\n`, /2,002 columns; the limit is 1,000/],
    ["a row that's too long", `name,value\n${"a".repeat(100_000)}`, /65536/],
    ["a CSV file that's too long", `name,value\n${"a,1\n".repeat(3_000_000)}`, /the limit for CSV is 8,388,608\./],
  ])("rejects with a reason: %s", (_name, text, why) => {
    expect(() => read(text)).toThrow(refusal(why));
  });

  test("lists only the first of many problems", () => {
    const benchmarks = Array.from({ length: 50_000 }, (_, index) => ({ name: index < 1_500 ? "good" : index }));
    const file = JSON.stringify({ context: {}, benchmarks });
    expect(() => read(file)).toThrow(refusal(/at \[0\]\.benchmarks\[1500\]\.name\n.*\nand 497 more$/s));
  });

  test("rejects a file that doesn't match its configured format", () => {
    const what = "Can't read the metrics file as llama-bench.";
    expect(() => read(JSON.stringify([ttft]), "llama-bench")).toThrow(refusal(/at \[0\]\.n_prompt/, { what }));
  });

  test("removes control characters from messages", () => {
    const evil = { ...ttft, name: "\u001b[2J" };
    expect(() => read(JSON.stringify([evil, evil]))).toThrow(refusal(/^"[^\u001b]*" occurs/));
  });

  test("never crashes, whatever the text", () => {
    const csv = fc.string().map((one) => `name,value\n${one}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), csv), (text) => {
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ParseError);
        }
      }),
    );
  });

  test("accepts what we write ourselves", () => {
    const metric = fc.record({
      name: fc.string({ minLength: 1, maxLength: 500 }).filter((name) => name.trim() !== ""),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
      unit: fc.option(fc.string({ maxLength: 40 })),
      better: fc.option(fc.constantFrom("lower" as const, "higher" as const)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(metric, { minLength: 1, selector: ({ name }) => name }), (metrics) => {
        const expected = metrics.map((one) => ({ ...one, source: "m.json" }));
        expect(read(JSON.stringify(metrics)).metrics).toEqual(expected);
        expect(read(metrics.map((one) => JSON.stringify(one)).join("\n")).metrics).toEqual(expected);
      }),
    );
  });
});
