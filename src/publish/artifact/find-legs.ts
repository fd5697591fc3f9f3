import type { Repository } from "../../model/publish/github.ts";
import type { Api } from "../api/api.ts";
import { listFound, type FoundArtifact } from "./find-artifact.ts";

/** What one job or matrix leg of a run uploaded. */
export interface FoundLeg {
  /**
   * The artifact's name without the prefix that all have, without the attempt, and without the hash that keeps names apart
   * where they differ without it; the whole name where nothing is left.
   */
  readonly title: string;
  readonly artifact: FoundArtifact;
}

/**
 * The artifacts of a run that people read, one for each job and matrix leg: of several attempts the last one, without those
 * that hold reports. One that has expired is a leg too: it had a result, which nobody knows any more. By name. Throws ApiFailure.
 */
export async function findLegs(
  api: Api,
  { repository, runId, prefix }: { repository: Repository; runId: number; prefix: string },
): Promise<FoundLeg[]> {
  const found = (await listFound(api, repository, runId)).filter(
    ({ name }) => name === prefix || (name.startsWith(prefix) && /[-.]/.test(name.charAt(prefix.length))),
  );
  const byName = new Map<string, { attempt: number; artifact: FoundArtifact }>();
  for (const artifact of found) {
    const [, base = artifact.name, number = "1"] = /^(.*?)(?:-attempt-([1-9]\d{0,8}))?$/s.exec(artifact.name) ?? [];
    const attempt = Number(number);
    const before = byName.get(base);
    if (before === undefined || attempt > before.attempt) byName.set(base, { attempt, artifact });
  }
  const legs = [...byName]
    .filter(([name]) => !(name.endsWith("-reports") && byName.has(name.slice(0, -"-reports".length))))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { artifact }]) => ({ title: name.slice(prefix.length + 1) || name, artifact }));
  const count = Map.groupBy(legs, ({ title }) => withoutHash(title));
  return legs.map((leg) => {
    const title = withoutHash(leg.title);
    return count.get(title)?.length === 1 ? { ...leg, title } : leg;
  });
}

/** See artifactNameOf. */
function withoutHash(title: string): string {
  return title.replace(/(?<=.)-[0-9a-f]{16}$/s, "");
}
