/** Troubles of asking GitHub anything: what each means and what to do; docs/failures.md is generated from it. */
export const apiTroubles = {
  "github-unreachable": {
    means: "GitHub's API could not be reached, or did not answer, in several tries.",
    remedy:
      "Look at githubstatus.com; on a self-hosted runner at its network, and at `https_proxy` and `no_proxy` of the job. Run the job again.",
  },
  "publish-time-over": {
    means:
      "Looking for a baseline, or all publishing together, took as long as `publish-time-limit` lets it: GitHub does not answer, or the artifacts are large for the network.",
    remedy:
      "Look at githubstatus.com and at the runner's network, and run the job again. Where the artifacts are large, raise `publish-time-limit`, or set `compress-above` or `log-limit`.",
  },
  "github-rate-limit": {
    means: "The token has asked GitHub too often, here or in other jobs, and the limit is lifted too late to wait for.",
    remedy: "Run the job again later; where it happens often, give the action a `token` of its own.",
  },
  "token-refused": {
    means: "GitHub does not accept the token: it is wrong, revoked or expired.",
    remedy:
      "Leave `token` out, for the job's own, or renew the secret. The job's own token ends with its job, or after 24 hours.",
  },
  "conversation-locked": {
    means: "The pull request's conversation is locked; the job's token may not comment there.",
    remedy: "Unlock the conversation, or set `comment: never`. The job summary has the result.",
  },
  "organization-refuses-token": {
    means:
      "The organization asks for single sign-on, or for an address on its list, and the token or the runner has not got it.",
    remedy: "Authorize the token for single sign-on, or add the runner's address to the organization's IP allow list.",
  },
  "permission-missing": {
    means: "The token may not do this. Tokens of pull requests from forks and from Dependabot only read.",
    remedy:
      "Add the permission that the message names to `permissions:` of the job. For forks: `mode: comment` in a workflow with `on: workflow_run`.",
  },
  "github-not-found": {
    means: "GitHub knows no such thing, or does not show it to this token.",
    remedy: "Add the permission that the message names to `permissions:` of the job.",
  },
  "github-gone": {
    means: "It was there, and is not any more: artifacts expire.",
    remedy: "Run the workflow again that made it; a larger `retention-days` keeps artifacts longer.",
  },
  "github-conflict": {
    means: "Something else changed the same thing at the same time.",
    remedy:
      "Run the job again; where it happens often, give the workflow a `concurrency:` group for each pull request.",
  },
  "comment-too-long": {
    means: "The comment is longer than GitHub takes.",
    remedy:
      "Please report it: comments are cut to GitHub's limit before they are sent. The job summary has the result.",
  },
  "github-server-error": {
    means: "GitHub answered with an error of its own, in several tries.",
    remedy: "Look at githubstatus.com, and run the job again.",
  },
  "github-refused": {
    means: "GitHub refused a request for a reason that is only in its own words.",
    remedy: "Please report it, with the warning's text.",
  },
  "github-answer-unexpected": {
    means:
      "An answer came that is not what GitHub's API promises: mostly a proxy's page, or a server that is no GitHub.",
    remedy: "Look at what stands between the runner and GITHUB_API_URL.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly remedy: string }>>;

export type ApiTroubleId = keyof typeof apiTroubles;
