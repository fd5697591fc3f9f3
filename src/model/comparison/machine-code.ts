import * as z from "zod";
import { count, number, sides, text } from "../schema.ts";

const counts = sides(count);

const precisionSchema = z
  .enum(["fp64", "fp32", "fp16", "tensor"])
  .describe("fp16 includes bfloat16. tensor: the tensor cores, with any input type.");

const codeFindingSchema = z.discriminatedUnion("kind", [
  z
    .object({ kind: z.literal("spills"), loads: counts, stores: counts })
    .describe(
      "Instructions that load from and store to local memory (LDL, STL), because registers ran out or an array has a computed index.",
    ),
  z
    .object({
      kind: z.enum(["narrower-loads", "narrower-stores"]),
      widths: z.array(z.object({ bits: count, ...counts.shape })).describe("Widest first."),
    })
    .describe(
      "The kernel's global memory instructions, by the width of one thread's access. Reported only if the kernel lost vectorized instructions.",
    ),
  z
    .object({ kind: z.literal("precision"), from: precisionSchema, to: precisionSchema })
    .describe("The precision of most arithmetic instructions."),
]);

const hotSpotSchema = z
  .object({
    instruction: text.describe("Such as `LDG.E.64 R18, desc[UR6][R18.64]`."),
    offset: count.describe("Bytes from the kernel's first instruction."),
    shareRatio: number.describe("The instruction's share of the kernel's samples."),
    line: z
      .object({
        file: text.describe(
          "The path in the repository, or just the file's name if the file is outside the repository.",
        ),
        line: count,
        shareRatio: number,
      })
      .nullable()
      .describe("The source line with the most samples. Null if the kernel has no line information."),
  })
  .describe("The instruction where the warp sampler found the most warps.");

export const machineCodeSchema = z.object({
  state: z
    .enum(["identical", "other-registers", "changed"])
    .describe("other-registers: the instructions are the same, except for register numbers."),
  instructions: counts,
  findings: z
    .array(codeFindingSchema)
    .describe("The kinds of changes that we recognize in the code, the most important first."),
  mix: z
    .array(z.object({ opcode: text, ...counts.shape }))
    .describe("The opcodes, without modifiers, whose counts changed most; at most eight."),
  hot: sides(hotSpotSchema.nullable()),
});

export type MachineCodeChange = z.infer<typeof machineCodeSchema>;
export type CodeFinding = MachineCodeChange["findings"][number];
export type Precision = z.infer<typeof precisionSchema>;
export type HotSpot = z.infer<typeof hotSpotSchema>;
