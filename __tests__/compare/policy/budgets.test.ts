import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/model/errors.ts";
import { checkBudgets } from "../../../src/compare/policy/budgets.ts";
import { checkFamily, parseBudget } from "../../../src/compare/policy/budget-text.ts";
import { madeOperator } from "../../fixtures/profiles.ts";
import { compared, decode, rangeOf, side } from "../support/sides.ts";
import { instancesOf, madeRun } from "../untraced/support/runs.ts";

describe("a budget", () => {
  test.each([
    ["decode.kernelNs <= 12.6 ms", "decode", "kernelNs", 12_600_000, "ns"],
    ["decode.kernelNs<=12.6ms", "decode", "kernelNs", 12_600_000, "ns"],
    ["decode.gpuBusyNs <= 3 µs", "decode", "gpuBusyNs", 3000, "ns"],
    ["decode.gpuBusyNs <= 3 us", "decode", "gpuBusyNs", 3000, "ns"],
    ["decode.kernelNs <= 1.5 s", "decode", "kernelNs", 1_500_000_000, "ns"],
    ["launches <= 5800", null, "launches", 5800, ""],
    ["step@LLM.launches <= 5800", "step@LLM", "launches", 5800, ""],
    ["model.layer.0.launches <= 5", "model.layer.0", "launches", 5, ""],
    ["decode.copiedBytes <= 2 MiB", "decode", "copiedBytes", 2 * 2 ** 20, "bytes"],
    ["decode.copiedBytes <= 2 KB", "decode", "copiedBytes", 2000, "bytes"],
    ["decode*.synchronizations <= 0", "decode*", "synchronizations", 0, ""],
    ["decode.family.attention <= 2 ms", "decode", { family: "attention" }, 2_000_000, "ns"],
    ["family.attention <= 2 ms", null, { family: "attention" }, 2_000_000, "ns"],
    ["metric.TTFT <= 50 ms", null, { reported: "TTFT" }, 50_000_000, "ns"],
    ["metric.p99.9 of TTFT <= 50 ms", null, { reported: "p99.9 of TTFT" }, 50_000_000, "ns"],
    ["metric.throughput >= 900 tok/s", null, { reported: "throughput" }, 900, "tok/s"],
    ["metric.errors <= 0", null, { reported: "errors" }, 0, ""],
    ["metric.kernelNs <= 1 ms", "metric", "kernelNs", 1_000_000, "ns"],
  ])("has its range, quantity, and limit: %s", (text, range, metric, limit, unit) => {
    expect(parseBudget(text)).toMatchObject({ text, range, metric, limit, unit });
  });

  test.each<[string, RegExp]>([
    ["decode.kernelNs < 12 ms", /RANGE.METRIC <= NUMBER UNIT/],
    ["decode.kernelNs <= twelve ms", /RANGE.METRIC <= NUMBER UNIT/],
    ["decode.kernelNs <= -1 ms", /RANGE.METRIC <= NUMBER UNIT/],
    ["decode.kernelNs <= 12", /unit is missing.*ns, µs, us, ms, s\./],
    ["decode.kernelNs <= 12 msec", /"msec".*Did you mean ms/],
    ["decode.copiedBytes <= 12 ms", /"ms".*B, KB/],
    ["decode.launches <= 12 ms", /count.*"ms"/],
    ["decode.kernelns <= 12 ms", /"kernelns".*Did you mean kernelNs/],
    ["decode.launches >= 12", /minimum/],
    ["decode.lanches <= 12", /Did you mean launches/],
    ["decode.family. <= 12 ms", /.+/],
    ["", /.+/],
  ])("is refused with the allowed values: %s", (text, why) => {
    const said = {
      why: expect.stringMatching(why),
      help: expect.stringContaining("kernelNs, gpuBusyNs, wallNs, launches"),
    };
    expect(() => parseBudget(text)).toThrow(UserError);
    expect(() => parseBudget(text)).toThrow(expect.objectContaining(said));
  });
});

describe("the family of a budget", () => {
  const check = (text: string) => () => {
    checkFamily(parseBudget(text), ["gemm", "elementwise", "other"]);
  };

  test.each(["decode.family.gemm <= 2 ms", "family.other <= 2 ms", "decode.kernelNs <= 2 ms"])("accepts %s", (text) => {
    expect(check(text)).not.toThrow();
  });

  test("refuses a family that no kernel can have", () => {
    const why = expect.stringContaining("Did you mean elementwise?");
    expect(check("decode.family.elemntwise <= 2 us")).toThrow(expect.objectContaining({ why }));
  });
});

describe("head's medians against a budget", () => {
  const anyMemory = { direction: null, sourceMemory: null, targetMemory: null, blocking: 0 };
  const sync = (call: string, count: number) => ({ call, count, totalNs: 1 });
  const head = side([
    rangeOf({
      kernels: [
        { name: "a", ns: [900, 1000, 5000], launches: 10 },
        { name: "b", family: "norm", ns: [100, 100, 100], launches: 5 },
      ],
      round: {
        synchronizations: [sync("x", 2), sync("y", 1)],
        copies: [
          { kind: "copy", ...anyMemory, count: 3, bytes: 64, totalNs: 1 },
          { kind: "fill", ...anyMemory, count: 9, bytes: 64, totalNs: 1 },
        ],
        memcpyBytes: 64,
      },
    }),
    rangeOf({ name: "step", domain: "LLM", kernels: [{ name: "a", ns: [10], launches: 1 }] }),
  ]);

  const shown = ({ budgets }: ReturnType<typeof checkBudgets>) =>
    budgets.map(({ range, value, state }) => `${String(range)} ${String(value)} ${state}`);

  test.each([
    ["decode.kernelNs <= 1100 ns", ["decode 1100 held"]],
    ["decode.kernelNs <= 1099 ns", ["decode 1100 broken"]],
    ["decode.launches <= 14", ["decode 15 broken"]],
    ["decode.family.norm <= 100 ns", ["decode 100 held"]],
    ["decode.family.moe <= 0 ns", ["decode 0 held"]],
    ["decode.synchronizations <= 2", ["decode 3 broken"]],
    ["decode.copies <= 3", ["decode 3 held"]],
    ["decode.copiedBytes <= 63 B", ["decode 64 broken"]],
    ["decode.graphLaunches <= 0", ["decode 0 held"]],
    ["step@LLM.launches <= 1", ["step@LLM 1 held"]],
    ["launches <= 14", ["decode 15 broken", "step@LLM 1 held"]],
    ["prefill.launches <= 14", ["prefill null unknown"]],
    ["step.launches <= 14", ["step null unknown"]],
    ["decode.wallNs <= 5 us", ["decode 5000 held"]],
    ["decode.wallNs <= 4.9 us", ["decode 5000 broken"]],
    ["step@LLM.wallNs <= 5 us", ["step@LLM null unknown"]],
  ])("are checked: %s: %j", (text, found) => {
    const untraced = [madeRun({ ranges: [instancesOf([4000, 5000, 9000])] })];
    expect(shown(checkBudgets([text], { ...head, untraced }))).toEqual(found);
  });

  test.each([
    ["decode/layer_3.kernelNs <= 300 ns", ["decode/layer_3 300 held"]],
    ["decode/layer_3/mlp.launches <= 1", ["decode/layer_3/mlp 2 broken"]],
    ["decode/layer_*.kernelNs <= 250 ns", ["decode/layer_2 200 held", "decode/layer_3 300 broken"]],
    ["decode/layer_3.gpuBusyNs <= 1 ns", ["decode/layer_3 null unknown"]],
    ["decode/layer_9.kernelNs <= 1 ns", ["decode/layer_9 null unknown"]],
  ])("are checked by path of nested ranges: %s: %j", (text, found) => {
    const operators = [madeOperator(["layer_2"], [200]), madeOperator(["layer_3"], [100, 300, 900])];
    const nested = { ...rangeOf({ kernels: [] }), operators: [...operators, madeOperator(["layer_3", "mlp"], [2000])] };
    const checked = checkBudgets([text], side([nested]));
    expect(shown(checked).filter((one) => !one.includes("mlp") || text.includes("mlp"))).toEqual(found);
    expect(checked.findings.every(({ verdict }) => verdict === "over-budget")).toBe(true);
  });

  test("fails a comparison with an exceeded budget or a missing range", () => {
    const same = decode([{ name: "a", ns: [1000, 1000, 1000] }]);
    const comparison = compared(same, same, {
      overrides: ['compare.budgets=["decode.kernelNs <= 900 ns","decod.launches <= 5"]'],
    });
    expect(comparison.verdict).toBe("over-budget");
    expect(comparison.ranges[0]?.verdict).toBe("pass");
    expect(comparison.reasons.map(({ text }) => text)).toEqual([
      expect.stringContaining("decode.kernelNs <= 900 ns"),
      expect.stringContaining("Did you mean decode?"),
    ]);
  });

  test.each([
    ["kernelNs <= 12.6 ms", { kernelNs: 12_600_400 }, "12.6004 ms"],
    ["kernelNs <= 12.345 s", { kernelNs: 12_345_678_901 }, "12.35 s"],
    ["kernelNs <= 1 us", { kernelNs: 1000.5 }, "1.0005 us"],
    ["kernelNs <= 1234566 ns", { kernelNs: 1_234_567 }, "1234567 ns"],
    ["kernelNs <= 0.00 ms", { kernelNs: 5_000_000 }, "5 ms"],
    ["copiedBytes <= 12345677 B", { memcpyBytes: 12_345_678 }, "12345678 B"],
    ["copiedBytes <= 12 MB", { memcpyBytes: 12_345_678 }, "12.35 MB"],
    ["launches <= 12345", { launches: 12_346 }, "12,346, more than its budget of 12,345 "],
  ])("shows enough digits to tell %s from %j", (text, round, says) => {
    const { findings } = checkBudgets([text], decode([{ name: "a", ns: [1] }], round));
    expect(findings.map((one) => one.text)).toEqual([expect.stringContaining(` is ${says}`)]);
  });
});

describe("budgets of what the program reports", () => {
  const metric = { unit: "ms", better: "lower", source: "m.json" } as const;
  const run = (ttft: number, throughput: number) =>
    madeRun({
      metrics: [
        { ...metric, name: "TTFT", value: ttft },
        { ...metric, name: "throughput", value: throughput, unit: "tok/s", better: "higher" },
      ],
    });
  const head = side([], { untraced: [run(48, 900), run(51, 910), run(52, 850)] });

  test.each([
    ["metric.TTFT <= 52 ms", "held", 51e6],
    ["metric.TTFT <= 0.05 s", "broken", 51e6],
    ["metric.TT* <= 60 ms", "held", 51e6],
    ["metric.throughput >= 900 tok/s", "held", 900],
    ["metric.throughput >= 901 tok/s", "broken", 900],
    ["metric.throughput >= 901", "unknown", null],
    ["metric.ttfd <= 52 ms", "unknown", null],
  ])("are checked: %s is %s", (text, state, value) =>
    expect(checkBudgets([text], head).budgets).toMatchObject([{ text, state, value, range: null }]),
  );

  test.each([
    ["metric.TTFT <= 50 ms", /51 ms.*50 ms/],
    ["metric.throughput >= 900.5 tok/s", /900 tok\/s, less .*900.5 tok\/s/],
    ["metric.throughput >= 1 ms", /tok\/s.* ms/],
    ["metric.ttfd <= 1 s", /Did you mean TTFT/],
  ])("fails the job for %s, with the reason", (budget, says) => {
    const { findings } = checkBudgets([budget], head);
    expect(findings).toMatchObject([{ verdict: "over-budget", text: expect.stringMatching(says) }]);
  });
});
