import { expect, test } from "@jest/globals";
import { describeVariables, createDigestKey, type VariablesRequest } from "../../../src/run/machine/variables.ts";

const key = createDigestKey();
const described = (environment: Readonly<Record<string, string>>, change: Partial<VariablesRequest> = {}) =>
  describeVariables({
    environment,
    given: {},
    own: new Set(),
    passed: new Set(),
    prefixes: ["NCCL_", "CUDA_"],
    secrets: [],
    key,
    ...change,
  });

const planted = "qzx8837261";

test("records a well-known short value and a configured value", () => {
  const found = described(
    { NCCL_DEBUG: "INFO", CUDA_CACHE_PATH: "/home/someone/cache", HOME: "/root", MODE: "fast-and-long" },
    { given: { MODE: "fast-and-long" } },
  );
  expect(found).toEqual({
    NCCL_DEBUG: { value: "INFO", digest: expect.stringMatching(/^[0-9a-f]{16}$/) },
    CUDA_CACHE_PATH: { value: null, digest: expect.any(String) },
    HOME: { value: null, digest: expect.any(String) },
    MODE: { value: "fast-and-long", digest: expect.any(String) },
  });
});

test("gives other values a digest that compares only within a run and a variable", () => {
  const digest = (environment: Record<string, string>, name: string, change: Partial<VariablesRequest> = {}) =>
    described(environment, change)[name]?.digest;
  const both = { CUDA_A: "value one", CUDA_B: "value one" };
  expect(digest(both, "CUDA_A")).toBe(digest(both, "CUDA_A"));
  expect(digest(both, "CUDA_A")).not.toBe(digest({ CUDA_A: "value two" }, "CUDA_A"));
  expect(digest(both, "CUDA_A")).not.toBe(digest(both, "CUDA_B"));
  expect(digest(both, "CUDA_A")).not.toBe(digest(both, "CUDA_A", { key: createDigestKey() }));
});

const url = `http://u:${planted}@h`;
test.each<[string, Record<string, string>, Partial<VariablesRequest>]>([
  ["with a secret name", { HF_TOKEN: planted }, {}],
  ["with a secret name in the configuration", { API_KEY: planted }, { given: { API_KEY: planted } }],
  ["passed on by the user", { MODE: planted }, { passed: new Set(["MODE"]) }],
  ["that's another variable's known value", { NCCL_X: `a-${planted}` }, { secrets: [planted] }],
  ["in a configured URL", { A: url }, { given: { A: url } }],
])("records only the name of a secret %s", (_name, environment, change) => {
  const found = described(environment, change);
  expect(Object.values(found)).toEqual([{ value: null, digest: null }]);
  expect(JSON.stringify(found)).not.toContain(planted);
});

test("leaves out a variable whose name contains a secret, and variables that the run sets", () => {
  const environment = { [`X_${planted.toUpperCase()}`]: "1", "not a name": "1", TMPDIR: "/tmp/x", CUDA_X: "1" };
  expect(Object.keys(described(environment, { secrets: [planted.toUpperCase()], own: new Set(["TMPDIR"]) }))).toEqual([
    "CUDA_X",
  ]);
});
