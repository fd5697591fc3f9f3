import * as z from "zod";
import { inRepository, type Repository } from "../../model/publish/github.ts";
import { type Api, listAll, pageSize } from "../api/api.ts";
import { attemptOf, isSingleFile, jobOfArtifact, mainName, singleFileName } from "./artifact-name.ts";

/** An artifact of a run, as GitHub's list has it. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
  /** Of the zip file. */
  readonly sizeBytes: number;
  readonly expired: boolean;
  /** `sha256:…`; null for older ones. */
  readonly digest: string | null;
}

export interface ArtifactsOfRun {
  /** Of the name, or of a later attempt (`-attempt-N`): the newest one that has not expired, else the newest. */
  readonly artifact: FoundArtifact | null;
  /** What else the run has, for a message. */
  readonly otherNames: readonly string[];
}

const listedSchema = z.object({
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
});

type Listed = z.infer<typeof listedSchema>;

/**
 * The artifact of a name in a run. `ownOnly`: of a run of this repository's own branches; those that GitHub says to be of a
 * fork's are as if they were not there. Throws ApiFailure.
 */
export async function findArtifact(
  api: Api,
  { repository, runId, name, ownOnly }: { repository: Repository; runId: number; name: string; ownOnly: boolean },
): Promise<ArtifactsOfRun> {
  const all = (await listArtifacts(api, repository, runId)).filter(
    ({ workflow_run: run }) =>
      (run?.id ?? runId) === runId && !(ownOnly && run?.head_repository_id !== run?.repository_id),
  );
  const named = all.flatMap((listed) => {
    const attempt = attemptOf(name, listed.name);
    return attempt === null ? [] : [{ attempt, listed }];
  });
  const [newest] = named.sort(
    (left, right) =>
      Number(left.listed.expired) - Number(right.listed.expired) ||
      right.attempt - left.attempt ||
      right.listed.id - left.listed.id,
  );
  return {
    artifact: newest === undefined ? null : toFound(newest.listed),
    otherNames: all.filter((listed) => attemptOf(name, listed.name) === null).map((listed) => listed.name),
  };
}

/** All artifacts of a run. Throws ApiFailure. */
async function listFound(api: Api, repository: Repository, runId: number): Promise<FoundArtifact[]> {
  return (await listArtifacts(api, repository, runId))
    .filter(({ workflow_run: run }) => (run?.id ?? runId) === runId)
    .map(toFound);
}

async function listArtifacts(api: Api, repository: Repository, runId: number): Promise<Listed[]> {
  return listAll(api, `list the artifacts of run ${String(runId)}`, "actions: read", listedSchema, (github) =>
    github.paginate(github.rest.actions.listWorkflowRunArtifacts, {
      ...inRepository(repository),
      run_id: runId,
      per_page: pageSize,
    }),
  );
}

function toFound(listed: Listed): FoundArtifact {
  return {
    id: listed.id,
    name: listed.name,
    sizeBytes: listed.size_in_bytes,
    expired: listed.expired,
    digest: listed.digest ?? null,
  };
}

/** What one job of a matrix or not of a run uploaded. */
export interface FoundResult {
  /**
   * The artifact's name without the prefix that all have, without the attempt, and without the hash that keeps names apart
   * where they differ without it; the whole name where nothing is left.
   */
  readonly title: string;
  /** The same with the hash, equal in every run of the job. */
  readonly job: string;
  /** Of the run: which one uploaded it. */
  readonly attempt: number;
  readonly artifact: FoundArtifact;
  /** report.html of the same attempt, as an artifact by itself that has not expired. */
  readonly report: FoundArtifact | null;
}

/**
 * The artifacts of a run that people read, one for each job and matrix job: of several attempts the last one, without those
 * that have reports or a bisect. One that has expired is a result too: it had a result, which nobody knows any more. By name. Throws ApiFailure.
 */
export async function findResults(
  api: Api,
  { repository, runId, prefix }: { repository: Repository; runId: number; prefix: string },
): Promise<FoundResult[]> {
  const all = await listFound(api, repository, runId);
  const found = all.filter(
    ({ name }) =>
      !isSingleFile(name) && (name === prefix || (name.startsWith(prefix) && /[-.]/.test(name.charAt(prefix.length)))),
  );
  const byName = new Map<string, { attempt: number; artifact: FoundArtifact }>();
  for (const artifact of found) {
    const [, base = artifact.name, number = "1"] = /^(.*?)(?:-attempt-([1-9]\d{0,8}))?$/s.exec(artifact.name) ?? [];
    const attempt = Number(number);
    const before = byName.get(base);
    if (before === undefined || attempt > before.attempt) byName.set(base, { attempt, artifact });
  }
  const results = [...byName]
    .filter(([name]) => !byName.has(mainName(name) ?? ""))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { attempt, artifact }]) => {
      const report = singleFileName(name, attempt, "report.html");
      const job = jobOfArtifact(name, prefix);
      return {
        title: job,
        job,
        attempt,
        artifact,
        report: all.find((one) => one.name === report && !one.expired) ?? null,
      };
    });
  const count = Map.groupBy(results, ({ title }) => withoutHash(title));
  return results.map((result) => {
    const title = withoutHash(result.title);
    return count.get(title)?.length === 1 ? { ...result, title } : result;
  });
}

/** See artifactNameOf. */
function withoutHash(title: string): string {
  return title.replace(/(?<=.)-[0-9a-f]{16}$/s, "");
}
