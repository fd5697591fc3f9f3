import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import type { Api } from "../../publish/api/api.ts";
import type { CommentSection } from "../../report/comment/comment-input.ts";
import { isDiagnostic } from "./job-context.ts";
import { readResults, type ReadResult, type ResultsRequest } from "./read-results.ts";

interface SectionsRequest extends Omit<ResultsRequest, "withBase"> {
  /** False where anybody may have written them: a page of a stranger's is no link to give to people. */
  readonly linksReports: boolean;
}

/** What a comment shows of every job and matrix job of a run. A result that cannot be read is told as such. */
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
      reference: null,
      cost: null,
      fails: false,
      unread: true,
      failure: { ...content, failures: [] },
    };
  }
  const { record, comparison, head, reference } = content;
  return {
    ...section,
    comparison,
    head,
    reference: reference === null ? null : { comparison: reference, age: null },
    cost: record.cost,
    failure: failureOf(record),
    fails: record.state !== "passed" || record.exitCode !== 0,
  };
}

/** A run.json of before it held the parts of a failure has its text alone. */
function failureOf({ state, failure }: RunRecord): Failure | null {
  if (state === "passed") return null;
  const what = failure === null ? "The run did not end." : "The run failed.";
  return failure?.parts ?? { ...diagnostic({ what, why: failure?.message ?? null }), failures: [] };
}
