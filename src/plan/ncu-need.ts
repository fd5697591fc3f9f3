import type { Config } from "../model/config.ts";
import type { NcuNeed } from "../model/reports/ncu.ts";

/** Where kernels need not be there, it shows only after the captures whether any is left without its metrics. */
export function ncuNeed({ ncu, "require-kernels": requireKernels }: Config): NcuNeed {
  if (!ncu.enabled) return "none";
  return ncu.unavailable === "fail" && requireKernels ? "required" : "wanted";
}
