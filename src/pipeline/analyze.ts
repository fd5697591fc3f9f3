import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { AnalyzeRequest } from "../inputs/invocation.ts";
import type { Profile } from "../model/profile/profile.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { writeFileAtomic } from "../run/directory/atomic-write.ts";
import { loadSettings } from "./conf.ts";
import { toolName, type Context } from "./context.ts";
import { profileFiles } from "./judge/profile-files.ts";
import { reportFiles } from "./judge/report-files.ts";
import { makeNewFolder } from "./recorded/new-folder.ts";
import { sharedArgv } from "./recorded/shared-argv.ts";
import { recordedProfile } from "./recorded/recorded-profile.ts";

export interface AnalyzeResult {
  readonly profile: Profile;
  readonly profileFile: string | null;
  readonly reportFile: string | null;
  readonly shownKernels: number;
}

/**
 * `analyze`: recorded captures held against the same gate as fresh ones. An nsys is needed only for reports that are not
 * exported yet. Throws UserError, CaptureError, ParseError or ToolError.
 */
export async function analyze(context: Context, request: AnalyzeRequest): Promise<AnalyzeResult> {
  const { config } = loadSettings(context, request.settings, false);
  const wanted = request.ranges.map((range) => parseRange(range, null, "--range"));
  const out = request.out === null ? null : resolve(context.cwd, request.out);
  if (out !== null) await makeNewFolder(out);
  try {
    const { ncu: reports, areRanks } = request;
    const options = { wanted, areRanks, timelines: out !== null };
    const { profile: measured, timelines } = await recordedProfile(context, config, request.paths, options);
    const profile =
      reports.length === 0
        ? measured
        : await (await import("./recorded/given-ncu.ts")).withGivenNcu(context, config, measured, reports);
    const profileFile = out === null ? null : join(out, "profile.json");
    if (out !== null) {
      const more = [...(areRanks ? ["--ranks"] : []), ...reports.flatMap((file) => ["--ncu", file])];
      const command = [toolName, "analyze", ...request.paths, ...more, ...sharedArgv(request)];
      const sides = { head: profile, base: null, comparison: null, failure: null, fails: false };
      const report = reportFiles(context, { ...sides, commands: [command], timelines: { base: [], head: timelines } });
      for (const [file, content] of profileFiles(profile, new Map(), config["top-kernels"], report))
        await writeFileAtomic(join(out, file), content, "refuse");
    }
    const reportFile = out === null ? null : join(out, "report.html");
    return { profile, profileFile, reportFile, shownKernels: config["top-kernels"] };
  } catch (error) {
    // It was made above, and is empty: nothing half-written is left.
    if (out !== null) await rm(out, { recursive: true, force: true });
    throw error;
  }
}
