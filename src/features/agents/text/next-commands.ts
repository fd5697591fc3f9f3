import type { NextCommand, Settler } from "../model/verdict.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { RepeatableCommand } from "../../../model/run/asked.ts";
import { usualPairs } from "../../../model/run/plan.ts";
import { shellLine } from "../../../model/text/shell-words.ts";

interface Step {
  readonly argv: readonly string[];
  readonly why: string;
}

const mostCommands = 3;

/** They contain ids, the user's paths, and numbers, but no text from a program. */
export function suggestCommands(
  repeatable: RepeatableCommand,
  comparison: Comparison,
  { kernels, settledBy }: { readonly kernels: readonly string[]; readonly settledBy: Settler | null },
): NextCommand[] {
  const [tool = "llm-profile"] = repeatable.again;
  const { folder } = repeatable;
  const explain = folder === null ? [] : kernels.map((id) => createExplainStep([tool, "explain", folder], id));
  const [first, ...others] = explain;
  const steps = [
    ...(repeatable.kind === "run" ? measureMore(repeatable.again, comparison, settledBy) : []),
    ...(first === undefined ? [] : [first]),
    ...(repeatable.kind === "run" ? runAgain(repeatable.again) : compareAgain(repeatable)),
    ...others,
  ];
  return steps.slice(0, mostCommands).map(({ argv, why }) => ({ command: shellLine(argv), why }));
}

function createExplainStep(explain: readonly string[], id: string): Step {
  return { argv: [...explain, "--kernel", id], why: "Shows both sides of this kernel and how they differ." };
}

const limits = { rounds: 1000, pairs: 100 };

function measureMore(again: readonly string[], { head, ranges }: Comparison, settledBy: Settler | null): Step[] {
  if (settledBy === "more-rounds") {
    const rounds = String(Math.min(limits.rounds, 2 * Math.max(1, head.rounds)));
    const argv = [...again, "--rounds", rounds, "--set", `compare.max-rounds=${rounds}`, "--verdict"];
    return [{ argv, why: "Measures twice as many rounds." }];
  }
  if (settledBy === "more-untraced-runs") {
    const made = Math.max(usualPairs, ...ranges.map(({ latency }) => latency?.time.rounds ?? 0));
    const pairs = String(Math.min(limits.pairs, 2 * made));
    const argv = [...again, "--set", `latency.pairs=${pairs}`, "--set", `latency.max-pairs=${pairs}`, "--verdict"];
    return [{ argv, why: "Measures twice as many runs without tracing." }];
  }
  return [];
}

function runAgain(again: readonly string[]): Step[] {
  return [
    { argv: [...again, "--verdict"], why: "Measures again with the same settings." },
    { argv: [...again, "--dry-run"], why: "Shows what another run would cost, without starting it." },
    {
      argv: [...again, "--rounds", "1", "--set", "ncu.enabled=false", "--verdict"],
      why: "A quick look: one round per side.",
    },
  ];
}

function compareAgain({ again, analyze, folder }: Extract<RepeatableCommand, { readonly kind: "compare" }>): Step[] {
  const write = {
    argv: [...again, "--out", "llm-profile-comparison", "--verdict"],
    why: "Writes the files that `explain` reads.",
  };
  return [
    ...(folder === null ? [write] : []),
    { argv: again, why: "Prints the whole comparison as text." },
    { argv: analyze, why: "Shows where head spends its time." },
    { argv: [...again, "--json"], why: "Prints the whole comparison as JSON." },
  ];
}
