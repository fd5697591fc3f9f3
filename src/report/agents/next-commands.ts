import type { NextCommand, Settler } from "../../model/agents/verdict.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import { usualPairs } from "../../model/run/plan.ts";
import { shellLine } from "../../model/text/shell-words.ts";

/** What was asked for, as the words that ask for it again. */
export type Asked =
  | {
      readonly kind: "run";
      /** `llm-profile run` with the run's own settings. */
      readonly again: readonly string[];
      /** The run directory, as commands name it. */
      readonly folder: string;
    }
  | {
      readonly kind: "compare";
      /** `llm-profile compare` without `--out`. */
      readonly again: readonly string[];
      /** Null: nothing was written. */
      readonly folder: string | null;
      /** `llm-profile analyze` of head. */
      readonly analyze: readonly string[];
    };

interface Step {
  readonly argv: readonly string[];
  readonly why: string;
}

/** So many commands are named. */
const mostCommands = 3;

/** The commands that may come next, the most useful first: three. Their words are ids, paths of the user, and numbers; none is a program's. */
export function nextCommands(
  asked: Asked,
  comparison: Comparison,
  { kernels, settledBy }: { readonly kernels: readonly string[]; readonly settledBy: Settler | null },
): NextCommand[] {
  const [tool = "llm-profile"] = asked.again;
  const { folder } = asked;
  const explain = folder === null ? [] : kernels.map((id): Step => explainStep([tool, "explain", folder], id));
  const [first, ...others] = explain;
  const steps = [
    ...(asked.kind === "run" ? settle(asked.again, comparison, settledBy) : []),
    ...(first === undefined ? [] : [first]),
    ...(asked.kind === "run" ? runAgain(asked.again) : compareAgain(asked)),
    ...others,
  ];
  return steps.slice(0, mostCommands).map(({ argv, why }) => ({ command: shellLine(argv), why }));
}

function explainStep(explain: readonly string[], id: string): Step {
  return { argv: [...explain, "--kernel", id], why: "Both sides of this kernel, and what differs." };
}

/** What the configuration allows. */
const most = { rounds: 1000, pairs: 100 };

/** More of the same, where that may decide it. */
function settle(again: readonly string[], { head, ranges }: Comparison, settledBy: Settler | null): Step[] {
  if (settledBy === "more-rounds") {
    const rounds = String(Math.min(most.rounds, 2 * Math.max(1, head.rounds)));
    const argv = [...again, "--rounds", rounds, "--set", `compare.max-rounds=${rounds}`, "--verdict"];
    return [{ argv, why: "Twice the rounds." }];
  }
  if (settledBy === "more-untraced-runs") {
    const made = Math.max(usualPairs, ...ranges.map(({ latency }) => latency?.time.rounds ?? 0));
    const pairs = String(Math.min(most.pairs, 2 * made));
    const argv = [...again, "--set", `latency.pairs=${pairs}`, "--set", `latency.max-pairs=${pairs}`, "--verdict"];
    return [{ argv, why: "Twice the runs without tracing." }];
  }
  return [];
}

function runAgain(again: readonly string[]): Step[] {
  return [
    { argv: [...again, "--verdict"], why: "Measure it again, alone." },
    { argv: [...again, "--dry-run"], why: "What measuring again would cost; starts nothing." },
    {
      argv: [...again, "--rounds", "1", "--set", "ncu.enabled=false", "--verdict"],
      why: "A quick look: one round a side.",
    },
  ];
}

function compareAgain({ again, analyze, folder }: Extract<Asked, { readonly kind: "compare" }>): Step[] {
  const write = {
    argv: [...again, "--out", "llm-profile-comparison", "--verdict"],
    why: "Writes what `explain` reads.",
  };
  return [
    ...(folder === null ? [write] : []),
    { argv: again, why: "The whole comparison, as text." },
    { argv: analyze, why: "What head spends its time on." },
    { argv: [...again, "--json"], why: "The whole comparison, as JSON." },
  ];
}
