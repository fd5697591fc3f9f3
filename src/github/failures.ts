import { diagnostic, type Diagnostic } from "../model/diagnostic.ts";

/** Failed requests to GitHub: what each failure means and what to do. docs/failures.md is generated from this table. */
export const apiFailures = {
  "permission-missing": {
    means:
      "GitHub refused the request or can't find what we asked for. In most cases, the token lacks a permission. Tokens are read-only for pull requests from forks and Dependabot.",
    help: "Add the permission named in the message to the job's `permissions:`. For forks, use `mode: comment` in a workflow with `on: workflow_run`.",
  },
  "github-failed": {
    means: "A request to GitHub failed. The message quotes GitHub's answer, or says why there was none.",
    help: "Check the input `token`, githubstatus.com, and the runner's network (`https_proxy`, `no_proxy`, GITHUB_API_URL). Rerun the job, later if GitHub limits the rate.",
  },
  "publish-time-over": {
    means:
      "Looking for a baseline or publishing exceeded `publish-time-limit`: GitHub didn't answer, or the artifacts are too large for the network.",
    help: "Check githubstatus.com and the runner's network, and rerun the job. For large artifacts, raise `publish-time-limit`, or set `compress-above`.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

/** The diagnostic for a request that failed or was never sent. Uses the table's help if `help` is null. */
export function describeApiFailure(
  id: keyof typeof apiFailures,
  what: string,
  why: string,
  help: string | null = null,
): Diagnostic {
  return diagnostic({ id, severity: "warning", what, why, help: help ?? apiFailures[id].help });
}

/** Failures with artifacts: what each means and what to do. docs/failures.md is generated from this table. */
export const artifactFailures = {
  "artifact-not-on-ghes": {
    means: "GitHub Enterprise Server doesn't support the artifacts that this action uploads.",
    help: "Add a later step with `if: always()` that uploads the output `run-dir`, with a version of actions/upload-artifact that your server supports. Compare with `baseline: same-job`.",
  },
  "artifact-no-runtime": {
    means: "Only actions get the token for uploads (ACTIONS_RUNTIME_TOKEN); a program in a `run:` step doesn't.",
    help: "Use the action (`uses:`), or upload the run directory with actions/upload-artifact in a later step.",
  },
  "artifact-name-taken": {
    means:
      "This run already has an artifact with this name, perhaps from another job or matrix job, and an artifact can't be changed.",
    help: "Give each use of the action in a job its own `artifact-name`. Different jobs and matrix jobs already get different names.",
  },
  "artifact-quota": {
    means: "The account's artifact storage is full.",
    help: "Delete old artifacts, lower `retention-days`, or raise the limit in the billing settings.",
  },
  "artifact-refused-by-service": {
    means:
      "The runner's artifact service rejected an artifact or didn't answer in five tries, so we stopped uploading.",
    help: "On GitHub, rerun the job. With act, Gitea, or Forgejo, the artifact service may be too old or turned off (for act, pass `--artifact-server-path`). If so, add a later step that uploads the folder in the output `run-dir`.",
  },
  "artifact-upload-failed": {
    means: "The upload didn't finish.",
    help: "Check githubstatus.com and rerun the job. On a self-hosted runner, check `https_proxy` and the connection to GitHub's storage (`*.blob.core.windows.net`).",
  },
  "artifact-nothing-to-upload": {
    means: "The run directory contains no file we may upload.",
    help: "Earlier warnings say what was left out and why.",
  },
  "artifact-secret-found": {
    means: "A file, or its path, contains a secret, so the file wasn't uploaded.",
    help: "Keep the program from printing the secret, even in a range's name, or pass the secret as a file (`workload.secret-files`). If the value isn't secret, rename its variable. If the secret leaked elsewhere, replace it.",
  },
  "artifact-reports-held-back": {
    means:
      "A file contains a secret or couldn't be searched, so the program may have had access to a secret. The profilers' reports contain the program's environment in a form we can't search, so no reports were uploaded.",
    help: "Another warning names the file. Don't give the program the secret, or keep the program from printing the secret (`workload.secret-files`). The reports are in the run directory on the machine.",
  },
  "artifact-file-not-searched": {
    means: "A file couldn't be searched for secrets, so it wasn't uploaded.",
    help: "The message says why. The file is in the run directory on the machine.",
  },
  "artifact-files-left-out": {
    means: "The run has too many files, files that are too large, or names that artifacts don't allow.",
    help: "Lower `rounds`, don't let the program write to the run directory, or upload the rest from the output `run-dir`.",
  },
  "artifact-directory-unreadable": {
    means: "The run directory is unreadable.",
    help: "Make sure the directory still exists when the action ends, and check its owner.",
  },
  "artifact-expired": {
    means: "The artifact expired.",
    help: "Rerun the workflow that uploaded the artifact. Raise `retention-days` to keep artifacts longer.",
  },
  "artifact-too-large": {
    means: "The artifact is too large to read safely.",
    help: "Lower `rounds` or the number of ranges in the run that uploaded the artifact. We read only the artifact without `-reports` in its name.",
  },
  "artifact-corrupt": {
    means: "The artifact isn't what its run uploaded, or its zip file is damaged.",
    help: "Delete the artifact on its run's page, and rerun the workflow that uploaded it.",
  },
  "artifact-refused": {
    means:
      "The artifact's zip file contains something we never upload: a link, a path outside the folder, or a zip bomb.",
    help: "This action didn't upload the artifact; find out what did. Delete the artifact on its run's page, and don't let anything else use this name.",
  },
  "artifact-download-failed": {
    means: "GitHub's storage didn't deliver the artifact.",
    help: "Rerun the job. On a self-hosted runner, check `https_proxy` and the connection to GitHub's storage (`*.blob.core.windows.net`).",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

export type ArtifactFailureId = keyof typeof artifactFailures;

/** The diagnostic for an artifact that wasn't uploaded or read, with the help text from the table. This diagnostic never fails the job. */
export function describeArtifactFailure(id: ArtifactFailureId, what: string, why: string): Diagnostic {
  return diagnostic({ id, severity: "warning", what, why, help: artifactFailures[id].help });
}

/** Reasons for having no baseline: what each means and what to do. docs/failures.md is generated from this table. */
export const baselineFailures = {
  "baseline-no-run": {
    means:
      "No successful run of this workflow on the branch can be the baseline: there were no runs, or we rejected them all.",
    help: "Run this workflow on the branch once, and then on every push (`on: push`, `mode: baseline`) or on a schedule.",
  },
  "baseline-no-ancestor": {
    means:
      "The branch's newest good runs measured commits that the head isn't based on. Comparing with those runs would blame the head for the branch's newer commits.",
    help: "Merge the branch into the pull request's branch, rebase the pull request, or run the workflow on every push to the branch.",
  },
  "baseline-no-artifact": {
    means: "The branch's good runs uploaded no artifact with this name.",
    help: "Use the same `artifact-name`, job, and matrix on the branch as in this run. The first run after a rename has no baseline.",
  },
  "baseline-expired": {
    means: "The last good run's artifact expired.",
    help: "Rerun the workflow on the branch. Raise `retention-days` or add a schedule to keep a baseline.",
  },
  "baseline-corrupt": {
    means: "The last good run's artifact is unreadable or doesn't match what was uploaded.",
    help: "Delete that artifact on its run's page, and rerun the workflow on the branch.",
  },
  "baseline-incompatible": {
    means:
      "The last good run's artifact comes from another version of this action, and this version can't read the artifact.",
    help: "Run the workflow on the branch once with this version of the action.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly help: string }>>;

export type BaselineFailureId = keyof typeof baselineFailures;

/** The diagnostic for a missing baseline, with the help text from the table. */
export function describeBaselineFailure(id: BaselineFailureId, why: string): Diagnostic {
  const what = "There's no baseline to compare with.";
  return diagnostic({ id, severity: "warning", what, why, help: baselineFailures[id].help });
}
