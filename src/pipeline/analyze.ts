import type { AnalyzeRequest } from "./recorded/requests.ts";
import type { Profile } from "../model/profile/profile.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { loadSettings } from "./conf.ts";
import { writeInNewFolder } from "./recorded/new-folder.ts";
import { readRecordedProfile } from "./recorded/recorded-profile.ts";
import type { ResultContext } from "./run-context.ts";

export interface AnalyzeResult {
  readonly profile: Profile;
  readonly profileFile: string | null;
  readonly reportFile: string | null;
  readonly shownKernels: number;
}

/**
 * `analyze`: checks recorded captures with the same gate as new ones and profiles them. It needs nsys only for reports that aren't
 * exported yet.
 */
export async function analyze(context: ResultContext, request: AnalyzeRequest): Promise<AnalyzeResult> {
  const { config } = await loadSettings(context, request.settings, false);
  const wanted = request.ranges.map((range) => parseRange(range, null, 0, "--range"));
  return writeInNewFolder(context, request.out, async (out) => {
    const { ncu: reports, areRanks } = request;
    const options = { wanted, areRanks, timelines: out !== null, mayLoseKernels: wanted.length === 0 };
    const recorded = await readRecordedProfile(context, config, request.paths, options);
    const profile =
      reports.length === 0
        ? recorded.profile
        : await (await import("./ncu/given-ncu.ts")).addGivenNcu(context, config, recorded.profile, reports);
    const shownKernels = config["top-kernels"];
    if (out === null) return { profile, profileFile: null, reportFile: null, shownKernels };
    // Half of our code writes pages, so we load that code only to write a page.
    const { writeAnalysis } = await import("./recorded/result-files.ts");
    const files = await writeAnalysis(context, request, out, { ...recorded, profile }, shownKernels);
    return { profile, ...files, shownKernels };
  });
}
