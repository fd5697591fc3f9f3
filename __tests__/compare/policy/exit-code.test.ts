import { expect, test } from "@jest/globals";
import { decideExitCode } from "../../../src/compare/policy/exit-code.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Reason } from "../../../src/model/comparison/reason.ts";

type FailOn = Comparison["failOn"];

type State = Comparison["baseline"]["state"];

const comparison = (verdicts: readonly Reason["verdict"][], state: State) => ({
  reasons: verdicts.map((verdict) => ({ verdict })),
  baseline: { state },
});

test.each<{ said: Reason["verdict"][]; state?: State; failOn: FailOn; code: number }>([
  { said: [], failOn: ["regression", "inconclusive", "incomparable", "baseline-failed", "no-baseline"], code: 0 },
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
  { said: ["no-baseline"], state: "failed", failOn: ["regression", "baseline-failed"], code: 4 },
  { said: ["no-baseline"], state: "failed", failOn: ["no-baseline"], code: 4 },
  { said: ["no-baseline"], state: "failed", failOn: ["regression"], code: 0 },
  { said: ["no-baseline"], state: "absent", failOn: ["regression", "baseline-failed"], code: 0 },
  { said: ["no-baseline"], state: "incompatible", failOn: ["regression", "baseline-failed"], code: 0 },
  { said: ["no-baseline", "over-budget"], state: "failed", failOn: ["baseline-failed"], code: 1 },
  { said: ["regressed", "incomparable"], failOn: ["regression", "incomparable"], code: 1 },
  { said: ["regressed", "incomparable"], failOn: ["incomparable"], code: 4 },
])("exits with $code for $said, baseline $state, fail-on $failOn", ({ said, state = "measured", failOn, code }) => {
  expect(decideExitCode(comparison(said, state), failOn)).toBe(code);
});
