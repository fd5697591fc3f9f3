import * as z from "zod";
import { repositoryParameters, type Repository } from "../../model/publish/github.ts";
import { type Api, listAll, pageSize } from "../api/api.ts";
import { parseAttempt, isSingleFile, stripPrefix, findMainName, nameSingleFile } from "./artifact-name.ts";

export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly expired: boolean;
  readonly digest: string | null;
}

export interface ArtifactsOfRun {
  readonly artifact: FoundArtifact | null;
  readonly otherNames: readonly string[];
}

const listedSchema = z
  .object({
    id: z.number(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    digest: z.string().nullish(),
    workflow_run: z
      .object({
        id: z.number().optional(),
        repository_id: z.number().optional(),
        head_repository_id: z.number().optional(),
      })
      .nullish(),
  })
  .transform(({ size_in_bytes: sizeBytes, workflow_run: run, digest, ...rest }) => ({
    ...rest,
    sizeBytes,
    digest: digest ?? null,
    runId: run?.id,
    isFromFork: run?.head_repository_id !== run?.repository_id,
  }));

/** `ownOnly` ignores artifacts that, according to GitHub, come from a fork. */
export async function findArtifact(
  api: Api,
  { repository, runId, name, ownOnly }: { repository: Repository; runId: number; name: string; ownOnly: boolean },
): Promise<ArtifactsOfRun> {
  const listed = await listArtifacts(api, repository, runId);
  const artifacts = listed.filter(({ isFromFork }) => !(ownOnly && isFromFork));
  const attempts = Map.groupBy(artifacts, (artifact) => parseAttempt(name, artifact.name));
  const otherNames = (attempts.get(null) ?? []).map((artifact) => artifact.name);
  attempts.delete(null);
  const newestFirst = [...attempts]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([, ofAttempt]) => ofAttempt.toSorted((a, b) => b.id - a.id));
  return { artifact: newestFirst.find(({ expired }) => !expired) ?? newestFirst[0] ?? null, otherNames };
}

async function listArtifacts(api: Api, repository: Repository, runId: number) {
  const action = `list the artifacts of run ${runId}`;
  const listed = await listAll(api, action, "actions: read", listedSchema, (github) =>
    github.paginate(github.rest.actions.listWorkflowRunArtifacts, {
      ...repositoryParameters(repository),
      run_id: runId,
      per_page: pageSize,
    }),
  );
  return listed.filter((artifact) => (artifact.runId ?? runId) === runId);
}

export interface FoundResult {
  readonly title: string;
  /** The artifact's name without the common prefix and the attempt. It's the same in every run of the job. */
  readonly job: string;
  readonly attempt: number;
  readonly artifact: FoundArtifact;
  readonly report: FoundArtifact | null;
}

/**
 * The main artifact of each job and matrix job, from its last attempt, sorted by name. Includes expired artifacts, because their jobs had a
 * result.
 */
export async function findResults(
  api: Api,
  { repository, runId, prefix }: { repository: Repository; runId: number; prefix: string },
): Promise<FoundResult[]> {
  const artifacts = await listArtifacts(api, repository, runId);
  const byName = new Map<string, { attempt: number; artifact: FoundArtifact }>();
  for (const artifact of artifacts) {
    const isOurs = artifact.name.startsWith(prefix) && /^(?:$|[-.])/.test(artifact.name.slice(prefix.length));
    if (isSingleFile(artifact.name) || !isOurs) continue;
    const [, base = artifact.name, number = "1"] = /^(.*?)(?:-attempt-([1-9]\d{0,8}))?$/s.exec(artifact.name) ?? [];
    const attempt = Number(number);
    const before = byName.get(base);
    if (before === undefined || attempt > before.attempt) byName.set(base, { attempt, artifact });
  }
  const results = [...byName]
    .filter(([name]) => !byName.has(findMainName(name) ?? ""))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { attempt, artifact }]) => {
      const report = nameSingleFile(name, attempt, "report.html");
      return {
        job: stripPrefix(name, prefix),
        attempt,
        artifact,
        report: artifacts.find((other) => other.name === report && !other.expired) ?? null,
      };
    });
  const shorten = (job: string): string => job.replace(/(?<=.)-[0-9a-f]{16}$/s, "");
  const jobs = Map.groupBy(results, ({ job }) => shorten(job));
  return results.map((result) => {
    const title = shorten(result.job);
    return { ...result, title: jobs.get(title)?.length === 1 ? title : result.job };
  });
}
