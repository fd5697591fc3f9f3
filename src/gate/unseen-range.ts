import { CaptureError } from "../errors.ts";
import type { RangeSpec, SeenRange } from "../model/reports/range.ts";
import { describeSeen } from "./describe-seen.ts";

/** What the message depends on besides the ranges. */
export interface UnseenContext {
  /** True when nsys was told to gate on registered strings only. */
  readonly registeredStringsOnly: boolean;
  /** The program's command. */
  readonly argv: readonly string[];
}

/**
 * The error about a gating range that never opened, with what an NVTX-only run of the program has shown: the ranges that
 * exist and the nearest, or that the range exists as a plain string that nsys was told to ignore.
 */
export function explainUnseen(
  error: CaptureError,
  range: RangeSpec,
  discovered: readonly SeenRange[] | CaptureError,
  { registeredStringsOnly, argv }: UnseenContext,
): CaptureError {
  const where = error.where === undefined ? {} : { where: error.where };
  if (discovered instanceof CaptureError) {
    return new CaptureError({
      ...where,
      id: "range-not-seen",
      what: error.message,
      why: `Which ranges do exist is not known: the run that was to list them failed too (${discovered.message})`,
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: discovered,
    });
  }
  const same = discovered.filter(
    ({ name, domain }) => name === range.message && (range.domain === "*" || domain === (range.domain ?? "")),
  );
  if (same.some(({ registered }) => !registered) && registeredStringsOnly) {
    return new CaptureError({
      ...where,
      id: "range-not-registered",
      what: `The NVTX range ${JSON.stringify(range.text)} exists, but as a plain string, and nsys was told to gate on registered strings only.`,
      why: "nsys then exits with 0 and writes no report. Python and PyTorch emit plain strings.",
      hint: "Set nsys.registered-strings-only: false (the default), or register the string (nvtxDomainRegisterStringA).",
    });
  }
  if (same.length > 0) {
    return new CaptureError({
      ...where,
      id: "range-not-seen",
      what: error.message,
      why: "The same program, run once more with NVTX alone, did emit the range; so it does not always run through it, or not in the process that nsys gates on.",
      hint: "See that the program takes the same path under CUDA tracing. nsys gates on NVTX push/pop and start/end ranges; a mark is none.",
    });
  }
  return new CaptureError({
    ...where,
    id: "range-not-seen",
    what: error.message,
    ...describeSeen(range, discovered, argv),
  });
}
