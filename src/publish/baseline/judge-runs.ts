import { fullName, type Repository } from "../../model/publish/github.ts";
import type { ListedRun } from "./branch-runs.ts";

/** What a baseline's run has to be. */
export interface RunRules {
  readonly repository: Repository;
  readonly workflowId: number;
  readonly branch: string;
  /** Ours: no run is its own baseline. */
  readonly runId: number;
  /** False where the order of commits is not asked for: then a run that came after ours is none before it. */
  readonly newerAllowed: boolean;
}

/** Events that measure what is on the branch. Those of pull requests measure other people's code under any branch name. */
const events = new Set(["push", "schedule"]);

/** Why a run is not taken, worst first; the words follow a number. A run is counted under the first that fits. */
const refusals: readonly { readonly words: string; readonly when: (run: ListedRun, rules: RunRules) => boolean }[] = [
  {
    words: "of another repository",
    when: ({ repository }, rules) => !sameName(repository.full_name, fullName(rules.repository)),
  },
  {
    words: "of forks",
    when: (run, rules) => !sameName(run.head_repository?.full_name ?? "", fullName(rules.repository)),
  },
  { words: "of other events than push and schedule", when: ({ event }) => !events.has(event) },
  { words: "of other workflows", when: (run, { workflowId }) => run.workflow_id !== workflowId },
  { words: "of other branches", when: (run, { branch }) => run.head_branch !== branch },
  {
    words: "not successful",
    when: ({ status, conclusion }) => status !== "completed" || conclusion !== "success",
  },
  { words: "newer than this run", when: ({ id }, { runId, newerAllowed }) => !newerAllowed && id > runId },
];

/** GitHub's names of owners and repositories ignore case. */
function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

export interface JudgedRuns {
  readonly good: readonly ListedRun[];
  /** Such as `3 runs were passed over: 2 of forks, 1 not successful.`; empty where none was. */
  readonly passedOver: string;
}

/** The runs that may be a baseline, in the order given. We check ourselves what GitHub was asked to filter by. */
export function judgeRuns(runs: readonly ListedRun[], rules: RunRules): JudgedRuns {
  const good: ListedRun[] = [];
  const counts = new Map<string, number>();
  for (const run of runs) {
    if (run.id === rules.runId) continue;
    const refusal = refusals.find(({ when }) => when(run, rules));
    if (refusal === undefined) good.push(run);
    else counts.set(refusal.words, (counts.get(refusal.words) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = refusals.flatMap(({ words }) => {
    const count = counts.get(words);
    return count === undefined ? [] : [`${String(count)} ${words}`];
  });
  return {
    good,
    passedOver:
      total === 0
        ? ""
        : `${total === 1 ? "1 run was" : `${String(total)} runs were`} passed over: ${parts.join(", ")}.`,
  };
}
