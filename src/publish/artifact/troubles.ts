import type { PublishTrouble } from "../../model/publish/publish.ts";

/** Troubles of artifacts: what each means and what to do; docs/failures.md is generated from it. */
export const artifactTroubles = {
  "artifact-not-on-ghes": {
    means: "GitHub Enterprise Server does not take artifacts of the current kind; the server's version decides.",
    remedy:
      "Upload the directory of the output `run-dir` in a later step, `if: always()`, with the version of actions/upload-artifact that your server supports, and compare with `baseline: same-job`.",
  },
  "artifact-no-runtime": {
    means:
      "The runner gives the right to upload (ACTIONS_RUNTIME_TOKEN) to actions only: a program in a `run:` step has none.",
    remedy:
      "Use the action (`uses:`), or upload the run directory with actions/upload-artifact in a step after this one.",
  },
  "artifact-name-taken": {
    means:
      "This run has an artifact of this name already: artifacts never change, and two jobs or matrix legs have the same name.",
    remedy:
      "Give each use of the action within one job its own `artifact-name`. Jobs and matrix legs have their own already.",
  },
  "artifact-quota": {
    means: "The storage for artifacts that the account pays for is used up.",
    remedy: "Delete old artifacts, lower `retention-days`, or raise the limit under Billing.",
  },
  "artifact-upload-failed": {
    means: "The upload did not come to its end.",
    remedy:
      "Run the job again. On a self-hosted runner, look at its way to GitHub's storage (`*.blob.core.windows.net`) and at `https_proxy`; githubstatus.com says whether others have it too.",
  },
  "artifact-nothing-to-upload": {
    means: "The run directory holds no file that may be uploaded.",
    remedy: "Look at the warnings before this one: they say what was left out, and why.",
  },
  "artifact-secret-found": {
    means: "A file of the run holds the value of a secret, so that it was not uploaded.",
    remedy:
      "Keep the program from printing it, or hand it over as a file (`workload.secret-files`). If the value is no secret, rename its variable. If it was shown elsewhere already, replace the secret.",
  },
  "artifact-reports-held-back": {
    means:
      "A file of the run holds the value of a secret, or could not be searched. So the program may have known a secret, and the profilers' reports hold its environment, packed so that no search finds it: none of them was uploaded.",
    remedy:
      "Another warning names the file. Keep the program from learning the secret, or from printing it (`workload.secret-files`); the reports are in the run directory on the machine.",
  },
  "artifact-file-not-searched": {
    means: "A file could not be searched for secrets, so that it was not uploaded.",
    remedy: "The message says why. A report of your own machine can be looked at in the run directory.",
  },
  "artifact-files-left-out": {
    means: "The run has more, or larger, files than an artifact may have, or files with names that it may not have.",
    remedy:
      "Lower `log-limit` and `rounds`, keep the program from writing into the run directory, or upload the rest yourself from the output `run-dir`.",
  },
  "artifact-directory-unreadable": {
    means: "The run directory could not be read.",
    remedy: "Check that it is still there when the action ends, and whose it is: no later step may remove it.",
  },
  "artifact-expired": {
    means: "The artifact was deleted when its retention ended.",
    remedy: "Run the workflow again that made it; a larger `retention-days` keeps artifacts longer.",
  },
  "artifact-too-large": {
    means: "The artifact is larger than what we are ready to read from one that others made.",
    remedy:
      "Lower `rounds`, `log-limit` or the number of ranges of the run that made it. Only the artifact without `-reports` is read.",
  },
  "artifact-corrupt": {
    means: "The artifact is not what its run uploaded, or its zip file is damaged.",
    remedy: "Run the workflow again that made it, and delete the damaged artifact on that run's page.",
  },
  "artifact-refused": {
    means: "The artifact's zip file holds what no upload of ours holds (paths out of the folder, links, bombs).",
    remedy:
      "Find out what made it: this action did not. Delete the artifact on its run's page, and let nothing else upload under this name.",
  },
  "artifact-download-failed": {
    means: "The storage behind GitHub did not hand out the artifact.",
    remedy:
      "Run the job again. On a self-hosted runner, look at its way to GitHub's storage (`*.blob.core.windows.net`) and at `https_proxy`.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly remedy: string }>>;

export type ArtifactTroubleId = keyof typeof artifactTroubles;

/** A trouble with the table's remedy. */
export function artifactTrouble(id: ArtifactTroubleId, what: string, why: string): PublishTrouble {
  return { id, what, why, hint: artifactTroubles[id].remedy };
}
