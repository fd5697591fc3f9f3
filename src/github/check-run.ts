import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../model/publish/github.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Api } from "./api/api.ts";
import { toDiagnostic } from "./api/failure.ts";

/** A completed check run. */
export interface CheckRun {
  readonly repository: Repository;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: "success" | "neutral" | "failure";
  readonly title: string;
  /** Markdown, at most `longestCheckSummary` characters. */
  readonly summary: string;
  readonly detailsUrl: string;
}

/** In characters. GitHub's limit is 65,535. */
export const longestCheckSummary = 65_000;

const createdSchema = z.object({ html_url: z.string().nullable() });

/** Adds the check run to the commit and returns its URL. Throws StoppedError only. */
export async function createCheckRun(api: Api, run: CheckRun): Promise<{ readonly url: string } | Diagnostic> {
  const { repository, headSha, name, conclusion, title, summary, detailsUrl } = run;
  try {
    const what = `add a check run to commit ${headSha.slice(0, 12)} of ${fullName(repository)}`;
    return await api.call(what, "checks: write", async (github) => {
      const { data } = await github.rest.checks.create({
        ...repositoryParameters(repository),
        name,
        head_sha: headSha,
        details_url: detailsUrl,
        status: "completed",
        conclusion,
        output: { title, summary },
      });
      return { url: createdSchema.parse(data).html_url ?? detailsUrl };
    });
  } catch (error) {
    return toDiagnostic(error);
  }
}
