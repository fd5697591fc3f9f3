import { expect, test } from "@jest/globals";
import { judgeReference } from "../../../src/pipeline/judge/judge.ts";
import { decode, names, near } from "../../compare/support/sides.ts";
import { configOf } from "../../support/config.ts";

test("a pinned reference, which is of another run, isn't held to the goal", () => {
  const profile = decode([{ name: "gemm", ns: near(1_000_000) }]);
  const policy = { accepted: [], calibration: null, names, today: "2026-01-15" };
  const reference = { state: "given", profile, text: "", name: "v1" } as const;
  const { compare } = configOf("compare.goal=improve");
  expect(judgeReference(profile, reference, compare, policy)).toMatchObject({ verdict: "pass", goal: "hold" });
});
