import type { PublishTrouble } from "../../model/publish/publish.ts";
import { errorText } from "../error-text.ts";
import { artifactTrouble, type ArtifactTroubleId } from "./troubles.ts";

/** What @actions/artifact 6 throws, by its words: it has classes for some, but does not export them all. The first that fits. */
const causes: readonly { readonly pattern: RegExp; readonly id: ArtifactTroubleId; readonly why: string }[] = [
  {
    pattern: /not currently supported on GHES/i,
    id: "artifact-not-on-ghes",
    why: "This is a GitHub Enterprise Server.",
  },
  {
    pattern: /ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|Failed to get backend IDs|Invalid token specified/i,
    id: "artifact-no-runtime",
    why: "The runner has given this process no right to upload.",
  },
  {
    pattern: /\(409\)|already_?exists|an artifact with this name/i,
    id: "artifact-name-taken",
    why: "This run has an artifact of that name already.",
  },
  { pattern: /quota/i, id: "artifact-quota", why: "The storage is used up." },
  { pattern: /(?:)/, id: "artifact-upload-failed", why: "The upload failed." },
];

/** What an upload failed of, for people. */
export function uploadTrouble(name: string, error: unknown): PublishTrouble {
  const said = errorText(error);
  const cause = causes.find(({ pattern }) => pattern.test(said));
  if (cause === undefined) throw new Error("The last cause fits everything.");
  return artifactTrouble(cause.id, `The artifact ${name} was not uploaded.`, `${cause.why} (${said})`);
}
