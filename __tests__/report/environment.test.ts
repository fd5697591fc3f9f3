import { expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { ComparedEnvironment, EnvironmentChange } from "../../src/model/comparison/environment-change.ts";
import type { ProfileEnvironment } from "../../src/model/profile/environment.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { environmentSection } from "../../src/report/document/environment.ts";
import { reportInput } from "../../src/report/document/input.ts";
import { reportDocument } from "../../src/report/document/report.ts";
import { renderBlocks } from "../../src/report/markdown/blocks.ts";
import { renderedBlocks } from "../../src/report/markdown/render.ts";

import { renderComparison } from "../../src/report/terminal/report-text.ts";
import { formatChange } from "../../src/report/environment-text.ts";
import { toTerminal } from "../../src/report/terminal/text.ts";
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

const shown = (comparison: Comparison) =>
  renderBlocks(renderedBlocks(environmentSection(reportInput({ comparison })).blocks));
const comment = (environment: ComparedEnvironment | null) => shown({ ...swappedWith({}, {}), environment });

test("shows changed libraries next to a replaced kernel", () => {
  const torch = (version: string, blas: string) => ({
    pythonPackages: { torch: version, "nvidia-cublas": blas, requests: version },
  });
  const comparison = swappedWith(torch("2.11.0", "13.0.2"), torch("2.11.1", "13.1.0"));
  const why = "changed: nvidia-cublas 13.0.2 → 13.1.0, torch 2.11.0 → 2.11.1";
  const text = renderComparison(comparison, { topKernels: 5, layout: logLayout });
  expect(text.replaceAll(/\s+/g, " ")).toContain(why);
  expect(text).toContain("\n  nvidia-cublas 13.0.2 → 13.1.0\n  torch 2.11.0 → 2.11.1\n  requests 2.11.0 → 2.11.1\n");
  const ranges = reportDocument(reportInput({ comparison })).sections.filter(({ anchor }) => anchor === "ranges");
  const blocks = ranges.flatMap((section) => section.blocks);
  const kernels = renderBlocks(renderedBlocks(blocks));
  expect(kernels.match(/libraries or settings/g)).toHaveLength(1);
});

test("shows GPU software unfolded in a comment, and folds the rest", () => {
  const versions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`pkg${String(index)}`, "1"]));
  const base = { pythonPackages: { torch: "2.11.0" }, systemPackages: versions(300) };
  const comparison = swappedWith(base, { pythonPackages: { torch: "2.11.1" }, systemPackages: {} });
  const text = shown(comparison);
  expect(text).toMatch(/^\*\*Environment, base → head\*\*\n\n- torch 2\S+ → 2\S+\n\n/);
  expect(text).toContain("<summary>Other environment differences (300)</summary>");
  expect(text).toContain("*… and 100 more environment differences.*");
  const dull = shown(swappedWith({ systemPackages: { curl: "1" } }, { systemPackages: {} }));
  expect(dull).toContain("<summary>Environment, base → head</summary>\n\n- curl 1 removed");
  expect(comment(null)).toBe("");
  expect(comment({ changes: [], total: 0, unknown: ["python-package"] })).toBe("");
});

const added: EnvironmentChange = {
  ...{ kind: "python-package", name: "vllm", state: "added" },
  ...{ base: null, head: "1", isOfGpu: true, families: [] },
};
const change = (one: Partial<EnvironmentChange>): string =>
  toTerminal(formatChange({ ...added, kind: "variable", name: "NCCL_ALGO", state: "changed", head: null, ...one }));

test.each([
  { one: { base: "Ring", head: "Tree" }, text: "NCCL_ALGO Ring → Tree" },
  { one: {}, text: "NCCL_ALGO has a different value" },
  { one: { base: "Ring" }, text: "NCCL_ALGO has a different value" },
  { one: { state: "added", head: "" }, text: "NCCL_ALGO unset → (empty)" },
  { one: { state: "removed" }, text: "NCCL_ALGO set → unset" },
  { one: { kind: "cuda-library", name: "cublas", base: "13.0.2", head: "13.1.0" }, text: "libcublas 13.0.2 → 13.1.0" },
  { one: { kind: "python-package", name: "vllm", state: "added", head: "1" }, text: "vllm 1 added" },
] satisfies { one: Partial<EnvironmentChange>; text: string }[])('describes a change as "$text"', ({ one, text }) => {
  expect(change(one)).toBe(text);
});

test("escapes text from a stored file", () => {
  const name = "x|y](http://evil) @me <b>\u001b[31m";
  const text = comment({ changes: [{ ...added, name }], total: 1, unknown: [] });
  expect(text).not.toMatch(/@me|<b>|\]\(http|\u001b/);
});
