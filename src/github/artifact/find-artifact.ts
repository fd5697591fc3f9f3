import * as z from "zod";
import { repositoryParameters, type Repository } from "../../model/publish/github.ts";
import { type Api, listAll, pageSize } from "../api/api.ts";
import { parseAttempt, isSingleFile, stripPrefix, findMainName, nameSingleFile } from "./artifact-name.ts";

/** A run's artifact from GitHub's list. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
  /** The zip file's size. */
  readonly sizeBytes: number;
  readonly expired: boolean;
  /** `sha256:…`, or null for old artifacts. */
  readonly digest: string | null;
}

export interface ArtifactsOfRun {
  /** The newest artifact with this name, with or without `-attempt-N`. Expired artifacts count only if all have expired. */
  readonly artifact: FoundArtifact | null;
  /** The names of the run's other artifacts, for a message. */
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
 * Finds a run's artifact by name. `ownOnly` ignores artifacts that, according to GitHub, come from a fork. Throws ApiFailure.
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
    const attempt = parseAttempt(name, listed.name);
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
    otherNames: all.filter((listed) => parseAttempt(name, listed.name) === null).map((listed) => listed.name),
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
      ...repositoryParameters(repository),
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

/** The upload of one job or matrix job. */
export interface FoundResult {
  /**
   * The artifact's name without the common prefix and the attempt, and without its hash if the title stays unique. If nothing
   * is left after the prefix, it's the full name.
   */
  readonly title: string;
  /** Like `title` but with the hash, so the name is the same in every run of the job. */
  readonly job: string;
  /** The attempt of the run that uploaded the artifact. */
  readonly attempt: number;
  readonly artifact: FoundArtifact;
  /** The same attempt's report.html as a single file, if it hasn't expired. */
  readonly report: FoundArtifact | null;
}

/**
 * Finds the main artifact of each job and matrix job in a run, from the job's last attempt. Sorts the artifacts by name. Includes
 * expired artifacts, because their jobs had a result. Throws ApiFailure.
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
    .filter(([name]) => !byName.has(findMainName(name) ?? ""))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { attempt, artifact }]) => {
      const report = nameSingleFile(name, attempt, "report.html");
      const job = stripPrefix(name, prefix);
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

/** Removes the hash that `artifactNameOf` adds. */
function withoutHash(title: string): string {
  return title.replace(/(?<=.)-[0-9a-f]{16}$/s, "");
}
