import type { PublishTrouble } from "../../model/publish/publish.ts";
import type { CommentSection } from "../../report/comment/comment-input.ts";
import { isTrouble } from "./job-context.ts";

/** The run whose artifacts are told of. */
export interface MeasuredRun {
  readonly runId: number;
  readonly url: string;
  /** What the names of its artifacts begin with, where the user says so. */
  readonly artifactName: string | null;
  /** The commit that it measured; of a pull request its head. */
  readonly headSha: string;
  /** True: another workflow's run of a pull request, whose files are whatever its code wrote. */
  readonly foreign: boolean;
}

const mostJobs = 6;
const longestJob = 40;

/** What readers of a comment about other jobs should know besides: why there is no result, and what else of the run failed. */
export function commentNotes(
  run: MeasuredRun,
  legs: readonly CommentSection[] | PublishTrouble,
  failed: readonly string[] | PublishTrouble,
): string[] {
  const told = isTrouble(legs) ? [] : legs;
  return [
    ...(isTrouble(legs) ? [`${legs.what} ${legs.why} ${legs.hint}`] : legs.length === 0 ? [noResult(run)] : []),
    ...(told.length === 0 ? [`Commit ${run.headSha.slice(0, 12)}.`] : []),
    ...(run.foreign && told.length > 0
      ? ["Figures and names are those that the measured run wrote; it ran the pull request's own code."]
      : []),
    ...(isTrouble(failed)
      ? ["Whether jobs of this run failed without a result is not known."]
      : failedNote(told, failed)),
  ];
}

/** A run that has left nothing to tell. */
export function noResult({ runId, artifactName }: MeasuredRun): string {
  const which = artifactName === null ? "of llm-profile" : `whose name begins with \`${artifactName}\``;
  return `Run ${String(runId)} has no artifact ${which}: no job has left a result there.`;
}

/** A leg that fails is one of the failed jobs, whatever its name: only more of these than of those are still to be told. */
function failedNote(legs: readonly CommentSection[], failed: readonly string[]): string[] {
  if (failed.length <= legs.filter(({ fails }) => fails).length) return [];
  const names = failed.slice(0, mostJobs).map((name) => `\`${name.slice(0, longestJob)}\``);
  const more = failed.length > mostJobs ? ` and ${String(failed.length - mostJobs)} more` : "";
  return [
    `Jobs of this run that failed or were cancelled: ${names.join(", ")}${more}. One that ended before llm-profile did has no result here.`,
  ];
}
