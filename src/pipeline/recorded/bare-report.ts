import { basename, dirname, join } from "node:path";
import { ifThere } from "../../run/directory/file-system.ts";
import type { CaptureToExamine, ExportedReport } from "../capture/examine.ts";

/** Makes a capture from a report that doesn't belong to a run. We don't know how its program ended. */
export function bareReport(report: ExportedReport, shown: string): CaptureToExamine {
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
export function exportedReport(path: string, sqlite: string): ExportedReport {
  const beside = join(dirname(path), basename(sqlite, ".sqlite"));
  const inRun = summariesOfRun(path);
  return {
    source: path,
    sqlite,
    kernelSummary: inRun.kernels ?? ifThere(`${beside}_cuda_gpu_kern_sum.csv`),
    rangeSummary: inRun.ranges ?? ifThere(`${beside}_nvtx_kern_sum.csv`),
    summarized: false,
  };
}

/** In a run directory, the summaries are next to the export but have different names. */
function summariesOfRun(path: string): { kernels: string | null; ranges: string | null } {
  const instance = /^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.exec(basename(path));
  if (instance === null) return { kernels: null, ranges: null };
  const suffix = instance[1] ?? "";
  return {
    kernels: ifThere(join(dirname(path), `cuda_gpu_kern_sum${suffix}.csv`)),
    ranges: ifThere(join(dirname(path), `nvtx_kern_sum${suffix}.csv`)),
  };
}
