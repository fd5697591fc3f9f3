import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../model/publish/github.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type Api, requestData } from "./api/api.ts";
import { toDiagnostic } from "./api/failure.ts";

export interface CheckRun {
  readonly repository: Repository;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: "success" | "neutral" | "failure";
  readonly title: string;
  readonly summary: string;
  readonly detailsUrl: string;
}

/** In characters. GitHub's limit is 65,535. */
export const longestCheckSummary = 65_000;

const createdSchema = z.object({ html_url: z.string().nullable() });

export async function createCheckRun(api: Api, run: CheckRun): Promise<{ readonly url: string } | Diagnostic> {
  const { repository, headSha, name, conclusion, title, summary, detailsUrl } = run;
  try {
    const action = `add a check run to commit ${headSha.slice(0, 12)} of ${fullName(repository)}`;
    const { html_url: url } = await requestData(api, action, "checks: write", createdSchema, (github) =>
      github.rest.checks.create({
        ...repositoryParameters(repository),
        name,
        head_sha: headSha,
        details_url: detailsUrl,
        status: "completed",
        conclusion,
        output: { title, summary },
      }),
    );
    return { url: url ?? detailsUrl };
  } catch (error) {
    return toDiagnostic(error);
  }
}
