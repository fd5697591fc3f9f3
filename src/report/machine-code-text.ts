import { markName } from "./document/text.ts";
import type { CodeFinding, HotSpot, MachineCodeChange, Precision } from "../model/comparison/machine-code.ts";
import { percent } from "../model/text/quantity.ts";
import { formatCount } from "./format.ts";
import { counted } from "../model/text/listing.ts";

/** How many opcodes one sentence may name. */
const shownOpcodes = 4;

/** How the machine code of a slower kernel differs, as sentences without periods. */
export function describeMachineCode(change: MachineCodeChange): string[] {
  const { state, findings, mix, instructions } = change;
  const hot = change.hot.head === null ? [] : [describeHotSpot(change.hot.head)];
  if (state === "identical")
    return ["the machine code is the same on both sides, so the kernel's input or the environment is to blame", ...hot];
  if (state === "other-registers") return ["the machine code differs only in register numbers", ...hot];
  const opcodes = mix
    .slice(0, shownOpcodes)
    .map(({ opcode, base, head }) => `${markName(opcode)} ${formatSides({ base, head })}`);
  const opcodeText =
    opcodes.length === 0
      ? `the machine code differs only in operands (${counted(instructions.head, "instruction")})`
      : `machine code: ${opcodes.join(", ")} of ${formatSides(instructions)} instructions`;
  return [...findings.map(describeFinding), opcodeText, ...hot];
}

function describeFinding(finding: CodeFinding): string {
  switch (finding.kind) {
    case "spills":
      return `spills to local memory (registers, or an array with a computed index): ${formatSides(finding.loads)} loads (LDL), ${formatSides(finding.stores)} stores (STL)`;
    case "narrower-loads":
    case "narrower-stores": {
      const widths = finding.widths.map(({ bits, ...sides }) => `${String(bits)} bits ${formatSides(sides)}`);
      return `vectorized ${finding.kind === "narrower-loads" ? "loads" : "stores"} were lost: ${widths.join(", ")}`;
    }
    case "precision":
      return finding.from === "tensor"
        ? `the kernel no longer uses the tensor cores; it computes in ${precisions[finding.to]}`
        : `the kernel computes ${finding.to === "tensor" ? "on" : "in"} ${precisions[finding.to]} instead of ${precisions[finding.from]}`;
  }
}

const precisions: Readonly<Record<Precision, string>> = {
  fp64: "double precision (FP64)",
  fp32: "single precision (FP32)",
  fp16: "half precision (FP16 or BF16)",
  tensor: "the tensor cores",
};

function describeHotSpot({ instruction, shareRatio, line }: HotSpot): string {
  const where =
    line === null ? "" : `, and ${percent(line.shareRatio)} in ${markName(`${line.file}:${String(line.line)}`)}`;
  return `${percent(shareRatio)} of the kernel's samples are in ${markName(instruction)}${where}`;
}

function formatSides({ base, head }: { readonly base: number; readonly head: number }): string {
  return base === head ? formatCount(head) : `${formatCount(base)} → ${formatCount(head)}`;
}
