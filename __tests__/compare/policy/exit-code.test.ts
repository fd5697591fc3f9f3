import { expect, test } from "@jest/globals";
import { exitCodeOf } from "../../../src/compare/policy/exit-code.ts";
import type { Comparison, Reason } from "../../../src/model/comparison/comparison.ts";

type FailOn = Comparison["failOn"];

const reasons = (verdicts: readonly Reason["verdict"][]) => ({
  reasons: verdicts.map((verdict) => ({ id: "x", verdict, text: "", range: null, kernel: null })),
});

test.each<{ said: Reason["verdict"][]; failOn: FailOn; code: number }>([
  { said: [], failOn: ["regression", "inconclusive", "incomparable", "no-baseline"], code: 0 },
  { said: [null], failOn: ["regression"], code: 0 },
  { said: ["regressed"], failOn: ["regression"], code: 1 },
  { said: ["regressed"], failOn: [], code: 0 },
  { said: ["regressed"], failOn: ["inconclusive"], code: 0 },
  { said: ["over-budget"], failOn: [], code: 1 },
  { said: ["inconclusive"], failOn: ["regression"], code: 0 },
  { said: ["inconclusive"], failOn: ["inconclusive"], code: 4 },
  { said: ["incomparable"], failOn: ["incomparable"], code: 4 },
  { said: ["incomparable"], failOn: ["inconclusive"], code: 0 },
  { said: ["no-baseline"], failOn: ["no-baseline"], code: 4 },
  { said: ["no-baseline"], failOn: ["regression"], code: 0 },
  { said: ["regressed", "incomparable"], failOn: ["regression", "incomparable"], code: 1 },
  { said: ["regressed", "incomparable"], failOn: ["incomparable"], code: 4 },
])("$said with fail-on $failOn: $code", ({ said, failOn, code }) => {
  expect(exitCodeOf(reasons(said), failOn)).toBe(code);
});
