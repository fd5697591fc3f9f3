import type { Bytes } from "../../../model/units.ts";

/** The machine code (SASS) of a kernel that Nsight Compute profiled. */
export interface KernelCode {
  /** The mangled name, which nsys reports too. */
  readonly kernel: string;
  readonly instructions: readonly Instruction[];
}

export interface Instruction {
  /** The offset from the kernel's first instruction. */
  readonly offset: Bytes;
  /** Predicate, opcode and operands, such as `@!P0 BRA +0x6f0`. Addresses in the kernel are relative to its first instruction. */
  readonly text: string;
  /** How often the warp sampler found a warp at this instruction. Null if ncu didn't sample. */
  readonly samples: number | null;
}

/** The samples in one source line of a kernel compiled with line information. */
export interface LineSamples {
  readonly kernel: string;
  /** The path that the compiler stored. */
  readonly file: string;
  readonly line: number;
  readonly samples: number;
}
