import { expect, test } from "@jest/globals";
import type { ComparedEnvironment, EnvironmentChange } from "../../src/model/comparison/environment-change.ts";
import type { ProfileEnvironment } from "../../src/model/profile/environment.ts";
import { blocksText } from "../../src/report/comment/blocks.ts";
import { environmentPart } from "../../src/report/comment/environment-part.ts";
import { commentExtent } from "../../src/report/comment/extent.ts";
import { kernelsPart } from "../../src/report/comment/kernel-part.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { comparisonText } from "../../src/report/comparison-text.ts";
import { changeText } from "../../src/report/environment-text.ts";
import { terminalText } from "../../src/report/terminal/text.ts";
import { compared, decode, near } from "../compare/support/sides.ts";
import { madeEnvironment } from "../fixtures/profiles.ts";

/** A comparison in which a kernel of the family gemm stands in the place of another. */
function swappedWith(base: Partial<ProfileEnvironment>, head: Partial<ProfileEnvironment>) {
  const of = (name: string, environment: Partial<ProfileEnvironment>) => ({
    ...decode([
      { name, ns: near(1_000_000) },
      { name: "norm", family: "norm", ns: near(500_000) },
    ]),
    environment: madeEnvironment(environment),
  });
  return compared(of("ampere_gemm_one", base), of("hopper_gemm_two", head));
}

const comment = (environment: ComparedEnvironment | null) =>
  blocksText(environmentPart({ ...swappedWith({}, {}), environment }));

test("beside a kernel in whose place another stood, what makes or chooses it", () => {
  const torch = (version: string, blas: string) => ({
    pythonPackages: { torch: version, "nvidia-cublas": blas, requests: version },
  });
  const comparison = swappedWith(torch("2.11.0", "13.0.2"), torch("2.11.1", "13.1.0"));
  const why = "what makes or chooses such kernels differs: nvidia-cublas 13.0.2 → 13.1.0, torch 2.11.0 → 2.11.1";
  const text = comparisonText(comparison, { topKernels: 5, layout: logLayout });
  expect(text.replaceAll(/\s+/g, " ")).toContain(why);
  expect(text).toContain(
    "environment, base → head:\n  · nvidia-cublas 13.0.2 → 13.1.0\n  · torch 2.11.0 → 2.11.1\n  · requests 2.11.0 → 2.11.1\n",
  );
  const kernels = blocksText(kernelsPart(comparison, commentExtent(1, 1)).open);
  expect(kernels).toContain("what makes or chooses such kernels differs");
  expect(kernels.match(/differs/g)).toHaveLength(1);
});

test("in a comment: what concerns the GPU in the open, all of it folded", () => {
  const versions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`pkg${String(index)}`, "1"]));
  const base = { pythonPackages: { torch: "2.11.0" }, systemPackages: versions(300) };
  const comparison = swappedWith(base, { pythonPackages: { torch: "2.11.1" }, systemPackages: {} });
  const text = blocksText(environmentPart(comparison));
  expect(text).toMatch(/^\*\*Environment, base → head\*\*: torch 2\S+ → 2\S+, and 300 more\.\n/);
  expect(text).toContain("<summary>All 301 differences of the environment</summary>");
  expect(text).toContain("*… and 101 more differences.*");
  const dull = blocksText(environmentPart(swappedWith({ systemPackages: { curl: "1" } }, { systemPackages: {} })));
  expect(dull).toContain("<summary>1 difference of the environment, none of it known to concern the GPU</summary>");
  expect(comment(null)).toBe("");
  expect(comment({ changes: [], total: 0, unknown: ["python-package"] })).toBe("");
});

const change = (one: Partial<EnvironmentChange>): string =>
  terminalText(
    changeText({
      kind: "variable",
      name: "NCCL_ALGO",
      state: "changed",
      base: null,
      head: null,
      isOfGpu: true,
      families: [],
      ...one,
    }),
  );

test.each([
  { one: { base: "Ring", head: "Tree" }, text: "NCCL_ALGO Ring → Tree" },
  { one: {}, text: "NCCL_ALGO has another value" },
  { one: { base: "Ring" }, text: "NCCL_ALGO has another value" },
  { one: { state: "added", head: "" }, text: "NCCL_ALGO unset → (empty)" },
  { one: { state: "removed" }, text: "NCCL_ALGO set → unset" },
  { one: { kind: "cuda-library", name: "cublas", base: "13.0.2", head: "13.1.0" }, text: "libcublas 13.0.2 → 13.1.0" },
  { one: { kind: "python-package", name: "vllm", state: "added", head: "1" }, text: "vllm 1 added" },
] as const)("$text", ({ one, text }) => {
  expect(change(one)).toBe(text);
});

test("what a stored file holds stays text", () => {
  const name = "x|y](http://evil) @me <b>\u001b[31m";
  const hostile: EnvironmentChange = {
    kind: "python-package",
    name,
    state: "added",
    base: null,
    head: "1",
    isOfGpu: true,
    families: [],
  };
  const text = comment({ changes: [hostile], total: 1, unknown: [] });
  expect(text).not.toMatch(/@me|<b>|\]\(http|\u001b/);
});
