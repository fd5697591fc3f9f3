import * as z from "zod";

/** What changed in the machine code of a kernel: both sides' reports of Nsight Compute hold it. */

const count = z.number().int().nonnegative();
const sides = z.object({ base: count, head: count });

const precisionSchema = z
  .enum(["fp64", "fp32", "fp16", "tensor"])
  .describe("fp16 is bfloat16, too. tensor: the tensor cores, whatever they multiply.");

const codeFindingSchema = z.discriminatedUnion("kind", [
  z
    .object({ kind: z.literal("spills"), loads: sides, stores: sides })
    .describe("Instructions that load from and store to local memory (LDL, STL): registers did not suffice."),
  z
    .object({
      kind: z.enum(["narrower-loads", "narrower-stores"]),
      widths: z.array(z.object({ bits: count, ...sides.shape })).describe("Widest first."),
    })
    .describe("Instructions on global memory by the width of one thread's access: vectorized ones were lost."),
  z
    .object({ kind: z.literal("precision"), from: precisionSchema, to: precisionSchema })
    .describe("What most arithmetic is done in."),
]);

const hotSpotSchema = z
  .object({
    instruction: z.string().describe("Such as `LDG.E.64 R18, desc[UR6][R18.64]`."),
    offset: count.describe("Bytes from the kernel's first instruction."),
    shareRatio: z.number().describe("Of the kernel's samples."),
    line: z
      .object({
        file: z.string().describe("Within the repository, else no more than the file's name."),
        line: count,
        shareRatio: z.number(),
      })
      .nullable()
      .describe("The source line with the most samples; null where the kernel has no line information."),
  })
  .describe("Where the warp sampler found most warps.");

export const machineCodeSchema = z.object({
  state: z
    .enum(["identical", "other-registers", "changed"])
    .describe("other-registers: equal but for the numbers of registers."),
  instructions: sides,
  findings: z.array(codeFindingSchema).describe("What the change is known to mean, the weightiest first."),
  mix: z
    .array(z.object({ opcode: z.string(), ...sides.shape }))
    .describe("Opcodes without their modifiers whose number changed most, at most eight."),
  hot: z.object({ base: hotSpotSchema.nullable(), head: hotSpotSchema.nullable() }),
});

export type MachineCodeChange = z.infer<typeof machineCodeSchema>;
export type CodeFinding = MachineCodeChange["findings"][number];
export type Precision = z.infer<typeof precisionSchema>;
export type HotSpot = z.infer<typeof hotSpotSchema>;
