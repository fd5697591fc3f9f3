import { expect } from "@jest/globals";
import { parse } from "../../../support/parse.ts";
import { findKernelById } from "../../../../src/features/agents/model/kernel-id.ts";
import {
  kernelExplanationSchema,
  mostExplanationBytes,
} from "../../../../src/features/agents/model/kernel-explanation.ts";
import {
  agentVerdictSchema,
  mostVerdictBytes,
  type AgentVerdict,
} from "../../../../src/features/agents/model/verdict.ts";
import type { Comparison } from "../../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../../src/model/profile/profile.ts";
import { explainedKernel } from "../../../../src/features/agents/text/kernel-explanation.ts";
import type { RepeatableCommand } from "../../../../src/model/run/asked.ts";
import { shellLine } from "../../../../src/model/text/shell-words.ts";
import { splitShellLine } from "../../../../src/features/import-command/split-shell-line.ts";
import { formatOneLineJson } from "../../../../src/features/agents/text/room.ts";
import { createVerdict } from "../../../../src/features/agents/text/verdict.ts";

const folder = "llm-profile-runs/20260115-000000-1-abcd";

export const askedRun: RepeatableCommand = {
  kind: "run",
  again: ["llm-profile", "run", "--config", `${folder}/config.yaml`],
  folder,
};

/** The verdict as a reader gets it, after a check of all that holds of every verdict. */
export function checkedVerdict(
  comparison: Comparison,
  asked: RepeatableCommand = askedRun,
  files: readonly string[] = ["comparison.json", "report.html"],
): AgentVerdict {
  const text = formatOneLineJson(createVerdict({ comparison, failure: null, asked, files }));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostVerdictBytes);
  // One line, and nothing that a terminal acts on.
  expect(text).toMatch(/^\{[^\p{Cc}\p{Cf}]*\}\n$/u);
  const stored: unknown = JSON.parse(text);
  const verdict = agentVerdictSchema.strict().parse(stored);
  expect(verdict).toEqual(stored);
  const { leftOut, ...rest } = verdict;
  const known = numbersIn(comparison);
  expect([...numbersIn(rest)].filter((number) => !known.has(number))).toEqual([]);
  for (const count of Object.values(leftOut)) expect(count).toBeGreaterThanOrEqual(0);
  return verdict;
}

/** Every number in a value, at any depth. */
function numbersIn(value: unknown): Set<number> {
  if (typeof value === "number") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((member) => [...numbersIn(member)]));
}

/** The words of the commands, after a check that our command line takes them and that `explain` finds its kernel. */
export function checkedCommands(
  { next }: AgentVerdict,
  comparison: Comparison,
  profiles: { readonly base: Profile | null; readonly head: Profile | null },
): string[][] {
  const commands = next.map(({ command }) => splitShellLine(command).map(({ text }) => text));
  // What bash makes of such a line has its own test.
  expect(commands.map(shellLine)).toEqual(next.map(({ command }) => command));
  for (const [tool, ...argv] of commands) {
    expect(tool).toBe("llm-profile");
    const { name, kernel } = parse(argv);
    expect(["run", "dry-run", "explain", "compare", "analyze"]).toContain(name);
    if (name === "explain") checkExplanation(comparison, profiles, String(kernel));
  }
  return commands;
}

function checkExplanation(
  comparison: Comparison,
  profiles: { readonly base: Profile | null; readonly head: Profile | null },
  id: string,
): void {
  const kernel = findKernelById(comparison, id);
  if (kernel === null) throw new Error(`There is no kernel ${id}.`);
  const text = formatOneLineJson(explainedKernel(kernel, profiles));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostExplanationBytes);
  expect(text).toMatch(/^\{[^\p{Cc}\p{Cf}]*\}\n$/u);
  const stored: unknown = JSON.parse(text);
  expect(kernelExplanationSchema.strict().parse(stored)).toEqual(stored);
}
