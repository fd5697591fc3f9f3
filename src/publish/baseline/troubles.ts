import type { PublishTrouble } from "../../model/publish/publish.ts";

/** Why there is no baseline from an artifact: what each means and what to do; docs/failures.md is generated from it. */
export const baselineTroubles = {
  "baseline-no-run": {
    means: "No successful run of this workflow on the branch can be the baseline: none was there, or all were refused.",
    remedy:
      "Let this workflow run on pushes to the branch as well (`on: push`, `mode: baseline`) or on a schedule, and run it there once.",
  },
  "baseline-no-ancestor": {
    means:
      "The branch has good runs, but of none of the newest is the commit contained in what the head is based on: comparing with them would blame the branch's newer commits on the head.",
    remedy:
      "Bring the head up to date with the branch (merge or rebase), or let the workflow run on every push to the branch.",
  },
  "baseline-no-artifact": {
    means: "The branch has good runs, but they uploaded no artifact of this name.",
    remedy:
      "Use the same `artifact-name`, job and matrix on the branch as here; the first run after one was renamed has no baseline.",
  },
  "baseline-expired": {
    means: "The artifact of the last good run was deleted when its retention ended.",
    remedy: "Run the workflow on the branch again; a larger `retention-days`, or a schedule, keeps a baseline there.",
  },
  "baseline-corrupt": {
    means: "The artifact of the last good run cannot be read, or is not what was uploaded.",
    remedy: "Delete that artifact on its run's page, and run the workflow on the branch again.",
  },
  "baseline-incompatible": {
    means:
      "The artifact of the last good run was written by another version of this action, whose files this one does not read.",
    remedy: "Run the workflow once on the branch with this version of the action.",
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly remedy: string }>>;

export type BaselineTroubleId = keyof typeof baselineTroubles;

/** A trouble with the table's remedy. */
export function baselineTrouble(id: BaselineTroubleId, why: string): PublishTrouble {
  return { id, what: "There is no baseline to compare with.", why, hint: baselineTroubles[id].remedy };
}
