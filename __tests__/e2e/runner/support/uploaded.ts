import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addArtifact, type Artifact, type Double } from "../../../fixtures/github/index.ts";

/**
 * The double's REST API lists what act's artifact service stored as FOLDER/RUN/NAME/NAME.zip, as GitHub's does. The folder is read
 * whenever the list is: a job finds what the jobs before it left. Jobs run one at a time, so that none is half written then.
 */
export function artifactsOnDisk({ state }: Double, folder: string): void {
  const artifacts: Artifact[] = state.artifacts;
  let reading = false;
  const get = (): Artifact[] => {
    if (reading) return artifacts;
    reading = true;
    for (const { run, name } of storedIn(folder)) {
      if (artifacts.some((artifact) => artifact.runId === run && artifact.name === name)) continue;
      addArtifact(state, { name, runId: run, zip: readFileSync(join(folder, String(run), name, `${name}.zip`)) });
    }
    reading = false;
    return artifacts;
  };
  Object.defineProperty(state, "artifacts", { get, configurable: true });
}

function storedIn(folder: string): { run: number; name: string }[] {
  return readdirSync(folder).flatMap((run) =>
    readdirSync(join(folder, run)).map((name) => ({ run: Number(run), name })),
  );
}
