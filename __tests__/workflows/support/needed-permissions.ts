import { isOurs, settingsOf } from "./our-step.ts";
import type { Job, Permissions, Step, Workflow } from "./workflow.ts";

type Need = (step: Step, events: ReadonlySet<string>) => Permissions;

/** What steps ask of the job's token; the documentation of each action and endpoint says it. */
const stepNeeds: readonly Need[] = [
  ({ uses = "" }) => (uses.startsWith("actions/checkout@") ? { contents: "read" } : {}),
  ({ uses = "" }) =>
    uses.startsWith("actions/attest-build-provenance@") ? { "id-token": "write", attestations: "write" } : {},
  ({ uses = "" }) => (uses.startsWith("pypa/gh-action-pypi-publish@") ? { "id-token": "write" } : {}),
  ({ run = "" }) => (/\bnpm publish --provenance\b/.test(run) ? { "id-token": "write" } : {}),
  ({ run = "" }) => (/\bgh release create\b|\/git\/refs\b/.test(run) ? { contents: "write" } : {}),
  ({ run = "" }) => (/\bdocker push\b/.test(run) ? { packages: "write" } : {}),
  (step, events) => (isOurs(step) ? ourNeeds(step, events) : {}),
];

/** Of this action: docs/pull-requests.md. */
function ourNeeds(step: Step, events: ReadonlySet<string>): Permissions {
  const { mode, baseline, comment, checkRun, issue, bisectMs } = settingsOf(step);
  if (mode === "comment") return { actions: "read", "pull-requests": "write" };
  if (mode === "history") return { actions: "read", contents: "write" };
  // `auto` measures the base in the same job on pull requests alone.
  const others = [...events].some((event) => event !== "pull_request");
  const artifact = mode === "profile" && (baseline.kind === "artifact" || (baseline.kind === "auto" && others));
  const comments =
    mode === "profile" && comment !== "never" && (events.has("pull_request") || events.has("issue_comment"));
  return {
    ...(artifact ? { actions: "read", contents: "read" } : {}),
    ...(comments ? { "pull-requests": "write" } : bisectMs === null ? {} : { "pull-requests": "read" }),
    ...(checkRun ? { checks: "write" } : {}),
    ...(issue ? { issues: "write" } : {}),
  };
}

/** The least that the job's token must be able to do. */
export function neededPermissions(workflow: Workflow, job: Job): Permissions {
  const events = new Set(Object.keys(workflow.on));
  const image: Permissions = job.container?.image.startsWith("ghcr.io/") === true ? { packages: "read" } : {};
  const needs = job.steps.flatMap((step) => stepNeeds.map((need) => need(step, events)));
  return [image, ...needs].reduce(both, {});
}

/** Of two, the more for each scope. */
export function both(one: Permissions, other: Permissions): Permissions {
  const joined = { ...one };
  for (const [scope, access] of Object.entries(other)) {
    if (joined[scope] !== "write") joined[scope] = access;
  }
  return joined;
}
