import { expect, test } from "@jest/globals";
import { compareEnvironments } from "../../src/compare/environment/compare-environments.ts";
import type { ProfileEnvironment } from "../../src/model/profile/environment.ts";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { madeEnvironment, madeProfile } from "../fixtures/profiles.ts";
import { compared, decode, near } from "./support/sides.ts";

const compareOf = (base: Partial<ProfileEnvironment>, head: Partial<ProfileEnvironment>) =>
  compareEnvironments(
    madeProfile([], { environment: madeEnvironment(base) }),
    madeProfile([], { environment: madeEnvironment(head) }),
  );
const changesOf = (base: Partial<ProfileEnvironment>, head: Partial<ProfileEnvironment>) =>
  compareOf(base, head)?.changes ?? [];

test("lists added, removed, and changed software, kernel libraries first", () => {
  const changes = changesOf(
    {
      pythonPackages: { torch: "2.11.0", requests: "2.0", "nvidia-cublas": "13.0.2.14", "flash-attn": "2.8" },
      systemPackages: { curl: "1", libnccl2: "2.28" },
    },
    {
      pythonPackages: { torch: "2.11.1", requests: "3.0", "nvidia-cublas": "13.1.0.3", aiohttp: "1" },
      systemPackages: { curl: "1", libnccl2: "2.29" },
    },
  );
  expect(changes.map(({ name, state, base, head }) => [name, state, base, head])).toEqual([
    ["nvidia-cublas", "changed", "13.0.2.14", "13.1.0.3"],
    ["libnccl2", "changed", "2.28", "2.29"],
    ["flash-attn", "removed", "2.8", null],
    ["torch", "changed", "2.11.0", "2.11.1"],
    ["aiohttp", "added", null, "1"],
    ["requests", "changed", "2.0", "3.0"],
  ]);
  expect(changes.map(({ isOfGpu }) => isOfGpu)).toEqual([true, true, true, true, false, false]);
  expect(changes.slice(0, 3).map(({ families }) => families)).toEqual([["gemm"], ["communication"], ["attention"]]);
});

test("accepts names of object properties", () => {
  expect(changesOf({ pythonPackages: {} }, { pythonPackages: { constructor: "1" } })).toMatchObject([
    { name: "constructor", state: "added" },
  ]);
});

test("compares variables' values, and digests only within a run", () => {
  const variables = (value: string | null, digest: string | null) => ({ NCCL_ALGO: { value, digest } });
  const one = { variables: variables("Ring", "a") };
  expect(changesOf(one, { variables: variables("Tree", "b") })).toMatchObject([
    { kind: "variable", name: "NCCL_ALGO", state: "changed", base: "Ring", head: "Tree", isOfGpu: true },
  ]);
  expect(changesOf(one, { variables: {} })).toMatchObject([{ state: "removed", base: "Ring", head: null }]);
  const hidden = { variables: variables(null, "a") };
  expect(changesOf(hidden, { variables: variables(null, "b") })).toMatchObject([{ state: "changed", base: null }]);
  expect(changesOf(hidden, hidden)).toEqual([]);
  expect(compareOf(hidden, { run: "another", variables: variables(null, "b") })).toMatchObject({
    changes: [],
    unknown: ["variable-values"],
  });
  expect(compareOf(one, { run: "another", variables: variables(null, "b") })?.unknown).toEqual(["variable-values"]);
  // A secret: not even whether it changed.
  expect(changesOf({ variables: variables(null, null) }, { variables: variables(null, null) })).toEqual([]);
});

test("reports what one side doesn't know, but not as a difference", () => {
  expect(compareOf({ pythonPackages: null, systemPackages: null }, { systemPackages: null })).toEqual({
    changes: [],
    total: 0,
    unknown: ["python-package"],
  });
  expect(compareEnvironments(madeProfile([]), madeProfile([], { environment: madeEnvironment() }))).toBeNull();
});

test("keeps the environment in a comparison without deciding anything", () => {
  const range = decode([{ name: "a", ns: near(1_000_000) }]);
  const base = { ...range, environment: madeEnvironment({ pythonPackages: { torch: "2.11.0" } }) };
  const head = { ...range, environment: madeEnvironment({ pythonPackages: { torch: "2.12.0" } }) };
  const comparison = compared(base, head);
  expect(comparison.verdict).toBe("pass");
  expect(comparison.environment?.changes).toMatchObject([{ name: "torch", base: "2.11.0", head: "2.12.0" }]);
  const stored = JSON.parse(JSON.stringify(comparison)) as Record<string, unknown>;
  expect(comparisonSchema.parse(stored)).toEqual(comparison);
  expect(comparisonSchema.parse({ ...stored, environment: undefined }).environment).toBeNull();
  const profile = JSON.parse(JSON.stringify(head)) as Record<string, unknown>;
  expect(profileSchema.parse(profile)).toEqual(head);
  expect(profileSchema.parse({ ...profile, environment: undefined }).environment).toBeNull();
});
