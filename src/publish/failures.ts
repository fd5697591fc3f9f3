import { diagnostic, type Diagnostic } from "../model/diagnostic.ts";

/** Failures of asking GitHub anything: what each means and what to do; docs/failures.md is generated from it. */
export const apiFailures = {
  "github-unreachable": {
    means: "GitHub's API could not be reached, or did not answer, in several tries.",
    help: "Look at githubstatus.com; on a self-hosted runner at its network, and at `https_proxy` and `no_proxy` of the job. Run the job again.",
  },
  "publish-time-over": {
    means:
      "Looking for a baseline, or all publishing together, took longer than `publish-time-limit` allows: GitHub does not answer, or the artifacts are large for the network.",
    help: "Look at githubstatus.com and at the runner's network, and run the job again. Where the artifacts are large, raise `publish-time-limit`, or set `compress-above` or `log-limit`.",
  },
  "github-rate-limit": {
    means: "The token has asked GitHub too often, here or in other jobs, and the limit is lifted too late to wait for.",
    help: "Run the job again later; where it happens often, give the action a `token` of its own.",
  },
  "token-refused": {
    means: "GitHub does not accept the token: it is wrong, revoked or expired.",
    help: "Leave `token` out, for the job's own, or renew the secret. The job's own token ends with its job, or after 24 hours.",
  },
  "conversation-locked": {
    means: "The pull request's conversation is locked; the job's token may not comment there.",
    help: "Unlock the conversation, or set `comment: never`. The job summary has the result.",
  },
  "issues-disabled": {
    means: "The repository has no issues: they are switched off in its settings.",
    help: "Switch issues on in the repository's settings, or leave `issue` out.",
  },
  "organization-refuses-token": {
    means:
      "The organization requires single sign-on or an allowed IP address, which the token or the runner does not have.",
    help: "Authorize the token for single sign-on, or add the runner's address to the organization's IP allow list.",
  },
  "permission-missing": {
    means: "The token may not do this. Tokens of pull requests from forks and from Dependabot only read.",
    help: "Add the permission that the message names to `permissions:` of the job. For forks: `mode: comment` in a workflow with `on: workflow_run`.",
  },
  "github-not-found": {
    means: "GitHub has no such thing, or does not show it to this token.",
    help: "Add the permission that the message names to `permissions:` of the job.",
  },
  "github-gone": {
    means: "It no longer exists: artifacts expire.",
    help: "Run the workflow again that made it; a larger `retention-days` keeps artifacts longer.",
  },
  "github-conflict": {
    means: "Something else changed the same thing at the same time.",
    help: "Run the job again; where it happens often, give the workflow a `concurrency:` group for each pull request.",
  },
  "comment-too-long": {
    means: "The comment is longer than GitHub takes.",
    help: "Please report it: comments are cut to GitHub's limit before they are sent. The job summary has the result.",
  },
  "github-server-error": {
    means: "GitHub answered with an error of its own, in several tries.",
    help: "Look at githubstatus.com, and run the job again.",
  },
  "github-refused": {
    means: "GitHub refused a request for a reason that is only in its own words.",
    help: "Please report it, with the warning's text.",
  },
  "github-answer-unexpected": {
    means:
      "An answer came that is not what GitHub's API promises: mostly a proxy's page, or a server that is not GitHub.",
    help: "Look at what stands between the runner and GITHUB_API_URL.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

export type ApiFailureId = keyof typeof apiFailures;

/** Why GitHub was not asked, or did not answer; `help` null: the table's. */
export function apiFailure(id: ApiFailureId, what: string, why: string, help: string | null = null): Diagnostic {
  return diagnostic({ id, severity: "warning", what, why, help: help ?? apiFailures[id].help });
}

/** Failures of artifacts: what each means and what to do; docs/failures.md is generated from it. */
export const artifactFailures = {
  "artifact-not-on-ghes": {
    means: "GitHub Enterprise Server does not take artifacts of the current kind; the server's version decides.",
    help: "Upload the directory of the output `run-dir` in a later step, `if: always()`, with the version of actions/upload-artifact that your server supports, and compare with `baseline: same-job`.",
  },
  "artifact-no-runtime": {
    means:
      "The runner gives the right to upload (ACTIONS_RUNTIME_TOKEN) to actions only: a program in a `run:` step has none.",
    help: "Use the action (`uses:`), or upload the run directory with actions/upload-artifact in a step after this one.",
  },
  "artifact-name-taken": {
    means:
      "This run has an artifact of this name already: artifacts never change, and two jobs or matrix jobs have the same name.",
    help: "Give each use of the action within one job its own `artifact-name`. Jobs and matrix jobs have their own already.",
  },
  "artifact-quota": {
    means: "The storage for artifacts that the account pays for is used up.",
    help: "Delete old artifacts, lower `retention-days`, or raise the limit under Billing.",
  },
  "artifact-refused-by-service": {
    means:
      "The runner's artifact service refuses to begin an artifact, or gives no answer in five tries; so no second one is tried.",
    help: "On GitHub, run the job again. The services of other runners (act, Gitea, Forgejo) may be too old, or switched off (`act --artifact-server-path`); upload the directory of the output `run-dir` in a later step there.",
  },
  "artifact-upload-failed": {
    means: "The upload did not finish.",
    help: "Run the job again. On a self-hosted runner, look at its way to GitHub's storage (`*.blob.core.windows.net`) and at `https_proxy`; githubstatus.com says whether others have it too.",
  },
  "artifact-nothing-to-upload": {
    means: "The run directory holds no file that may be uploaded.",
    help: "Look at the warnings before this one: they say what was left out, and why.",
  },
  "artifact-secret-found": {
    means: "A file of the run, or its name, holds the value of a secret, so that it was not uploaded.",
    help: "Keep the program from printing it, also as the name of a range, or hand it over as a file (`workload.secret-files`). If the value is no secret, rename its variable. If it was shown elsewhere already, replace the secret.",
  },
  "artifact-reports-held-back": {
    means:
      "A file of the run holds the value of a secret, or could not be searched. So the program may have known a secret, and the profilers' reports hold its environment, packed so that no search finds it: none of them was uploaded.",
    help: "Another warning names the file. Keep the program from learning the secret, or from printing it (`workload.secret-files`); the reports are in the run directory on the machine.",
  },
  "artifact-file-not-searched": {
    means: "A file could not be searched for secrets, so that it was not uploaded.",
    help: "The message says why. A report of your own machine can be looked at in the run directory.",
  },
  "artifact-files-left-out": {
    means: "The run has more, or larger, files than an artifact may have, or files with names that it may not have.",
    help: "Lower `log-limit` and `rounds`, keep the program from writing into the run directory, or upload the rest yourself from the output `run-dir`.",
  },
  "artifact-directory-unreadable": {
    means: "The run directory could not be read.",
    help: "Check that it is still there when the action ends, and whose it is: no later step may remove it.",
  },
  "artifact-expired": {
    means: "The artifact was deleted when its retention ended.",
    help: "Run the workflow again that made it; a larger `retention-days` keeps artifacts longer.",
  },
  "artifact-too-large": {
    means: "The artifact is larger than what we are ready to read from one that others made.",
    help: "Lower `rounds`, `log-limit` or the number of ranges of the run that made it. Only the artifact without `-reports` is read.",
  },
  "artifact-corrupt": {
    means: "The artifact is not what its run uploaded, or its zip file is damaged.",
    help: "Run the workflow again that made it, and delete the damaged artifact on that run's page.",
  },
  "artifact-refused": {
    means: "The artifact's zip file holds what no upload of ours holds (paths out of the folder, links, bombs).",
    help: "Find out what made it: this action did not. Delete the artifact on its run's page, and let nothing else upload under this name.",
  },
  "artifact-download-failed": {
    means: "The storage behind GitHub did not hand out the artifact.",
    help: "Run the job again. On a self-hosted runner, look at its way to GitHub's storage (`*.blob.core.windows.net`) and at `https_proxy`.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

export type ArtifactFailureId = keyof typeof artifactFailures;

/** Why an artifact was not uploaded or read, with the table's help. It never decides the job. */
export function artifactFailure(id: ArtifactFailureId, what: string, why: string): Diagnostic {
  return diagnostic({ id, severity: "warning", what, why, help: artifactFailures[id].help });
}

/** Why there is no baseline from an artifact: what each means and what to do; docs/failures.md is generated from it. */
export const baselineFailures = {
  "baseline-no-run": {
    means: "No successful run of this workflow on the branch can be the baseline: none was there, or all were refused.",
    help: "Let this workflow run on pushes to the branch as well (`on: push`, `mode: baseline`) or on a schedule, and run it there once.",
  },
  "baseline-no-ancestor": {
    means:
      "The branch has good runs, but of none of the newest is the commit contained in what the head is based on: comparing with them would blame the branch's newer commits on the head.",
    help: "Bring the head up to date with the branch (merge or rebase), or let the workflow run on every push to the branch.",
  },
  "baseline-no-artifact": {
    means: "The branch has good runs, but they uploaded no artifact of this name.",
    help: "Use the same `artifact-name`, job and matrix on the branch as here; the first run after one was renamed has no baseline.",
  },
  "baseline-expired": {
    means: "The artifact of the last good run was deleted when its retention ended.",
    help: "Run the workflow on the branch again; a larger `retention-days`, or a schedule, keeps a baseline there.",
  },
  "baseline-corrupt": {
    means: "The artifact of the last good run cannot be read, or is not what was uploaded.",
    help: "Delete that artifact on its run's page, and run the workflow on the branch again.",
  },
  "baseline-incompatible": {
    means:
      "The artifact of the last good run was written by another version of this action, whose files this one does not read.",
    help: "Run the workflow once on the branch with this version of the action.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

/** Why there is no pinned reference: what each means and what to do; docs/failures.md is generated from it. */
export const referenceFailures = {
  "reference-unknown": {
    means: "The input `reference` names neither a tag nor a commit of this repository. A branch is none: it moves.",
    help: "Name a tag or a commit that was pushed, or a path that begins with `./`.",
  },
  "reference-no-run": {
    means:
      "This workflow has not measured the reference's commit: no run of it was there, or all were of forks or pull requests.",
    help: 'Run this workflow by hand on that tag (`on: workflow_dispatch`, then "Run workflow" with the tag), or pin a commit that it has measured.',
  },
  "reference-no-artifact": {
    means: "This workflow has run on the reference's commit, but uploaded no artifact of this name.",
    help: "Use the same `artifact-name`, job and matrix there as here, or run this workflow by hand on that tag.",
  },
  "reference-expired": {
    means: "The artifact of the reference was deleted when its retention ended.",
    help: "Run this workflow by hand on that tag; a larger `retention-days` keeps it longer, and a path to a `profile.json` in your own storage for good.",
  },
  "reference-corrupt": {
    means: "The artifact of the reference cannot be read, or is not what was uploaded.",
    help: "Delete that artifact on its run's page, and run this workflow by hand on that tag.",
  },
  "reference-incompatible": {
    means:
      "The artifact of the reference was written by another version of this action, whose files this one does not read.",
    help: "Run this workflow by hand on that tag with this version of the action.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

export type ReferenceFailureId = keyof typeof referenceFailures;

/** Why there is no reference, with the table's help. */
export function referenceFailure(id: ReferenceFailureId, why: string): Diagnostic {
  const what = "The reference cannot be had.";
  return diagnostic({ id, severity: "warning", what, why, help: referenceFailures[id].help });
}

export type BaselineFailureId = keyof typeof baselineFailures;

/** Why there is no baseline, with the table's help. */
export function baselineFailure(id: BaselineFailureId, why: string): Diagnostic {
  const what = "There is no baseline to compare with.";
  return diagnostic({ id, severity: "warning", what, why, help: baselineFailures[id].help });
}
