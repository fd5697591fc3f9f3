import { join } from "node:path";
import type { PublishTrouble } from "../../model/publish/publish.ts";
import { throwIfStopped } from "../api/patience.ts";
import { findSecrets, type SearchOptions } from "../secrets/find-secrets.ts";
import type { Secret } from "../secrets/secret.ts";
import type { ListedFile } from "./list-files.ts";
import { artifactTrouble } from "./troubles.ts";

export interface SearchedFiles {
  readonly clean: readonly ListedFile[];
  /** Why reports of the same run may hold a secret too, packed so that no search finds it; null where nothing says so. */
  readonly suspicion: string | null;
  readonly troubles: readonly PublishTrouble[];
}

/** Those files in which no secret was found, searched as a whole. Names of secrets are told, never their values. */
export async function searchFiles(
  directory: string,
  files: readonly ListedFile[],
  secrets: readonly Secret[],
  options: SearchOptions,
): Promise<SearchedFiles> {
  const clean: ListedFile[] = [];
  const holding: { readonly path: string; readonly names: string }[] = [];
  const troubles: PublishTrouble[] = [];
  for (const file of files) {
    const { found, notSearched } = await findSecrets(join(directory, file.path), secrets, options);
    throwIfStopped(options.stop);
    if (found.length > 0) holding.push({ path: file.path, names: found.join(", ") });
    else if (notSearched === null) clean.push(file);
    else {
      const why = `It could not be searched for secrets: ${notSearched}.`;
      troubles.push(artifactTrouble("artifact-file-not-searched", `${file.path} was not uploaded.`, why));
    }
  }
  const suspicion =
    holding.length > 0
      ? `Files of this run hold the value of ${[...new Set(holding.map(({ names }) => names))].join(", ")}`
      : troubles.length > 0
        ? "Files of this run could not be searched for secrets"
        : null;
  return { clean, suspicion, troubles: [...secretTroubles(holding), ...troubles] };
}

const mostShown = 8;

/** One for all files that hold the same: a step shows ten warnings. */
function secretTroubles(holding: readonly { readonly path: string; readonly names: string }[]): PublishTrouble[] {
  return [...Map.groupBy(holding, ({ names }) => names)].map(([names, files]) => {
    const paths = files.slice(0, mostShown).map(({ path }) => path);
    const hidden = files.length - paths.length;
    const shown = `${paths.join(", ")}${hidden > 0 ? ` and ${String(hidden)} more` : ""}`;
    return files.length === 1
      ? artifactTrouble("artifact-secret-found", `${shown} was not uploaded.`, `It holds the value of ${names}.`)
      : artifactTrouble("artifact-secret-found", `${shown} were not uploaded.`, `They hold the value of ${names}.`);
  });
}
