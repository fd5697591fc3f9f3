import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { compare as compareProfiles } from "../compare/compare.ts";
import { exitCodeOf } from "../compare/policy/exit-code.ts";
import type { CompareRequest } from "../inputs/invocation.ts";
import { exitCodes, type ExitCode } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { jsonParts } from "../model/text/json-text.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { comparisonComment } from "../report/comment/comment.ts";
import { traceFile } from "../report/trace/trace-archive.ts";
import { writeFileAtomic } from "../run/directory/atomic-write.ts";
import { comparePolicy } from "./judge/compare-policy.ts";
import { loadSettings } from "./conf.ts";
import { toolName, type Context } from "./context.ts";
import { makeNewFolder } from "./recorded/new-folder.ts";
import { recordedProfile } from "./recorded/recorded-profile.ts";
import { sharedArgv } from "./recorded/shared-argv.ts";
import { sideClocks } from "./judge/judge.ts";
import { reportFiles } from "./judge/report-files.ts";

export interface CompareResult {
  readonly comparison: Comparison;
  readonly comparisonFile: string | null;
  readonly reportFile: string | null;
  /** Null also where no report was read. */
  readonly traceFile: string | null;
  readonly exitCode: ExitCode;
  readonly shownKernels: number;
}

/**
 * `compare`: recorded captures of two sides, each held against the gate, then against each other. What the sides' profiles
 * warn of is logged. Throws as `analyze` does.
 */
export async function compare(context: Context, request: CompareRequest): Promise<CompareResult> {
  const loaded = loadSettings(context, request.settings, false);
  const { config } = loaded;
  const policy = comparePolicy(context, loaded);
  const wanted = request.ranges.map((range) => parseRange(range, null, "--range"));
  const out = request.out === null ? null : resolve(context.cwd, request.out);
  if (out !== null) await makeNewFolder(out);
  try {
    const timelines = out !== null;
    const sides = {
      base: await recordedProfile(context, config, request.base, { wanted, role: "base", timelines }),
      head: await recordedProfile(context, config, request.head, { wanted, timelines }),
    };
    const [base, head] = [sides.base.profile, sides.head.profile];
    for (const [side, { warnings }] of Object.entries({ base, head }))
      for (const warning of warnings) context.log.warning(`${side}: ${warning}`);
    const comparison = compareProfiles({
      base,
      head,
      interleaved: false,
      policy: config.compare,
      ...policy,
      baseline: { state: "given", text: request.base.join(", ") },
      files: out === null ? { base: null, head: null } : sideFiles,
      clocks: sideClocks({ base, head }),
    });
    const exitCode = exitCodeOf(comparison, comparison.failOn);
    const comparisonFile = out === null ? null : join(out, "comparison.json");
    const reportFile = out === null ? null : join(out, "report.html");
    let trace: string | null = null;
    if (out !== null && comparisonFile !== null && reportFile !== null) {
      const paths = [
        ...request.base.flatMap((path) => ["--base", path]),
        ...request.head.flatMap((path) => ["--head", path]),
      ];
      const command = [toolName, "compare", ...paths, ...sharedArgv(request)];
      const fails = exitCode !== exitCodes.pass;
      const ofBoth = { base: sides.base.timelines, head: sides.head.timelines };
      const input = { head, base, comparison, failure: null, fails, commands: [command], timelines: ofBoth };
      const report = reportFiles(context, input);
      if (report.has(traceFile)) trace = join(out, traceFile);
      // comparison.json comes last: with it the rest is there.
      await writeFileAtomic(join(out, sideFiles.base), jsonParts(base), "refuse");
      await writeFileAtomic(join(out, sideFiles.head), jsonParts(head), "refuse");
      for (const [file, content] of report) await writeFileAtomic(join(out, file), content, "refuse");
      const comment = comparisonComment("GPU profile", comparison, head, fails);
      await writeFileAtomic(join(out, "comment.md"), comment, "refuse");
      await writeFileAtomic(comparisonFile, jsonParts(comparison), "refuse");
    }
    return { comparison, comparisonFile, reportFile, traceFile: trace, exitCode, shownKernels: config["top-kernels"] };
  } catch (error) {
    if (out !== null) await rm(out, { recursive: true, force: true });
    throw error;
  }
}

const sideFiles = { base: "base-profile.json", head: "head-profile.json" };
