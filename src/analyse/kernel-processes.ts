import type { Trace } from "../model/reports/trace.ts";

/** How many processes launched the kernels of a report; those that the report does not name count as one. */
export function kernelProcesses({ kernels }: Trace): number {
  return new Set(kernels.process).size;
}
