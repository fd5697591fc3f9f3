import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import type { Api } from "../../github/api/api.ts";
import type { CommentSection } from "../../report/comment/comment-input.ts";
import { isDiagnostic } from "./job-context.ts";
import { readResults, type ReadResult, type ResultsRequest } from "./read-results.ts";

interface SectionsRequest extends Omit<ResultsRequest, "withBase"> {
  /** False if a stranger may have written the reports, because a comment shouldn't link to a stranger's page. */
  readonly linksReports: boolean;
}

/** The sections of a comment: one for each job and matrix job of a run. If we can't read a result, its section says so. */
export async function collectResults(api: Api, request: SectionsRequest): Promise<CommentSection[] | Diagnostic> {
  const results = await readResults(api, { ...request, withBase: false });
  return isDiagnostic(results) ? results : results.map((result) => sectionOf(result, request));
}

function sectionOf(
  { found, artifact, report, content }: ReadResult,
  { linksReports }: Pick<SectionsRequest, "linksReports">,
): CommentSection {
  const section = { title: found.title, baselineAge: null, artifact, report: linksReports ? report : null };
  if (isDiagnostic(content)) {
    return {
      ...section,
      comparison: null,
      head: null,
      cost: null,
      fails: false,
      unread: true,
      failure: { ...content, failures: [] },
    };
  }
  const { record, comparison, head } = content;
  return {
    ...section,
    comparison,
    head,
    cost: record.cost,
    failure: failureOf(record),
    fails: record.state !== "passed" || record.exitCode !== 0,
  };
}

/** An older run.json has only the text of a failure, without its parts. */
function failureOf({ state, failure }: RunRecord): Failure | null {
  if (state === "passed") return null;
  const what = failure === null ? "The run didn't finish." : "The run failed.";
  return failure?.parts ?? { ...diagnostic({ what, why: failure?.message ?? null }), failures: [] };
}
