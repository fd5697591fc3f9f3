import type { Feature } from "../../pipeline/feature.ts";

export const trace: Feature = {
  resultFile: async () => (await import("./trace-archive.ts")).createTraceFiles,
};
