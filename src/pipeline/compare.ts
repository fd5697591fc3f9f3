import { createRangeLimit } from "../analyze/range-limit.ts";
import { compare as compareProfiles } from "../compare/compare.ts";
import { decideExitCode } from "../compare/policy/exit-code.ts";
import { describeCompareRequest, type CompareRequest } from "./recorded/requests.ts";
import { exitCodes, type ExitCode } from "../model/errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { parseRange } from "../plan/nvtx-range.ts";
import { loadComparePolicy } from "./judge/compare-policy.ts";
import { loadSettings } from "./conf.ts";
import { writeInNewFolder } from "./recorded/new-folder.ts";
import { readRecordedProfile } from "./recorded/recorded-profile.ts";
import { collectClocks } from "./judge/judge.ts";
import { addFiles, recordedSideFiles, type AddedFile } from "./judge/result-file.ts";
import type { ResultContext } from "./run-context.ts";

export interface CompareResult {
  readonly comparison: Comparison;
  readonly added: readonly AddedFile[];
  readonly comparisonFile: string | null;
  readonly reportFile: string | null;
  readonly traceFile: string | null;
  readonly exitCode: ExitCode;
  readonly shownKernels: number;
}

export async function compare(context: ResultContext, request: CompareRequest): Promise<CompareResult> {
  const loaded = await loadSettings(context, request.settings, false);
  const { config } = loaded;
  const policy = await loadComparePolicy(context, loaded);
  const wanted = request.ranges.map((range) => parseRange(range, null, 0, "--range"));
  return writeInNewFolder(context, request.out, async (out) => {
    const options = { wanted, timelines: out !== null, limit: createRangeLimit() };
    const recordedBase = await readRecordedProfile(context, config, request.base, { ...options, role: "base" });
    options.limit.startWith(recordedBase.profile.ranges, recordedBase.profile.rangesLeftOut);
    const recordedHead = await readRecordedProfile(context, config, request.head, options);
    const sides = { base: recordedBase.profile, head: recordedHead.profile };
    for (const [side, { warnings }] of Object.entries(sides))
      for (const warning of warnings) context.log.warning(`${side}: ${warning}`);
    const comparison = compareProfiles({
      ...sides,
      interleaved: false,
      policy: config.compare,
      ...policy,
      baseline: { state: "given", text: request.base.join(", ") },
      files: out === null ? { base: null, head: null } : recordedSideFiles,
      clocks: collectClocks(sides),
    });
    const exitCode = decideExitCode(comparison, comparison.failOn);
    const timelines = { base: recordedBase.timelines, head: recordedHead.timelines };
    const result = { ...sides, comparison, failure: null, timelines };
    const asked = describeCompareRequest(context, request, out);
    const added = addFiles(context.resultFiles, { ...result, asked }, out === null ? undefined : comparedFiles);
    const done = { comparison, added, exitCode, shownKernels: config["top-kernels"] };
    if (out === null) return { ...done, comparisonFile: null, reportFile: null, traceFile: null };
    const { writeComparison } = await import("./recorded/result-files.ts");
    const fails = exitCode !== exitCodes.pass;
    return { ...done, ...(await writeComparison(context, request, out, { ...result, added, fails })) };
  });
}

const comparedFiles = {
  first: ["comparison.json", "report.html", recordedSideFiles.head, recordedSideFiles.base],
  last: ["comment.md"],
};
