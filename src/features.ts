import type { JobPart } from "./pipeline/job/job-part.ts";
import type { RunContext } from "./pipeline/run-context.ts";

/**
 * What features add to a run. The most useful explainer comes first, and machine code after ncu, because it's read from ncu's reports.
 * The verdict names the other files.
 */
export const runParts: Pick<RunContext, "explainers" | "resultFiles"> = {
  async explainers() {
    const [{ linesExplainer }, { ncuExplainer }, { machineCodeExplainer }] = await Promise.all([
      import("./pipeline/lines/lines.ts"),
      import("./pipeline/ncu/ncu.ts"),
      import("./pipeline/machine-code/machine-code.ts"),
    ]);
    return [linesExplainer, ncuExplainer, machineCodeExplainer];
  },
  async resultFiles() {
    const [{ traceFiles }, { verdictFile }] = await Promise.all([
      import("./report/trace/trace-archive.ts"),
      import("./pipeline/agents/verdict.ts"),
    ]);
    return [traceFiles, verdictFile];
  },
};

/** What features add to the jobs that profile. */
export async function jobParts(): Promise<readonly JobPart[]> {
  const [{ historyPart }, { bisectPart }] = await Promise.all([
    import("./pipeline/job/read-history.ts"),
    import("./pipeline/job/bisect-job.ts"),
  ]);
  return [historyPart, bisectPart];
}
