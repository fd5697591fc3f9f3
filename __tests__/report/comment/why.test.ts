import { expect, test } from "@jest/globals";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { KernelRow } from "../../../src/model/comparison/comparison-rows.ts";
import { comparisonComment, jobSummary } from "../../../src/report/comment/comment.ts";
import { compared, decode, near } from "../../compare/support/sides.ts";
import { slowBlock } from "../../fixtures/encoder.ts";
import { decoded } from "../html/support/page.ts";
import { input, section } from "./support/cases.ts";
import { faults } from "./support/structure.ts";

const slower = compared(decode([{ name: "silu", ns: near(1e6) }]), decode([{ name: "silu", ns: near(1.3e6) }]));

function comment(why: Partial<KernelRow>): string {
  const ranges = slower.ranges.map((range) => ({
    ...range,
    kernels: range.kernels.map((row) => ({ ...row, explanation: null, ...why })),
  }));
  const comparison: Comparison = { ...slower, ranges };
  return jobSummary(input([section({ comparison, fails: true })]));
}

const site = (file: string, name: string): KernelRow["launchSites"] => ({
  launches: 16,
  linkedRatio: 1,
  areLikely: true,
  sites: [{ file, line: 25, function: name, base: 0, head: 16, changed: true, frames: [] }],
  layers: [{ path: ["decode", name], base: 0, head: 16 }],
});

const code: KernelRow["machineCode"] = {
  state: "changed",
  instructions: { base: 500, head: 530 },
  findings: [{ kind: "spills", loads: { base: 0, head: 24 }, stores: { base: 0, head: 16 } }],
  mix: [{ opcode: "LDL", base: 0, head: 24 }],
  hot: { base: null, head: { instruction: "LDL R1, [R2]", offset: 16, shareRatio: 0.4, line: null } },
};

test("explains a slower kernel by its machine code, launch line, and layer", () => {
  const text = decoded(comment({ machineCode: code, launchSites: site("model.py", "forward") }));
  expect(text).toContain(
    "0 → 24 loads (LDL), 0 → 16 stores (STL); machine code: `LDL` 0 → 24 of 500 → 530 instructions; 40% of the kernel's samples are in `LDL R1, [R2]`; 0 → 16 launches from `model.py:25` (`forward`), a line that this change touches; in the layer `decode › forward`",
  );
});

test("names the nested range of a slower block whose kernels also run elsewhere", async () => {
  const { base, head } = await slowBlock();
  const text = decoded(comparisonComment("llm", compared(base, head), null, true));
  expect(text).toContain("`decode/sam/block_3` takes 104% longer.");
  expect(text).toContain("| <code>decode/<wbr>sam/<wbr>block_<wbr>3</code> | 784 µs → 1.60 ms | +813 µs |");
});

const ours = Object.values(input([]).links).flatMap((url) => url ?? []);

test("escapes hostile names of files, functions, layers, and opcodes", () => {
  const name = "</details>`|<script>@user #1 ](http://a.example/)\n# big";
  const text = comment({
    machineCode: { ...code, mix: [{ opcode: name, base: 0, head: 1 }] },
    launchSites: site(name, name),
  });
  expect(faults(text, ours)).toEqual([]);
});
