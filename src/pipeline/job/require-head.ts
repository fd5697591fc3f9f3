import { UserError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import { isPullRequestEvent, type GithubJob, isSameRepository, fullName } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Checkout, readCheckout } from "../../run/repository/checkout.ts";
import type { Context } from "../context.ts";
import { createOwnTools, findWorkingDirectory } from "../start/machine.ts";
import { findEventName, createWrongCheckoutError } from "./base-commit.ts";

/**
 * Makes sure that a pull request's job runs the pull request's own code, and that a job with secrets doesn't run a fork's code. Every
 * event but `pull_request` has secrets. With `forkCode`, a fork's code may run.
 */
export async function requireHead(
  context: Context,
  config: Config,
  job: GithubJob | null,
  forkCode: boolean,
): Promise<void> {
  const event = findEventName(context, job);
  if (event === null) return;
  const hasSecrets = event !== "pull_request";
  const pullRequest = job?.pullRequest ?? null;
  if (pullRequest === null && isPullRequestEvent(event)) {
    if (hasSecrets)
      throw createUnknownHeadError(
        "Neither the event nor the runner's GITHUB_* variables name the pull request.",
        event,
      );
    return;
  }
  if (pullRequest?.fork === true && hasSecrets && !forkCode)
    throw createForkError(event, pullRequest.headRepository, `#${pullRequest.number}`);
  if (pullRequest === null && forkCode) return;
  await using tools = await createOwnTools(context);
  const cwd = findWorkingDirectory(context, config);
  const checkout = await readCheckout({ ...tools, cwd }, pullRequest?.headSha ?? null);
  if (job !== null && pullRequest !== null) {
    if (checkout.kind !== "commit") {
      if (hasSecrets) throw createUnknownHeadError(checkout.why, event);
      context.log.info(`We can't tell whether the pull request is checked out: ${checkout.why}`);
      return;
    }
    const { head, top, repository, hasWanted } = checkout.commit;
    if (hasWanted) return;
    const ownRepositories = [fullName(job.repository), pullRequest.headRepository];
    if (repository === null || ownRepositories.some((name) => isSameRepository(repository, name)))
      throw createWrongCheckoutError(
        pullRequest,
        top,
        `HEAD is ${head.slice(0, 12)}, which doesn't contain that commit`,
      );
    context.log.info(
      `The program starts in a checkout of ${plainText(repository)}, not of the pull request's repository.`,
    );
  }
  if (!hasSecrets || forkCode) return;
  const sha = context.environment["GITHUB_SHA"] ?? null;
  const owner = decideOwner(checkout, job ?? { repository: null, sha, triggeringRun: null });
  if (owner.kind === "fork") throw createForkError(event, owner.from, "the checkout");
  if (owner.kind === "unknown") throw createUnknownOwnerError(event, owner.why);
}

type OwnCode = { readonly [K in "repository" | "sha"]: GithubJob[K] | null } & Pick<GithubJob, "triggeringRun">;

type Owner =
  | { readonly kind: "ours" }
  | { readonly kind: "fork"; readonly from: string | null }
  | { readonly kind: "unknown"; readonly why: string };

/**
 * Decides whose code a job would run. The event's own commit is ours. The commit of a run that triggered this job belongs to that run's
 * repository. Any other commit is ours only if a branch of `origin` contains it, and if `origin` isn't a fork.
 */
function decideOwner(checkout: Checkout, { repository, sha, triggeringRun }: OwnCode): Owner {
  const ownRepository = repository === null ? null : fullName(repository);
  const triggeredBy = triggeringRun?.headRepository ?? null;
  const isForeignRun = triggeringRun !== null && !isSameRepository(triggeredBy, ownRepository);
  if (checkout.kind !== "commit") {
    // Where nothing is checked out, the code can still be a fork's, for example from an artifact of the triggering run.
    const mayBeForeign = checkout.kind === "unknown" || isForeignRun;
    return mayBeForeign ? { kind: "unknown", why: checkout.why } : { kind: "ours" };
  }
  const { head, repository: origin, isOnOrigin } = checkout.commit;
  if (head === sha) return { kind: "ours" };
  if (head === triggeringRun?.headSha) return isForeignRun ? { kind: "fork", from: triggeredBy } : { kind: "ours" };
  if (isForeignRun && isSameRepository(origin, triggeredBy)) return { kind: "fork", from: origin };
  const shown = `HEAD is ${head.slice(0, 12)}, which isn't the event's commit`;
  if (
    origin !== null &&
    ownRepository !== null &&
    hasSameName(origin, ownRepository) &&
    !isSameRepository(origin, ownRepository)
  )
    return {
      kind: "unknown",
      why: `${shown}. It comes from ${plainText(origin)}, which may be a fork of ${ownRepository}.`,
    };
  return isOnOrigin
    ? { kind: "ours" }
    : { kind: "unknown", why: `${shown}. No branch fetched from \`origin\` contains it.` };
}

/** True if only the owners of the repositories differ, as for a fork. */
function hasSameName(first: string, second: string): boolean {
  return isSameRepository(first.replace(/^.*\//, ""), second.replace(/^.*\//, ""));
}

function createUnknownHeadError(why: string, event: string): UserError {
  return new UserError({
    id: "checkout-unknown",
    what: `We can't tell whether the pull request is checked out. On \`${event}\`, actions/checkout doesn't check it out by default.`,
    where: `event ${event}`,
    why: plainText(why),
    help: "Run the job on `pull_request`, with actions/checkout.",
  });
}

function createUnknownOwnerError(event: string, why: string): UserError {
  return new UserError({
    id: "checkout-not-ours",
    what: `We can't tell whether the checkout is a fork's code, which could steal the secrets of a job on \`${event}\`.`,
    where: `event ${event}`,
    why: plainText(why),
    help: "Check out the event's own commit (actions/checkout without `ref`), or a branch of this repository with `fetch-depth: 0`. If the code may have the secrets, set the input `run-fork-code-with-secrets: true`.",
  });
}

function createForkError(event: string, from: string | null, where: string): UserError {
  return new UserError({
    id: "fork-with-secrets",
    what: `We don't run a fork's code on \`${event}\`, because it could steal the repository's secrets and a write token.`,
    where: `${where} from ${plainText(from ?? "a deleted fork")}`,
    help: "Run the job on `pull_request`, and have another job post the comment (docs/pull-requests.md#forks). If the fork's code may have the secrets, set the input `run-fork-code-with-secrets: true`.",
  });
}
