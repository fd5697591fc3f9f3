import { join } from "node:path";
import type { PublishTrouble } from "../../model/publish.ts";
import { throwIfStopped } from "../api/patience.ts";
import { findSecrets } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/secret.ts";
import type { ListedFile } from "./list-files.ts";
import { artifactTrouble } from "./troubles.ts";

export interface SearchedFiles {
  readonly clean: readonly ListedFile[];
  readonly troubles: readonly PublishTrouble[];
}

/** Those files in which no secret was found, searched as a whole. Names of secrets are told, never their values. */
export async function searchFiles(
  directory: string,
  files: readonly ListedFile[],
  secrets: readonly Secret[],
  stop: AbortSignal,
): Promise<SearchedFiles> {
  const clean: ListedFile[] = [];
  const troubles: PublishTrouble[] = [];
  for (const file of files) {
    throwIfStopped(stop);
    const { found, notSearched } = await findSecrets(join(directory, file.path), secrets);
    const what = `${file.path} was not uploaded.`;
    if (found.length > 0) {
      const why = `It holds the value of ${found.join(", ")}.`;
      troubles.push(artifactTrouble("artifact-secret-found", what, why));
    } else if (notSearched !== null) {
      const why = `It could not be searched for secrets: ${notSearched}.`;
      troubles.push(artifactTrouble("artifact-file-not-searched", what, why));
    } else clean.push(file);
  }
  return { clean, troubles };
}
