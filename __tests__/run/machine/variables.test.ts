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

test("a value is kept where it is short and of the field, or stands in the configuration", () => {
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

test("digests tell a change within a run, and nothing across runs, variables and keys", () => {
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
  ["by its name", { HF_TOKEN: planted }, {}],
  ["by its name, though it stands in the configuration", { API_KEY: planted }, { given: { API_KEY: planted } }],
  ["passed on by the user", { MODE: planted }, { passed: new Set(["MODE"]) }],
  ["known as the value of another variable", { NCCL_X: `a-${planted}` }, { secrets: [planted] }],
  ["in the configuration, with a URL's password", { A: url }, { given: { A: url } }],
])("of a secret only the name is kept: %s", (_name, environment, change) => {
  const found = described(environment, change);
  expect(Object.values(found)).toEqual([{ value: null, digest: null }]);
  expect(JSON.stringify(found)).not.toContain(planted);
});

test("a variable named after a secret, and what the run itself sets, are left out", () => {
  const environment = { [`X_${planted.toUpperCase()}`]: "1", "not a name": "1", TMPDIR: "/tmp/x", CUDA_X: "1" };
  expect(Object.keys(described(environment, { secrets: [planted.toUpperCase()], own: new Set(["TMPDIR"]) }))).toEqual([
    "CUDA_X",
  ]);
});
