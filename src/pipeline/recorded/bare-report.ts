import { basename, dirname, join } from "node:path";
import { pathIfExists } from "../../run/directory/file-system.ts";
import type { CaptureToExamine, ExportedReport } from "../capture/examine.ts";

/** Makes a capture from a report that doesn't belong to a run. We don't know how its program ended. */
export function createBareCapture(report: ExportedReport, shown: string): CaptureToExamine {
  return {
    label: shown,
    end: { kind: "unknown" },
    reports: [{ ...report, source: shown }],
    wanted: [],
    gated: false,
    takesFirst: false,
    requireKernels: true,
  };
}

/** The export at `path`, with nsys's summaries next to it. `sqlite` is the same file, decompressed if necessary. */
export function describeExport(path: string, sqlite: string): ExportedReport {
  const folder = dirname(path);
  const instance = /^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.exec(basename(path));
  const findSummary = (name: string): string | null => {
    // In a run directory, the summaries have different names.
    const ofRun = instance === null ? null : pathIfExists(join(folder, `${name}${instance[1] ?? ""}.csv`));
    return ofRun ?? pathIfExists(join(folder, `${basename(sqlite, ".sqlite")}_${name}.csv`));
  };
  return {
    source: path,
    sqlite,
    kernelSummary: findSummary("cuda_gpu_kern_sum"),
    rangeSummary: findSummary("nvtx_kern_sum"),
    summarized: false,
  };
}
