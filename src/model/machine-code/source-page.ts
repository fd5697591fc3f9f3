import type { Bytes } from "../units.ts";

/** The machine code (SASS) of a kernel that Nsight Compute profiled. */
export interface KernelCode {
  /** Mangled, the name that nsys knows too. */
  readonly kernel: string;
  readonly instructions: readonly Instruction[];
}

export interface Instruction {
  /** From the first instruction on. */
  readonly offset: Bytes;
  /** Predicate, opcode and operands, such as `@!P0 BRA +0x6f0`: addresses within the kernel count from its first instruction. */
  readonly text: string;
  /** Samples of the warp sampler in it; null where ncu did not sample. */
  readonly samples: number | null;
}

/** Samples of one source line of a kernel that was compiled with line information. */
export interface LineSamples {
  readonly kernel: string;
  /** As the compiler wrote it. */
  readonly file: string;
  readonly line: number;
  readonly samples: number;
}
