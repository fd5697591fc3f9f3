import { fullName, type GithubJob, isSameRepository } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Checkout } from "../../run/repository/checkout.ts";

/** What the event says about the job's own code. `sha` is GITHUB_SHA. A value is null if the runner's variables don't say it. */
export type OwnCode = { readonly [K in "repository" | "sha"]: GithubJob[K] | null } & Pick<GithubJob, "triggeringRun">;

/** Whose code is checked out. `from` is the fork's `owner/name`, or null if the fork was deleted. */
export type Owner =
  | { readonly kind: "ours" }
  | { readonly kind: "fork"; readonly from: string | null }
  | { readonly kind: "unknown"; readonly why: string };

/**
 * Decides whose code a job would run. The event's own commit is ours. The commit of a run that triggered this job belongs to that run's
 * repository. Any other commit is ours only if a branch of `origin` contains it, and if `origin` isn't a fork.
 */
export function ownerOfCheckout(checkout: Checkout, { repository, sha, triggeringRun }: OwnCode): Owner {
  const own = repository === null ? null : fullName(repository);
  const triggeredBy = triggeringRun?.headRepository ?? null;
  const isForeignRun = triggeringRun !== null && !isSameRepository(triggeredBy, own);
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
  if (origin !== null && own !== null && isSameName(origin, own) && !isSameRepository(origin, own))
    return { kind: "unknown", why: `${shown}. It comes from ${plainText(origin)}, which may be a fork of ${own}.` };
  return isOnOrigin
    ? { kind: "ours" }
    : { kind: "unknown", why: `${shown}. No branch fetched from \`origin\` contains it.` };
}

/** True if only the owners of the repositories differ, as for a fork. */
function isSameName(one: string, other: string): boolean {
  return isSameRepository(one.replace(/^.*\//, ""), other.replace(/^.*\//, ""));
}
