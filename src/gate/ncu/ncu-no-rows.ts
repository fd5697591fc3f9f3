import { CaptureError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import type { NcuEvidence } from "./ncu-evidence.ts";

/**
 * ncu profiled nothing, and exits with 0. Its notes tell the filter apart: without a slash an --nvtx-include means start/end
 * ranges, with one push/pop ranges; and it lists the kernels that it saw when only their names did not match.
 */
export function noRows({ report, label, mode, includes, selectedKernels }: NcuEvidence): CaptureError | null {
  if (report.rows.length > 0) return null;
  const ranges = mode === "range" || mode === "app-range";
  const what = `ncu profiled no ${ranges ? "range" : "kernel"}.`;
  const said = report.messages.map(({ text }) => text).join("\n");
  const given = includes.length === 0 ? "" : ` Given was ${includes.map((text) => JSON.stringify(text)).join(", ")}.`;
  if (report.availableKernels.length > 0) {
    const [first] = selectedKernels;
    const near = first === undefined ? null : nearest(first, report.availableKernels);
    return new CaptureError({
      id: "ncu-kernel-filter",
      what: `${what} The range was there, but the selection matched none of its kernels.`,
      where: label,
      why: `ncu lists ${kernelCount(report.availableKernels.length)}; the ${near === null ? "first" : "nearest"} is ${near ?? report.availableKernels[0] ?? ""}`,
      hint: "ncu spells demangled names unlike nsys: select by mangled names (--kernel-name-base mangled).",
    });
  }
  if (/include expressions match only start\/end ranges/.test(said)) {
    return new CaptureError({
      id: "ncu-no-slash",
      what,
      where: label,
      why: `An --nvtx-include without a slash means start/end ranges only, and there was none of that name.${given}`,
      hint: "Write a push/pop range with a slash at its end: `decode/`, or `domain@decode/`. torch.cuda.nvtx.range and range_push make push/pop ranges.",
    });
  }
  if (/include expressions match only push\/pop ranges/.test(said)) {
    return new CaptureError({
      id: "ncu-range-not-seen",
      what,
      where: label,
      why: `An --nvtx-include with a slash means push/pop ranges, and no kernel was launched in one of that name.${given}`,
      hint: "Correct the range's name and domain (ncu writes `domain@range/`), or drop the slash for a range of nvtxRangeStart and nvtxRangeEnd.",
    });
  }
  return new CaptureError({
    id: "ncu-no-rows",
    what,
    where: label,
    why: `ncu exits with 0 all the same.${given}`,
    hint: "Check that the program launches kernels in the range, and that ncu follows its processes (--target-processes all).",
  });
}

function kernelCount(count: number): string {
  return `${String(count)} ${count === 1 ? "kernel" : "kernels"}`;
}
