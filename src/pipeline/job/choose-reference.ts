import type { Config } from "../../model/config.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { ReferenceChoice } from "../../model/publish/publish.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { ageText } from "../../github/baseline/find-baseline.ts";
import { findReference } from "../../github/baseline/find-reference.ts";
import type { Reference } from "../judge/judge.ts";
import { basePath } from "./base-path.ts";
import type { JobContext } from "./job-context.ts";

/** A pinned reference, with notes for readers of the comment. */
export interface ChosenReference {
  /** Null if the user wants no reference, or if this run measures the reference commit itself. */
  readonly reference: Reference | null;
  /** The reference's age, such as `40 days ago`; null if unknown. */
  readonly age: string | null;
  readonly notes: readonly string[];
}

/**
 * Fetches the reference that the input names. If that fails, the returned reference has the state `failed`, and the run won't pass.
 * Throws only StoppedError.
 */
export async function chooseReference(
  jobContext: JobContext,
  config: Config,
  artifactName: string,
): Promise<ChosenReference> {
  const { reference } = jobContext.publish;
  if (reference === null) return { reference: null, age: null, notes: [] };
  if (reference.kind === "commit") return measuredReference(jobContext, reference, artifactName);
  const base = await basePath(jobContext, config, reference.path, "reference");
  return { reference: { ...base, name: reference.path }, age: null, notes: [] };
}

async function measuredReference(
  { context, job, api, waitBudget }: JobContext,
  { name }: Extract<ReferenceChoice, { readonly kind: "commit" }>,
  artifactName: string,
): Promise<ChosenReference> {
  const failed = (text: string): ChosenReference => ({
    reference: { state: "failed", profile: null, text, name },
    age: null,
    notes: [],
  });
  if (job === null || api === null) {
    const why = job === null ? "this isn't a GitHub Actions job" : "the input `token` is empty";
    return failed(`Can't read the artifacts of earlier runs: ${why}.`);
  }
  const { clock, log } = context;
  const head = job.pullRequest?.headSha ?? job.sha;
  const found = await waitBudget.stretch(async () =>
    findReference(api, { job, artifactName, name, head, clock, stop: waitBudget.signal }),
  );
  if (found.state === "itself") {
    const note = `This run is the reference \`${plainText(name)}\` itself, so we don't compare it with a reference.`;
    log.info(note);
    return { reference: null, age: null, notes: [note] };
  }
  if (found.state !== "found") {
    log.info(diagnosticText(found.failure));
    return failed(diagnosticText({ ...found.failure, what: "" }));
  }
  log.info(`The reference: ${found.text}`);
  for (const note of found.notes) log.warning(note);
  const { profile, text, notes, createdAt } = found;
  const age = ageText(clock.now().getTime() - Date.parse(createdAt));
  return { reference: { state: "artifact", profile, text, name }, age, notes };
}
